/** Spells, abilities and effects (6xx): number, English and French, between tabs. */
export const SPELLS_AND_ABILITIES = `
601.2	To cast a spell is to put it on the stack and pay for it, step by step; what goes wrong is undone.	Lancer un sort, c’est le mettre sur la pile et le payer, étape par étape ; ce qui échoue est annulé.
601.2a	The card goes to the top of the stack and is the player's spell.	La carte va au sommet de la pile et devient le sort du joueur.
601.2b	Modes, additional and alternative costs, and X are announced.	Les modes, les coûts supplémentaires et alternatifs et X sont annoncés.
601.2c	The targets are chosen.	Les cibles sont choisies.
601.2d	What is divided is divided now, at least one to each target.	Ce qui est réparti l’est maintenant, au moins un par cible.
601.2e	It is seen whether the spell is legal; if not, all is undone.	On vérifie si le sort est légal ; sinon, tout est annulé.
601.2g	Mana abilities may be activated now.	Les capacités de mana peuvent être activées maintenant.
601.2h	The total cost is paid, in full.	Le coût total est payé, en entier.
601.2i	Now the spell is cast; abilities that watch for it trigger.	Le sort est maintenant lancé ; les capacités qui le guettent se déclenchent.
601.3	A spell can only be begun if something allows it and nothing forbids it.	On ne peut commencer à lancer un sort que si on le permet et que rien ne l’interdit.
602.2	To activate an ability is to put it on the stack and pay its costs; only its controller may.	Activer une capacité, c’est la mettre sur la pile et payer ses coûts ; seul son contrôleur le peut.
602.2a	The ability becomes an object on top of the stack.	La capacité devient un objet au sommet de la pile.
602.2b	From here it goes as for a spell: modes, targets, costs.	Ensuite, comme pour un sort : modes, cibles, coûts.
602.5a	A creature that came this turn can't use {T} or {Q} abilities without haste.	Une créature arrivée ce tour-ci ne peut pas utiliser de capacité avec {T} ou {Q} sans la célérité.
602.5b	A limit on activations stays with the object even under another controller.	Une limite d’activation suit l’objet, même sous un autre contrôleur.
602.5d	"Only as a sorcery" means the timing of a sorcery.	« Que lorsque vous pourriez lancer un rituel » ne concerne que le moment.
603.2d	Something may make an ability trigger more than once.	Un effet peut faire qu’une capacité se déclenche plus d’une fois.
603.2e	"Becomes" triggers on the change, not on being so already.	« Devient » se déclenche au changement, non si c’est déjà le cas.
603.2f	An ability of what nobody can see does not trigger.	Une capacité de ce que personne ne peut voir ne se déclenche pas.
603.3	What triggered goes on the stack the next time somebody would get priority.	Ce qui s’est déclenché va sur la pile la prochaine fois qu’un joueur recevrait la priorité.
603.3b	The active player's triggers go first, then the others' in turn order; each orders his own.	Les capacités du joueur actif vont d’abord, puis celles des autres dans l’ordre du tour ; chacun ordonne les siennes.
603.3d	Choices and targets are made as it goes on the stack; without a legal one it is removed.	Les choix et les cibles se font à la mise sur la pile ; sans choix légal, la capacité est retirée.
603.7b	A delayed ability triggers once, unless it has a duration.	Une capacité retardée se déclenche une seule fois, sauf si elle a une durée.
605.1b	A trigger from mana being made that can add mana, without targets, is a mana ability.	Une capacité déclenchée par la production de mana, qui peut en ajouter et sans cible, est une capacité de mana.
605.3	Mana abilities are activated without the stack.	Les capacités de mana s’activent sans la pile.
606.3	One loyalty ability of a planeswalker a turn, in one's main phase with the stack empty.	Une capacité de loyauté par planeswalker et par tour, pendant sa phase principale, la pile étant vide.
606.4	Its cost puts loyalty counters on or takes them off.	Son coût met ou retire des marqueurs « loyauté ».
608.2a	A trigger with "if" checks it again as it resolves, and does nothing if it is false.	Une capacité avec une clause « si » intercalée la revérifie à la résolution, et ne fait rien si elle est fausse.
608.2b	Targets are checked again; if all are illegal, nothing resolves.	Les cibles sont revérifiées ; si toutes sont illégales, rien ne se résout.
608.2c	The instructions are followed in the order written.	Les instructions sont suivies dans l’ordre écrit.
608.2d	Choices left for the resolution are made now.	Les choix laissés pour la résolution se font maintenant.
608.2g	Who may pay may use mana abilities first; who casts now does it as usual.	Qui peut payer peut d’abord utiliser des capacités de mana ; qui lance un sort maintenant le fait comme d’habitude.
608.2n	An instant or sorcery ends in its owner's graveyard; an ability is gone.	Un éphémère ou un rituel finit dans le cimetière de son propriétaire ; une capacité disparaît.
608.2p	What triggers on its resolving triggers now.	Ce qui se déclenche à sa résolution se déclenche maintenant.
608.3a	A permanent spell without targets becomes a permanent.	Un sort de permanent sans cible devient un permanent.
608.3c	An Aura spell becomes an Aura attached to what it targeted.	Un sort d’aura devient une aura attachée à ce qu’il ciblait.
608.3e	A permanent that can't be put onto the battlefield goes to the graveyard.	Un permanent qui ne peut pas être mis sur le champ de bataille va au cimetière.
610.3	What left "until" something comes back right after it.	Ce qui est parti « jusqu’à » un événement revient juste après.
613.1b	Layer 2: who controls what.	Couche 2 : qui contrôle quoi.
614.1a	An effect with "instead" is a replacement effect.	Un effet avec « à la place » est un effet de remplacement.
614.6	What is replaced never happens; something else does.	Ce qui est remplacé n’arrive jamais ; autre chose arrive.
614.9	Redirection has damage dealt to something else.	La redirection fait infliger les blessures à autre chose.
614.12a	Choices about how a permanent enters are made before it does.	Les choix sur la façon d’arriver se font avant l’arrivée du permanent.
615.6	Prevented damage never happens.	Les blessures prévenues n’arrivent jamais.
615.7	A shield prevents a number of damage and is used up by it.	Un bouclier prévient un nombre de blessures et s’épuise ainsi.
615.8	A shield against the next damage of one source prevents all of that damage.	Un bouclier contre les prochaines blessures d’une source les prévient toutes.
616.1	Of several replacement or prevention effects, the one affected chooses which applies first.	De plusieurs effets de remplacement ou de prévention, celui qui est concerné choisit lequel s’applique d’abord.
`
