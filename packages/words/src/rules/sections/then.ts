/** What rules said in other eras: number, knob and its value then, English and French, between tabs. The knobs know when. */
export const THEN = `
103.5	mulligan	paris-sequential	One player after the other mulligans, to one card less each time.	Les joueurs font leurs mulligans l’un après l’autre, avec une carte de moins chaque fois.
103.5	mulligan	paris-simultaneous	All decide in turn and mulligan at once, to one card less each time.	Tous décident tour à tour et font leur mulligan ensemble, avec une carte de moins chaque fois.
103.5	mulligan	vancouver	One card less each time; who has fewer than at first then scries 1.	Une carte de moins chaque fois ; qui en a moins qu’au début fait alors un regard 1.
111.2	tokenOwner	effect-controller	Who controls the spell or ability owns the token that it makes.	Qui contrôle le sort ou la capacité possède le jeton qu’il crée.
115.4	battles	false	"Any target" means a creature or player, and a planeswalker where there are any.	« N’importe quelle cible » désigne une créature ou un joueur, et un planeswalker s’il en existe.
120.1	battles	false	Objects deal damage to creatures and players, and to planeswalkers where there are any.	Les objets infligent des blessures aux créatures et aux joueurs, et aux planeswalkers s’il en existe.
120.1a	battles	false	Among objects, only creatures can be dealt damage, and planeswalkers where there are any.	Parmi les objets, seules les créatures peuvent subir des blessures, et les planeswalkers s’il en existe.
205.4d	legendScope	legend-type-or-legendary	The creature type Legend makes a permanent legendary too.	Le type de créature Légende rend aussi un permanent légendaire.
306.4	pwAreLegendary	false	Planeswalkers were not legendary.	Les planeswalkers n’étaient pas légendaires.
400.11	wishReach	outside+removed	Cards removed from the game were outside it, and could be fetched.	Les cartes retirées de la partie étaient en dehors, et pouvaient être cherchées.
500.5	manaEmpties	phase	Unspent mana is lost as a phase ends, not as a step does.	Le mana restant est perdu à la fin d’une phase, non d’une étape.
500.7	extraTurnAnchor	current	An extra turn is added after the present turn.	Un tour supplémentaire vient après le tour en cours.
506.3	battles	false	Only creatures attack or block.	Seules les créatures attaquent ou bloquent.
506.4c	battles	false	An attacker stays one when what it attacked is gone; unblocked, it deals no damage.	Un attaquant le reste quand ce qu’il attaquait n’est plus là ; non bloqué, il n’inflige rien.
508.1a	battles	false	Attackers must be untapped creatures with haste or under one's control since the turn began.	Les attaquants doivent être des créatures dégagées, avec la célérité ou à leur joueur depuis le début du tour.
508.1b	battles	false	It is announced what each creature attacks.	On annonce ce que chaque créature attaque.
508.3e	battles	false	"Whenever you attack a player" needs a creature declared against that player, nothing of theirs.	« À chaque fois que vous attaquez un joueur » vise le joueur lui-même, non ce qui est à lui.
508.5	defendingPlayerRef	at-declaration	The defending player is the one who was attacked as attackers were declared.	Le joueur défenseur est celui qui était attaqué à la déclaration des attaquants.
508.7c	battles	false	A creature's attack can be changed only to an opponent, or to what can be attacked of theirs.	L’attaque d’une créature ne peut être réorientée que vers un adversaire, ou vers ce qui s’attaque chez lui.
508.8	skipBlockersWhen	none-declared	Blocks are left out where nothing was declared as an attacker.	Les blocages sont sautés si aucune créature n’a été déclarée attaquante.
509.1a	battles	false	Blockers must be untapped creatures; each blocks one creature attacking its side.	Les bloqueurs doivent être des créatures dégagées ; chacun bloque une créature qui attaque son camp.
510.1c	damageDivision	free	An attacker's damage is divided freely among what blocks it.	Les blessures d’un attaquant se répartissent librement entre ce qui le bloque.
510.1c	damageDivision	ordered	Blockers are put in an order; each is assigned lethal damage before the next.	Les bloqueurs sont ordonnés ; chacun reçoit des blessures mortelles avant le suivant.
510.2	combatDamage	stack	Combat damage goes onto the stack and waits there to be dealt.	Les blessures de combat vont sur la pile et y attendent d’être infligées.
510.4	secondDamageStep	assigned-none	In the second step those deal damage that assigned none in the first.	À la seconde étape infligent celles qui n’ont rien assigné à la première.
603.10a	sacrificeLookBack	false	Abilities on leaving the battlefield, and on going to hand or library, look back in time; on a sacrifice they don't.	Départ du champ de bataille, retour en main ou bibliothèque : on regarde en arrière ; non pour un sacrifice.
603.12	reflexiveTriggers	false	There was no such rule.	Cette règle n’existait pas.
603.3b	triggerPlacement	one-pass	All triggers go on in one pass, those that watch for other triggers too.	Toutes les capacités vont sur la pile en un passage, même celles qui en attendent d’autres.
608.3f	permanentSpellCopies	false	There was no such rule.	Cette règle n’existait pas.
613.4	ptSublayers	legacy	Effects on size apply by timestamp alone, counters last.	Les effets sur la taille s’appliquent par horodatage, les marqueurs en dernier.
613.4c	ptSublayers	m10	Layer 7c: effects, but not counters, that modify power and toughness.	Couche 7c : effets qui modifient la force et l’endurance, mais pas les marqueurs.
613.4d	ptSublayers	m10	Layer 7e: power and toughness switched.	Couche 7e : force et endurance échangées.
614.12	entersLookahead	own-only	Of static abilities only the permanent's own are looked at for how it enters.	Seules les capacités statiques du permanent lui-même comptent pour sa façon d’arriver.
700.4	diesMeans	creature	Only creatures die.	Seules les créatures meurent.
700.4	diesMeans	unused	Nothing is said to die yet.	On ne dit encore de rien qu’il meurt.
702.12	indestructible	status	Indestructible is no keyword: an effect says so, and it can't be lost.	Indestructible n’est pas un mot-clé : un effet le dit, et cela ne se perd pas.
702.15	lifelink	triggered	Lifelink is a triggered ability: life is gained as it resolves.	Le lien de vie est une capacité déclenchée : les points de vie sont gagnés à sa résolution.
702.15	lifelink	absent	There was no lifelink.	Le lien de vie n’existait pas.
702.2	deathtouch	triggered	Deathtouch is a triggered ability that destroys the creature.	Le contact mortel est une capacité déclenchée qui détruit la créature.
702.2	deathtouch	absent	There was no deathtouch.	Le contact mortel n’existait pas.
702.22d	battles	false	A band as a whole attacks the same.	Tout le groupe attaque la même chose.
702.26d	phaseOutIsLeaving	true	What phases out leaves the battlefield, for a zone of its own.	Ce qui se déphase quitte le champ de bataille, pour une zone à part.
702.26d	phasedOutTokens	cease	Tokens that phase out cease to exist.	Les jetons qui se déphasent cessent d’exister.
702.3	wallsCantAttack	true	Walls can't attack, by their creature type.	Les murs ne peuvent pas attaquer, par leur type de créature.
702.4	doubleStrike	false	There was no double strike.	La double initiative n’existait pas.
704	terms	classic	State-based effects.	Effets basés sur un état.
704.1	terms	classic	State-based effects are a kind of their own, which apply only in the cases of the list.	Les effets basés sur un état sont une catégorie à part, qui ne s’applique qu’aux conditions de la liste.
704.1a	terms	classic	Abilities that wait for a state of the game are triggered abilities.	Les capacités qui attendent un état du jeu sont des capacités déclenchées.
704.2	terms	classic	State-based effects are always active, and no player controls them.	Les effets basés sur un état sont toujours actifs, et aucun joueur ne les contrôle.
704.3	terms	classic	Before any priority all state-based effects apply in one event, again until none does; then triggers go on the stack.	Avant toute priorité, ces effets s’appliquent en un seul événement, et encore ; puis les capacités déclenchées vont sur la pile.
704.4	terms	classic	State-based effects pass over what is only so in the midst of a resolution.	Les effets basés sur un état ne tiennent pas compte de ce qui se passe pendant une résolution.
704.5	terms	classic	The list of state-based effects.	La liste des effets basés sur un état.
704.5d	terms	classic	A token in a zone other than in play ceases to exist.	Un jeton dans une zone autre que la zone en jeu cesse d’exister.
704.5d	phasedOutTokens	cease	A token that is phased out, or off the battlefield, ceases to exist.	Un jeton hors phase, ou hors du champ de bataille, cesse d’exister.
704.5g	terms	classic	A creature with lethal damage, as much as its toughness, is destroyed.	Une créature avec des blessures fatales, autant que son endurance, est détruite.
704.5m	aurasTerm	local-enchantment	A local enchantment on an illegal permanent, or on none, goes to the graveyard.	Un enchantement local qui enchante un permanent illégal ou non-existant est mis au cimetière.
704.5e	copyOfCardSba	false	Only copies of spells cease to exist, not copies of cards.	Seules les copies de sorts cessent d’exister, non les copies de cartes.
704.5j@2011-09-30	pwUniqueness	all-die-by-type	Planeswalker uniqueness: of planeswalkers that share a type, all go.	Unicité des planeswalkers : de ceux qui partagent un type, tous partent.
704.5j@2011-09-30	pwUniqueness	controller-keeps-one-by-type	Planeswalker uniqueness: of a player's planeswalkers that share a type, all but one go.	Unicité des planeswalkers : de ceux d’un joueur qui partagent un type, un seul reste.
704.5h	deathtouch	triggered	There was no such rule.	Cette règle n’existait pas.
704.5h	deathtouch	absent	There was no such rule.	Cette règle n’existait pas.
704.5j	legendRule	oldest-stays	Legend rule: of legends of one name only the one longest in play stays.	Règle des légendes : de légendes de même nom, seule la plus ancienne en jeu reste.
704.5j	legendRule	all-die	Legend rule: all legends of one name go, whoever controls them.	Règle des légendes : toutes celles de même nom s’en vont, peu importe qui les contrôle.
704.5k	worldRule	world-enchantment	World rule: only the newest world enchantment stays, and in a tie none.	Règle des mondes : seul l’enchantement du monde le plus récent reste, et à égalité aucun.
704.5n	equipmentSba	false	There was no Equipment.	Il n’y avait pas d’équipements.
704.5q	counterPairSba	false	+1/+1 and -1/-1 counters stay beside each other.	Les marqueurs +1/+1 et -1/-1 restent côte à côte.
704.5r	counterCapSba	false	There was no such rule.	Cette règle n’existait pas.
704.5y	roles	false	There was no such rule.	Cette règle n’existait pas.
704.6b	poison2hg	player-10	In Two-Headed Giant ten poison counters on one player are fatal.	Au Troll à deux têtes, dix marqueurs poison sur un joueur sont fatals.
704.6c	commanderDamage	false	There was no such rule.	Cette règle n’existait pas.
704.6e	schemeSba	none	There was no such rule.	Cette règle n’existait pas.
704.6f	phenomenonSba	false	There was no such rule.	Cette règle n’existait pas.
801.2d	battles	false	An object is in range if its controller is.	Un objet est à portée si son contrôleur l’est.
802.3	battles	false	For each attacker you choose what it attacks.	Pour chaque attaquant, vous choisissez ce qu’il attaque.
805.10	combat2hg	team	Creatures attack the team, and one of its players is chosen for the damage.	Les créatures attaquent l’équipe, et un de ses joueurs est choisi pour les blessures.
903.9	commanderZone	replace-gy-exile	A commander may go to the command zone instead of the graveyard or exile.	Un commandant peut aller dans la zone de commandement au lieu du cimetière ou de l’exil.
903.9	commanderZone	replace-gy-exile-hand-library	A commander may go to the command zone instead of graveyard, exile, hand or library.	Un commandant peut y aller au lieu du cimetière, de l’exil, de la main ou de la bibliothèque.
`
