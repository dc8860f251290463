import type { DistributeDecision } from "@apnap/engine"
import { numberSteps } from "./number-steps.ts"
import { shareRanges } from "./share-ranges.ts"
import type { Stepped } from "./stepping.ts"

/** Each option gets its share in turn; a forced share needs no step. */
export function distributeSteps(decision: DistributeDecision): Stepped {
  return after(decision, [])
}

function after(decision: DistributeDecision, shares: readonly number[]): Stepped {
  const { options } = decision
  if (shares.length === options.length) return { answer: shares }
  const ranges = shareRanges(decision, shares)
  const [[first, last]] = ranges
  const then = (share: number) => after(decision, [...shares, share])
  if (ranges.length === 1 && first === last) return then(first)
  return numberSteps(ranges, options[shares.length], then)
}
