import type { Answer, ChooseDecision, Decision, DistributeDecision, NameDecision } from "../decision.ts"
import { answerFault } from "./validate.ts"

/**
 * The answer for a player who gives none in time: passes, declines, takes the required minimum, and declares what the rules require. It
 * has the form the decision asks for.
 */
export function quietAnswer(d: Decision): Answer {
  switch (d.kind) {
    case "priority":
    case "confirm":
      return 0
    case "choose":
      return leastChoice(d)
    case "option":
      return d.repeat === true ? Array.from({ length: d.min }, () => 0) : firstOnes(d.min)
    case "number":
      return d.min
    case "order":
      return firstOnes(d.options.length)
    case "distribute":
      return leastShares(d)
    case "attackers":
    case "blockers":
      return d.least
    case "name":
      return someName(d)
  }
}

/** A name that may be chosen; for cards, one of a land, an artifact, a creature or an instant (201.4). */
export function someName({ options, refused }: NameDecision): string {
  return options?.[0] ?? NAMES.find((name) => refused?.includes(name) !== true) ?? ""
}
const NAMES = ["Island", "Sol Ring", "Grizzly Bears", "Lightning Bolt"]

function firstOnes(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

/** Choices tried before the search for one within the limits gives up. */
const MOST_STEPS = 20_000

/** The first `min` options; if there are limits, the first choice of that size or larger that obeys them. */
function leastChoice(d: ChooseDecision): number[] {
  const plain = firstOnes(d.min)
  if (answerFault(d, plain) === null) return plain
  const order = firstOnes(d.options.length)
  // Large values reach a minimum total soonest; small ones stay within a maximum.
  const up = d.minTotal === undefined ? 1 : -1
  const { values } = d
  if (values !== undefined) order.sort((a, b) => up * (values[a] - values[b]) || a - b)
  let steps = 0
  const search = (chosen: readonly number[], from: number, size: number): number[] | null => {
    if (chosen.length === size) return answerFault(d, chosen) === null ? [...chosen] : null
    for (let i = from; i < order.length && steps++ < MOST_STEPS; i++) {
      const found = search([...chosen, order[i]], i + 1, size)
      if (found !== null) return found
    }
    return null
  }
  for (let size = d.min; size <= d.max; size++) {
    const found = search([], 0, size)
    if (found !== null) return found
  }
  return plain
}

/** The minimum for each, then what the later ones wait for (702.19b), then the rest from the first on. */
function leastShares(d: DistributeDecision): number[] {
  const shares = [...d.min]
  let rest = d.total - shares.reduce((sum, share) => sum + share, 0)
  const raise = (i: number, to: number) => {
    const more = Math.max(0, Math.min(to, d.max[i]) - shares[i])
    const given = Math.min(more, rest)
    shares[i] += given
    rest -= given
  }
  for (const [i, least] of (d.before ?? []).entries()) raise(i, least)
  for (const i of shares.keys()) raise(i, d.max[i])
  return shares
}
