/** The combat phase and its declared attacks (506 to 508): number, English and French, between tabs. */
export const COMBAT = `
506.1	Combat has five steps: beginning, attackers, blockers, damage and end; without attackers, two are skipped.	Le combat a cinq étapes : début, attaquants, bloqueurs, blessures et fin ; sans attaquant, deux n’ont pas lieu.
506.2	The active player attacks; in a two-player game the other one is the defending player.	Le joueur actif attaque ; à deux joueurs, l’autre est le joueur défenseur.
506.2a	With more players there may be several defending players; if not all opponents are, one is chosen.	À plusieurs, il peut y avoir plusieurs joueurs défenseurs ; si tous ne le sont pas, un seul est choisi.
506.2b	With shared team turns one team attacks and the other defends.	Avec les tours d’équipe partagés, une équipe attaque et l’autre défend.
506.3	Only creatures attack or block; only players, planeswalkers and battles are attacked.	Seules les créatures attaquent ou bloquent ; seuls joueurs, planeswalkers et batailles sont attaqués.
506.3a	A noncreature put onto the battlefield attacking or blocking enters but does neither.	Une non-créature mise sur le champ de bataille attaquante ou bloqueuse arrive, mais n’est ni l’une ni l’autre.
506.3b	A creature that would enter attacking under a nonattacking player's control enters, but never attacks.	Une créature qui devrait arriver attaquante chez un joueur qui n’attaque pas arrive, mais n’attaque jamais.
506.3c	A creature put attacking what is gone, or can't be attacked, enters but never attacks.	Une créature mise en attaque contre ce qui est parti ou ne peut être attaqué arrive, mais n’attaque jamais.
506.3d	A creature that enters attacking once blocks are declared is unblocked.	Une créature qui arrive attaquante une fois les blocages déclarés est non bloquée.
506.3e	A creature enters blocking only what attacks its own side.	Une créature n’arrive bloqueuse que de ce qui attaque son camp.
506.3f	A creature that is also a battle never enters attacking or blocking.	Une créature qui est aussi une bataille n’arrive jamais attaquante ni bloqueuse.
506.3g	No effect makes a battle attack or block.	Aucun effet ne fait attaquer ni bloquer une bataille.
506.4	A permanent that leaves, phases out, changes controllers, regenerates or loses its type is removed from combat.	Un permanent qui part, passe hors phase, change de contrôleur, régénère ou perd son type est retiré du combat.
506.4a	Once a creature attacks or blocks, something that would have forbidden it comes too late.	Une fois qu’une créature attaque ou bloque, ce qui l’aurait interdit vient trop tard.
506.4b	Tapping an attacker or blocker changes nothing, not even the damage that it deals.	Engager un attaquant ou un bloqueur ne change rien, pas même les blessures qu’il inflige.
506.4c	An attacker stays one when the planeswalker or battle it attacked is gone; unblocked, it deals no damage.	Un attaquant le reste quand le planeswalker ou la bataille attaqués sont partis ; non bloqué, il n’inflige rien.
506.4d	A blocker that is also an attacked planeswalker stays in combat as whichever of the two it still is.	Un bloqueur qui est aussi un planeswalker attaqué reste dans le combat comme ce qu’il est encore.
506.4e	An attacked planeswalker that is also a battle stays attacked as a battle, or if its protector controls it.	Un planeswalker attaqué qui est aussi une bataille reste attaqué comme bataille, ou si son protecteur le contrôle.
506.5	A creature attacks or blocks alone if no other was declared; it is attacking or blocking alone if no other is.	Une créature attaque ou bloque seule si aucune autre n’a été déclarée ; elle est seule à le faire s’il n’y en a pas d’autre.
506.6	A creature "had to attack" if an effect required it as attackers were declared.	Une créature « devait attaquer » si un effet l’y obligeait à la déclaration des attaquants.
506.7	A spell may be limited to before or after a point of the combat phase.	Un sort peut être limité à avant ou après un moment de la phase de combat.
506.7a	"Before" or "after attackers are declared" turns on when that step begins, whether or not any are declared.	« Avant » ou « après la déclaration des attaquants » se juge au début de cette étape, qu’il y en ait ou non.
506.7b	"Before" or "after blockers are declared" turns on when that step begins, whether or not any are declared.	« Avant » ou « après la déclaration des bloqueurs » se juge au début de cette étape, qu’il y en ait ou non.
506.7c	With "during combat", any combat phase of the turn will do.	Avec « pendant le combat », toute phase de combat du tour convient.
506.7d	Without "during combat", the turn's first combat phase is meant.	Sans « pendant le combat », il s’agit de la première phase de combat du tour.
506.7e	If "before" names a step that is skipped, the spell may be cast until the declare attackers step ends.	Si « avant » nomme une étape qui n’a pas lieu, le sort se lance jusqu’à la fin de la déclaration des attaquants.
506.7f	"During combat, after blockers" is impossible in a combat where that step is skipped.	« Pendant le combat, après les bloqueurs » : impossible dans un combat sans cette étape.
506.7g	Abilities limited to points of combat follow the same rules as spells.	Les capacités limitées à des moments du combat suivent les mêmes règles que les sorts.
507.1	With several opponents, where the rules say so, one is chosen as defending player.	Avec plusieurs adversaires, si les règles le veulent, un seul est choisi comme joueur défenseur.
507.2@2014-02	Abilities that trigger as combat begins, and others that wait, go onto the stack.	Les capacités déclenchées au début du combat, et les autres en attente, vont sur la pile.
507.2	At the beginning of combat the active player gets priority.	Au début du combat, le joueur actif reçoit la priorité.
508.1	The active player declares attackers; an illegal declaration is undone.	Le joueur actif déclare les attaquants ; une déclaration illégale est annulée.
508.1a	Attackers must be untapped creatures, not battles, with haste or under one's control since the turn began.	Les attaquants doivent être dégagés, sans être des batailles, avec la célérité ou à leur joueur depuis le début du tour.
508.1b	It is announced what each creature attacks: a player, a planeswalker or a battle.	On annonce quel joueur, planeswalker ou bataille chaque créature attaque.
508.1c	No attack may break a restriction.	Aucune attaque ne peut enfreindre une restriction.
508.1d	As many attack requirements must be met as restrictions allow, but nobody has to pay for one.	Il faut remplir autant d’obligations d’attaque que les restrictions le permettent, sans devoir payer pour cela.
508.1e	It is announced which attackers form bands.	On annonce quels attaquants forment des groupes.
508.1f	The attackers are tapped, which isn't a cost.	Les attaquants sont engagés, ce qui n’est pas un coût.
508.1g	The active player chooses which optional costs to attack they pay.	Le joueur actif choisit quels coûts facultatifs d’attaque il paie.
508.1h	The total cost to attack is worked out and locked in.	Le coût total pour attaquer est calculé et fixé.
508.1i	Mana abilities may be activated for the cost to attack.	Des capacités de mana peuvent être activées pour le coût d’attaque.
508.1j	The costs to attack are paid, in full.	Les coûts pour attaquer sont payés, en entier.
508.1k	The chosen creatures are now attackers, until they leave combat or it ends.	Les créatures choisies sont désormais attaquantes, jusqu’à leur retrait du combat ou sa fin.
508.1m	Abilities that watch for attackers trigger.	Les capacités qui guettent les attaquants se déclenchent.
508.2	After the declaration of attackers the active player gets priority.	Après la déclaration des attaquants, le joueur actif reçoit la priorité.
508.2a	An attack trigger looks at the creature as it is declared; if it fits only later, nothing triggers.	Un déclenchement d’attaque regarde la créature à sa déclaration ; si elle ne convient que plus tard, rien ne se passe.
508.2b	Abilities that triggered as attackers were declared go on the stack before priority.	Ce qui s’est déclenché à la déclaration des attaquants va sur la pile avant la priorité.
508.3	Triggers on attacks come in several forms.	Les déclenchements sur les attaques ont plusieurs formes.
508.3a	"Whenever it attacks" triggers as the creature is declared, not if it enters attacking.	« À chaque fois qu’elle attaque » se déclenche à la déclaration, non si elle arrive attaquante.
508.3b	"Whenever you are attacked" triggers once for all the creatures declared against you.	« À chaque fois que vous êtes attaqué » se déclenche une fois pour toutes les créatures déclarées contre vous.
508.3c	"Whenever you attack with a creature" triggers for each such creature that is declared.	« À chaque fois que vous attaquez avec une créature » se déclenche pour chaque telle créature déclarée.
508.3d	"Whenever you attack" triggers once, however many creatures are declared.	« À chaque fois que vous attaquez » se déclenche une fois, quel que soit le nombre de créatures.
508.3e	"Whenever you attack a player" needs a creature declared against that player, not their planeswalker or battle.	« À chaque fois que vous attaquez un joueur » vise le joueur lui-même, non ses planeswalkers ou batailles.
508.3f	"Attacks and isn't blocked" triggers in the declare blockers step.	« Attaque et n’est pas bloquée » se déclenche à l’étape de déclaration des bloqueurs.
508.4	A creature may enter attacking; its controller chooses what it attacks, and it never "attacked".	Une créature peut arriver attaquante ; son contrôleur choisit ce qu’elle attaque, et elle n’a jamais « attaqué ».
508.4a	A creature put attacking what is gone, or no longer defends, is never attacking.	Une créature mise en attaque contre ce qui est parti ou ne défend plus n’est jamais attaquante.
508.4b	A creature that an effect says is attacking what is gone doesn't become an attacker.	Une créature dont un effet dit qu’elle attaque ce qui est parti ne devient pas attaquante.
508.4c	Requirements and restrictions on attacking don't touch creatures put onto the battlefield attacking.	Obligations et restrictions d’attaque ne concernent pas les créatures mises en attaque sur le champ de bataille.
508.4d	A creature that enters attacking once blocks are declared is unblocked.	Ce qui arrive attaquant une fois les blocages déclarés est non bloqué.
508.5	For an attacker "defending player" means the one it attacks or attacked, directly or by a planeswalker or battle.	Pour un attaquant, le « joueur défenseur » est celui qu’il attaque ou attaquait, ou dont il attaque un permanent.
508.5a	With several defending players the term means one of them, found for each attacker separately.	Avec plusieurs joueurs défenseurs, le terme en désigne un, déterminé pour chaque attaquant.
508.6	A player is attacking another if a creature of theirs is; they have attacked that player if such an attack was declared.	Un joueur en attaque un autre si une de ses créatures l’attaque ; il l’a attaqué si une telle attaque a été déclarée.
508.7	An effect may let a player choose again what a creature attacks.	Un effet peut rechoisir ce qu’une créature attaque.
508.7a	Changing what a creature attacks isn't a second attack.	Changer ce qu’une créature attaque n’est pas une seconde attaque.
508.7b	Requirements and restrictions on attacking don't limit a choice made later.	Obligations et restrictions d’attaque ne limitent pas un choix fait plus tard.
508.7c	A creature's attack can be changed only to an opponent, or to a planeswalker or battle of theirs.	L’attaque d’une créature ne peut être réorientée que vers un adversaire, son planeswalker ou sa bataille.
508.7d	Where only one player defends, a creature's attack can be changed only to that player or something of theirs.	Si un seul joueur défend, l’attaque d’une créature ne peut être réorientée que vers lui ou quelque chose à lui.
508.7e	With limited range of influence, a creature's attack can be changed only within range.	Avec la portée d’influence limitée, l’attaque d’une créature ne peut être réorientée qu’à portée.
508.8	If nothing is attacking, the steps of blockers and damage are skipped.	Si rien n’attaque, les étapes des bloqueurs et des blessures n’ont pas lieu.
`
