import type { Decision, State } from "@apnap/engine"
import { type Direction, seatOf } from "../direction.ts"
import { defaultAnswer } from "./policy.ts"

type Distribute = Extract<Decision, { kind: "distribute" }>

/** Shares of a total: written with the targets as `{card, amount}`, or one number each, else by the default policy. */
export function distribute(d: Direction, s: State, decision: Distribute): number[] {
  return (
    withTargets(d, s, decision) ?? numbered(d, decision) ?? (defaultAnswer(s, decision, d.strict) as number[])
  )
}

function withTargets(d: Direction, s: State, decision: Distribute): number[] | undefined {
  const seat = seatOf(d, decision.player)
  const shares = decision.options.map((ref) =>
    d.queues.take("targets", seat, (entry) =>
      typeof entry === "object" && "amount" in entry && d.names.means(s, entry, ref)
        ? entry.amount
        : undefined,
    ),
  )
  if (shares.every((share) => share === undefined)) return undefined
  return shares.map((share, i) => share ?? decision.min[i])
}

/** In order; the remainder goes to the last. */
function numbered(d: Direction, { player, options, total }: Distribute): number[] | undefined {
  const out: number[] = []
  let left = total
  for (let i = 0; i < options.length; i++) {
    const share = d.queues.take("choices", seatOf(d, player), (entry) =>
      typeof entry === "number" && entry <= left ? entry : undefined,
    )
    if (share === undefined && i === 0) return undefined
    out.push(share ?? 0)
    left -= out[i]
  }
  out[out.length - 1] += left
  return out
}
