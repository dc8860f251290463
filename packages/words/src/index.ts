/** What happens in a game and what it asks, in sentences; runs in Node and the browser. Summaries of rules: `@apnap/words/rules`. */

export { subtypeIn, typeLine } from "./card/type-line.ts"
export { counterKind, counterNoun } from "./counters.ts"
export { isHeading } from "./elsewhere.ts"
export { type Entry, entryOf } from "./entry.ts"
export { isLanguage, LANGUAGES, type Language } from "./language.ts"
export { modesIn, optionIn } from "./options.ts"
export { computerName, playerName } from "./player-name.ts"
export { promptOf } from "./prompt.ts"
export { type Question, questionOf } from "./question.ts"
export { reasonIn } from "./reasons/reason.ts"
export { capitalised, tell } from "./tell.ts"
export { EVERYTHING, type Thing, thing } from "./thing.ts"
