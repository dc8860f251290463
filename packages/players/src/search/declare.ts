import type { AttackersDecision, BlockersDecision, Pair } from "@apnap/engine"
import type { Steps } from "./effort.ts"

/** The value of a declaration; null if it is illegal. */
export type Worth = (pairs: readonly Pair[]) => number | null

/**
 * Hill climbing over declarations (508.1a, 509.1a): from the best start, adds, moves or removes one creature at a time while that improves.
 * `steps` limits the evaluations.
 */
export function* assemble(
  d: AttackersDecision | BlockersDecision,
  starts: readonly (readonly Pair[])[],
  worth: Worth,
  steps: number,
): Steps<readonly Pair[]> {
  let best = starts[0]
  let value = Number.NEGATIVE_INFINITY
  const consider = (pairs: readonly Pair[]) => {
    const found = worth(pairs)
    if (found === null || found <= value + 1e-9) return
    best = pairs
    value = found
  }
  for (const start of starts) consider(start)
  let left = steps
  for (let before = Number.NEGATIVE_INFINITY; value > before && left > 0; ) {
    before = value
    for (const change of changes(d)) {
      if (left-- <= 0 || (yield 0)) return best
      consider(applied(best, change))
    }
  }
  return value === Number.NEGATIVE_INFINITY ? d.least : best
}

/** A creature and its new choice: an index, or -1 for none. */
type Change = readonly [number, number]

function changes(d: AttackersDecision | BlockersDecision): Change[] {
  return d.kind === "attackers"
    ? d.candidates.flatMap(({ defenders }, i) => [-1, ...defenders.keys()].map((j) => [i, j] as const))
    : d.candidates.flatMap(({ attackers }, i) => [-1, ...attackers.keys()].map((j) => [i, j] as const))
}

function applied(pairs: readonly Pair[], [i, j]: Change): readonly Pair[] {
  const others = pairs.filter(([k]) => k !== i)
  return j < 0 ? others : [...others, [i, j]]
}
