/** Casual variants (9xx): number, English and French, between tabs. */
export const VARIANTS = `
901.3	Planechase: each player has a planar deck of ten or more, at most two of them phenomena.	Planechase : chaque joueur a un deck planaire de dix cartes ou plus, dont deux phénomènes au plus.
901.3a	The planar die: one Planeswalker face, one chaos, four blank.	Le dé planaire : une face Planeswalker, une de chaos, quatre vides.
901.4	Planes and phenomena stay in the command zone.	Plans et phénomènes restent dans la zone de commandement.
901.5	Before the first turn the starting player turns up a plane.	Avant le premier tour, le joueur qui commence révèle un plan.
901.6	A plane's owner is whose planar deck it began in.	Le propriétaire d’un plan est celui du deck planaire d’où il vient.
901.7	The abilities of a face-up plane work there.	Les capacités d’un plan face visible y fonctionnent.
901.7a	A plane turned face down is a new object.	Un plan retourné face cachée est un nouvel objet.
901.8	The Planeswalker symbol makes its roller planeswalk, through the stack.	Le symbole du Planeswalker fait transplaner, par la pile.
901.9	In his main phase the active player may roll the planar die, for one more each time.	Pendant sa phase principale, le joueur actif peut lancer le dé planaire, pour un de plus à chaque fois.
901.9b	On the chaos symbol chaos ensues.	Sur le symbole de chaos, le chaos s’abat.
901.9c	On the planar die's Planeswalker symbol one planeswalks, through the stack.	Sur le symbole du Planeswalker du dé planaire, on transplane, par la pile.
901.9d	The planar die is a die, but its roll has no number.	Le dé planaire est un dé, mais son jet n’a pas de nombre.
901.10	When the owner of the plane leaves, the next controller turns up a card.	Quand le propriétaire du plan part, le contrôleur suivant révèle une carte.
901.10a	If the plane leaves, a waiting planeswalking ability is gone.	Si le plan part, la capacité de transplanage en attente disparaît.
901.10b	What a phenomenon put on the stack stays.	Ce qu’un phénomène a mis sur la pile reste.
901.11	Who turns up the next card of the planar deck has planeswalked.	Qui révèle la prochaine carte du deck planaire a transplané.
901.12b	With teams the primary player is planar controller.	En équipes, le joueur principal est contrôleur planaire.
901.15	All may share one planar deck.	Tous peuvent partager un deck planaire.
901.15a	Players may share one planar deck.	Les joueurs peuvent partager un seul deck planaire.
901.15b	With one planar deck its cards belong to the planar controller.	Avec un seul deck planaire, ses cartes sont au contrôleur planaire.
903.3	Each deck has a legendary creature, or such a card, as commander.	Chaque deck a une créature légendaire, ou une telle carte, comme commandant.
903.3a	Some other cards say that they can be commanders.	D’autres cartes disent pouvoir être commandants.
903.3b	A melded permanent with a commander in it is that commander.	Un permanent assimilé qui contient un commandant est ce commandant.
903.4	Colour identity: all mana symbols of a card.	Identité couleur : tous les symboles de mana d’une carte.
903.5	Commander decks have rules of their own.	Les decks Commander ont leurs propres règles.
903.5a	A Commander deck has exactly 100 cards with its commander.	Un deck Commander a exactement 100 cartes avec son commandant.
903.5b	Commander: each card but basic lands only once.	Commander : chaque carte une seule fois, sauf les terrains de base.
903.5c	Commander: only cards within the commander's colour identity.	Commander : seulement des cartes dans l’identité couleur du commandant.
903.5d	Commander: a card with a basic land type must fit the colour identity.	Commander : une carte avec un type de terrain de base doit entrer dans l’identité couleur.
903.5e	Commander games have no sideboard.	Les parties de Commander n’ont pas de réserve.
903.6	Commanders begin in the command zone.	Les commandants commencent dans la zone de commandement.
903.7	Commander: players begin at 40 life.	Commander : les joueurs commencent à 40 points de vie.
903.8	A commander cast from the command zone costs {2} more for each time before.	Un commandant lancé de la zone de commandement coûte {2} de plus par fois précédente.
903.9	A commander may go back to the command zone.	Un commandant peut retourner dans la zone de commandement.
903.9a	From graveyard or exile a commander may be put into the command zone.	Du cimetière ou de l’exil, un commandant peut être mis dans la zone de commandement.
903.9b	A commander may go to the command zone instead of to hand or library.	Un commandant peut aller dans la zone de commandement à la place de la main ou de la bibliothèque.
903.9c	Of a melded or merged permanent only the commander's card goes to the command zone.	D’un permanent assimilé ou fusionné, seule la carte du commandant va dans la zone de commandement.
903.10a	21 combat damage from one commander is a loss.	21 blessures de combat d’un même commandant font perdre.
904.2	Archenemy: one player against a team.	Archenemy : un joueur contre une équipe.
904.2a	In Archenemy the single player is the archenemy.	En Archenemy, le joueur seul est l’archenemy.
904.3	The archenemy's scheme deck has twenty or more cards, at most two of a name.	Le deck de machinations a vingt cartes ou plus, deux au plus d’un même nom.
904.4	Schemes stay in the command zone.	Les machinations restent dans la zone de commandement.
904.5	The archenemy begins at 40 life, the others at 20.	L’archenemy commence à 40 points de vie, les autres à 20.
904.6	The archenemy takes the first turn.	L’archenemy prend le premier tour.
904.9	In each of his first main phases the archenemy sets a scheme in motion.	À chacune de ses premières phases principales, l’archenemy met une machination à exécution.
904.11	An ongoing scheme stays until abandoned.	Une machination continue reste jusqu’à son abandon.
904.12	Everybody may be a villain.	Chacun peut être un archenemy.
904.12a	Supervillain rumble: everybody has schemes and plays for himself.	Supervillain rumble : chacun a des machinations et joue pour soi.
904.12c	Supervillain rumble: the archenemy's rules are for everybody.	Supervillain rumble : les règles de l’archenemy valent pour tous.
904.13b	Archenemy with shared life: both sides start at 60.	Archenemy à points de vie communs : les deux côtés commencent à 60.
904.13d	Archenemy with shared life: ten schemes of different names will do.	Archenemy à points de vie communs : dix machinations de noms différents suffisent.
`
