import type { Answer, Ref } from "@apnap/engine"

/** What an index stands for. */
export const OPTION_KINDS = [
  "pass",
  "cast",
  "play",
  "activate",
  "mana",
  "special",
  "pick",
  "done",
  "no",
  "yes",
  "number",
  "range",
  "name",
  "pair",
  "page",
] as const
export type OptionKind = (typeof OPTION_KINDS)[number]

/** One index of a step: whether it may be taken, and what it stands for. */
export interface StepOption {
  legal: boolean
  kind: OptionKind
  /** The object or player that it is about; 0 for none. */
  ref: Ref
  /** What that one would attack or block; 0 for none. */
  other: Ref
  /** A number or the least of a range, the face of a card, the position of an ability. */
  value: number
  /** The way to cast, the label of an option, a name. */
  label: string
}

/**
 * A decision, or what is left of it, as one choice among indices. A decision is answered by a few of these one after the other. Plain values: a step that
 * has been taken can be taken otherwise.
 */
export interface Stepping {
  /** What the indices stand for, from 0 on; at least one of them is legal. */
  readonly options: readonly StepOption[]
  /** The creature that is being declared, or what a share goes to; 0 for none. */
  readonly subject: Ref
  /** What comes after this index, which must be a legal one: another step, or the answer. */
  take(index: number): Stepped
}

/** Another step, or the whole answer. */
export type Stepped = { readonly next: Stepping } | { readonly answer: Answer }

/** An option of that kind; what is not said is 0 or "". */
export function option(kind: OptionKind, more: Partial<StepOption> = {}): StepOption {
  const { legal = true, ref = 0, other = 0, value = 0, label = "" } = more
  return { legal, kind, ref, other, value, label }
}

/** A step that ends with its index. */
export function single(options: readonly StepOption[], answer: (index: number) => Answer): Stepping {
  return { options, subject: 0, take: (index) => ({ answer: answer(index) }) }
}
