/** The wording of refusals, loaded when the first one is shown. */
export { reasonIn } from "@apnap/words"
