/** Blocks, combat damage and the end of combat (509 to 511): number, English and French, between tabs. */
export const BLOCKS_AND_DAMAGE = `
509.1	The defending player declares blockers; an illegal declaration is undone.	Le joueur défenseur déclare les bloqueurs ; une déclaration illégale est annulée.
509.1a	Blockers must be untapped creatures, not battles; each blocks one creature attacking its side.	Les bloqueurs doivent être dégagés, sans être des batailles ; chacun bloque une créature qui attaque son camp.
509.1b	No block may break a restriction or get around evasion.	Aucun blocage ne peut enfreindre une restriction ou une capacité d’évasion.
509.1c	As many block requirements must be met as restrictions allow, but nobody has to pay for one.	Il faut remplir autant d’obligations de blocage que les restrictions le permettent, sans devoir payer pour cela.
509.1d	Costs to block are worked out and locked in.	Les coûts pour bloquer sont calculés et fixés.
509.1e	Mana abilities may be activated for the costs to block.	Des capacités de mana peuvent être activées pour les coûts de blocage.
509.1f	The costs to block are paid, in full.	Les coûts pour bloquer sont payés, en entier.
509.1g	The chosen creatures are now blocking, until they leave combat or it ends.	Les créatures choisies sont désormais bloqueuses, jusqu’à leur retrait du combat ou sa fin.
509.1h	An attacker with a blocker is blocked, and stays so even if the blocker goes; others are unblocked.	Un attaquant avec un bloqueur est bloqué, et le reste même si le bloqueur s’en va ; les autres sont non bloqués.
509.1i	Abilities that watch for blockers trigger.	Les capacités qui guettent les bloqueurs se déclenchent.
509.2	After the blocks the active player gets priority.	Après les blocages, le joueur actif reçoit la priorité.
509.2@2014-02	The attacking player puts the blockers of each attacker in an order for damage.	Le joueur attaquant ordonne les bloqueurs de chaque attaquant pour les blessures.
509.2a@2014-02	A blocker that is removed leaves the order; the others keep theirs.	Un bloqueur retiré quitte l’ordre ; les autres gardent le leur.
509.2a	Abilities that triggered as blockers were declared go on the stack before priority.	Ce qui s’est déclenché à la déclaration des bloqueurs va sur la pile avant la priorité.
509.3	Triggers on blocks come in several forms.	Les déclenchements sur les blocages ont plusieurs formes.
509.3@2014-02	The defending player puts the attackers that each creature blocks in an order.	Le joueur défenseur ordonne les attaquants que chaque créature bloque.
509.3a@2014-02	An attacker that is removed leaves the blockers' orders; the others keep theirs.	Un attaquant retiré quitte l’ordre des bloqueurs ; les autres gardent le leur.
509.3a	"Whenever it blocks" triggers once in a combat as the creature becomes a blocker, not if it enters blocking.	« À chaque fois qu’elle bloque » se déclenche une fois par combat, quand elle devient bloqueuse, non si elle arrive ainsi.
509.3b	"Whenever it blocks a creature" triggers for each attacker it blocks.	« À chaque fois qu’elle bloque une créature » se déclenche pour chaque attaquant bloqué.
509.3c	"Whenever it becomes blocked" triggers once in a combat, also if an effect or a late blocker does it.	« À chaque fois qu’elle devient bloquée » se déclenche une fois par combat, même par un effet ou un bloqueur tardif.
509.3d	"Whenever it becomes blocked by a creature" triggers for each blocker, also for one that enters blocking.	« À chaque fois qu’elle devient bloquée par une créature » se déclenche pour chaque bloqueur, même arrivé bloqueur.
509.3e	Triggers on a number of blockers count them as they are declared, and as effects change them.	Les capacités sur un nombre de bloqueurs les comptent à la déclaration, et quand un effet les modifie.
509.3f	A block trigger looks at the creature at the moment it blocks or becomes blocked.	Un déclenchement de blocage regarde la créature au moment où elle bloque ou devient bloquée.
509.3g	"Attacks and isn't blocked" triggers where nobody declares a blocker for the creature.	« Attaque et n’est pas bloquée » se déclenche si aucun bloqueur n’est déclaré pour la créature.
509.4	A creature may enter blocking; its controller chooses what it blocks, and it never "blocked".	Une créature peut arriver bloqueuse ; son contrôleur choisit ce qu’elle bloque, et elle n’a jamais « bloqué ».
509.4a	A creature put blocking something that no longer attacks its side doesn't block.	Une créature mise en blocage contre ce qui n’attaque plus son camp ne bloque pas.
509.4b	Requirements and restrictions on blocking don't touch creatures put onto the battlefield blocking.	Obligations et restrictions de blocage ne concernent pas les créatures mises en blocage sur le champ de bataille.
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
510.3	After combat damage the active player gets priority.	Après les blessures de combat, le joueur actif reçoit la priorité.
510.3a	Abilities that triggered on combat damage or just after go on the stack before priority.	Ce qui s’est déclenché sur les blessures de combat ou juste après va sur la pile avant la priorité.
510.4	With first or double strike there are two damage steps: first strikers use the first, others the second, double strikers both.	Il y a deux étapes de blessures s’il y a initiative : celle-ci à la première, la double aux deux, le reste à la seconde.
511.1	At the end of combat the active player gets priority.	À la fin du combat, le joueur actif reçoit la priorité.
511.2	"At end of combat" triggers as this step begins; "until end of combat" lasts to the end of the phase.	« À la fin du combat » se déclenche au début de cette étape ; « jusqu’à la fin du combat » finit avec la phase.
511.3	Once the end of combat step is over, nothing is in combat any more, and the next main phase begins.	Après l’étape de fin de combat, plus rien n’est dans le combat, et la phase principale suivante commence.
`
