/** Special actions, priority and costs (116 to 118): number, English and French, between tabs. */
export const PRIORITY_AND_COSTS = `
116.1	Special actions need priority but don't use the stack.	Les actions spéciales demandent la priorité mais n’utilisent pas la pile.
116.2	There are twelve kinds of special action.	Il y a douze sortes d’actions spéciales.
116.2a	A player plays a land in their own main phase with the stack empty, usually once a turn.	Un joueur joue un terrain pendant sa phase principale, la pile étant vide, d’ordinaire une fois par tour.
116.2b	A player with priority may turn up a creature that is face down.	Un joueur qui a la priorité peut retourner face visible une créature face cachée.
116.2c	An effect may let a player do something later, such as end it, whenever they have priority.	Un effet peut permettre à un joueur d’agir plus tard, pour y mettre fin par exemple, quand il a la priorité.
116.2d	A static ability may let a player with priority do something to ignore it for a while.	Une capacité statique peut permettre à un joueur qui a la priorité d’agir pour l’ignorer un temps.
116.2e	One card may be discarded by a player with priority, as it says itself.	Une certaine carte peut être défaussée par un joueur qui a la priorité, comme elle le dit.
116.2f	A player may suspend a card from hand whenever they could begin to cast it.	Un joueur peut suspendre une carte de sa main quand il pourrait commencer à la lancer.
116.2g	Once a game a player may pay {3} at sorcery speed to take their companion into hand.	Une fois par partie, quand un rituel est possible, un joueur peut payer {3} pour prendre son compagnon en main.
116.2h	In their own turn a player with priority may foretell a card from hand for {2}.	Pendant son tour, un joueur qui a la priorité peut prédire une carte de sa main pour {2}.
116.2i	A player may roll the planar die at sorcery speed, for {1} more each time that turn.	Quand un rituel est possible, un joueur peut lancer le dé planaire, pour {1} de plus à chaque fois ce tour-ci.
116.2j	A player with priority may turn a hidden conspiracy of theirs face up.	Un joueur qui a la priorité peut retourner face visible une de ses conspirations cachées.
116.2k	In their own turn, with the stack empty, a player may plot a card from hand.	Pendant son tour, la pile étant vide, un joueur peut comploter une carte de sa main.
116.2m	A player may unlock half of a Room of theirs at sorcery speed, for that half's mana cost.	Quand un rituel est possible, un joueur peut déverrouiller une moitié de sa salle pour le coût de mana de celle-ci.
116.3	The player who takes a special action has priority again afterwards.	Le joueur qui prend une action spéciale a de nouveau la priorité ensuite.
117.1	Priority says who may act now: cast spells, activate abilities or take special actions.	La priorité dit qui peut agir : lancer des sorts, activer des capacités ou prendre des actions spéciales.
117.1a	An instant can be cast whenever one has priority, other spells only in one's own main phase with the stack empty.	Un éphémère se lance dès qu’on a la priorité, les autres sorts pendant sa phase principale, la pile étant vide.
117.1b	An ability can be activated whenever its player has priority.	Une capacité peut être activée dès que son joueur a la priorité.
117.1c	Some special actions need only priority, others the timing of a sorcery.	Certaines actions spéciales ne demandent que la priorité, d’autres les conditions d’un rituel.
117.1d	Mana abilities can be activated with priority, and also while any mana payment is being made.	Les capacités de mana s’activent avec la priorité, et aussi pendant tout paiement de mana.
117.2	Everything else happens by the rules themselves, or without priority.	Tout le reste se produit de par les règles, ou sans priorité.
117.2a	Abilities may trigger at any moment, but go on the stack only when a player would get priority.	Une capacité peut se déclencher à tout moment, mais n’est mise sur la pile que quand un joueur recevrait la priorité.
117.2b	Static abilities hold all the time and need no priority.	Les capacités statiques valent en permanence et n’ont pas besoin de priorité.
117.2c	Turn-based actions come as a step or phase begins, before priority, or as it ends.	Les actions obligatoires du tour ont lieu au début d’une étape ou d’une phase, avant la priorité, ou à sa fin.
117.2d	State-based actions are performed before anybody gets priority.	Les actions basées sur un état sont effectuées avant que quiconque reçoive la priorité.
117.2e	While something resolves nobody has priority, even where players choose or make mana.	Pendant une résolution, personne n’a la priorité, même si des joueurs choisissent ou produisent du mana.
117.3	This is who gets priority, and when.	Voici qui reçoit la priorité, et quand.
117.3a	The active player has priority first in nearly every step and phase; in the untap step nobody has, in cleanup seldom.	À presque chaque étape et phase, le joueur actif a d’abord la priorité ; personne au dégagement, rarement au nettoyage.
117.3b	After a resolution the active player gets priority.	Après une résolution, le joueur actif reçoit la priorité.
117.3c	A player who acts with priority gets it again afterwards.	Un joueur qui agit avec la priorité la reçoit de nouveau ensuite.
117.3d	A player who does nothing passes, and the next in turn order gets priority.	Un joueur qui ne fait rien passe, et le suivant dans l’ordre du tour reçoit la priorité.
117.4	When all pass in a row, the top of the stack resolves, or the step ends if the stack is empty.	Quand tous passent à la suite, le haut de la pile se résout, ou l’étape finit si la pile est vide.
117.5	Before priority: state-based actions until there are none, then triggers, and both again until nothing happens.	Avant la priorité : actions basées sur un état, puis capacités déclenchées, jusqu’à ce que plus rien n’arrive.
117.6	With shared team turns, teams have priority instead of players.	Avec les tours d’équipe partagés, les équipes ont la priorité, non les joueurs.
117.7	A spell or ability used in response goes on top of the stack, and so resolves first.	Ce qui est lancé ou activé en réponse va au-dessus de la pile et se résout donc d’abord.
118.1	A cost is what must be done or paid to do something else, or to stop it.	Un coût est ce qu’il faut faire ou payer pour faire autre chose, ou pour l’empêcher.
118.2	A player who pays mana may activate mana abilities first.	Un joueur qui paie du mana peut d’abord activer des capacités de mana.
118.3	A cost can only be paid in full.	Un coût ne peut être payé qu’en entier.
118.3a	Paying mana takes it out of the pool; 0 mana can always be paid.	Payer du mana le retire de la réserve ; 0 mana peut toujours être payé.
118.3b	Paying life takes it off the total; 0 life can always be paid.	Payer des points de vie les retire du total ; 0 point de vie peut toujours être payé.
118.3c	Nobody has to activate mana abilities, not even for a cost that must be paid.	Nul n’est tenu d’activer des capacités de mana, même pour un coût obligatoire.
118.4	A cost may contain X.	Un coût peut contenir X.
118.5	A cost of {0} takes no mana, but a player still has to say that they pay it.	Un coût de {0} ne demande pas de mana, mais le joueur doit quand même dire qu’il le paie.
118.5a	A spell or ability that costs {0} doesn't happen by itself; it is cast or activated like any other.	Ce qui coûte {0} n’arrive pas tout seul ; on le lance ou l’active comme le reste.
118.6	An object without a mana cost can't be paid for.	Ce qui n’a pas de coût de mana ne peut pas être payé.
118.6a	An unpayable cost stays unpayable with more added to it, but an alternative cost can be paid instead.	Un coût impayable le reste même augmenté, mais un coût alternatif peut être payé à la place.
118.7	Effects may change or lower a cost, down to {0} at most; paying what is left pays the cost.	Des effets peuvent modifier ou réduire un coût, au plus jusqu’à {0} ; payer le reste, c’est payer le coût.
118.7a	A reduction of generic mana touches generic mana only.	Une réduction de mana générique ne touche que le générique.
118.7b	A reduction by a colour that the cost doesn't have takes generic mana.	Une réduction d’une couleur absente du coût touche le mana générique.
118.7c	A coloured reduction beyond what the cost has of that colour takes generic mana.	Ce qui reste d’une réduction colorée, une fois la couleur épuisée, touche le mana générique.
118.7d	A colourless reduction beyond what the cost has of {C} takes generic mana.	Ce qui reste d’une réduction incolore, une fois les {C} épuisés, touche le mana générique.
118.7e	The player who pays chooses one half of a hybrid reduction.	Le joueur qui paie choisit une moitié d’une réduction hybride.
118.7f	A reduction by Phyrexian mana takes one mana of its colour.	Une réduction de mana phyrexian touche un mana de sa couleur.
118.7g	A reduction by snow mana takes generic mana.	Une réduction de mana neigeux touche le mana générique.
118.8	Additional costs are paid together with the mana cost or activation cost.	Les coûts supplémentaires se paient avec le coût de mana ou d’activation.
118.8a	One spell or ability may have as many additional costs as apply to it.	Un même sort ou une même capacité peut avoir autant de coûts supplémentaires qu’on veut.
118.8b	Some additional costs are optional.	Certains coûts supplémentaires sont facultatifs.
118.8c	"Cast it if able" doesn't force a player to pay with cards of a certain kind from a hidden zone.	« Lancez-le si possible » n’oblige pas à payer avec des cartes d’une certaine sorte d’une zone cachée.
118.8d	Additional costs leave the mana cost itself as it is.	Les coûts supplémentaires laissent le coût de mana lui-même inchangé.
118.9	An alternative cost is paid instead of the mana cost.	Un coût alternatif se paie à la place du coût de mana.
118.9a	A spell can have a single alternative cost.	Un seul coût alternatif peut servir pour un sort.
118.9b	Alternative costs are optional, unless the effect that lets you cast the spell demands one.	Les coûts alternatifs sont facultatifs, sauf si l’effet qui permet de lancer le sort en exige un.
118.9c	An alternative cost leaves the mana cost itself as it is.	Un coût alternatif laisse le coût de mana lui-même inchangé.
118.9d	Additional costs, increases and reductions apply to an alternative cost as well.	Coûts supplémentaires, augmentations et réductions s’appliquent aussi à un coût alternatif.
118.10	One payment is for one thing only.	Un paiement ne vaut que pour une seule chose.
118.11	A cost counts as paid even if an effect changed what was done to pay it.	Un coût est payé même si un effet a changé ce qui a été fait pour le payer.
118.12	"Do this. If you do" makes the doing a cost, paid on resolution; what comes of it doesn't matter.	« Faites ceci. Si vous faites ainsi » en fait un coût payé à la résolution, quoi qu’il en advienne.
118.12a	"Unless a player does this" asks that player first whether they do it.	« À moins qu’un joueur ne fasse ceci » demande d’abord à ce joueur s’il le fait.
118.12b	"If you do" after an offer to search asks only whether the player chose to search.	« Si vous faites ainsi » après l’offre de chercher demande seulement si le joueur a choisi de chercher.
118.13	Hybrid and Phyrexian symbols in a cost can be paid in several ways.	Les symboles hybrides et phyrexians d’un coût peuvent être payés de plusieurs façons.
118.13a	How to pay hybrid or Phyrexian symbols is chosen as the spell or activated ability is announced.	La façon de payer les symboles hybrides ou phyrexians se choisit à l’annonce du sort ou de la capacité activée.
118.13b	In a cost paid during a resolution, how to pay hybrid or Phyrexian symbols is chosen just before paying.	Dans un coût payé pendant une résolution, la façon de payer ces symboles se choisit juste avant de payer.
118.13c	For a special action, how to pay hybrid or Phyrexian symbols is chosen just before paying.	Pour une action spéciale, la façon de payer ces symboles se choisit juste avant de payer.
118.14	"Mana of any type" lets mana pay as if of the right type; with a permission to cast, only for those spells.	« Du mana de tout type » fait payer tout mana comme s’il convenait ; avec une permission de lancer, pour ces sorts seuls.
`
