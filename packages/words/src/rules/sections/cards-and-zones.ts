/** Parts of a card, card types and zones (2xx to 4xx): number, English and French, between tabs. */
export const CARDS_AND_ZONES = `
201.4	A card name that is chosen must be that of an existing card.	Un nom de carte choisi doit être celui d’une carte existante.
300.3@2003-07	Mana burn: who loses unspent mana as a phase ends loses that much life.	Brûlure de mana : qui perd du mana à la fin d’une phase perd autant de points de vie.
303.4f	An Aura that enters without being cast: its controller chooses what it enchants.	Une aura qui arrive sans être lancée : son contrôleur choisit ce qu’elle enchante.
305.1	A land is played from hand in one's main phase with the stack empty; it is no spell.	Un terrain est joué de la main pendant sa phase principale, la pile étant vide ; ce n’est pas un sort.
305.2	One land a turn, unless effects allow more.	Un terrain par tour, sauf si des effets en permettent plus.
306.7@2011-09-30	An opponent's noncombat damage to a player may be dealt to one of his planeswalkers instead.	Les blessures hors combat d’un adversaire à un joueur peuvent aller à l’un de ses planeswalkers.
309.7	A dungeon is completed when its card is removed from the game.	Un donjon est terminé quand sa carte est retirée de la partie.
310.2	A battle spell becomes a battle under its controller's control.	Un sort de bataille devient une bataille sous le contrôle de son contrôleur.
310.4@2003-07	Combat damage is dealt as it resolves, and its object leaves the stack.	Les blessures de combat sont infligées quand elles se résolvent, et leur objet quitte la pile.
310.11a	The controller of a Siege chooses an opponent to protect it.	Le contrôleur d’un siège choisit un adversaire pour le protéger.
311.7	A plane's chaos ability triggers when chaos ensues.	La capacité de chaos d’un plan se déclenche quand le chaos s’abat.
314.3	Schemes have no subtypes.	Les machinations n’ont pas de sous-type.
400.7	What changes zones is a new object that remembers nothing.	Ce qui change de zone est un nouvel objet sans mémoire.
401.4	The owner orders cards that are put into a library together, and shows it to nobody.	Le propriétaire ordonne les cartes mises ensemble dans sa bibliothèque, sans le montrer.
`
