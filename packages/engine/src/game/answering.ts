/**
 * The part of the engine that a page needs only to show a game: references, vocabulary, and whether an answer has the right form. Loads
 * none of the rules.
 */
export { COMMAND_TYPES, STEPS } from "../language/vocabulary.ts"
export { answerFault } from "../state/answers/validate.ts"
export { isPlayerRef, playerRef, refPlayer } from "../state/ref.ts"
