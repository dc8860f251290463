/** The ending phase (512 to 514): number, English and French, between tabs. */
export const ENDING = `
512.1	The ending phase has two steps: end and cleanup.	La phase de fin de tour a deux étapes : fin et nettoyage.
513.1@2014-02	Abilities that trigger as the end step begins, and others that wait, go onto the stack.	Les capacités déclenchées au début de l’étape de fin, et les autres en attente, vont sur la pile.
513.1	In the end step the active player gets priority.	À l’étape de fin, le joueur actif reçoit la priorité.
513.1a	Old cards say "at end of turn" for the beginning of the end step.	Les anciennes cartes disent « à la fin du tour » pour le début de l’étape de fin.
513.2	An ability that comes too late for this end step triggers in the next one.	Une capacité qui vient trop tard pour cette étape de fin se déclenche à la prochaine.
514.1	In the cleanup step the active player discards down to their maximum hand size.	À l’étape de nettoyage, le joueur actif se défausse jusqu’à sa taille de main maximale.
514.2	In the cleanup step damage is removed and effects of this turn end, at the same time.	À l’étape de nettoyage, les blessures sont retirées et les effets du tour finissent, en même temps.
514.3	Usually nobody gets priority in the cleanup step.	D’ordinaire, personne ne reçoit la priorité à l’étape de nettoyage.
514.3a	If something triggers or state-based actions happen in cleanup, players get priority and another cleanup step follows.	Si une capacité ou une action basée sur un état survient au nettoyage, il y a priorité, puis un autre nettoyage.
`
