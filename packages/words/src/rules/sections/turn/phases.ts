/** The turn and its first phases (500 to 505): number, English and French, between tabs. */
export const PHASES = `
500.1	A turn goes through five phases: a beginning, two main phases with combat between them, and an ending.	Un tour passe par cinq phases : un début, deux phases principales séparées par le combat, et une fin.
500.2	A step or phase with priority ends when all players pass in a row while the stack is empty.	Une étape ou phase avec priorité finit quand tous les joueurs passent à la suite, la pile étant vide.
500.3	A step without priority ends once everything that belongs to it is done.	Une étape sans priorité finit quand tout ce qui en fait partie est fait.
500.4	An effect that lasts until a step or phase is over as soon as that step or phase begins.	Un effet qui dure jusqu’à une étape ou une phase finit quand celle-ci commence.
500.5	As a step or phase ends, effects that last until then end and unspent mana is lost.	À la fin d’une étape ou d’une phase, les effets qui durent jusque-là finissent et le mana restant est perdu.
500.5a	"Until end of combat" lasts to the end of the combat phase.	« Jusqu’à la fin du combat » dure jusqu’à la fin de la phase de combat.
500.5b	"Until end of turn" lasts to the cleanup step.	« Jusqu’à la fin du tour » dure jusqu’à l’étape de nettoyage.
500.6	"At the beginning of" a step or phase triggers as that begins, and waits for priority.	« Au début de » telle étape ou phase se déclenche quand elle commence, et attend une priorité.
500.7	Extra turns come right after the named turn, the newest first.	Les tours supplémentaires viennent juste après le tour désigné, le plus récent d’abord.
500.8	Extra phases come right after the named phase, the newest first.	Les phases supplémentaires viennent juste après la phase désignée, la plus récente d’abord.
500.9	Extra steps come right before or after the named step, the newest first.	Les étapes supplémentaires viennent juste avant ou après l’étape désignée, la plus récente d’abord.
500.10	A step added after a phase comes in a phase of its own, whose other steps are skipped.	Une étape ajoutée après une phase vient dans sa propre phase, dont les autres étapes n’ont pas lieu.
500.10a	"You get" an extra step or phase adds nothing to another player's turn.	« Vous obtenez » une étape ou phase de plus n’ajoute rien au tour d’un autre.
500.11	A step, phase or turn that is skipped is passed over as if it didn't exist.	Une étape, une phase ou un tour que l’on passe est ignoré comme s’il n’existait pas.
500.12	Nothing happens between steps, phases or turns.	Rien ne se passe entre les étapes, les phases ou les tours.
501.1	The beginning phase has three steps: untap, upkeep and draw.	La phase de début a trois étapes : dégagement, entretien et pioche.
502.1	First in the untap step, the active player's permanents phase in and out.	D’abord, à l’étape de dégagement, les permanents du joueur actif passent en phase et hors phase.
502.2	Second in the untap step, day becomes night if last turn's player cast no spell, or night day if they cast two.	Ensuite, au dégagement, le jour devient nuit si le joueur précédent n’a lancé aucun sort, la nuit jour s’il en a lancé deux.
502.2a	With shared team turns, day and night look at the whole team: no spell by anybody, or two by one player.	Avec les tours d’équipe partagés, jour et nuit regardent toute l’équipe : aucun sort, ou deux d’un même joueur.
502.3	Third in the untap step, the active player untaps their permanents, all at once.	Enfin, à l’étape de dégagement, le joueur actif dégage ses permanents, tous en même temps.
502.4	Nobody gets priority in the untap step; triggers wait for the upkeep.	Personne ne reçoit la priorité à l’étape de dégagement ; les capacités déclenchées attendent l’entretien.
503.1	In the upkeep step the active player gets priority.	À l’étape d’entretien, le joueur actif reçoit la priorité.
503.1a	Abilities that triggered in the untap step or as upkeep began go on the stack before that priority.	Ce qui s’est déclenché au dégagement ou au début de l’entretien va sur la pile avant cette priorité.
503.2	"After upkeep" means after the first upkeep step of the turn.	« Après l’entretien » veut dire après la première étape d’entretien du tour.
504.1	In the draw step the active player first draws a card, without the stack.	À l’étape de pioche, le joueur actif pioche d’abord une carte, sans utiliser la pile.
504.2@2014-02	Abilities that trigger as the draw step begins, and others that wait, go onto the stack.	Les capacités déclenchées au début de l’étape de pioche, et les autres en attente, vont sur la pile.
504.2	After the draw the active player gets priority.	Après la pioche, le joueur actif reçoit la priorité.
505.1	A turn has two main phases, with the combat phase between them.	Un tour a deux phases principales, séparées par la phase de combat.
505.1a	The first main phase of a turn is the only precombat one.	Seule la première phase principale d’un tour est celle d’avant combat.
505.1b	"First main phase" and the like count the main phases of the present turn only.	« Première phase principale » et semblables ne comptent que les phases du tour en cours.
505.2	A main phase has no steps; it ends when all pass while the stack is empty.	Une phase principale n’a pas d’étape ; elle finit quand tous passent, la pile étant vide.
505.3	In Archenemy the archenemy sets a scheme in motion first in their precombat main phase.	En Archenemy, l’archenemy met d’abord une machination à exécution à sa phase principale d’avant combat.
505.4@2014-02	Abilities that trigger as a main phase begins, and others that wait, go onto the stack.	Les capacités déclenchées au début d’une phase principale, et les autres en attente, vont sur la pile.
505.4	Next in the precombat main phase, each Saga of the active player gets a lore counter.	Ensuite, à la phase principale d’avant combat, chaque saga du joueur actif reçoit un marqueur « connaissance ».
505.5	Next in the precombat main phase, an active player with Attractions rolls to visit them.	Puis, à la phase principale d’avant combat, un joueur actif qui a des attractions lance le dé pour les visiter.
505.6	In a main phase the active player gets priority.	Pendant une phase principale, le joueur actif reçoit la priorité.
505.6a	Spells that aren't instants are usually cast in a main phase, by the active player.	Les sorts autres que les éphémères se lancent d’ordinaire pendant une phase principale, par le joueur actif.
505.6b	While the stack is empty in a main phase, its player may play a land; nobody can respond.	Pendant une phase principale, le joueur actif peut jouer un terrain, la pile étant vide ; nul ne peut répondre.
`
