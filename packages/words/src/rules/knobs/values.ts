/** The meanings of knob values: value, English and French, tab-separated. `terms=m10` is for that knob only. */
export const VALUES = `
oldest-stays	the one longest in play stays	la plus ancienne reste
all-die	all go	toutes partent
controller-keeps-one	each controller keeps one	chaque contrôleur en garde une
legend-type-or-legendary	the type Legend, or legendary	le type Légende, ou légendaire
supertype	the supertype	le sur-type
all-die-by-type	all go	tous partent
controller-keeps-one-by-type	each controller keeps one	chaque contrôleur en garde un
world-enchantment	world enchantments, the newest stays	enchantements du monde, le plus récent reste
world-permanent	world permanents, the newest stays	permanents du monde, le plus récent reste
world-supertype	the shortest time with the supertype stays	reste celui qui a le sur-type depuis le moins longtemps
local-enchantment	local enchantments	enchantements locaux
aura	Auras	auras
absent	not there	absent
triggered	an ability that triggers	une capacité déclenchée
sba-free-split	a check; its damage divided freely	une vérification ; blessures réparties librement
sba-lethal-one	a check; one damage is lethal	une vérification ; une blessure est mortelle
static	part of the damage	fait partie des blessures
status	a status	un statut
keyword	an ability that can be lost	une capacité qui peut être perdue
none	no rule	pas de règle
own-trigger	its own	les siennes
any-scheme-trigger	those of any scheme	celles de toute machination
replace-gy-exile	instead of graveyard or exile	au lieu du cimetière ou de l’exil
replace-gy-exile-hand-library	instead of graveyard, exile, hand or library	au lieu du cimetière, de l’exil, de la main ou de la bibliothèque
sba-gy-exile+replace-hand-library	from graveyard or exile by a check; instead of hand or library	du cimetière ou de l’exil par vérification ; au lieu de la main ou de la bibliothèque
player-10	ten for a player	dix pour un joueur
team-15	fifteen for a team	quinze pour une équipe
second-player-only	the second player	le deuxième joueur
nobody	nobody	personne
team	the team	l’équipe
player	one of its players	l’un de ses joueurs
phase	as a phase ends	à la fin d’une phase
step-and-phase	as a step or phase ends	à la fin d’une étape ou d’une phase
mana-first	mana	le mana
effects-first	effects	les effets
stack	through the stack	par la pile
immediate	dealt at once	infligées aussitôt
free	free	libre
ordered	in the announced order	dans l’ordre annoncé
per-creature	each creature	chaque créature
whole	the whole	l’ensemble
assigned-none	who assigned none before	qui n’en a pas assigné avant
lacked-ability	who had neither ability before	qui n’avait ni l’une ni l’autre avant
all	all at once	toutes à la fois
maximise	as many as can be	le plus possible
none-declared	none was declared	aucun n’a été déclaré
none-declared-or-put	none was declared or put there	aucun n’a été déclaré ni mis là
at-declaration	the one attacked at the declaration	celui attaqué à la déclaration
current-or-last	the one attacked now or last	celui attaqué maintenant ou en dernier
zone	a zone	une zone
cease	cease to exist	cessent d’exister
persist	stay	restent
included	may be included	peuvent en être
never	never	jamais
effect-controller	controller of the effect	contrôleur de l’effet
entered-under	under whose control it entered	celui sous le contrôle duquel il est arrivé
creator	who created it	celui qui l’a créé
one-pass	in one pass	en une passe
two-pass	in two passes	en deux passes
first	the first of them	le premier
controller-chooses	its controller chooses	son contrôleur choisit
loss	the loss	la perte
loss-and-gain	the loss, and an opponent's gain	la perte, et la prise par un adversaire
unused	not a word of the rules	pas un mot des règles
creature	creatures	les créatures
any-permanent	any permanent	tout permanent
own-only	its own effects	ses propres effets
existing	those of others too	aussi ceux des autres
legacy	by time alone	selon le temps seul
tsp	static before others	statiques avant les autres
m10	sizes set, then modified, then counters	fixées, puis modifiées, puis les marqueurs
iko	sizes set, then modified with counters	fixées, puis modifiées avec les marqueurs
current	after this turn	après ce tour
specified	after the turn spoken of	après le tour dont il s’agit
paris-sequential	Paris, one player after the other	Paris, un joueur après l’autre
paris-simultaneous	Paris, all at once	Paris, tous à la fois
vancouver	Vancouver, with scry 1	Vancouver, avec regard 1
london	London, seven cards and some back	Londres, sept cartes puis on en remet
outside+removed	outside, and removed from the game	en dehors, et retiré de la partie
outside	outside	en dehors
per-permission	each by a permission	chacune par une permission
count	only counted	seulement comptées
off	no	non
on	yes	oui
on-no-chapter-safe	yes; one without chapters stays	oui ; sans chapitre, elle reste
terms=m10	battlefield, exile, cast	champ de bataille, exil, lancer
classic	in play, removed from the game, play	en jeu, retiré de la partie, jouer
enters	battlefield, exile, cast, enters	champ de bataille, exil, lancer, arrive
true	yes	oui
false	no	non
`
