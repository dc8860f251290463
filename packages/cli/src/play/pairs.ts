import type { Decision, ObjectId, Pair, Ref } from "@apnap/engine"

/** A creature with one of what it may attack or block, and the pair by which an answer names both. */
export interface Pairing {
  pair: Pair
  creature: ObjectId
  other: Ref
}

/** All that creatures may attack or block, one creature after the other. */
export function pairingsOf(decision: Extract<Decision, { kind: "attackers" | "blockers" }>): Pairing[] {
  const able =
    decision.kind === "attackers"
      ? decision.candidates.map(({ creature, defenders }) => ({ creature, others: defenders }))
      : decision.candidates.map(({ creature, attackers }) => ({ creature, others: attackers }))
  return able.flatMap(({ creature, others }, i) =>
    others.map((other, j) => ({ pair: [i, j] as const, creature, other })),
  )
}
