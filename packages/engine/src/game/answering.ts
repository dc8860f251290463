/**
 * What a page that only shows a game needs of the engine: references, and whether an answer has the right form. It loads none of
 * the rules.
 */
export { STEPS } from "../language/vocabulary.ts"
export { isPlayerRef, playerRef, refPlayer } from "../state/ref.ts"
export { answerFault } from "../state/validate.ts"
