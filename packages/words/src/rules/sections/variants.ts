/** Casual variants (9xx): number, English and French, between tabs. */
export const VARIANTS = `
901.3	Planechase: each player has a planar deck of ten or more, at most two of them phenomena.	Planechase : chaque joueur a un deck planaire de dix cartes ou plus, dont deux phénomènes au plus.
901.5	Before the first turn the starting player turns up a plane.	Avant le premier tour, le joueur qui commence révèle un plan.
901.9	In his main phase the active player may roll the planar die, for one more each time.	Pendant sa phase principale, le joueur actif peut lancer le dé planaire, pour un de plus à chaque fois.
901.9c	On the Planeswalker symbol he planeswalks, through the stack.	Sur le symbole du Planeswalker, il transplane, par la pile.
901.10	When the owner of the plane leaves, the next controller turns up a card.	Quand le propriétaire du plan part, le contrôleur suivant révèle une carte.
901.10a	If the plane leaves, a waiting planeswalking ability is gone.	Si le plan part, la capacité de transplanage en attente disparaît.
901.11	Who turns up the next card of the planar deck has planeswalked.	Qui révèle la prochaine carte du deck planaire a transplané.
901.15a	Players may share one planar deck.	Les joueurs peuvent partager un seul deck planaire.
903.3	Each deck has a legendary creature, or such a card, as commander.	Chaque deck a une créature légendaire, ou une telle carte, comme commandant.
903.5a	A Commander deck has exactly 100 cards with its commander.	Un deck Commander a exactement 100 cartes avec son commandant.
903.5b	Each card but basic lands only once.	Chaque carte une seule fois, sauf les terrains de base.
903.5c	Only cards within the commander's colour identity.	Seulement des cartes dans l’identité couleur du commandant.
903.5d	A card with a basic land type must also fit that identity.	Une carte avec un type de terrain de base doit aussi y entrer.
903.5e	There is no sideboard.	Il n’y a pas de réserve.
903.9a	From graveyard or exile a commander may be put into the command zone.	Du cimetière ou de l’exil, un commandant peut être mis dans la zone de commandement.
903.9b	Instead of going to hand or library too.	À la place d’aller en main ou dans la bibliothèque aussi.
904.2	Archenemy: one player against a team.	Archenemy : un joueur contre une équipe.
904.2a	The one is the archenemy.	Le joueur seul est l’archenemy.
904.3	His scheme deck has twenty or more cards, at most two of a name.	Son deck de machinations a vingt cartes ou plus, deux au plus d’un même nom.
904.12a	Or everybody has schemes and plays for himself.	Ou chacun a des machinations et joue pour soi.
904.13b	In the shared-life form both sides start at 60.	Dans la forme à points de vie communs, les deux côtés commencent à 60.
904.13d	There ten schemes of different names will do.	Là, dix machinations de noms différents suffisent.
`
