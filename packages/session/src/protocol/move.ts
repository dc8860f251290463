import type { Answer, PlayerId } from "@apnap/engine"

/**
 * One thing that was done at a table; a game is where it began and these. `asked`: a player gave the answer themselves, where else it may have been
 * given for them. `by`: who answered, or whose mana it is; who is asked first, and the first seat, where it is not said.
 */
export type Move =
  | { a: Answer; by?: PlayerId; asked?: true }
  | { concede: PlayerId }
  | { byHand: boolean; by?: PlayerId }

/**
 * An entry of the log of a table, which only grows: a move, the way back to before the move of that number, or that the answers in the action in
 * progress were taken back with it (733.1).
 */
export type LogMove = Move | { undo: number } | { takenBack: true }
