/** Why a line that is read and printed back is not taken for understood. */
export type Reason =
  /** It speaks of something that nothing before supplies. */
  | "unbound"
  /** "Other" than an object that could not be among the things meant. */
  | "other"
  /** X is said and nothing tells it. */
  | "unknown X"
  /** A name is given twice, and what has it is spoken of as all that was given it. */
  | "bound twice"
  /** Several cards are asked as one. */
  | "several cards"
  /** Several questions are asked, and what is done otherwise hangs on the last. */
  | "otherwise"

export interface Unsound {
  readonly reason: Reason
  /** In a few words, for coverage reports. */
  readonly told: string
}
