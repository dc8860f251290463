import type { Answer, Ref } from "@apnap/engine"

/** The meaning of an index. */
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

/** One index of a step: whether it is legal, and what it means. */
export interface StepOption {
  legal: boolean
  kind: OptionKind
  /** The object or player concerned; 0 for none. */
  ref: Ref
  /** What it would attack or block; 0 for none. */
  other: Ref
  /** A number or the minimum of a range, the face of a card, or the position of an ability. */
  value: number
  /** The way to cast, the label of an option, or a name. */
  label: string
}

/**
 * A decision, or the rest of one, as a single choice among indices; several in sequence answer a decision. Immutable: after taking one
 * index, another can still be taken.
 */
export interface Stepping {
  /** The meanings of the indices, from 0; at least one is legal. */
  readonly options: readonly StepOption[]
  /** The creature being declared, or the recipient of a share; 0 for none. */
  readonly subject: Ref
  /** What follows a legal index: another step, or the answer. */
  take(index: number): Stepped
}

/** Another step, or the complete answer. */
export type Stepped = { readonly next: Stepping } | { readonly answer: Answer }

/** An option of that kind; omitted fields are 0 or "". */
export function option(kind: OptionKind, more: Partial<StepOption> = {}): StepOption {
  const { legal = true, ref = 0, other = 0, value = 0, label = "" } = more
  return { legal, kind, ref, other, value, label }
}

/** A step that ends with its index. */
export function single(options: readonly StepOption[], answer: (index: number) => Answer): Stepping {
  return { options, subject: 0, take: (index) => ({ answer: answer(index) }) }
}
