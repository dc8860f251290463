/** Casting spells and activating abilities (601 and 602): number, English and French, between tabs. */
export const CASTING = `
601.1	Old cards say "play" for casting a spell.	Les anciennes cartes disent « jouer » pour lancer un sort.
601.1a	To play a card is to play it as a land or to cast it, as the case may be.	Jouer une carte, c’est la jouer comme terrain ou la lancer, selon le cas.
601.2	Casting a spell means moving it to the stack and paying for it, step by step; what goes wrong is undone.	Lancer un sort, c’est le mettre sur la pile et le payer, étape par étape ; ce qui échoue est annulé.
601.2a	The card goes to the top of the stack and is the player's spell.	La carte va au sommet de la pile et devient le sort du joueur.
601.2b	Modes, additional and alternative costs, X and ways to pay hybrid or Phyrexian symbols are announced.	Modes, coûts supplémentaires et alternatifs, X et paiement des symboles hybrides ou phyrexians sont annoncés.
601.2c	The spell's targets are announced, first how many and then which.	Les cibles du sort sont annoncées, d’abord leur nombre, puis lesquelles.
601.2d	What the spell divides is divided now, at least one to each target.	Ce que le sort répartit l’est maintenant, au moins un par cible.
601.2e	It is seen whether the spell is legal; if not, all is undone.	On vérifie si le sort est légal ; sinon, tout est annulé.
601.2f	The total cost is worked out, increases before reductions, and locked in.	Le coût total est calculé, les ajouts avant les réductions, et fixé.
601.2g	If there is mana to pay, mana abilities may be activated now.	S’il y a du mana à payer, des capacités de mana peuvent être activées maintenant.
601.2h	The total cost is paid in full, what is random or comes from the library last.	Le coût total est payé en entier, ce qui est aléatoire ou vient de la bibliothèque en dernier.
601.2i	Now the spell is cast; abilities that watch for it trigger.	Le sort est maintenant lancé ; les capacités qui le guettent se déclenchent.
601.3	A spell can only be begun if something allows it and nothing forbids it.	On ne peut commencer à lancer un sort que si on le permet et que rien ne l’interdit.
601.3a	A forbidden kind of spell can be begun if a choice in proposing it could make it another kind.	Une sorte de sort interdite peut être commencée si un choix de la proposition pouvait la changer.
601.3b	A spell can be begun as with flash if a choice in proposing it could make it a kind that may.	Un sort peut être commencé comme avec le flash si un choix de la proposition pouvait l’y autoriser.
601.3c	Flash for a cost lets a player begin casting as with flash.	Le flash contre un coût permet de commencer à lancer comme avec le flash.
601.3d	Flash on a condition counts if the condition is met as the spell is begun.	Le flash sous condition compte si la condition est remplie quand on commence.
601.3e	Whether a card may be cast is judged by what the spell would be, effects on that included.	La permission de lancer une carte se juge à ce que serait le sort, effets sur celui-ci compris.
601.3f	A spell from face-down cards in exile can only be begun by a player who may look at the card.	Un sort parmi des cartes exilées face cachée n’est commencé que par qui peut regarder la carte.
601.4	A mode or cost that another choice of the same step makes possible may be chosen along with that.	Un mode ou un coût qu’un autre choix de la même étape rend possible peut être choisi avec lui.
601.5	A spell that is no longer allowed once proposed is undone; later nothing can stop it so.	Un sort qui n’est plus permis une fois proposé est annulé ; plus tard, rien ne l’arrête ainsi.
601.5a	A spell begun with flash may go on if the condition for flash ends meanwhile.	Un sort commencé avec le flash continue si la condition du flash cesse entre-temps.
601.6	Some spells have an opponent make a choice that would be their controller's, at the usual time.	Certains sorts font faire par un adversaire un choix de leur contrôleur, au moment habituel.
601.6a	The spell's controller says which opponent chooses.	Le contrôleur du sort dit quel adversaire choisit.
601.6b	Of two players who choose for the spell, its controller goes first.	De deux joueurs qui choisissent pour le sort, son contrôleur commence.
601.7	A spell that changes costs doesn't touch what is on the stack already.	Un sort qui modifie les coûts ne touche pas ce qui est déjà sur la pile.
602.1	An activated ability is a cost, a colon, and an effect.	Une capacité activée est un coût, deux-points et un effet.
602.1a	What stands before the colon is the cost, paid by the player who activates.	Ce qui précède les deux-points est le coût, payé par le joueur qui active.
602.1b	Limits on who may activate an ability, or when, stand after the effect and aren't part of it.	Les limites sur qui peut activer, ou quand, suivent l’effet et n’en font pas partie.
602.1c	Only activated abilities can be activated.	Seules les capacités activées peuvent être activées.
602.1d	Old cards say "play" for activating an ability.	Les anciennes cartes disent « jouer » pour activer une capacité.
602.1e	A new way to pay an activation cost applies to the whole of it, with all increases and reductions.	Une autre façon de payer un coût d’activation vaut pour son total, ajouts et réductions compris.
602.2	Activating an ability means making it an object on the stack and paying its costs; only its controller may.	Activer une capacité, c’est la mettre sur la pile et payer ses coûts ; seul son contrôleur le peut.
602.2a	The ability becomes an object on top of the stack; in a hidden zone its card is revealed.	La capacité devient un objet au sommet de la pile ; dans une zone cachée, sa carte est révélée.
602.2b	The rest of activating goes as for a spell: modes, targets, costs.	La suite d’une activation se fait comme pour un sort : modes, cibles, coûts.
602.3	Some abilities have an opponent make a choice that would be their controller's, at the usual time.	Certaines capacités font faire par un adversaire un choix de leur contrôleur, au moment habituel.
602.3a	The ability's controller says which opponent chooses.	Le contrôleur de la capacité dit quel adversaire choisit.
602.3b	Of two players who choose for the ability, its controller goes first.	De deux joueurs qui choisissent pour la capacité, son contrôleur commence.
602.4	An ability that changes costs doesn't touch what is on the stack already.	Une capacité qui modifie les coûts ne touche pas ce qui est déjà sur la pile.
602.5	A forbidden ability can't be activated.	Une capacité interdite ne peut pas être activée.
602.5a	A creature not yours since your turn began can't use {T} or {Q} abilities without haste.	Une créature pas à vous depuis le début de votre tour ne peut utiliser {T} ni {Q} sans la célérité.
602.5b	A limit on activations stays with the object even under another controller.	Une limite d’activation suit l’objet, même sous un autre contrôleur.
602.5c	A limit on a gained ability is for that ability alone, not for others with the same words.	La limite d’une capacité acquise vaut pour elle seule, non pour d’autres au même texte.
602.5d	"Only as a sorcery" means the timing of a sorcery and nothing more.	« Que lorsque vous pourriez lancer un rituel » ne concerne que le moment.
602.5e	"Only as an instant" means the timing of an instant and nothing more.	« Que lorsque vous pourriez lancer un éphémère » ne concerne que le moment.
`
