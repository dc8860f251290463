/** Terms of many cards (700): number, English and French, between tabs. */
export const GENERAL_TERMS = `
700.1	Whatever happens in the game is an event, and two abilities may count the same happening as one event or as several.	Tout ce qui se passe dans la partie est un événement ; deux capacités peuvent compter le même fait comme un seul événement ou comme plusieurs.
700.2	A modal spell or ability has a list of options, called modes, from which a player picks a set number.	Un sort modal ou une capacité modale a une liste d’options, les modes, dans laquelle un joueur en choisit un certain nombre.
700.2a	You choose the modes of your spell or activated ability as you cast or activate it, and never one that would be illegal.	Vous choisissez les modes d’un sort ou d’une capacité activée en le lançant ou en l’activant, jamais un mode illégal.
700.2b	You choose the modes of your triggered ability as it goes on the stack; with no mode chosen, the ability is dropped.	Les modes d’une capacité déclenchée se choisissent à sa mise sur la pile ; si aucun n’est choisi, elle en est retirée.
700.2c	Targets that belong to one mode are needed only if that mode is chosen.	Les cibles propres à un mode ne sont nécessaires que si ce mode est choisi.
700.2d	You can't take the same mode twice unless the card allows it; then each time may have a target of its own, or the same.	On ne prend pas deux fois le même mode, sauf si la carte le permet ; chaque fois peut alors avoir sa propre cible ou la même.
700.2e	If another player is to choose the mode, they do so when you would; if several could, you say which of them does.	Si un autre joueur doit choisir le mode, il le fait au moment où vous l’auriez fait ; s’ils sont plusieurs, vous désignez lequel.
700.2f	Each mode may ask for other targets; changing a target never changes the mode.	Chaque mode peut demander d’autres cibles ; changer une cible ne change jamais le mode.
700.2g	A copy keeps the modes of the original, and nobody may pick other ones for it.	Une copie garde les modes de l’original, et personne ne peut en choisir d’autres.
700.2h	A mode may have a cost before its text; whoever chooses it pays that on top, and for several such modes all of them.	Un mode peut être précédé d’un coût, à payer en plus si on le choisit ; avec plusieurs de ces modes, on les paie tous.
700.2i	Where pawprints stand in place of bullets, choose any modes whose pawprints together stay within the limit.	Quand des empreintes remplacent les puces, choisissez des modes dont le total d’empreintes ne dépasse pas la limite.
700.3	An effect may sort objects into piles for a while.	Un effet peut répartir des objets en tas pour un moment.
700.3a	Every object in question goes into one pile and no other, unless the effect says differently.	Chaque objet concerné va dans un tas et un seul, sauf si l’effet en dispose autrement.
700.3b	The objects of a pile stay separate objects; the pile itself isn't one.	Les objets d’un tas restent des objets distincts ; le tas lui-même n’en est pas un.
700.3c	Putting objects into piles doesn't move them to another zone, and a graveyard keeps its order.	Répartir des objets en tas ne les fait pas changer de zone, et un cimetière garde son ordre.
700.3d	A pile may be empty.	Un tas peut être vide.
700.4	A permanent dies when it goes from the battlefield to a graveyard.	Un permanent meurt quand il va du champ de bataille dans un cimetière.
700.5	Your devotion to a colour is the number of its symbols in your permanents' mana costs; for two colours, symbols of either count.	Votre dévotion à une couleur est le nombre de ses symboles dans les coûts de mana de vos permanents ; pour deux couleurs, ceux des deux comptent.
700.5a	Devotion is counted once copy, control and text effects are in, before the other effects on permanents.	La dévotion se calcule après les effets de copie, de contrôle et de texte, avant les autres effets sur les permanents.
700.6	Artifacts, Sagas and everything legendary are historic.	Sont historiques les artefacts, les sagas et tout ce qui est légendaire.
700.7	"This" or "that" with a noun keeps meaning the same object, even once the noun no longer fits it.	« Ce » ou « cette » suivi d’un nom désigne toujours le même objet, même si ce nom ne lui convient plus.
700.8	Your party is made up of at most one Cleric, one Rogue, one Warrior and one Wizard that you control.	Votre groupe se compose au plus d’un clerc, d’un gredin, d’un guerrier et d’un sorcier que vous contrôlez.
700.8a	The game counts a party by itself, from zero to four; nobody names its members.	Le jeu compte lui-même le groupe, de zéro à quatre ; personne n’en désigne les membres.
700.8b	A creature fills only one place in the party, the one that makes the party largest.	Une créature n’occupe qu’une place dans le groupe, celle qui donne le groupe le plus grand.
700.8c	A party of four creatures is full.	Un groupe de quatre créatures est au complet.
700.8d	Stick Together alone has players choose their party: up to one of their creatures for each of the four types.	Seule Stick Together fait choisir le groupe : jusqu’à une de ses créatures pour chacun des quatre types.
700.9	A permanent counts as modified with a counter, with Equipment, or with an Aura of its own controller on it.	Un permanent est modifié s’il porte un marqueur, s’il est équipé ou si une aura de son contrôleur l’enchante.
700.10	A permanent counts as activated this turn if one of its abilities was, even if that ability or that player is gone.	Un permanent a été activé ce tour-ci si une de ses capacités l’a été, même si elle ou le joueur a disparu depuis.
700.11	You descended this turn if a permanent card went to your graveyard from anywhere; it need not still be there.	Vous êtes descendu ce tour-ci si une carte de permanent est allée dans votre cimetière ; elle n’a pas à y être encore.
700.12	Assassins, Mercenaries, Pirates, Rogues and Warlocks are outlaws.	Les assassins, mercenaires, pirates, gredins et démonistes sont des hors-la-loi.
700.12a	When a card counts a player's outlaws, it counts permanents only, unless it says more.	Parmi les hors-la-loi d’un joueur, seuls les permanents comptent, sauf mention contraire.
700.13	A player commits a crime by targeting an opponent, something an opponent controls or a card in their graveyard.	Un joueur commet un crime en ciblant un adversaire, ce qu’un adversaire contrôle ou une carte de son cimetière.
700.14	A player expends N when a payment brings the mana they spent on spells this turn to N or more for the first time.	Un joueur dépense N quand un paiement porte à N ou plus, pour la première fois du tour, son mana dépensé en sorts.
700.15	Where a card says only that something enters, it means the battlefield.	Quand une carte dit seulement que quelque chose arrive, c’est sur le champ de bataille.
`
