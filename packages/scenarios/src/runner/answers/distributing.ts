import { answerFault, type Decision, type State } from "@apnap/engine"
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

/** In order, as far as they can belong to a legal answer; the remainder goes to the last if it may. */
function numbered(d: Direction, decision: Distribute): number[] | undefined {
  let shares: readonly number[] = []
  while (shares.length < decision.options.length) {
    const share = d.queues.take("choices", seatOf(d, decision.player), (entry) =>
      typeof entry === "number" && completed(decision, [...shares, entry]) !== undefined ? entry : undefined,
    )
    if (share === undefined) break
    shares = [...shares, share]
  }
  return shares.length === 0 ? undefined : completed(decision, shares)
}

/** A legal answer that begins with these shares, if there is one. A last share that is too small takes the remainder. */
function completed(decision: Distribute, shares: readonly number[]): number[] | undefined {
  const { options, total, min } = decision
  const isWhole = shares.length === options.length
  const first = isWhole ? shares.slice(0, -1) : shares
  const least = [...first, ...min.slice(first.length)]
  const rest = total - least.reduce((a, b) => a + b, 0)
  if (isWhole && shares[first.length] > min[first.length] + rest) return undefined
  const withRest = (at: number) => least.map((share, i) => (i === at ? share + rest : share))
  return [
    ...least.flatMap((_, i) => (i < first.length ? [] : [withRest(i)])).reverse(),
    inOrder(decision, least, first.length, rest),
  ].find((answer) => answerFault(decision, answer) === null)
}

/** What each must get before the next gets any, in order; the remainder to the last. */
function inOrder(
  { before = [] }: Distribute,
  least: readonly number[],
  from: number,
  rest: number,
): number[] {
  let left = rest
  return least.map((share, i) => {
    if (i < from) return share
    const more = i === least.length - 1 ? left : Math.min(left, Math.max(0, (before[i] ?? 0) - share))
    left -= more
    return share + more
  })
}
