/** Turn structure (5xx): number, English and French, between tabs. */
export const TURN = `
500.1	A turn has five phases: beginning, main, combat, main, ending.	Un tour a cinq phases : début, principale, combat, principale, fin.
500.4	What lasts until a step or phase ends as that begins.	Ce qui dure jusqu’à une étape ou une phase finit quand elle commence.
500.5	As a step or phase ends, effects that last until then end and unspent mana is lost.	À la fin d’une étape ou d’une phase, les effets qui durent jusque-là finissent et le mana restant est perdu.
500.7	Extra turns come right after the named turn, the newest first.	Les tours supplémentaires viennent juste après le tour désigné, le plus récent d’abord.
500.8	Extra phases come right after the named phase, the newest first.	Les phases supplémentaires viennent juste après la phase désignée, la plus récente d’abord.
500.9	Extra steps come right before or after the named step, the newest first.	Les étapes supplémentaires viennent juste avant ou après l’étape désignée, la plus récente d’abord.
500.10	A step added after a phase brings its own phase, of which the other steps are skipped.	Une étape ajoutée après une phase amène sa propre phase, dont les autres étapes sont passées.
500.10a	"You get" an extra step or phase adds none in another's turn.	« Vous obtenez » une étape ou phase de plus n’en ajoute aucune au tour d’un autre.
500.11	What is skipped is passed over as though it didn't exist.	Ce qui est passé est ignoré comme s’il n’existait pas.
500.12	Nothing happens between steps, phases or turns.	Rien ne se passe entre les étapes, les phases ou les tours.
502.1	First in the untap step permanents phase in and out.	D’abord, à l’étape de dégagement, les permanents passent en phase et hors phase.
502.2	Second in the untap step, it is seen whether day becomes night or night day.	Ensuite, à l’étape de dégagement, on vérifie si le jour devient la nuit ou la nuit le jour.
502.3	Third in the untap step, the active player untaps his permanents, all at once.	Enfin, à l’étape de dégagement, le joueur actif dégage ses permanents, tous en même temps.
502.4	Nobody gets priority in the untap step; triggers wait for the upkeep.	Personne ne reçoit la priorité à l’étape de dégagement ; les capacités déclenchées attendent l’entretien.
503.1	In the upkeep step the active player gets priority.	À l’étape d’entretien, le joueur actif reçoit la priorité.
503.1a	What triggered in untap or at the beginning of upkeep goes on the stack before priority in the upkeep.	Ce qui s’est déclenché au dégagement ou au début de l’entretien va sur la pile avant la priorité de l’entretien.
504.1	The active player draws a card; it doesn't use the stack.	Le joueur actif pioche une carte, sans utiliser la pile.
505.1a	Only the first main phase of a turn is the precombat one.	Seule la première phase principale d’un tour est celle d’avant combat.
505.3	The archenemy first sets a scheme in motion.	L’archenemy met d’abord une machination à exécution.
505.4	Early in his first main phase the active player's Sagas get a lore counter each.	Au début de sa première phase principale, les sagas du joueur actif reçoivent un marqueur « connaissance ».
505.5	Before the first main phase goes on, who has Attractions rolls to visit them.	Au début de la première phase principale, qui a des attractions lance le dé pour les visiter.
505.6	In a main phase the active player gets priority.	Pendant une phase principale, le joueur actif reçoit la priorité.
505.6a	Spells that aren't instants are usually cast in a main phase, by the active player.	Les sorts autres que les éphémères se lancent d’ordinaire pendant une phase principale, par le joueur actif.
505.6b	In a main phase the active player may play a land, with the stack empty.	Pendant une phase principale, le joueur actif peut jouer un terrain, la pile étant vide.
506.1	Combat has five steps; two are skipped without attackers.	Le combat a cinq étapes ; deux sont passées sans attaquant.
506.2a	With more players there may be several defending players.	À plusieurs, il peut y avoir plusieurs joueurs défenseurs.
506.3a	A noncreature never enters attacking or blocking.	Une non-créature n’arrive jamais attaquante ni bloqueuse.
506.3b	A creature that enters under another's control than the attacker's never attacks.	Une créature qui arrive sous un autre contrôle que celui de l’attaquant n’attaque jamais.
506.3e	A creature enters blocking only what attacks its side.	Une créature n’arrive bloqueuse que de ce qui attaque son camp.
506.4	What leaves or changes sides is removed from combat.	Ce qui part ou change de camp est retiré du combat.
506.4c	An attacker stays one when what it attacked is gone.	Un attaquant le reste quand ce qu’il attaquait est parti.
506.6	A creature "had to attack" if some effect required it as attackers were declared.	Une créature « devait attaquer » si un effet l’y obligeait à la déclaration des attaquants.
506.7	A spell may be limited to before or after a point of the combat phase.	Un sort peut être limité à avant ou après un moment de la phase de combat.
506.7a	Before or after attackers are declared: whether or not any were.	Avant ou après la déclaration des attaquants : qu’il y en ait ou non.
506.7b	Before or after blockers are declared: whether or not any were.	Avant ou après la déclaration des bloqueurs : qu’il y en ait ou non.
506.7c	With "during combat", any combat phase of the turn will do.	Avec « pendant le combat », toute phase de combat du tour convient.
506.7d	A spell limited to a point of combat, without "during combat", means the first combat phase of the turn.	Un sort limité à un moment du combat, sans « pendant le combat », vise la première phase de combat du tour.
506.7e	If that point is skipped, the limit is the end of the declare attackers step.	Si ce moment est passé, la limite est la fin de l’étape de déclaration des attaquants.
506.7f	After blockers, in combat: not at all when that step is skipped.	Après les bloqueurs, pendant le combat : impossible si cette étape est passée.
506.7g	The same holds for abilities so limited.	Cela vaut aussi pour les capacités ainsi limitées.
507.1	With several opponents, where the rules say so, one is chosen as defending player.	Avec plusieurs adversaires, si les règles le veulent, un seul est choisi comme joueur défenseur.
507.2	At the beginning of combat the active player gets priority.	Au début du combat, le joueur actif reçoit la priorité.
508.1	The active player declares attackers; an illegal declaration is undone.	Le joueur actif déclare les attaquants ; une déclaration illégale est annulée.
508.1a	Attackers must be untapped and free of summoning sickness.	Les attaquants doivent être dégagés et sans mal d’invocation.
508.1b	It is said which player, planeswalker or battle each attacker attacks.	On annonce quel joueur, planeswalker ou bataille chaque attaquant attaque.
508.1c	No attack may break a restriction.	Aucune attaque ne peut enfreindre une restriction.
508.1d	As many attack requirements as the restrictions allow must be met.	Il faut remplir autant d’obligations d’attaque que les restrictions le permettent.
508.1f	Attacking creatures are tapped.	Les créatures attaquantes sont engagées.
508.1g	The active player chooses which optional costs to attack he pays.	Le joueur actif choisit quels coûts facultatifs d’attaque il paie.
508.1h	The total cost to attack is worked out and locked in.	Le coût total pour attaquer est calculé et fixé.
508.1i	Mana abilities may be activated for that cost.	Des capacités de mana peuvent être activées pour ce coût.
508.1j	The costs are paid, in full.	Les coûts sont payés, en entier.
508.1k	The chosen creatures become attackers until they leave combat or it ends.	Les créatures choisies deviennent attaquantes jusqu’à leur retrait du combat ou sa fin.
508.1m	Abilities that watch the declaration trigger.	Les capacités qui guettent la déclaration se déclenchent.
508.2	After the attack the active player gets priority.	Après la déclaration des attaquants, le joueur actif reçoit la priorité.
508.2b	What triggered as attackers were declared goes on the stack before priority.	Ce qui s’est déclenché à la déclaration des attaquants va sur la pile avant la priorité.
508.3	"Whenever it attacks" triggers only on being declared as an attacker.	« À chaque fois qu’elle attaque » ne se déclenche qu’à la déclaration comme attaquant.
508.4	A creature may enter attacking; its controller chooses what, and it never "attacked".	Une créature peut arriver attaquante ; son contrôleur choisit qui, et elle n’a jamais « attaqué ».
508.4a	A creature put attacking what is gone is never attacking.	Une créature mise en attaquante de ce qui est parti n’est jamais attaquante.
508.4d	What enters attacking after blocks is unblocked.	Ce qui arrive attaquant après les blocages est non bloqué.
508.5	"Defending player" is the one that the creature attacks.	Le « joueur défenseur » est celui que la créature attaque.
508.5a	With several defending players, each attacker has its own.	Avec plusieurs joueurs défenseurs, chaque attaquant a le sien.
508.6	Who attacks a player controls a creature that attacks him.	Qui attaque un joueur contrôle une créature qui l’attaque.
508.7	An effect may choose anew what a creature attacks.	Un effet peut rechoisir ce qu’une créature attaque.
508.7a	Changing what a creature attacks is no second attack.	Changer ce qu’une créature attaque n’est pas une seconde attaque.
508.8	Without attackers the steps of blocks and damage are skipped.	Sans attaquant, les étapes de blocage et de blessures sont passées.
509.1	The defending player declares blockers; an illegal declaration is undone.	Le joueur défenseur déclare les bloqueurs ; une déclaration illégale est annulée.
509.1a	Blockers must be untapped; each blocks an attacker of its side.	Les bloqueurs doivent être dégagés ; chacun bloque un attaquant de son camp.
509.1b	No block may break a restriction or get around evasion.	Aucun blocage ne peut enfreindre une restriction ou une capacité d’évasion.
509.1c	As many block requirements as the restrictions allow must be met.	Il faut remplir autant d’obligations de blocage que les restrictions le permettent.
509.1d	Costs to block are worked out and locked in.	Les coûts pour bloquer sont calculés et fixés.
509.1g	The chosen creatures become blockers of what they block.	Les créatures choisies deviennent bloqueuses de ce qu’elles bloquent.
509.1h	An attacker with a blocker is blocked, and stays so even if the blocker goes; others are unblocked.	Un attaquant avec un bloqueur est bloqué, et le reste même si le bloqueur s’en va ; les autres sont non bloqués.
509.2	After the blocks the active player gets priority.	Après les blocages, le joueur actif reçoit la priorité.
509.2@2014-02	The attacking player orders the blockers of each attacker for damage.	Le joueur attaquant ordonne les bloqueurs de chaque attaquant pour les blessures.
509.2a	What triggered as blockers were declared goes on the stack before priority.	Ce qui s’est déclenché à la déclaration des bloqueurs va sur la pile avant la priorité.
509.3	Triggers on blocks come in several forms.	Les déclenchements sur les blocages ont plusieurs formes.
509.3@2014-02	The defending player orders the attackers that each creature blocks.	Le joueur défenseur ordonne les attaquants que chaque créature bloque.
509.3a	"Whenever it blocks" triggers once in a combat.	« À chaque fois qu’elle bloque » se déclenche une fois par combat.
509.3b	"Whenever it blocks a creature" triggers for each attacker it blocks.	« À chaque fois qu’elle bloque une créature » se déclenche pour chaque attaquant bloqué.
509.3c	"Whenever it becomes blocked" triggers once in a combat.	« À chaque fois qu’elle devient bloquée » se déclenche une fois par combat.
509.3d	"Whenever it becomes blocked by a creature" triggers for each blocker.	« À chaque fois qu’elle devient bloquée par une créature » se déclenche pour chaque bloqueur.
509.3e	Triggers on a number of blockers count them as they are declared.	Les capacités qui comptent les bloqueurs les comptent à leur déclaration.
509.3f	What the blocker or attacker must be like is seen at that moment.	Ce que doit être le bloqueur ou l’attaquant se juge à ce moment.
509.3g	"Attacks and isn't blocked" triggers if no blocker is declared for it.	« Attaque et n’est pas bloquée » se déclenche si aucun bloqueur n’est déclaré pour elle.
509.4	A creature may enter blocking; it was never declared as a blocker.	Une créature peut arriver bloqueuse ; elle n’a jamais été déclarée bloqueuse.
509.4a	A creature put blocking something that no longer attacks doesn't block.	Une créature mise en bloqueuse de ce qui n’attaque plus ne bloque pas.
509.4b	A creature put onto the battlefield blocking is free of blocking restrictions and requirements.	Une créature mise sur le champ de bataille bloqueuse échappe aux restrictions et obligations de blocage.
509.6@2014-02	A creature made a blocker by an effect gets its place in the damage orders.	Une créature qu’un effet rend bloqueuse prend sa place dans les ordres d’assignation des blessures.
509.7@2014-02	A creature put onto the battlefield blocking gets its place in the attacker's damage order.	Une créature mise sur le champ de bataille bloqueuse prend sa place dans l’ordre de l’attaquant.
510.1	It is announced how each attacker, then each blocker, assigns its combat damage.	On annonce comment chaque attaquant, puis chaque bloqueur, assigne ses blessures de combat.
510.1a	A creature assigns damage equal to its power, none if 0 or less.	Une créature assigne autant de blessures que sa force, aucune si 0 ou moins.
510.1b	An unblocked attacker assigns its damage to what it attacks.	Un attaquant non bloqué assigne ses blessures à ce qu’il attaque.
510.1c	A blocked attacker assigns its damage among its blockers; to nothing if none is left.	Un attaquant bloqué assigne ses blessures entre ses bloqueurs ; à rien s’il n’en reste aucun.
510.1c@2014-02	Damage goes along the announced order, lethal to one before the next.	Les blessures suivent l’ordre annoncé, mortelles à l’un avant le suivant.
510.1d	A blocker assigns its damage among what it blocks.	Un bloqueur assigne ses blessures entre ce qu’il bloque.
510.1e	The assignment is checked as a whole.	L’assignation est vérifiée dans son ensemble.
510.2	All combat damage is dealt at once.	Toutes les blessures de combat sont infligées en même temps.
510.4	With first or double strike about, there are two combat damage steps.	S’il y a initiative ou double initiative, il y a deux étapes des blessures de combat.
511.1	At the end of combat the active player gets priority.	À la fin du combat, le joueur actif reçoit la priorité.
511.2	"At end of combat" triggers as this step begins; "until end of combat" ends with the phase.	« À la fin du combat » se déclenche au début de cette étape ; « jusqu’à la fin du combat » finit avec la phase.
511.3	After the end of combat nothing is in combat any more.	Après la fin du combat, plus rien n’est dans le combat.
513.2	What comes too late for this end step waits for the next one.	Ce qui arrive trop tard pour cette étape de fin attend la prochaine.
514.1	The active player discards down to his maximum hand size.	Le joueur actif se défausse jusqu’à sa taille de main maximale.
514.2	Damage is removed and effects of this turn end, at once.	Les blessures sont retirées et les effets du tour finissent, ensemble.
514.3	Usually nobody gets priority in the cleanup step.	D’ordinaire, personne ne reçoit la priorité à l’étape de nettoyage.
514.3a	If something happens in the cleanup step, players get priority and another one follows.	S’il se passe quelque chose à l’étape de nettoyage, il y a priorité et une autre étape de nettoyage suit.
`
