import type { Amount, Condition, Filter } from "@apnap/engine"

// Conditions that introduce something for later words to refer to.

export type Compared = Extract<Condition, { if: "compare" }>

/** A comparison of two numbers that "the difference" can refer to. */
export function isCompared(node: object): node is Compared {
  const { if: kind, op } = node as { if?: string; op?: string }
  return kind === "compare" && (op === "<" || op === ">")
}

interface Lying {
  readonly filter: Extract<Filter, { is: "inZone" }>
}

/** "If ~ is in your graveyard", which a later "it" refers to. */
export function isLying(node: object): node is Lying {
  const {
    if: kind,
    of,
    filter,
  } = node as {
    if?: string
    of?: { sel?: string }
    filter?: { is?: string; zone?: unknown }
  }
  return kind === "is" && of?.sel === "self" && filter?.is === "inZone" && filter.zone === "graveyard"
}

type Only = Compared & { readonly left: Extract<Amount, { n: "count" }> }

/** "You control exactly one creature", which "that creature" can refer to. */
export function isOnly(node: object): node is Only {
  const { if: kind, op, left, right } = node as Partial<Compared> & { if?: string }
  return kind === "compare" && op === "=" && right === 1 && typeof left === "object" && left.n === "count"
}

export type Counting = Compared | Extract<Condition, { if: "happened" }>

/** "One or more nonland cards are milled this way", "one or more creatures died this turn", "if it had one or more counters on it". */
export function isCounted(node: object): node is Counting {
  const {
    if: kind,
    op,
    left,
    atLeast,
  } = node as { if?: string; op?: string; left?: { n?: string; what?: string }; atLeast?: number }
  const isExcess = left?.n === "said" && left.what === "excess"
  const isNumber = left?.n === "countOf" || left?.n === "manaSpent" || left?.n === "counters" || isExcess
  return (kind === "compare" && op === ">=" && isNumber) || (kind === "happened" && atLeast !== undefined)
}

/** The number that the condition compares with its minimum. */
export function countedBy(condition: Counting): Amount {
  return condition.if === "compare" ? condition.left : { n: "thisTurn", event: condition.event }
}

export function differenceOf({ left, op, right }: Compared): Amount {
  return op === "<" ? { n: "minus", of: right, by: left } : { n: "minus", of: left, by: right }
}
