/** Why a line that is read and prints back still doesn't count as understood. */
export type Reason =
  /** It refers to something that nothing before supplies. */
  | "unbound"
  /** "Other" than an object that couldn't be among those described. */
  | "other"
  /** X has no definition. */
  | "unknown X"
  /** A name is bound twice and later refers to everything bound to it. */
  | "bound twice"
  /** A condition tests several cards, or a decision is taken for them, as if they were one. */
  | "several cards"
  /** "Otherwise" follows several conditions but would depend on the last alone. */
  | "otherwise"
  /** Something becomes an Aura, attached to nothing. */
  | "hostless"
  /** What is said of this object would be asked of the object that is given an ability. */
  | "given away"
  /** Something is compared with an object that may have left before, or done to one that must have. */
  | "left before"

export interface Unsound {
  readonly reason: Reason
  /** A short description for coverage reports. */
  readonly told: string
}
