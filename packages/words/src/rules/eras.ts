/** Rules through the eras: numbers, former wordings, and scenarios that show them. Unlike the summaries, this needs the engine. */

export { type AboutRule, aboutRule, saidThen } from "./about.ts"
export { chaptersThen, findRule, rulesThen } from "./find.ts"
export { numberThen } from "./numbers.ts"
