/** Linked abilities and resolving (607 and 608): number, English and French, between tabs. */
export const RESOLVING = `
607.1	Of two linked abilities on an object, the second means only what the first has done.	De deux capacités liées d’un objet, la seconde ne désigne que ce qu’a fait la première.
607.1a	For linking, an ability printed inside another that gives it to the same object counts as printed there.	Pour lier des capacités, une capacité imprimée dans une autre qui la donne au même objet compte comme imprimée.
607.1b	For linking, both faces of a transforming card count, whichever is up.	Pour lier des capacités, les deux faces d’une carte qui se transforme comptent, quelle que soit la visible.
607.1c	An ability that both does something and refers to it is linked to itself.	Une capacité qui fait quelque chose et s’y réfère est liée à elle-même.
607.1d	A token, emblem or permanent may be linked to the ability of another object that made it or put it there.	Jeton, emblème ou permanent peut être lié à la capacité d’un autre objet qui l’a créé ou mis là.
607.2	Abilities are linked in these ways.	Des capacités sont liées de ces façons.
607.2a	"The exiled card" means what this object's other ability told somebody to exile.	« La carte exilée » est celle que l’autre capacité de l’objet a fait exiler.
607.2b	"The exiled card" may also mean what this object's replacement effect exiled.	« La carte exilée » peut aussi être celle qu’a exilée l’effet de remplacement de l’objet.
607.2c	"Created with" this object means what its other ability put onto the battlefield.	« Créé avec » cet objet désigne ce que son autre capacité a mis sur le champ de bataille.
607.2d	"The chosen" one means what this object's other ability had somebody choose.	« Choisi » désigne ce que l’autre capacité de l’objet a fait choisir.
607.2e	Noted information is what this object's other ability had noted.	Ce qui est noté pour un objet est ce que son autre capacité a fait noter.
607.2f	A choice between words without meaning is the one that this object's other ability asked for.	Un choix entre des mots sans sens propre est celui que l’autre capacité de l’objet a demandé.
607.2g	The cost paid "as this entered" is the one that its other ability asked for.	Le coût payé « à son arrivée » est celui que son autre capacité a demandé.
607.2h	A trigger in the same paragraph as a static ability looks only at what was done through that.	Une capacité déclenchée du même paragraphe qu’une capacité statique ne vise que ce qui s’est fait par celle-ci.
607.2i	"If it was kicked" and the like look only at the additional cost that this object offers.	« S’il a été kické » et semblables ne regardent que le coût supplémentaire que propose cet objet.
607.2j	The cost paid "as this was cast" is the value chosen for its own variable cost.	Le coût payé « quand il a été lancé » est la valeur choisie pour son propre coût variable.
607.2k	The two abilities of champion are linked.	Les deux capacités de champion sont liées.
607.2m	An ability after an anchor word is linked to the choice of that word.	Une capacité après un mot d’ancrage est liée au choix de ce mot.
607.2n	Cards exiled before the game go with the objects of the name that their exiler had then.	Les cartes exilées avant la partie vont avec les objets du nom qu’avait alors ce qui les a exilées.
607.2p	A choice made before the game for a characteristic stays with the card in every zone.	Un choix fait avant la partie pour une caractéristique reste avec la carte dans toute zone.
607.2q	"Exiled with" a permanent may mean what was exiled to pay for its spell.	« Exilé avec » un permanent peut désigner ce qui fut exilé pour payer son sort.
607.3	If there are several, "the exiled card" means each of them, and what is asked of them is added up.	S’il y en a plusieurs, « la carte exilée » désigne chacune, et ce qu’on leur demande s’additionne.
607.4	One ability may be linked to several others.	Une capacité peut être liée à plusieurs autres.
607.5	Linked abilities gained together stay linked to each other, and to nothing else.	Des capacités liées acquises ensemble restent liées entre elles, et à rien d’autre.
607.5a	A choice that was never made for an object is undefined, and what needs it does nothing.	Un choix jamais fait pour un objet est indéfini, et ce qui en dépend ne fait rien.
608.1	When all players pass in a row, the top of the stack resolves.	Quand tous les joueurs passent à la suite, le haut de la pile se résout.
608.2	An instant, sorcery or ability resolves step by step.	Un éphémère, un rituel ou une capacité se résout par étapes.
608.2a	A trigger with an "if" checks it again as it resolves, and does nothing if it is false.	Une capacité avec une clause « si » intercalée la revérifie à la résolution, et ne fait rien si elle est fausse.
608.2b	Targets are checked again: if all are illegal nothing resolves, and otherwise illegal ones are unaffected.	Les cibles sont revérifiées : si toutes sont illégales, rien ne se résout ; sinon, les illégales ne sont pas affectées.
608.2c	Instructions are followed in the order written, with an eye to what comes later in the text.	Les instructions sont suivies dans l’ordre écrit, compte tenu de la suite du texte.
608.2d	Choices left for the resolution are made now, and only possible ones.	Les choix laissés pour la résolution se font maintenant, et seulement parmi les possibles.
608.2e	For each step the players choose in turn order and then all act together.	Pour chaque étape, les joueurs choisissent dans l’ordre du tour, puis tous agissent ensemble.
608.2f	An action on several things is done at once where possible, else in turn order.	Ce qui est fait à plusieurs l’est en même temps si possible, sinon dans l’ordre du tour.
608.2g	A player who may pay may use mana abilities first; one who may cast a spell does so in the usual steps.	Qui peut payer peut d’abord utiliser des capacités de mana ; qui peut lancer un sort le fait selon les étapes habituelles.
608.2h	Information is looked up once, as an effect needs it; an object that is gone counts as it last was.	Ce qu’un effet doit savoir se regarde une fois ; un objet parti compte tel qu’il était en dernier.
608.2i	An effect that asks about the past takes things as they were then, wherever they are now.	Un effet qui interroge le passé prend les choses telles qu’elles étaient, où qu’elles soient.
608.2j	An effect that looks at one characteristic ignores all others.	Un effet qui regarde une caractéristique ignore toutes les autres.
608.2k	An object that the cost or trigger spoke of is affected even if it has changed.	Un objet dont parlait le coût ou le déclenchement est affecté même s’il a changé.
608.2m	A spell or ability that leaves the stack while it resolves still resolves in full.	Ce qui quitte la pile en se résolvant continue de se résoudre.
608.2n	An instant or sorcery ends in its owner's graveyard; an ability is gone.	Un éphémère ou un rituel finit dans le cimetière de son propriétaire ; une capacité disparaît.
608.2p	Abilities that watch for a resolution trigger last of all.	Les capacités qui guettent une résolution se déclenchent en tout dernier.
608.3	A permanent spell resolves by entering.	Un sort de permanent se résout en arrivant.
608.3a	A permanent spell without targets enters under its controller's control.	Un sort de permanent sans cible arrive sous le contrôle de son contrôleur.
608.3b	A permanent spell with an illegal target doesn't resolve, but bestow and mutate leave a creature.	Un sort de permanent à la cible illégale ne se résout pas, mais grâce et mutation laissent une créature.
608.3c	An Aura spell becomes an Aura attached to what it targeted.	Un sort d’aura devient une aura attachée à ce qu’il ciblait.
608.3d	A mutating spell merges with the creature that it targets.	Un sort qui mute fusionne avec la créature qu’il cible.
608.3e	A permanent that can't be put onto the battlefield goes to the graveyard.	Un permanent qui ne peut pas être mis sur le champ de bataille va au cimetière.
608.3f	The copy of a permanent spell becomes a token, which isn't "created".	La copie d’un sort de permanent devient un jeton, qui n’est pas « créé ».
608.3g	A delayed ability that the spell itself makes, as with dash, begins as the permanent enters.	Une capacité retardée que crée le sort lui-même, comme avec précipitation, débute à l’arrivée du permanent.
`
