import type { Cost, CostPart } from "../language/cost.ts"
import { type ManaSymbol, parseManaCost } from "../mana/index.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** A cost without Phyrexian mana symbols (107.4f), and how many of them will be paid with life. */
export interface Announced {
  cost: Cost
  withLife: number
}

const LIFE: CostPart = { pay: "life", amount: 2 }

/**
 * 601.2b: for each Phyrexian mana symbol the player chooses 2 life or mana. Only possible choices are offered: `payable` tests the
 * whole cost, where undecided symbols may be paid either way.
 */
export function announcePhyrexian(
  s: State,
  player: PlayerId,
  source: ObjectId,
  cost: Cost,
  payable: (cost: Cost) => boolean,
): Announced {
  let now = cost
  let withLife = 0
  for (let symbol = firstIn(now); symbol !== undefined; symbol = firstIn(now)) {
    const [life, mana] = [paidWith(now, symbol, true), paidWith(now, symbol, false)]
    const paysLife = payable(life) && (!payable(mana) || wantsLife(s, player, source))
    if (paysLife) withLife++
    now = paysLife ? life : mana
  }
  return { cost: now, withLife }
}

function firstIn(cost: Cost): ManaSymbol | undefined {
  for (const part of cost) {
    if (part.pay !== "mana" || !part.mana.includes("/P")) continue
    return parseManaCost(part.mana).symbols.find((symbol) => symbol.phyrexian)
  }
  return undefined
}

/** The cost with one such symbol decided. */
function paidWith(cost: Cost, { text }: ManaSymbol, life: boolean): Cost {
  const at = cost.findIndex((part) => part.pay === "mana" && part.mana.includes(`{${text}}`))
  const decided = cost.map((part, i) =>
    i === at && part.pay === "mana"
      ? { ...part, mana: part.mana.replace(`{${text}}`, life ? "" : `{${text.replace("/P", "")}}`) }
      : part,
  )
  return life ? [...decided, LIFE] : decided
}

function wantsLife(s: State, player: PlayerId, source: ObjectId): boolean {
  return choose(s, { kind: "confirm", player, rule: "601.2b", purpose: "phyrexian", source }) === 1
}
