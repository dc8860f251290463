/** The grammar, loaded only when a scenario has custom cards. */
export { compileCard } from "@apnap/cards"
