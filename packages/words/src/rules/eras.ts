/** Rules through the eras: their numbers, what they said then, and the scenarios that show them. Unlike the summaries it needs the engine. */

export { type AboutRule, aboutRule, saidThen } from "./about.ts"
export { chaptersThen, findRule, rulesThen } from "./find.ts"
export { numberThen } from "./numbers.ts"
