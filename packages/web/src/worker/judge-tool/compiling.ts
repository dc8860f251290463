/** The grammar, which the worker loads when a scenario brings cards of its own. */
export { compileCard } from "@apnap/cards"
