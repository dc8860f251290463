/** Game concepts (1xx): number, English and French, between tabs. */
export const CONCEPTS = `
100.1	These rules are for every game, with two players or more.	Ces règles valent pour toute partie, à deux joueurs ou plus.
100.2	Each player brings a deck, and something to mark tokens, counters and life.	Chaque joueur apporte un deck, et de quoi marquer jetons, marqueurs et points de vie.
100.2a	Constructed: at least 60 cards, at most four of a name save basic lands.	Construit : au moins 60 cartes, quatre au plus d’un même nom sauf terrains de base.
100.2b	Limited: at least 40 cards from the product opened.	Limité : au moins 40 cartes du produit ouvert.
100.2d	Some variants add a deck of nontraditional cards.	Certaines variantes ajoutent un deck de cartes non traditionnelles.
100.4a	A sideboard has at most fifteen cards.	Une réserve a quinze cartes au plus.
100.5	A deck may have a minimum size; only Commander decks have a maximum.	Un deck peut avoir une taille minimale ; seuls ceux de Commander ont un maximum.
101.2	What says "can't" beats what says "may" or "do".	Ce qui interdit l’emporte sur ce qui permet ou ordonne.
101.4	When several choose at once, the active player does first, then the others in turn order.	Quand plusieurs choisissent en même temps, le joueur actif le fait d’abord, puis les autres dans l’ordre du tour.
102.2	With two players, each is the other's opponent.	À deux joueurs, chacun est l’adversaire de l’autre.
102.3	With teams, teammates are on your team and all others are opponents.	En équipes, les coéquipiers sont de votre équipe, tous les autres sont des adversaires.
103.1	It is decided who chooses the starting player; later in a match, the loser of the last game.	On décide qui choisit le joueur qui commence ; ensuite dans un match, c’est le perdant de la partie précédente.
103.2	Some games need further steps before they begin.	Certaines parties demandent d’autres étapes avant de commencer.
103.2b	Companions may be revealed before the game.	Les compagnons peuvent être révélés avant la partie.
103.3	Everybody shuffles; the decks become the libraries.	Chacun mélange ; les decks deviennent les bibliothèques.
103.3a	Supplementary decks are shuffled too.	Les decks supplémentaires sont aussi mélangés.
103.4	A player begins at 20 life, unless the variant says otherwise.	Un joueur commence à 20 points de vie, sauf dans certaines variantes.
103.5	Each player draws an opening hand, usually seven cards, and may take mulligans.	Chaque joueur pioche une main de départ, sept cartes d’ordinaire, et peut faire des mulligans.
103.5c	With more than two players the first mulligan is free.	À plus de deux joueurs, le premier mulligan est gratuit.
103.6	Before the first turn players may do, in turn order, what cards in their opening hands offer.	Avant le premier tour, les joueurs peuvent faire, dans l’ordre du tour, ce que proposent les cartes de leur main de départ.
103.7	In Planechase a plane is turned up before the first turn.	En Planechase, un plan est révélé avant le premier tour.
103.8	The starting player takes the first turn.	Le joueur qui commence prend le premier tour.
103.8a	With two players, who begins skips the first draw step.	À deux joueurs, celui qui commence passe sa première étape de pioche.
103.8b	In Two-Headed Giant the starting team skips its first draw step.	Au Troll à deux têtes, l’équipe qui commence passe sa première étape de pioche.
104.1	The game ends at once when somebody wins, it is a draw, or it restarts.	La partie finit dès qu’un joueur gagne, qu’il y a égalité ou qu’elle recommence.
104.2a	Who has no opponents left wins, whatever would stop it.	Qui n’a plus d’adversaire gagne, quoi qui l’empêcherait.
104.2b	An effect can make a player win.	Un effet peut faire gagner un joueur.
104.2c	A team wins when all other teams have left.	Une équipe gagne quand toutes les autres ont quitté la partie.
104.3	There are several ways to lose.	Il y a plusieurs façons de perdre.
104.3a	A player may concede at any time; he leaves and loses.	Un joueur peut concéder à tout moment ; il quitte la partie et perd.
104.3e	An effect can make a player lose.	Un effet peut faire perdre un joueur.
104.4	There are several ways to a draw.	Il y a plusieurs façons d’arriver à l’égalité.
104.4a	If all players left lose together, it is a draw.	Si tous les joueurs restants perdent ensemble, c’est une égalité.
104.4b	A loop that nobody can stop makes the game a draw.	Une boucle que personne ne peut arrêter rend la partie nulle.
104.4c	An effect can make the game a draw.	Un effet peut déclarer l’égalité.
104.5	Who loses leaves the game.	Qui perd quitte la partie.
105.2	An object has the colours of its mana cost, or none.	Un objet a les couleurs de son coût de mana, ou aucune.
106.1a	The colours of mana are white, blue, black, red and green.	Les couleurs de mana sont le blanc, le bleu, le noir, le rouge et le vert.
106.1b	There are six types of mana, the colours and colourless.	Il y a six types de mana, les couleurs et l’incolore.
106.3	Mana comes from mana abilities, and from some spells and other abilities.	Le mana vient des capacités de mana, et de certains sorts et autres capacités.
106.4	Added mana goes to the player's mana pool, where it waits to be spent or lost.	Le mana ajouté va dans la réserve de mana du joueur, où il attend d’être dépensé ou perdu.
106.5	Mana of no defined type isn't made.	Du mana d’un type non défini n’est pas produit.
106.6	Mana may come with limits or effects on its use.	Du mana peut venir avec des limites ou des effets sur son usage.
106.7	"Could produce" counts what its abilities could make.	« Pourrait produire » compte ce que ses capacités pourraient donner.
106.8	Of hybrid mana that is added, one half is chosen.	Du mana hybride ajouté, on choisit une moitié.
106.10	Generic mana that is added is colourless.	Le mana générique ajouté est incolore.
106.11	Snow mana that is added is colourless.	Le mana neigeux ajouté est incolore.
106.12	Tapping for mana is using a mana ability with {T}.	Engager pour du mana, c’est utiliser une capacité de mana avec {T}.
106.12a	"Whenever it's tapped for mana" triggers as a mana ability with {T} resolves and makes mana, of the type named.	« Quand il est engagé pour du mana » se déclenche quand une capacité de mana avec {T} a produit du mana, du type nommé.
106.12b	What replaces such mana applies as the ability resolves.	Ce qui remplace ce mana s’applique à la résolution de la capacité.
107.1b	Numbers are not negative, except a creature's size and a few more.	Les nombres ne sont pas négatifs, sauf la taille d’une créature et quelques autres.
107.3	X stands for a number to be found or chosen.	X représente un nombre à trouver ou à choisir.
107.3a	X in a cost is chosen as the spell or ability is announced.	X dans un coût est choisi à l’annonce du sort ou de la capacité.
107.3d	For a special action with X in its cost, the player chooses X just before paying.	Pour une action spéciale dont le coût contient X, le joueur choisit X juste avant de payer.
107.3e	Who speaks of another object's X means the value that X has there.	Qui parle du X d’un autre objet prend la valeur que X a sur celui-ci.
107.3f	X that nothing defines and that is in no cost announced is chosen when it is needed.	Un X que rien ne définit et qui n’est dans aucun coût annoncé est choisi au moment voulu.
107.3i	Every X of one object has the same value at a time.	Tous les X d’un même objet ont la même valeur au même moment.
107.3k	X of an activated ability is its own.	Le X d’une capacité activée lui est propre.
107.3m	An enters ability knows the X of the spell that became it.	Une capacité d’arrivée connaît le X du sort qui est devenu ce permanent.
107.4	The mana symbols.	Les symboles de mana.
107.4b	Numbers and X in costs are generic mana: any type pays them.	Les nombres et X dans les coûts sont du mana générique : tout type convient.
107.4d	The symbol {0} is a cost of no mana.	Le symbole {0} est un coût sans mana.
107.4e	A hybrid symbol is paid in one of two ways.	Un symbole hybride se paie de l’une de deux façons.
107.4f	A Phyrexian symbol is paid with its colour or with 2 life.	Un symbole phyrexian se paie avec sa couleur ou 2 points de vie.
107.4h	{S} is paid with mana from a snow source.	{S} se paie avec du mana d’une source neigeuse.
107.14	{E} is an energy counter; paying it takes one from the player.	{E} est un marqueur énergie ; le payer en retire un au joueur.
108.2	"Card" means a real card, not a token or a copy.	« Carte » désigne une vraie carte, non un jeton ou une copie.
109.1	Objects are cards, copies, tokens, spells, permanents, emblems and abilities on the stack.	Les objets sont les cartes, copies, jetons, sorts, permanents, emblèmes et capacités sur la pile.
109.2	A type alone means a permanent of that type.	Un type seul désigne un permanent de ce type.
109.3	Characteristics are name, cost, colour, types, text, abilities, size and the like.	Les caractéristiques sont le nom, le coût, la couleur, les types, le texte, les capacités, la taille, etc.
109.4	Only what is on the stack or the battlefield has a controller.	Seul ce qui est sur la pile ou le champ de bataille a un contrôleur.
110.1	A permanent is a card or token on the battlefield.	Un permanent est une carte ou un jeton sur le champ de bataille.
110.4	Six card types are permanent types; instants and sorceries never enter.	Six types de carte sont des permanents ; éphémères et rituels n’arrivent jamais.
110.5	Status: tapped or not, flipped or not, face up or down, phased in or out.	Le statut : engagé ou non, inversé ou non, face visible ou cachée, en phase ou hors phase.
110.5a	Being tapped, flipped, face down or phased out is a status, no characteristic.	Être engagé, inversé, face cachée ou hors phase est un statut, non une caractéristique.
111.1	A token stands for a permanent that is no card.	Un jeton représente un permanent qui n’est pas une carte.
111.2	Who creates a token owns it and has it enter under his control.	Qui crée un jeton en est le propriétaire, et le jeton arrive sous son contrôle.
111.3	The effect that creates a token says what it is like.	L’effet qui crée un jeton dit comment il est.
111.4	A token is named after its subtypes and "Token" unless told otherwise.	Un jeton porte le nom de ses sous-types et « jeton », sauf indication contraire.
111.5	A token that couldn't enter isn't created.	Un jeton qui ne pourrait pas arriver n’est pas créé.
111.8	A token that has left can't come back.	Un jeton parti ne peut pas revenir.
111.10	Some tokens are defined by the rules.	Certains jetons sont définis par les règles.
111.10a	Treasure: tap and sacrifice it for one mana of any colour.	Trésor : engagez-le et sacrifiez-le pour un mana de la couleur de votre choix.
111.10b	Food: {2}, tap and sacrifice it to gain 3 life.	Nourriture : {2}, engagez-la et sacrifiez-la pour gagner 3 points de vie.
111.10c	Gold: sacrifice it for one mana of any colour.	Or : sacrifiez-le pour un mana de la couleur de votre choix.
111.10d	Walker: a 2/2 black Zombie.	Walker : un zombie 2/2 noir.
111.10e	Shard: {2} and sacrifice it to scry 1 and draw.	Fragment : {2} et sacrifiez-le pour un regard 1 et une carte.
111.10f	Clue: {2} and sacrifice it to draw a card.	Indice : {2} et sacrifiez-le pour piocher une carte.
111.10g	Blood: {1}, tap, discard and sacrifice it to draw.	Sang : {1}, engagez, défaussez-vous et sacrifiez-le pour piocher.
111.10h	Powerstone: tap for {C}, not for nonartifact spells.	Pierre de pouvoir : engagez-la pour {C}, pas pour des sorts non-artefacts.
111.10i	Incubator: {2} turns it into an artifact creature.	Incubateur : {2} le transforme en créature-artefact.
111.10j	Cursed Role: the creature is 1/1.	Rôle Maudit : la créature est une 1/1.
111.10k	Monster Role: +1/+1 and trample.	Rôle Monstre : +1/+1 et le piétinement.
111.10m	Royal Role: +1/+1 and ward {1}.	Rôle Royal : +1/+1 et parade {1}.
111.10n	Sorcerer Role: +1/+1, and scry 1 on attacking.	Rôle Sorcier : +1/+1, et regard 1 en attaquant.
111.10p	Virtuous Role: +1/+1 for each enchantment you control.	Rôle Vertueux : +1/+1 par enchantement que vous contrôlez.
111.10q	Wicked Role: +1/+1; each opponent loses 1 life when it goes.	Rôle Cruel : +1/+1 ; chaque adversaire perd 1 point de vie à son départ.
111.10r	Young Hero Role: a small attacker gets a counter.	Rôle Jeune héros : une petite créature qui attaque reçoit un marqueur.
111.10s	Map: {1}, tap and sacrifice it to explore.	Carte : {1}, engagez-la et sacrifiez-la pour explorer.
111.10t	Junk: tap and sacrifice it to play the top card this turn.	Camelote : engagez-la et sacrifiez-la pour jouer la carte du dessus ce tour-ci.
111.10u	Lander: {2}, tap and sacrifice it to fetch a basic land.	Atterrisseur : {2}, engagez-le et sacrifiez-le pour chercher un terrain de base.
111.10v	Mutagen: {1}, tap and sacrifice it for a +1/+1 counter.	Mutagène : {1}, engagez-le et sacrifiez-le pour un marqueur +1/+1.
111.12	A token copy of nothing isn't created.	Un jeton copie de rien n’est pas créé.
113.3	There are four kinds of ability: spell, activated, triggered, static.	Il y a quatre sortes de capacités : de sort, activées, déclenchées, statiques.
113.3a	A spell ability is carried out as the instant or sorcery resolves.	Une capacité de sort s’exécute à la résolution de l’éphémère ou du rituel.
113.6	Abilities of spells work on the stack, others on the battlefield, with listed exceptions.	Les capacités des sorts fonctionnent sur la pile, les autres sur le champ de bataille, sauf exceptions.
113.6b	An ability that says where it works works only there.	Une capacité qui dit d’où elle fonctionne ne fonctionne que de là.
113.6g	"Can't be countered" works on the stack.	« Ne peut pas être contrecarré » fonctionne sur la pile.
113.6k	A trigger works where its condition can be met.	Une capacité déclenchée fonctionne là où sa condition peut être remplie.
113.7	The source of an ability is the object that has it.	La source d’une capacité est l’objet qui la possède.
113.7a	On the stack an ability no longer needs its source.	Sur la pile, une capacité n’a plus besoin de sa source.
114.1	An emblem is a marker with abilities in the command zone.	Un emblème est une marque avec des capacités dans la zone de commandement.
114.2	Who gets an emblem owns and controls it.	Qui reçoit un emblème en est propriétaire et contrôleur.
114.4	The abilities of an emblem work in the command zone.	Les capacités d’un emblème fonctionnent dans la zone de commandement.
115.1	Targets are chosen when the spell or ability is put on the stack.	Les cibles sont choisies quand le sort ou la capacité est mis sur la pile.
115.2	Only permanents are targets, unless the text says otherwise.	Seuls les permanents sont des cibles, sauf mention contraire du texte.
115.3	The same target only once for each time the word stands there.	La même cible une seule fois par mention du mot « cible ».
115.5	Nothing on the stack can target itself.	Rien sur la pile ne peut se cibler soi-même.
115.7	Targets may be changed, or new ones chosen.	Des cibles peuvent être changées, ou de nouvelles choisies.
115.7a	Changing targets: each goes to another legal one, or stays.	Changer les cibles : chacune passe à une autre cible légale, ou ne change pas.
115.7d	Choosing new targets: any may stay, new ones must be legal.	Choisir de nouvelles cibles : chacune peut rester, les nouvelles doivent être légales.
115.7f	A division among targets stays as it was.	Une répartition entre cibles reste ce qu’elle était.
115.10	What isn't targeted is chosen on resolution.	Ce qui n’est pas ciblé se choisit à la résolution.
116.2	Special actions are taken without using the stack.	Les actions spéciales n’utilisent pas la pile.
116.2a	Playing a land is a special action.	Jouer un terrain est une action spéciale.
116.2b	With priority one may turn a face-down creature face up.	Avec la priorité, on peut retourner face visible une créature face cachée.
116.2f	With priority one may suspend a card from hand when one could begin to cast it.	Avec la priorité, on peut suspendre une carte de sa main si on pourrait commencer à la lancer.
116.2g	Once in a game one may pay {3} at sorcery speed to take the companion in hand.	Une fois par partie, on peut payer {3} quand on pourrait lancer un rituel pour prendre son compagnon en main.
116.2h	In one's turn one may pay {2} and foretell a card from hand.	Pendant son tour, on peut payer {2} et prédire une carte de sa main.
116.2i	In Planechase the active player may roll the planar die, for more each time.	En Planechase, le joueur actif peut lancer le dé planaire, de plus en plus cher.
116.2k	In one's turn, with the stack empty, one may plot a card from hand.	Pendant son tour, la pile étant vide, on peut comploter une carte de sa main.
116.2m	At sorcery speed one may pay to unlock a half of one's Room.	Quand on pourrait lancer un rituel, on peut payer pour déverrouiller une moitié de sa salle.
117.1	Who has priority may cast spells, activate abilities and take special actions.	Qui a la priorité peut lancer des sorts, activer des capacités et prendre des actions spéciales.
117.1a	Instants at any priority; other spells only in one's own main phase with the stack empty.	Les éphémères à toute priorité ; les autres sorts pendant sa phase principale, la pile étant vide.
117.3	Who gets priority, and when.	Qui reçoit la priorité, et quand.
117.3b	After a resolution the active player gets priority.	Après une résolution, le joueur actif reçoit la priorité.
117.3c	Who acts with priority gets it again.	Qui agit avec la priorité la reçoit de nouveau.
117.3d	Who does nothing passes to the next player in turn order.	Qui ne fait rien passe au joueur suivant dans l’ordre du tour.
117.4	When all pass in a row the top of the stack resolves, or the step ends.	Quand tous passent à la suite, le haut de la pile se résout, ou l’étape finit.
117.5	Before priority: state-based actions, then triggers, until nothing happens.	Avant la priorité : actions basées sur un état, puis capacités déclenchées, jusqu’à ce que plus rien n’arrive.
118.3	A cost can only be paid in full.	Un coût ne peut être payé qu’en entier.
118.3a	Paying mana takes it out of the pool.	Payer du mana le retire de la réserve.
118.3b	Paying life takes it off the total.	Payer des points de vie les retire du total.
118.6	What has no mana cost can't be paid for.	Ce qui n’a pas de coût de mana ne peut pas être payé.
118.6a	An unpayable cost stays so even with more added; an alternative cost helps.	Un coût impayable le reste même augmenté ; un coût alternatif y remédie.
118.7	Effects may change or lower costs.	Des effets peuvent modifier ou réduire les coûts.
118.7a	A reduction of generic mana touches generic mana only.	Une réduction de mana générique ne touche que le générique.
118.7b	A reduction of a colour that isn't there takes generic mana.	Une réduction d’une couleur absente touche le mana générique.
118.7e	Of a hybrid reduction one half is chosen.	D’une réduction hybride, on choisit une moitié.
118.7g	A reduction by snow mana takes generic mana.	Une réduction de mana neigeux touche le générique.
118.8	Additional costs are paid besides.	Les coûts supplémentaires se paient en plus.
118.8b	Some of them are optional.	Certains sont facultatifs.
118.9	An alternative cost is paid instead of the mana cost; only one.	Un coût alternatif se paie à la place du coût de mana ; un seul.
118.10	One payment is for one thing only.	Un paiement ne vaut que pour une seule chose.
118.12	"Do this. If you do" makes the doing a cost on resolution.	« Faites ceci. Si vous faites ainsi » en fait un coût à la résolution.
118.12a	"Unless a player does this" asks that player first whether he does it.	« À moins qu’un joueur ne fasse ceci » demande d’abord à ce joueur s’il le fait.
118.14	Mana of any type may be spent as though it fitted.	Du mana de tout type peut être dépensé comme s’il convenait.
119.3	Gaining or losing life changes the life total.	Gagner ou perdre des points de vie change le total.
119.4	Life can only be paid by who has that much; it is lost.	On ne peut payer que les points de vie qu’on a ; ils sont perdus.
119.4b	0 life can always be paid.	On peut toujours payer 0 point de vie.
119.5	A total set to a number is reached by gaining or losing the difference.	Un total fixé à un nombre est atteint en gagnant ou perdant la différence.
119.7	Who can't gain life can't exchange for a higher total.	Qui ne peut pas gagner de points de vie ne peut pas échanger contre un total plus haut.
119.8	Who can't lose life can't exchange for a lower total.	Qui ne peut pas perdre de points de vie ne peut pas échanger contre un total plus bas.
119.9	"Whenever a player gains life" triggers for each source that makes him gain some; gaining 0 is no event.	« Quand un joueur gagne des points de vie » se déclenche pour chaque source ; en gagner 0 n’est rien.
120.1	Objects deal damage to creatures, planeswalkers, battles and players.	Les objets infligent des blessures aux créatures, planeswalkers, batailles et joueurs.
120.1a	Nothing but creatures, planeswalkers, battles and players can be dealt damage.	Rien d’autre que créatures, planeswalkers, batailles et joueurs ne peut subir de blessures.
120.3	What damage does depends on who gets it and from what.	L’effet des blessures dépend de qui les subit et de leur source.
120.3a	Damage to a player makes him lose that much life.	Les blessures infligées à un joueur lui font perdre autant de points de vie.
120.3b	Damage with infect gives a player poison counters instead.	Les blessures avec l’infection donnent à un joueur des marqueurs poison à la place.
120.3c	Damage to a planeswalker takes off that many loyalty counters.	Les blessures infligées à un planeswalker lui retirent autant de marqueurs « loyauté ».
120.3d	Damage with wither or infect puts -1/-1 counters on a creature.	Les blessures avec la flétrissure ou l’infection mettent des marqueurs -1/-1 sur une créature.
120.3e	Damage without wither or infect is marked on the creature.	Les blessures sans flétrissure ni infection sont marquées sur la créature.
120.3f	Damage with lifelink also makes the source's controller gain that much life.	Les blessures avec le lien de vie font aussi gagner autant de points de vie au contrôleur de la source.
120.3g	Combat damage with toxic also gives a player poison counters.	Les blessures de combat avec toxique donnent aussi des marqueurs poison au joueur.
120.3h	Damage to a battle takes off that many defense counters.	Les blessures infligées à une bataille lui retirent autant de marqueurs « défense ».
120.4	Damage goes through four steps.	Les blessures passent par quatre temps.
120.4a	Damage, first: excess that an effect sends elsewhere is set apart.	Blessures, d’abord : l’excès qu’un effet envoie ailleurs est mis à part.
120.4b	Damage, second: it is dealt, after replacement and prevention.	Blessures, ensuite : elles sont infligées, après remplacement et prévention.
120.4c	Damage, third: its results happen, as loss of life or marks.	Blessures, enfin : leurs conséquences arrivent, perte de points de vie ou marques.
120.6	Damage stays marked until the cleanup step; as much as the toughness is lethal.	Les blessures restent marquées jusqu’au nettoyage ; autant que l’endurance, elles sont mortelles.
120.8	A source that would deal 0 damage deals none at all.	Une source qui devrait infliger 0 blessure n’en inflige pas du tout.
120.10	Damage beyond what was lethal is excess damage.	Les blessures au-delà du nombre mortel sont en excès.
121.1	To draw is to put the top card of one's library into one's hand.	Piocher, c’est mettre dans sa main la carte du dessus de sa bibliothèque.
121.2	Cards are drawn one by one.	Les cartes se piochent une par une.
121.2a	An instruction to draw several may be changed as a whole first.	Une instruction d’en piocher plusieurs peut d’abord être modifiée en bloc.
121.2c	The active player draws all of his first.	Le joueur actif pioche d’abord toutes les siennes.
121.6c	What is done with the card drawn isn't done when the draw is replaced.	Ce qu’on fait de la carte piochée ne se fait pas si la pioche est remplacée.
121.7	Draws that come from replacement come after the rest of the event.	Les pioches venues d’un remplacement viennent après le reste de l’événement.
122.1	Counters mark objects and players; those of one kind are alike.	Les marqueurs se posent sur des objets et des joueurs ; ceux d’une même sorte se valent.
122.1b	A keyword counter gives that keyword.	Un marqueur de mot-clé donne cette capacité.
122.1c	A shield counter goes instead of its permanent's being destroyed or damaged.	Un marqueur « bouclier » est retiré à la place de la destruction ou des blessures de son permanent.
122.1d	A stun counter goes instead of its permanent's untapping.	Un marqueur « étourdissement » est retiré à la place du dégagement de son permanent.
122.1h	A finality counter exiles what would die.	Un marqueur « finalité » exile ce qui devrait mourir.
122.5	Moving a counter takes it off one object and puts it on another, both or neither.	Déplacer un marqueur le retire d’un objet et le met sur un autre, les deux ou aucun.
122.6	Counters that a permanent enters with are also put on it.	Les marqueurs avec lesquels un permanent arrive sont aussi mis sur lui.
122.6a	Counters that a permanent enters with are put by its controller, if nobody else is named.	Les marqueurs avec lesquels un permanent arrive sont mis par son contrôleur, sauf mention contraire.
122.8	Counters of what left the battlefield are put anew on the other object, as many of each kind.	Les marqueurs de ce qui a quitté le champ de bataille sont mis à nouveau sur l’autre objet, autant de chaque sorte.
`
