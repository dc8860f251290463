/**
 * What a page that only shows a game needs of the engine: references, lists of words, and whether an answer has the right form. It loads none of
 * the rules.
 */
export { COMMAND_TYPES, STEPS } from "../language/vocabulary.ts"
export { answerFault } from "../state/answers/validate.ts"
export { isPlayerRef, playerRef, refPlayer } from "../state/ref.ts"
