/** Zones (4xx): number, English and French, between tabs. */
export const ZONES = `
400.1	There are seven zones: each player has a library, hand and graveyard; all others are shared.	Il y a sept zones : bibliothèque, main et cimetière sont propres à chaque joueur, les autres communes.
400.2	Libraries and hands are hidden, all other zones public; revealing their cards changes neither.	Les bibliothèques et les mains sont cachées, les autres zones publiques ; révéler des cartes n’y change rien.
400.3	Everything goes to its owner's library, hand or graveyard.	Tout va dans la bibliothèque, la main ou le cimetière de son propriétaire.
400.4	Cards of some types can't enter certain zones.	Les cartes de certains types ne peuvent pas entrer dans certaines zones.
400.4a	Instants and sorceries stay where they are if they would enter the battlefield.	Éphémères et rituels restent où ils sont au lieu d’arriver.
400.4b	Planes, phenomena, vanguards, schemes and conspiracies never leave the command zone.	Plans, phénomènes, vanguards, machinations et conspirations ne quittent jamais la zone de commandement.
400.5	Libraries, graveyards and the stack keep their order; anything else may be arranged, as long as all stays clear.	Bibliothèque, cimetière et pile gardent leur ordre ; le reste se dispose à son gré, si tout reste clair.
400.6	Effects on a move between zones apply before it; the controller chooses between contradictory ones.	Ce qui modifie un changement de zone s’applique avant lui ; entre effets contradictoires, le contrôleur choisit.
400.7	An object that changes zones is a new object that remembers nothing, with these exceptions.	Un objet qui change de zone est un nouvel objet sans mémoire, à ces exceptions près.
400.7a	Changes that a spell or ability made to a permanent spell hold for the permanent, too.	Ce qu’un sort ou une capacité a changé à un sort de permanent vaut aussi pour le permanent.
400.7b	An ability that a static ability gave to a permanent spell stays on the permanent.	Une capacité qu’une capacité statique a donnée à un sort de permanent reste au permanent.
400.7c	A prevention effect on a permanent spell's damage applies to the permanent's damage, too.	Un effet de prévention sur les blessures d’un sort de permanent vaut aussi pour le permanent.
400.7d	A permanent knows how its spell was cast and paid.	Un permanent sait comment son sort a été lancé et payé.
400.7e	A zone-change trigger can find what the object became, if that is in a public zone.	Une capacité de changement de zone peut retrouver ce que l’objet est devenu, dans une zone publique.
400.7f	A trigger on an enchanted permanent's leaving finds the Auras that went to the graveyard with it.	Une capacité sur le départ d’un permanent enchanté retrouve les auras qui l’ont suivi au cimetière.
400.7g	An ability given to a card so that it can be cast is still there on the stack.	Une capacité donnée à une carte pour qu’on puisse la lancer est encore là sur la pile.
400.7h	The rest of an effect that lets a card be cast finds it as a spell.	La suite d’un effet qui permet de lancer une carte la retrouve en tant que sort.
400.7i	The rest of an effect that lets a land be played finds it on the battlefield.	La suite d’un effet qui permet de jouer un terrain le retrouve sur le champ de bataille.
400.7j	The rest of an effect finds what it, or its cost, has moved to a public zone.	La suite d’un effet retrouve ce que lui-même ou son coût a déplacé dans une zone publique.
400.7k	After madness, effects on the discarded card find it in the public zone it went to.	Après la folie, les effets sur la carte défaussée la retrouvent dans la zone publique où elle est allée.
400.7m	Stickers stay on an object between public zones.	Les autocollants restent sur un objet entre zones publiques.
400.8	An exiled card that is exiled again stays there but is a new object.	Une carte exilée qui l’est de nouveau reste là, mais c’est un nouvel objet.
400.9	A card of the command zone that is turned face down is a new object.	Une carte de la zone de commandement retournée face cachée est un nouvel objet.
400.10	A card of the command zone that is put there again stays but is a new object.	Une carte de la zone de commandement qui y est remise reste là, mais c’est un nouvel objet.
400.11	Objects in none of the game's zones are outside the game.	Ce qui n’est dans aucune zone est hors de la partie.
400.11a	A sideboard is outside the game.	Une réserve est hors de la partie.
400.11b	A card that is brought into the game stays until the game ends, its owner leaves or something removes it.	Une carte apportée dans la partie y reste jusqu’à la fin, au départ de son propriétaire ou à son retrait.
400.11c	Nothing in the game affects cards outside it, except what brings them in.	Rien dans la partie n’agit sur les cartes du dehors, sauf ce qui les y fait entrer.
400.12	An action on a zone is done to all the cards in it.	Ce qui est fait à une zone est fait à toutes ses cartes.
401.1	At the beginning decks become libraries.	Au début, les decks deviennent les bibliothèques.
401.2	A library is one face-down pile that nobody may look at or reorder.	Une bibliothèque est un tas face cachée que nul ne regarde ni ne réordonne.
401.3	Anybody may count the cards of a library.	Chacun peut compter les cartes d’une bibliothèque.
401.4	Cards put into a library together are ordered by their owner, in secret.	Les cartes mises ensemble dans une bibliothèque sont ordonnées en secret par leur propriétaire.
401.5	A new top card isn't seen until the casting, activation or special action under way is finished.	Une nouvelle carte du dessus n’est pas vue avant la fin du lancement, de l’activation ou de l’action spéciale en cours.
401.6	A revealed top card that is hidden for a while and revealed again is a new object.	Une carte du dessus révélée, cachée un temps puis révélée encore est un nouvel objet.
401.7	A card put deeper into a library than it has cards goes to the bottom.	Une carte mise plus loin dans une bibliothèque qu’elle n’a de cartes va au-dessous.
402.1	The hand holds the cards that a player has drawn, seven to begin with.	La main contient les cartes qu’un joueur a piochées, sept pour commencer.
402.2	The maximum hand size is usually seven; in cleanup a player discards down to it.	La taille de main maximale est d’ordinaire de sept ; au nettoyage, un joueur se défausse de l’excédent.
402.3	Players look at their own hands as they like; they may only count the cards of others.	Chacun regarde sa main à son gré ; de celle des autres, il peut seulement compter les cartes.
403.1	The battlefield begins empty, and players keep their permanents in front of them.	Le champ de bataille commence vide, et chacun garde ses permanents devant soi.
403.2	Spells and abilities look only at the battlefield, unless they name players or another zone.	Sorts et capacités ne regardent que le champ de bataille, sauf s’ils nomment joueurs ou autre zone.
403.3	Whatever is on the battlefield is a permanent, and nothing elsewhere is.	Tout ce qui est sur le champ de bataille est un permanent, et rien ailleurs ne l’est.
403.4	Each permanent that enters is a new object without a past.	Tout permanent qui arrive est un nouvel objet sans passé.
403.5	Old cards say "in play" for the battlefield.	Les anciennes cartes disent « en jeu » pour le champ de bataille.
404.1	Cards that are countered, discarded, destroyed, sacrificed or have resolved go on top of their owner's graveyard.	Ce qui est contrecarré, défaussé, détruit, sacrifié ou fini va au-dessus du cimetière de son propriétaire.
404.2	A graveyard is one face-up pile that everybody may look through but nobody may reorder.	Un cimetière est un tas face visible que tous peuvent consulter, mais non réordonner.
404.3	The owner orders cards that go to the graveyard together.	Le propriétaire ordonne les cartes qui vont ensemble au cimetière.
405.1	A spell goes onto the stack as a card; activated and triggered abilities go there without one.	Un sort va sur la pile en tant que carte ; les capacités activées et déclenchées y vont sans carte.
405.2	Each object put onto the stack goes on top of those already there.	Ce qui est mis sur la pile va au-dessus de ce qui s’y trouve.
405.3	Objects put on the stack together: the active player's lowest, then the others'; each player orders their own.	Objets mis ensemble sur la pile : d’abord ceux du joueur actif, au plus bas ; chacun ordonne les siens.
405.4	A spell has its card's characteristics, an ability only its text; whoever cast or activated it controls it.	Un sort a les caractéristiques de sa carte, une capacité son texte seul ; qui l’a lancé ou activée la contrôle.
405.5	When all players pass in a row, the top object resolves; if there is none, the step or phase ends.	Quand tous passent à la suite, l’objet du dessus se résout ; si la pile est vide, l’étape ou la phase finit.
405.6	Some things never use the stack.	Certaines choses n’utilisent jamais la pile.
405.6a	Effects don't use the stack; they come from what resolves.	Les effets n’utilisent pas la pile ; ils naissent de ce qui se résout.
405.6b	Static abilities don't use the stack; they hold all the time.	Les capacités statiques n’utilisent pas la pile ; elles valent en permanence.
405.6c	Mana abilities don't use the stack; they resolve at once.	Les capacités de mana n’utilisent pas la pile ; elles se résolvent aussitôt.
405.6d	Special actions happen at once, without the stack.	Les actions spéciales n’utilisent pas la pile ; elles se font aussitôt.
405.6e	Turn-based actions come without the stack, as a step or phase begins or ends.	Les actions obligatoires du tour se font sans la pile, au début ou à la fin d’une étape ou d’une phase.
405.6f	State-based actions come without the stack, before anybody gets priority.	Les actions basées sur un état se font sans la pile, avant toute priorité.
405.6g	A player who concedes leaves at once, without the stack.	Un joueur qui concède quitte aussitôt la partie, sans la pile.
405.6h	The results of a player's leaving happen at once, without the stack.	Les suites du départ d’un joueur se produisent aussitôt, sans la pile.
406.1	Exile holds objects, some for a time and some for good.	L’exil garde des objets, certains pour un temps et d’autres définitivement.
406.2	To exile something is to put it into exile from wherever it is.	Exiler, c’est mettre en exil, d’où que l’objet vienne.
406.3	Exiled cards lie face up; one exiled face down is seen only by players who may look at it, while it lies there.	Les cartes exilées sont face visible ; face cachée, elles ne sont vues que des joueurs autorisés, tant qu’elles y restent.
406.3a	Face down in exile a card has no characteristics; it is turned up just before being played.	Une carte exilée face cachée n’a pas de caractéristiques ; elle est retournée juste avant d’être jouée.
406.3b	To cast a kind of spell from among face-down cards, a player must be allowed to look at the card.	Pour lancer une certaine sorte de sort parmi des cartes cachées, il faut avoir le droit de regarder la carte.
406.4	Face-down exiled cards lie in piles by how they got there; if one is chosen unseen, it is at random from a pile.	Exilées face cachée, les cartes forment des tas par origine ; choisie sans être vue, une carte l’est au hasard.
406.5	Exiled cards that may come back or still matter are kept apart.	Les cartes exilées qui peuvent revenir ou comptent encore sont tenues à part.
406.6	"The exiled cards" are those that the other ability of the same object exiled.	« Les cartes exilées » sont celles qu’a exilées l’autre capacité du même objet.
406.7	An exiled card that is exiled again stays there but is a new object.	Ce qui est exilé depuis l’exil y reste, mais c’est un nouvel objet.
406.8	Old cards say "removed from the game" or "set aside" for exile.	Les anciennes cartes disent « retiré de la partie » ou « mis de côté » pour l’exil.
407.1	Playing for ante is an option, never allowed in tournaments.	Jouer pour une mise est une option, jamais permise en tournoi.
407.2	For ante each player stakes a random card from their deck, and the winner keeps them all.	Chaque joueur mise une carte au hasard de son deck, et le gagnant les garde toutes.
407.3	Cards that deal with ante stay out of games without it.	Les cartes qui parlent de mise restent hors des parties sans mise.
407.4	Only the owner of an object can ante it, by putting it into the ante zone.	Seul le propriétaire d’un objet peut le miser, en le mettant dans la zone de mise.
408.1	The command zone is for objects that affect the whole game without being permanents.	La zone de commandement est pour des objets qui influent sur toute la partie sans être des permanents.
408.2	Emblems are in the command zone.	Les emblèmes sont dans la zone de commandement.
408.3	Some variants begin the game with cards of their own in the command zone.	Certaines variantes commencent la partie avec des cartes dans la zone de commandement.
`
