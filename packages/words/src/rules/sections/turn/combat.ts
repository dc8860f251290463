/** The combat phase and its declared attacks (506 to 508): number, English and French, between tabs. */
export const COMBAT = `
506.1	Combat has five steps: beginning, attackers, blockers, damage and end; without attackers, two are skipped.	Le combat a cinq étapes : début, attaquants, bloqueurs, blessures et fin ; sans attaquant, deux sont passées.
506.2	The active player attacks; with two players the other one is the defending player.	Le joueur actif attaque ; à deux joueurs, l’autre est le joueur défenseur.
506.2a	With more players there may be several defending players; if not all opponents are, one is chosen.	À plusieurs, il peut y avoir plusieurs joueurs défenseurs ; si tous ne le sont pas, un seul est choisi.
506.2b	With shared team turns one team attacks and the other defends.	Avec les tours d’équipe partagés, une équipe attaque et l’autre défend.
506.3	Only creatures attack or block; only players, planeswalkers and battles are attacked.	Seules les créatures attaquent ou bloquent ; seuls joueurs, planeswalkers et batailles sont attaqués.
506.3a	A noncreature put onto the battlefield attacking or blocking enters but does neither.	Une non-créature mise sur le champ de bataille attaquante ou bloqueuse arrive, mais n’est ni l’une ni l’autre.
506.3b	A creature that enters attacking under another player's control than the attacker's enters but never attacks.	Une créature qui arrive attaquante sous un autre contrôle que celui de l’attaquant arrive, mais n’attaque jamais.
506.3c	A creature put attacking what is gone, or can't be attacked, enters but never attacks.	Une créature mise en attaque contre ce qui est parti ou ne peut être attaqué arrive, mais n’attaque jamais.
506.3d	A creature that enters attacking once blocks are declared is unblocked.	Une créature qui arrive attaquante une fois les blocages déclarés est non bloquée.
506.3e	A creature enters blocking only what attacks its own side.	Une créature n’arrive bloqueuse que de ce qui attaque son camp.
506.3f	A creature that is also a battle never enters attacking or blocking.	Une créature qui est aussi une bataille n’arrive jamais attaquante ni bloqueuse.
506.3g	No effect makes a battle attack or block.	Aucun effet ne fait attaquer ni bloquer une bataille.
506.4	What leaves, phases out, changes sides, regenerates or loses its type is removed from combat.	Ce qui part, passe hors phase, change de camp, régénère ou perd son type est retiré du combat.
506.4a	Once a creature attacks or blocks, something that would have forbidden it comes too late.	Une fois qu’une créature attaque ou bloque, ce qui l’aurait interdit vient trop tard.
506.4b	Tapping an attacker or blocker changes nothing, not even the damage that it deals.	Engager un attaquant ou un bloqueur ne change rien, pas même les blessures qu’il inflige.
506.4c	An attacker stays one when the planeswalker or battle it attacked is gone; unblocked, it deals no damage.	Un attaquant le reste quand le planeswalker ou la bataille attaqués sont partis ; non bloqué, il n’inflige rien.
506.4d	A blocker that is also an attacked planeswalker stays in combat as whichever of the two it still is.	Un bloqueur qui est aussi un planeswalker attaqué reste dans le combat comme ce qu’il est encore.
506.4e	An attacked planeswalker and battle stays attacked as a battle, or as a planeswalker that its protector controls.	Planeswalker et bataille attaqué reste attaqué comme bataille, ou comme planeswalker contrôlé par son protecteur.
506.5	A creature attacks or blocks alone if no other was declared; it is doing so alone if no other is left.	Une créature attaque ou bloque seule si aucune autre n’a été déclarée ; elle le fait encore s’il n’en reste aucune.
506.6	A creature "had to attack" if an effect required it as attackers were declared.	Une créature « devait attaquer » si un effet l’y obligeait à la déclaration des attaquants.
506.7	A spell may be limited to before or after a point of the combat phase.	Un sort peut être limité à avant ou après un moment de la phase de combat.
506.7a	Before or after attackers are declared: it doesn't matter whether any are.	Avant ou après la déclaration des attaquants : qu’il y en ait ou non.
506.7b	Before or after blockers are declared: it doesn't matter whether any are.	Avant ou après la déclaration des bloqueurs : qu’il y en ait ou non.
506.7c	With "during combat", any combat phase of the turn will do.	Avec « pendant le combat », toute phase de combat du tour convient.
506.7d	Without "during combat", the first combat phase of the turn is meant.	Sans « pendant le combat », c’est la première phase de combat du tour.
506.7e	If "before" names a step that is skipped, the spell may be cast until the declare attackers step ends.	Si « avant » nomme une étape passée, le sort se lance jusqu’à la fin de la déclaration des attaquants.
506.7f	"After blockers, in combat": not at all in a combat where that step is skipped.	« Pendant le combat, après les bloqueurs » : impossible dans un combat où cette étape est passée.
506.7g	The same holds for abilities so limited.	Cela vaut aussi pour les capacités ainsi limitées.
507.1	With several opponents, where the rules say so, one is chosen as defending player.	Avec plusieurs adversaires, si les règles le veulent, un seul est choisi comme joueur défenseur.
507.2	At the beginning of combat the active player gets priority.	Au début du combat, le joueur actif reçoit la priorité.
508.1	The active player declares attackers; an illegal declaration is undone.	Le joueur actif déclare les attaquants ; une déclaration illégale est annulée.
508.1a	They choose untapped creatures, no battles, which have haste or have been theirs since the turn began.	Il choisit des créatures dégagées, sans bataille, qui ont la célérité ou sont à lui depuis le début du tour.
508.1b	They say which player, planeswalker or battle each creature attacks.	Il annonce quel joueur, planeswalker ou bataille chaque créature attaque.
508.1c	The attack may break no restriction.	L’attaque ne doit enfreindre aucune restriction.
508.1d	As many requirements must be met as the restrictions allow; nobody has to pay for one.	Il faut remplir autant d’obligations que les restrictions le permettent ; nul n’est tenu de payer pour cela.
508.1e	They say which attackers form bands.	Il annonce quels attaquants forment des groupes.
508.1f	The attackers are tapped, which isn't a cost.	Les attaquants sont engagés, ce qui n’est pas un coût.
508.1g	The active player chooses which optional costs to attack they pay.	Le joueur actif choisit quels coûts facultatifs d’attaque il paie.
508.1h	The total cost to attack is worked out and locked in.	Le coût total pour attaquer est calculé et fixé.
508.1i	Mana abilities may be activated for that cost.	Des capacités de mana peuvent être activées pour ce coût.
508.1j	The costs are paid, in full.	Les coûts sont payés, en entier.
508.1k	The chosen creatures are now attackers, until they leave combat or it ends.	Les créatures choisies sont désormais attaquantes, jusqu’à leur retrait du combat ou sa fin.
508.1m	Abilities that watch the declaration trigger.	Les capacités qui guettent la déclaration se déclenchent.
508.2	After the declaration the active player gets priority.	Après la déclaration, le joueur actif reçoit la priorité.
508.2a	What a creature is like counts as it is declared; if it fits later, nothing triggers.	Ce qu’est une créature compte à sa déclaration ; si elle convient plus tard, rien ne se déclenche.
508.2b	What triggered during the declaration goes on the stack before priority.	Ce qui s’est déclenché pendant la déclaration va sur la pile avant la priorité.
508.3	Triggers on attacks come in several forms.	Les déclenchements sur les attaques ont plusieurs formes.
508.3a	"Whenever it attacks" triggers as the creature is declared, not if it enters attacking.	« À chaque fois qu’elle attaque » se déclenche à la déclaration, non si elle arrive attaquante.
508.3b	"Whenever you are attacked" triggers once for all the creatures declared against you.	« À chaque fois que vous êtes attaqué » se déclenche une fois pour toutes les créatures déclarées contre vous.
508.3c	"Whenever you attack with a creature" triggers for each such creature that is declared.	« À chaque fois que vous attaquez avec une créature » se déclenche pour chaque telle créature déclarée.
508.3d	"Whenever you attack" triggers once, however many creatures are declared.	« À chaque fois que vous attaquez » se déclenche une fois, quel que soit le nombre de créatures.
508.3e	"Whenever you attack a player" needs a creature declared against that player, not their planeswalker or battle.	« À chaque fois que vous attaquez un joueur » vise le joueur lui-même, non ses planeswalkers ou batailles.
508.3f	"Attacks and isn't blocked" triggers in the declare blockers step.	« Attaque et n’est pas bloquée » se déclenche à l’étape de déclaration des bloqueurs.
508.4	A creature may enter attacking; its controller chooses what, and it never "attacked".	Une créature peut arriver attaquante ; son contrôleur choisit qui, et elle n’a jamais « attaqué ».
508.4a	A creature put attacking what is gone, or no longer defends, is never attacking.	Une créature mise en attaque contre ce qui est parti ou ne défend plus n’est jamais attaquante.
508.4b	The same holds for a creature that an effect says is attacking.	Il en va de même pour une créature dont un effet dit qu’elle attaque.
508.4c	Requirements and restrictions on attacking don't touch such creatures.	Obligations et restrictions d’attaque ne concernent pas ces créatures.
508.4d	What enters attacking once blocks are declared is unblocked.	Ce qui arrive attaquant une fois les blocages déclarés est non bloqué.
508.5	"Defending player" is the one whom the creature attacks, or last attacked, in person or through what is theirs.	Le « joueur défenseur » est celui que la créature attaque, ou attaquait, lui-même ou à travers ce qui est à lui.
508.5a	With several defending players "defending player" means one, found for each attacker by itself.	Avec plusieurs joueurs défenseurs, « joueur défenseur » en désigne un, déterminé pour chaque attaquant.
508.6	A player is attacking another with a creature that is; they have attacked with one declared against that player.	Un joueur en attaque un autre par une créature qui l’attaque ; il l’a attaqué s’il en a déclaré une contre lui.
508.7	An effect may choose anew what a creature attacks.	Un effet peut rechoisir ce qu’une créature attaque.
508.7a	Changing what a creature attacks is no second attack.	Changer ce qu’une créature attaque n’est pas une seconde attaque.
508.7b	Requirements and restrictions on attacking don't limit the new choice.	Obligations et restrictions d’attaque ne limitent pas le nouveau choix.
508.7c	The new choice must be an opponent, or a planeswalker or battle of theirs.	Le nouveau choix doit être un adversaire, ou un planeswalker ou une bataille à lui.
508.7d	Where only one player defends, the new choice must be that player, or something of theirs.	Si un seul joueur défend, le nouveau choix doit être ce joueur, ou quelque chose à lui.
508.7e	With limited range of influence the new choice must be within range.	Avec la portée d’influence limitée, le nouveau choix doit être à portée.
508.8	If nothing is attacking, the steps of blockers and damage are skipped.	Si rien n’attaque, les étapes des bloqueurs et des blessures sont passées.
`
