/** The reasons of refusals, which come when the first one is told. */
export { reasonIn } from "@apnap/words"
