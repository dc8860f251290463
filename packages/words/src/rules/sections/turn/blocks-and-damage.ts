/** Blocks, combat damage and the end of combat (509 to 511): number, English and French, between tabs. */
export const BLOCKS_AND_DAMAGE = `
509.1	The defending player declares blockers; an illegal declaration is undone.	Le joueur défenseur déclare les bloqueurs ; une déclaration illégale est annulée.
509.1a	They choose untapped creatures, no battles, and for each one attacker of their side.	Il choisit des créatures dégagées, sans bataille, et pour chacune un attaquant de son camp.
509.1b	No block may break a restriction or get around evasion.	Aucun blocage ne peut enfreindre une restriction ou une capacité d’évasion.
509.1c	As many requirements must be met as the restrictions allow; nobody has to pay for one.	Il faut remplir autant d’obligations que les restrictions le permettent ; nul n’est tenu de payer pour cela.
509.1d	Costs to block are worked out and locked in.	Les coûts pour bloquer sont calculés et fixés.
509.1e	Mana abilities may be activated for those costs.	Des capacités de mana peuvent être activées pour ces coûts.
509.1f	The costs are paid, in full.	Les coûts sont payés, en entier.
509.1g	The chosen creatures are now blockers, each of what it blocks, until they leave combat or it ends.	Les créatures choisies sont désormais bloqueuses, jusqu’à leur retrait du combat ou sa fin.
509.1h	An attacker with a blocker is blocked, and stays so even if the blocker goes; others are unblocked.	Un attaquant avec un bloqueur est bloqué, et le reste même si le bloqueur s’en va ; les autres sont non bloqués.
509.1i	Abilities that watch the declaration trigger.	Les capacités qui guettent la déclaration se déclenchent.
509.2	After the blocks the active player gets priority.	Après les blocages, le joueur actif reçoit la priorité.
509.2@2014-02	The attacking player puts the blockers of each attacker in an order for damage.	Le joueur attaquant ordonne les bloqueurs de chaque attaquant pour les blessures.
509.2a	What triggered during the declaration goes on the stack before priority.	Ce qui s’est déclenché pendant la déclaration va sur la pile avant la priorité.
509.3	Triggers on blocks come in several forms.	Les déclenchements sur les blocages ont plusieurs formes.
509.3@2014-02	The defending player puts the attackers that each creature blocks in an order.	Le joueur défenseur ordonne les attaquants que chaque créature bloque.
509.3a	"Whenever it blocks" triggers once in a combat as the creature becomes a blocker, not if it enters blocking.	« À chaque fois qu’elle bloque » se déclenche une fois par combat, quand elle devient bloqueuse, non si elle arrive ainsi.
509.3b	"Whenever it blocks a creature" triggers for each attacker it blocks.	« À chaque fois qu’elle bloque une créature » se déclenche pour chaque attaquant bloqué.
509.3c	"Whenever it becomes blocked" triggers once in a combat, also if an effect or a late blocker does it.	« À chaque fois qu’elle devient bloquée » se déclenche une fois par combat, même par un effet ou un bloqueur tardif.
509.3d	"Whenever it becomes blocked by a creature" triggers for each blocker, also for one that enters blocking.	« À chaque fois qu’elle devient bloquée par une créature » se déclenche pour chaque bloqueur, même arrivé bloqueur.
509.3e	Triggers on a number of blockers count them as they are declared, and as effects change them.	Les capacités sur un nombre de bloqueurs les comptent à la déclaration, et quand un effet les modifie.
509.3f	What the blocker or attacker must be like is seen at that moment.	Ce que doit être le bloqueur ou l’attaquant se juge à ce moment.
509.3g	"Attacks and isn't blocked" triggers if no blocker is declared for the creature.	« Attaque et n’est pas bloquée » se déclenche si aucun bloqueur n’est déclaré pour la créature.
509.4	A creature may enter blocking; its controller chooses what, and it never "blocked".	Une créature peut arriver bloqueuse ; son contrôleur choisit quoi, et elle n’a jamais « bloqué ».
509.4a	A creature put blocking something that no longer attacks, or not its side, doesn't block.	Une créature mise en bloqueuse de ce qui n’attaque plus, ou pas son camp, ne bloque pas.
509.4b	Requirements and restrictions on blocking don't touch such creatures.	Obligations et restrictions de blocage ne concernent pas ces créatures.
509.6@2014-02	A creature that an effect makes a blocker gets its place in the damage orders.	Une créature qu’un effet rend bloqueuse prend sa place dans les ordres d’assignation des blessures.
509.7@2014-02	A creature put onto the battlefield blocking gets its place in the attacker's damage order.	Une créature mise sur le champ de bataille bloqueuse prend sa place dans l’ordre de l’attaquant.
510.1	It is announced how each attacker, then each blocker, assigns its combat damage.	On annonce comment chaque attaquant, puis chaque bloqueur, assigne ses blessures de combat.
510.1a	A creature assigns damage equal to its power, none if 0 or less.	Une créature assigne autant de blessures que sa force, aucune si 0 ou moins.
510.1b	An unblocked attacker assigns its damage to what it attacks, if that is still there.	Un attaquant non bloqué assigne ses blessures à ce qu’il attaque, si c’est encore là.
510.1c	A blocked attacker's damage is divided freely among its blockers; without any left it deals none.	Les blessures d’un attaquant bloqué se répartissent librement entre ses bloqueurs ; s’il n’en reste pas, il n’en inflige pas.
510.1c@2014-02	Damage goes along the announced order, lethal to one before the next.	Les blessures suivent l’ordre annoncé, mortelles à l’un avant le suivant.
510.1d	A blocker's damage is divided freely among what it blocks.	Les blessures d’un bloqueur se répartissent librement entre ce qu’il bloque.
510.1e	A player's assignment is checked as a whole, and done again if it is illegal.	L’assignation d’un joueur est vérifiée dans son ensemble, et refaite si elle est illégale.
510.2	All combat damage is dealt at once, and nobody can act before.	Toutes les blessures de combat sont infligées en même temps, et nul ne peut agir avant.
510.3	Then the active player gets priority.	Le joueur actif reçoit ensuite la priorité.
510.3a	What triggered on the damage or just after goes on the stack before priority.	Ce qui s’est déclenché sur les blessures ou juste après va sur la pile avant la priorité.
510.4	With first or double strike about there are two damage steps, the first for creatures with either.	S’il y a initiative ou double initiative, il y a deux étapes de blessures, la première pour celles-là.
511.1	At the end of combat the active player gets priority.	À la fin du combat, le joueur actif reçoit la priorité.
511.2	"At end of combat" triggers as this step begins; "until end of combat" lasts to the end of the phase.	« À la fin du combat » se déclenche au début de cette étape ; « jusqu’à la fin du combat » finit avec la phase.
511.3	After this step nothing is in combat any more, and the next main phase begins.	Après cette étape, plus rien n’est dans le combat, et la phase principale suivante commence.
`
