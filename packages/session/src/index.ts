/** Running games, as seen by those at the table. */

export { Loops } from "./asking/loops.ts"
export { chosenSetup, variantsOf } from "./game/chosen-setup.ts"
export type { Thought } from "./game/opponents.ts"
export { type Running, RunningGame } from "./game/running-game.ts"
export type { Seat } from "./game/seat.ts"
export type { Telling } from "./game/table-for.ts"
export { loadCardText, speakCards, speaking, spokenLanguage } from "./telling/card-text.ts"
export { deedOf } from "./telling/deed-of.ts"
export { inLanguages } from "./telling/in-languages.ts"
export { printedPortrait } from "./telling/portrait.ts"
export { seenCard } from "./telling/seen-card.ts"
export { sharedLength, TableTelling } from "./telling/table-telling.ts"
