import type { Decision, Ref } from "@apnap/engine"
import type { Draft } from "../../prompt/draft.ts"
import type { Forecast, Seen } from "../../protocol/table.ts"

/** An arrow from one object or player to another. */
export interface Arrow {
  kind: "attack" | "target"
  from: Ref
  to: Ref
  /** The objects at either end that would leave the battlefield, and the damage to a player, for its chip. */
  leaves: readonly number[]
  damage: number
}

type Deciding = { decision: Decision | null; draft: Draft | null }

/** The arrows of the current table, and of attacks and blocks being declared. */
export function arrowsOf(seen: Seen, forecast: Forecast | null, deciding: Deciding): Arrow[] {
  const declaredNow = declared(deciding)
  // An attacker that is to be blocked no longer points to what it attacks.
  const blocked = new Set(deciding.decision?.kind === "blockers" ? declaredNow.map(({ from }) => from) : [])
  const others = attacks(seen, forecast).filter(({ from }) => !blocked.has(from))
  return [...others, ...declaredNow, ...targets(seen)]
}

const NOTHING = { leaves: [], damage: 0 }

/** Combat: an attacker's arrow points to each of its blockers, or to what it attacks (508, 509). */
function attacks({ battlefield }: Seen, forecast: Forecast | null): Arrow[] {
  return battlefield
    .filter(({ attacking }) => attacking !== 0)
    .flatMap((attacker) => {
      const blockers = battlefield.filter(({ blocking }) => blocking.includes(attacker.id))
      const ends = blockers.length > 0 ? blockers.map(({ id }) => id) : [attacker.attacking]
      return ends.map(
        (to): Arrow => ({
          kind: "attack",
          from: attacker.id,
          to,
          leaves: (forecast?.leaves ?? []).filter((id) => id === to || id === attacker.id),
          damage: blockers.length > 0 || to > 0 ? 0 : Math.max(0, attacker.power ?? 0),
        }),
      )
    })
}

/** Attacks and blocks being declared. */
function declared({ decision, draft }: Deciding): Arrow[] {
  if (draft === null || (decision?.kind !== "attackers" && decision?.kind !== "blockers")) return []
  return draft.pairs.map(([creature, other]): Arrow => {
    if (decision.kind === "attackers") {
      const { creature: from, defenders } = decision.candidates[creature]
      return { kind: "attack", from, to: defenders[other], ...NOTHING }
    }
    const { creature: to, attackers } = decision.candidates[creature]
    return { kind: "attack", from: attackers[other], to, ...NOTHING }
  })
}

function targets({ stack }: Seen): Arrow[] {
  return stack.flatMap(({ id, targets }) =>
    targets.map((to): Arrow => ({ kind: "target", from: id, to, ...NOTHING })),
  )
}
