import type { Answer, PlayerId } from "@apnap/engine"

/**
 * One thing done at a table; a game is its starting point plus its moves. `asked`: the player gave the answer themselves; otherwise it may
 * have been automatic. `by`: who answered, or whose mana it is; defaults to the first player asked, or the first seat.
 */
export type Move =
  | { a: Answer; by?: PlayerId; asked?: true }
  | { concede: PlayerId }
  | { byHand: boolean; by?: PlayerId }

/**
 * An entry of a table's append-only log: a move, an undo to before the move of that number, or an action in progress being undone with its
 * answers (733.1).
 */
export type LogMove = Move | { undo: number } | { takenBack: true }
