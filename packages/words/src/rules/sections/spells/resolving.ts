/** Linked abilities and resolving (607 and 608): number, English and French, between tabs. */
export const RESOLVING = `
607.1	Of two linked abilities on an object, the second means only what the first has done.	De deux capacités liées d’un objet, la seconde ne désigne que ce qu’a fait la première.
607.1a	An ability printed inside another that gives it to its own object counts as printed there.	Une capacité imprimée dans une autre qui la donne à son propre objet compte comme imprimée.
607.1b	What is printed on either face of a transforming card counts, whichever face is up.	Ce qui est imprimé sur l’une ou l’autre face d’une carte qui se transforme compte, quelle que soit la face visible.
607.1c	An ability that does both is linked to itself.	Une capacité qui fait les deux est liée à elle-même.
607.1d	A token, emblem or permanent may be linked to the ability of another object that made it or put it there.	Jeton, emblème ou permanent peut être lié à la capacité d’un autre objet qui l’a créé ou mis là.
607.2	Abilities are linked in these ways.	Des capacités sont liées de ces façons.
607.2a	"The exiled card" is what this object's other ability told somebody to exile.	« La carte exilée » est celle que l’autre capacité de l’objet a demandé d’exiler.
607.2b	Or it is what this object's replacement effect exiled.	Ou c’est celle qu’a exilée l’effet de remplacement de l’objet.
607.2c	"Created with this" and the like mean what its other ability put onto the battlefield.	« Créé avec cet objet » et semblables désignent ce que son autre capacité a mis sur le champ de bataille.
607.2d	"The chosen" is what its other ability had somebody choose.	« Choisi » désigne ce que son autre capacité a fait choisir.
607.2e	What was noted is what its other ability had noted.	Ce qui est noté est ce que son autre capacité a fait noter.
607.2f	A word chosen for no meaning of its own is the one that its other ability asked for.	Un mot choisi sans sens propre est celui que son autre capacité a demandé.
607.2g	The cost paid as this entered is the one that its other ability asked for.	Le coût payé à l’arrivée est celui que son autre capacité a demandé.
607.2h	A trigger in one paragraph with a static ability means only what was done through that.	Une capacité déclenchée du même paragraphe qu’une capacité statique ne vise que ce qui fut fait par celle-ci.
607.2i	Whether it was kicked, or the like, asks about the cost that this object offers.	Savoir s’il a été kické, ou autre, concerne le coût que cet objet propose.
607.2j	The cost paid as this was cast is the value chosen for its own variable cost.	Le coût payé au lancement est la valeur choisie pour son propre coût variable.
607.2k	The two abilities of champion are linked.	Les deux capacités de champion sont liées.
607.2m	An ability after an anchor word is linked to the choice of that word.	Une capacité après un mot d’ancrage est liée au choix de ce mot.
607.2n	What was exiled before the game goes with the cards of the name that the exiling objects had then.	Ce qui fut exilé avant la partie va avec les cartes du nom qu’avaient alors les objets.
607.2p	A choice made before the game for a characteristic stays with the card in every zone.	Un choix fait avant la partie pour une caractéristique reste avec la carte dans toute zone.
607.2q	"Exiled with this" may be what was exiled to pay for the spell that became the permanent.	« Exilé avec cet objet » peut être ce qui fut exilé pour payer le sort devenu le permanent.
607.3	"The exiled card" means each of them, if there are several, and sums what is asked of them.	« La carte exilée » désigne chacune s’il y en a plusieurs, et additionne ce qu’on leur demande.
607.4	One ability may be linked to several others.	Une capacité peut être liée à plusieurs autres.
607.5	Linked abilities gained together stay linked to each other, and to nothing else.	Des capacités liées acquises ensemble restent liées entre elles, et à rien d’autre.
607.5a	A choice that was never made for an object is undefined, and what needs it does nothing.	Un choix jamais fait pour un objet est indéfini, et ce qui en dépend ne fait rien.
608.1	When all players pass in a row, the top of the stack resolves.	Quand tous les joueurs passent à la suite, le haut de la pile se résout.
608.2	An instant, sorcery or ability resolves step by step.	Un éphémère, un rituel ou une capacité se résout par étapes.
608.2a	A trigger with "if" checks it again as it resolves, and does nothing if it is false.	Une capacité avec une clause « si » intercalée la revérifie à la résolution, et ne fait rien si elle est fausse.
608.2b	Targets are checked again; if all are illegal, nothing resolves, else only those that are are left out.	Les cibles sont revérifiées ; si toutes sont illégales, rien ne se résout, sinon seules celles-là sont épargnées.
608.2c	The instructions are followed in the order written, with an eye to what comes later in the text.	Les instructions sont suivies dans l’ordre écrit, compte tenu de la suite du texte.
608.2d	Choices left for the resolution are made now, and none that is impossible.	Les choix laissés pour la résolution se font maintenant, jamais un choix impossible.
608.2e	For each step the players choose in turn order and then all act together.	Pour chaque étape, les joueurs choisissent dans l’ordre du tour, puis tous agissent ensemble.
608.2f	What is done to several is done at once where it can be, else in turn order.	Ce qui est fait à plusieurs l’est en même temps si possible, sinon dans l’ordre du tour.
608.2g	A player who may pay may use mana abilities first; one who casts now does it as usual.	Qui peut payer peut d’abord utiliser des capacités de mana ; qui lance un sort maintenant le fait comme d’habitude.
608.2h	What must be known is looked up once; of what is gone, as it last was.	Ce qu’il faut savoir se regarde une fois ; de ce qui est parti, tel qu’il fut en dernier.
608.2i	An effect that asks about the past takes things as they were then, wherever they are now.	Un effet qui interroge le passé prend les choses telles qu’elles étaient, où qu’elles soient.
608.2j	An effect that asks for a characteristic looks at that one alone.	Un effet qui demande une caractéristique ne regarde que celle-là.
608.2k	What the cost or trigger named is still affected if it has changed.	Ce que le coût ou le déclenchement a nommé est encore affecté s’il a changé.
608.2m	What leaves the stack while resolving goes on resolving.	Ce qui quitte la pile en se résolvant continue de se résoudre.
608.2n	An instant or sorcery ends in its owner's graveyard; an ability is gone.	Un éphémère ou un rituel finit dans le cimetière de son propriétaire ; une capacité disparaît.
608.2p	What triggers on its resolving triggers now.	Ce qui se déclenche à sa résolution se déclenche maintenant.
608.3	A permanent spell resolves by entering.	Un sort de permanent se résout en arrivant.
608.3a	Without targets it becomes a permanent under its controller's control.	Sans cible, il devient un permanent sous le contrôle de son contrôleur.
608.3b	With a target it checks that again; bestow and mutate then leave a creature, others nothing.	Avec une cible, il la revérifie ; grâce et mutation laissent alors une créature, les autres rien.
608.3c	An Aura spell becomes an Aura attached to what it targeted.	Un sort d’aura devient une aura attachée à ce qu’il ciblait.
608.3d	A mutating spell merges with the creature that it targets.	Un sort qui mute fusionne avec la créature qu’il cible.
608.3e	A permanent that can't be put onto the battlefield goes to the graveyard.	Un permanent qui ne peut pas être mis sur le champ de bataille va au cimetière.
608.3f	The copy of a permanent spell becomes a token, which isn't "created".	La copie d’un sort de permanent devient un jeton, qui n’est pas « créé ».
608.3g	A delayed ability of the spell's own, as of dash, begins as the permanent enters.	Une capacité retardée propre au sort, comme celle de précipitation, débute à l’arrivée du permanent.
`
