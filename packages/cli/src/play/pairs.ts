import type { Decision, ObjectId, Pair, Ref } from "@apnap/engine"

/** A creature with something it may attack or block, and the pair that an answer uses for them. */
export interface Pairing {
  pair: Pair
  creature: ObjectId
  other: Ref
}

/** All pairs of creatures and what they may attack or block, creature by creature. */
export function pairingsOf(decision: Extract<Decision, { kind: "attackers" | "blockers" }>): Pairing[] {
  const able =
    decision.kind === "attackers"
      ? decision.candidates.map(({ creature, defenders }) => ({ creature, others: defenders }))
      : decision.candidates.map(({ creature, attackers }) => ({ creature, others: attackers }))
  return able.flatMap(({ creature, others }, i) =>
    others.map((other, j) => ({ pair: [i, j] as const, creature, other })),
  )
}
