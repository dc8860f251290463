/** Colours, mana, numbers and symbols (105 to 107): number, English and French, between tabs. */
export const MANA = `
105.1	There are five colours: white, blue, black, red and green.	Il y a cinq couleurs : blanc, bleu, noir, rouge et vert.
105.2	An object's colours come from the symbols in its cost, a colour indicator or an ability; it may have none.	Les couleurs d’un objet viennent de son coût de mana, d’un indicateur de couleur ou d’une capacité ; il peut n’en avoir aucune.
105.2a	A monocoloured object has exactly one colour.	Un objet monocolore a exactement une couleur.
105.2b	A multicoloured object has two or more colours.	Un objet multicolore a deux couleurs ou plus.
105.2c	An object without a colour is colourless.	Ce qui n’a pas de couleur est incolore.
105.3	A colour given by an effect replaces the old ones, unless it is "in addition"; an effect may also leave none.	Une couleur donnée par un effet remplace les anciennes, sauf « en plus » ; un effet peut aussi n’en laisser aucune.
105.4	A player who chooses a colour names one of the five; "colourless" and "multicoloured" aren't colours.	Un joueur qui choisit une couleur en nomme une des cinq ; « incolore » et « multicolore » n’en sont pas.
105.5	A colour pair is exactly two colours; there are ten such pairs.	Une paire de couleurs est faite d’exactement deux couleurs ; il y en a dix.
106.1	Mana is what players spend to pay costs, mostly of spells and abilities.	Le mana est ce que les joueurs dépensent pour payer des coûts, surtout ceux des sorts et des capacités.
106.1a	The colours of mana are white, blue, black, red and green.	Les couleurs de mana sont le blanc, le bleu, le noir, le rouge et le vert.
106.1b	Mana comes in six types: the five colours, and colourless.	Le mana est de six types : les cinq couleurs et l’incolore.
106.2	Mana symbols stand for mana, and for the costs that are paid with it.	Les symboles de mana représentent le mana, et les coûts qu’il paie.
106.3	Mana comes from mana abilities and from some spells and other abilities; its source is the spell or the ability's source.	Le mana vient des capacités de mana et de certains sorts et capacités ; sa source est le sort, ou la source de la capacité.
106.4	Added mana waits in the player's mana pool and is lost, if unspent, as the step or phase ends.	Le mana ajouté attend dans la réserve de mana et, non dépensé, il est perdu à la fin de l’étape ou de la phase.
106.4a	A player says what mana they have left after paying a cost.	Un joueur annonce le mana qu’il lui reste après avoir payé un coût.
106.4b	A player who passes priority with mana in their pool says what it is.	Un joueur qui passe la priorité avec du mana dans sa réserve annonce lequel.
106.5	An ability that would make mana of an undefined type makes none.	Une capacité qui produirait du mana d’un type non défini n’en produit pas.
106.6	Mana may come with limits on its use, or with something that happens when it is spent.	Du mana peut être assorti de restrictions d’usage, ou d’un effet qui se produit quand il est dépensé.
106.6a	Extra mana made by a replacement effect has the same limits and benefits as the rest.	Le mana ajouté par un effet de remplacement a les mêmes restrictions et avantages que le reste.
106.7	A permanent "could produce" each type that its abilities would make if they resolved now, whatever they cost.	Un permanent « pourrait produire » tout type que ses capacités donneraient en se résolvant maintenant, quel qu’en soit le coût.
106.8	When hybrid mana is added, the player chooses one half; a number gives that much colourless mana.	Quand du mana hybride est ajouté, le joueur choisit une moitié ; un nombre donne autant de mana incolore.
106.9	A Phyrexian symbol that is added gives one mana of its colour.	Un symbole phyrexian ajouté donne un mana de sa couleur.
106.10	Generic mana that is added is colourless.	Le mana générique ajouté est incolore.
106.11	Snow mana that is added is colourless.	Le mana neigeux ajouté est incolore.
106.12	Tapping a permanent for mana is activating one of its mana abilities that has {T} in the cost.	Engager un permanent pour du mana, c’est activer une de ses capacités de mana avec {T} dans le coût.
106.12a	"Whenever it's tapped for mana" triggers as such an ability resolves and makes mana, of the type named.	« Quand il est engagé pour du mana » se déclenche quand une telle capacité se résout et produit du mana, du type nommé.
106.12b	A replacement effect on tapping for mana changes what the ability adds as it resolves.	Un effet de remplacement sur l’engagement pour du mana modifie ce que la capacité ajoute à sa résolution.
106.13	One card moves a player's unspent mana to another pool, where it keeps its source and its limits.	Une carte fait passer le mana restant d’un joueur dans une autre réserve, où il garde source et restrictions.
107.1	Only whole numbers are used.	Seuls des nombres entiers sont utilisés.
107.1a	There are no fractions: an effect that might give one says which way to round.	Il n’y a pas de fractions : un effet qui pourrait en donner une dit comment arrondir.
107.1b	An effect uses 0 for a negative result, except to set or multiply life totals, power and toughness.	Un effet prend 0 pour un résultat négatif, sauf pour fixer ou multiplier totaux de vie, force et endurance.
107.1c	"Any number" means zero or any positive number.	« N’importe quel nombre » veut dire zéro ou tout nombre positif.
107.2	A number that nothing determines is 0.	Un nombre que rien ne détermine vaut 0.
107.3	X stands for a number that the text defines or that the controller chooses.	X représente un nombre que le texte définit ou que le contrôleur choisit.
107.3a	If nothing defines the X in a cost, the controller chooses it as they cast the spell or activate the ability.	Si rien ne définit le X d’un coût, le contrôleur le choisit en lançant le sort ou en activant la capacité.
107.3b	When a spell is cast without paying any cost with X, the only choice for X is 0.	Quand un sort est lancé sans payer de coût avec X, le seul choix possible pour X est 0.
107.3c	An X that the text defines isn't chosen, and may still change on the stack.	Un X défini par le texte ne se choisit pas, et peut encore changer sur la pile.
107.3d	For a special action with X in its cost, the player chooses X just before paying.	Pour une action spéciale dont le coût contient X, le joueur choisit X juste avant de payer.
107.3e	Text that speaks of X in another object's cost uses the value that X has there.	Un texte qui parle du X d’un coût d’un autre objet prend la valeur que X y a.
107.3f	If X is in no cost and nothing defines it, the controller chooses it when it is needed.	Si X n’est dans aucun coût et que rien ne le définit, le contrôleur le choisit au moment voulu.
107.3g	X in the mana cost of a card that isn't on the stack is 0.	Le X du coût de mana d’une carte qui n’est pas sur la pile vaut 0.
107.3h	Where a mana cost with X is to be paid, X is 0, or as chosen if the object is a spell.	Pour payer le coût de mana d’un objet, X vaut 0, ou la valeur choisie si l’objet est un sort.
107.3i	At any one time all X of an object are equal.	À tout moment, tous les X d’un même objet sont égaux.
107.3j	In an ability that an object gains, X is what the ability itself says, or 0.	Dans une capacité qu’un objet acquiert, X est ce que la capacité définit elle-même, ou 0.
107.3k	The X of an activated ability's cost is its own, apart from any other X of the object.	Le X du coût d’une capacité activée lui est propre, indépendant de tout autre X de l’objet.
107.3m	An enters ability knows the X of the spell that became the permanent, whose own X is 0.	Une capacité d’arrivée connaît le X du sort devenu le permanent, dont le propre X vaut 0.
107.3n	A delayed trigger that doesn't define its X takes that of the spell or ability that made it.	Une capacité déclenchée retardée qui ne définit pas son X prend celui du sort ou de la capacité qui l’a créée.
107.3p	Y on a card works just like X.	Y sur une carte fonctionne comme X.
107.4	Mana symbols: coloured, colourless, numbers, {X}, hybrid, Phyrexian and snow.	Les symboles de mana : colorés, incolore, nombres, {X}, hybrides, phyrexians et neigeux.
107.4a	Each colour has its symbol, a cost that only mana of that colour pays.	Chaque couleur a son symbole, un coût que seul du mana de cette couleur paie.
107.4b	Numbers and X in costs are generic mana: any type pays them.	Les nombres et X dans les coûts sont du mana générique : tout type convient.
107.4c	{C} is one colourless mana, and a cost that only colourless mana pays.	{C} est un mana incolore, et un coût que seul du mana incolore paie.
107.4d	The symbol {0} is a cost of no mana.	Le symbole {0} est un coût sans mana.
107.4e	A hybrid symbol is paid by either of its halves and counts as all of their colours.	Un symbole hybride se paie par l’une de ses moitiés et a toutes leurs couleurs.
107.4f	A Phyrexian symbol is paid with mana of its colour, or either of its colours, or with 2 life.	Un symbole phyrexian se paie avec du mana de sa couleur, ou de l’une de ses couleurs, ou avec 2 points de vie.
107.4g	{H} in a text means any of the Phyrexian mana symbols.	{H} dans un texte désigne n’importe quel symbole de mana phyrexian.
107.4h	{S} takes one mana from a snow source, whatever its type; generic reductions don't help.	{S} demande un mana d’une source neigeuse, quel que soit son type ; les réductions de générique n’y font rien.
107.5	{T} in a cost means tapping the permanent; a creature must have been yours since your turn began.	{T} dans un coût veut dire engager le permanent ; une créature doit être à vous depuis le début de votre tour.
107.6	{Q} in a cost means untapping the permanent, with the same limit for creatures as {T}.	{Q} dans un coût veut dire dégager le permanent, avec pour les créatures la même limite que {T}.
107.7	A loyalty symbol is a cost: put on, or take off, that many loyalty counters.	Un symbole de loyauté est un coût : mettre ou retirer autant de marqueurs « loyauté ».
107.8	Level symbols of leveler cards stand for static abilities, with the text and size printed beside them.	Les symboles des cartes à niveaux représentent des capacités statiques, avec le texte et la taille à côté.
107.8a	A level range gives its abilities and base size while the level counters are within the range.	Une plage de niveaux donne ses capacités et sa taille de base tant que le nombre de marqueurs « niveau » y est compris.
107.8b	A level with a plus gives its abilities and base size from that number of level counters on.	Un niveau suivi d’un plus donne ses capacités et sa taille de base à partir de ce nombre de marqueurs « niveau ».
107.9	The tombstone icon only points out cards that matter in the graveyard; it does nothing.	L’icône de pierre tombale signale seulement les cartes utiles au cimetière ; elle est sans effet.
107.10	The type icons of some timeshifted cards show their card types and do nothing.	Les icônes de type de certaines cartes montrent leurs types de carte et sont sans effet.
107.11	The Planeswalker symbol is the side of the planar die that sends players to another plane.	Le symbole de planeswalker est la face du dé planaire qui mène à un autre plan.
107.12	The chaos symbol is a side of the planar die; abilities about rolling it show it too.	Le symbole de chaos est une face du dé planaire ; les capacités sur ce dé le montrent aussi.
107.13	A dot before the type line, the colour indicator, sets a card's colours.	Un rond coloré devant la ligne de type, l’indicateur de couleur, définit les couleurs d’une carte.
107.14	{E} is an energy counter; to pay it a player removes one from themselves.	{E} est un marqueur énergie ; pour le payer, un joueur s’en retire un.
107.15	A chapter symbol of a Saga stands for a triggered ability with the text beside it.	Un symbole de chapitre d’une saga représente une capacité déclenchée dont l’effet est le texte à côté.
107.15a	A chapter triggers when lore counters take the Saga from below the chapter's number to that number or more.	Un chapitre se déclenche quand des marqueurs « connaissance » font atteindre ou dépasser son nombre à la saga.
107.15b	Several chapter symbols before one effect are as many abilities with that effect.	Plusieurs symboles de chapitre devant un effet sont autant de capacités avec cet effet.
107.16	A class level bar stands for an activated ability, and for a static one with the text below it.	Une barre de niveau de classe représente une capacité activée, et une statique avec le texte dessous.
107.16a	At sorcery speed a level's cost raises the Class from the level before; the Class then has that level's abilities.	Quand un rituel est possible, le coût d’un niveau y fait monter la classe depuis le précédent ; elle en a alors les capacités.
107.17	{TK} is a ticket counter.	{TK} est un marqueur ticket.
107.17a	A number in a ticket symbol is a price in tickets, which the player gives up.	Un nombre dans un symbole de ticket est un prix en tickets, que le joueur se retire.
107.18	The pawprint symbol gives a weight to the modes of some spells; it is neither a cost nor a resource.	Le symbole d’empreinte donne un poids aux modes de certains sorts ; ce n’est ni un coût ni une ressource.
`
