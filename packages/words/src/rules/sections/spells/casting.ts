/** Casting spells and activating abilities (601 and 602): number, English and French, between tabs. */
export const CASTING = `
601.1	Old cards say "play" for casting a spell.	Les anciennes cartes disent « jouer » pour lancer un sort.
601.1a	To play a card is to play it as a land or to cast it, as the case may be.	Jouer une carte, c’est la jouer comme terrain ou la lancer, selon le cas.
601.2	Casting a spell means moving it to the stack and paying for it, step by step; what goes wrong is undone.	Lancer un sort, c’est le mettre sur la pile et le payer, étape par étape ; ce qui échoue est annulé.
601.2a	The card goes to the top of the stack and is the player's spell.	La carte va au sommet de la pile et devient le sort du joueur.
601.2b	Modes, additional and alternative costs, X, and how hybrid and Phyrexian symbols are paid are announced.	On annonce modes, coûts supplémentaires et alternatifs, X, et comment sont payés les symboles hybrides ou phyrexians.
601.2c	The spell's targets are announced, first how many and then which.	Les cibles du sort sont annoncées, d’abord leur nombre, puis lesquelles.
601.2d	If the spell divides something among targets, that is done now, at least one to each.	Ce que le sort répartit entre des cibles l’est maintenant, au moins un pour chacune.
601.2e	The proposed spell is checked; if it isn't legal, all is undone.	Le sort proposé est vérifié ; s’il n’est pas légal, tout est annulé.
601.2f	The total cost is worked out, increases before reductions, and locked in.	Le coût total est calculé, les ajouts avant les réductions, et fixé.
601.2g	Before the spell is paid for, mana abilities may be activated.	Avant le paiement du sort, des capacités de mana peuvent être activées.
601.2h	The total cost is paid in full; random parts and cards from the library come last.	Le coût total est payé en entier, ce qui est aléatoire ou vient de la bibliothèque en dernier.
601.2i	The spell is now cast; abilities that watch for it trigger.	Le sort est maintenant lancé ; les capacités qui le guettent se déclenchent.
601.3	A spell can be begun only if something allows it and nothing forbids it.	On ne peut commencer à lancer un sort que si quelque chose le permet et que rien ne l’interdit.
601.3a	A spell of a forbidden kind can be begun if a choice in proposing it could make it another kind.	Un sort d’une sorte interdite peut être commencé si un choix à sa proposition pouvait en changer la sorte.
601.3b	A spell can be begun as with flash if a choice in proposing it could make it a kind that may.	Un sort peut être commencé comme avec le flash si un choix à sa proposition pouvait l’y autoriser.
601.3c	Flash for a cost lets a player begin casting as with flash.	Si le flash dépend d’un coût, on peut commencer à lancer comme avec le flash.
601.3d	Flash on a condition counts if the condition is met as the spell is begun.	Le flash sous condition compte si elle est remplie quand on commence à lancer.
601.3e	Whether a card may be cast is judged by what the spell would be, effects on that included.	La permission de lancer une carte se juge à ce que serait le sort, effets sur celui-ci compris.
601.3f	Only a player who may look at a card exiled face down can begin to cast it from there.	Seul un joueur qui peut regarder une carte exilée face cachée peut commencer à la lancer de là.
601.4	A mode or cost may be chosen if another choice of the same step makes it possible.	Un mode ou un coût peut être choisi si un autre choix de la même étape le rend possible.
601.5	A spell that is no longer allowed once proposed is undone; after that nothing can undo it so.	Un sort qui n’est plus permis une fois proposé est annulé ; ensuite, rien ne l’annule ainsi.
601.5a	A spell begun with flash may go on if the condition for flash ends meanwhile.	Un sort commencé avec le flash continue si la condition du flash cesse entre-temps.
601.6	For some spells an opponent makes a choice that would be the controller's, at the usual time.	Pour certains sorts, un adversaire fait un choix qui reviendrait à leur contrôleur, au moment habituel.
601.6a	The controller of such a spell says which opponent chooses.	Le contrôleur d’un tel sort dit quel adversaire choisit.
601.6b	Where two players choose for a spell, its controller goes first.	Si deux joueurs choisissent pour un sort, son contrôleur commence.
601.7	A spell that changes costs doesn't touch what is on the stack already.	Un sort qui modifie les coûts ne touche pas ce qui est déjà sur la pile.
602.1	An activated ability is a cost, a colon, and an effect.	Une capacité activée est un coût, deux-points et un effet.
602.1a	The part before the colon is the cost, paid by the player who activates.	Ce qui précède les deux-points est le coût, payé par le joueur qui active.
602.1b	Limits on who may activate an ability, or when, stand after the effect and aren't part of it.	Les limites sur qui peut activer, ou quand, suivent l’effet et n’en font pas partie.
602.1c	Only activated abilities can be activated.	Seules les capacités activées peuvent être activées.
602.1d	Old cards say "play" for activating an ability.	Les anciennes cartes disent « jouer » pour activer une capacité.
602.1e	A new way to pay an activation cost applies to the whole of it, with all increases and reductions.	Une autre façon de payer un coût d’activation vaut pour son total, ajouts et réductions compris.
602.2	Activating an ability means making it an object on the stack and paying its costs; only its controller may.	Activer une capacité, c’est la mettre sur la pile et payer ses coûts ; seul son contrôleur le peut.
602.2a	The ability becomes an object on top of the stack; its card is revealed if it is hidden.	La capacité devient un objet au sommet de la pile ; sa carte est révélée si elle est cachée.
602.2b	The rest of activating goes as for a spell: modes, targets, costs.	La suite d’une activation se fait comme pour un sort : modes, cibles, coûts.
602.3	For some abilities an opponent makes a choice that would be the controller's, at the usual time.	Pour certaines capacités, un adversaire fait un choix qui reviendrait à leur contrôleur, au moment habituel.
602.3a	The controller of such an ability says which opponent chooses.	Le contrôleur d’une telle capacité dit quel adversaire choisit.
602.3b	Where two players choose for an ability, its controller goes first.	Si deux joueurs choisissent pour une capacité, son contrôleur commence.
602.4	An ability that changes costs doesn't touch what is on the stack already.	Une capacité qui modifie les coûts ne touche pas ce qui est déjà sur la pile.
602.5	A forbidden ability can't be activated.	Une capacité interdite ne peut pas être activée.
602.5a	A creature not yours since your turn began can't use {T} or {Q} abilities without haste.	Sans la célérité, une créature non contrôlée depuis le début du tour ne peut utiliser ni {T} ni {Q}.
602.5b	A limit on activations stays with the object even under another controller.	Une limite d’activation suit l’objet, même sous un autre contrôleur.
602.5c	A limit on a gained ability is for that ability alone, not for others with the same words.	La limite d’une capacité acquise vaut pour elle seule, non pour d’autres au même texte.
602.5d	"Only as a sorcery" means the timing of a sorcery and nothing more.	« Que lorsque vous pourriez lancer un rituel » ne concerne que le moment.
602.5e	"Only as an instant" means the timing of an instant and nothing more.	« Que lorsque vous pourriez lancer un éphémère » ne concerne que le moment.
`
