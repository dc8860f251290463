import type { Amount } from "../amount.ts"
import type { Cost, CostPart } from "../cost.ts"

/** The cost multiplied part by part (702.24a). */
export function timesCost(cost: Cost, times: Amount): Cost {
  return cost.map((part) => timesPart(part, times))
}

function product(of: Amount | undefined, by: Amount): Amount {
  return of === undefined || of === 1 ? by : { n: "times", of, by }
}

function timesPart(part: CostPart, times: Amount): CostPart {
  switch (part.pay) {
    case "mana":
      return { pay: "manaTimes", mana: part.mana, times }
    case "manaTimes":
      return { ...part, times: product(part.times, times) }
    case "life":
    case "energy":
    case "collectEvidence":
      return { ...part, amount: product(part.amount, times) }
    case "do":
      return { pay: "do", effect: { do: "repeat", times, effect: part.effect } }
    case "anyOf":
      return timesEither(part, times)
    default:
      return "count" in part || COUNTED.has(part.pay)
        ? ({ ...part, count: product("count" in part ? part.count : undefined, times) } as CostPart)
        : part
  }
}

/**
 * "{W} or {U}": chosen anew each time (702.24a), which is what a hybrid symbol means (107.4e). Of other costs, one is chosen for all times.
 */
function timesEither(part: Extract<CostPart, { pay: "anyOf" }>, times: Amount): CostPart {
  const letters = part.of.map(letterOf)
  if (letters.length === 2 && !letters.includes(undefined))
    return { pay: "manaTimes", mana: `{${letters.join("/")}}`, times }
  return { ...part, of: part.of.map((one) => timesCost(one, times)) }
}

/** The color of a cost that is one symbol of colored mana. */
function letterOf([part, ...rest]: Cost): string | undefined {
  if (part?.pay !== "mana" || rest.length > 0) return undefined
  return /^\{([WUBRG])\}$/.exec(part.mana)?.[1]
}

const COUNTED: ReadonlySet<CostPart["pay"]> = new Set([
  "sacrifice",
  "discard",
  "exile",
  "return",
  "tapOthers",
  "reveal",
  "mill",
  "putInLibrary",
])
