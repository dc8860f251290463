import type { Cost } from "../language/cost.ts"
import { type ManaSymbol, parseManaCost, typesOf } from "../mana/index.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/**
 * 601.2b, 107.4e: the nonhybrid equivalent of the cost. A player who pays by hand chooses a half for each hybrid symbol, among those that
 * keep the whole `payable`. Automatic payment decides as it spends mana, except for monocolored hybrid symbols that only a cost
 * reduction makes payable as generic mana: these are decided here.
 */
export function announceHybrid(
  s: State,
  player: PlayerId,
  source: ObjectId,
  cost: Cost,
  payable: (cost: Cost) => boolean,
): Cost {
  if (s.players[player].paysByHand) return byHand(s, player, source, cost, payable)
  const others = equivalents(cost)
  return others.length === 0 || payable(cost) ? cost : (others.find(payable) ?? cost)
}

/** Every way to take monocolored hybrid symbols as generic mana, so that generic cost reductions apply to them. */
export function equivalents(cost: Cost): readonly Cost[] {
  const symbol = firstHybrid(cost, (one) => one.twobrid !== undefined)
  if (symbol === undefined) return NO_COSTS
  const decided = halves(symbol).map((half) => withHalf(cost, symbol, half))
  return decided.flatMap((one) => [one, ...equivalents(one)])
}
const NO_COSTS: readonly Cost[] = []

function byHand(
  s: State,
  player: PlayerId,
  source: ObjectId,
  cost: Cost,
  payable: (cost: Cost) => boolean,
): Cost {
  let now = cost
  for (let symbol = firstHybrid(now); symbol !== undefined; symbol = firstHybrid(now)) {
    const at = symbol
    const possible = halves(at).filter((half) => payable(withHalf(now, at, half)))
    if (possible.length === 0) return now
    const half = possible.length === 1 ? possible[0] : askHalf(s, player, source, possible)
    now = withHalf(now, at, half)
  }
  return now
}

function askHalf(s: State, player: PlayerId, source: ObjectId, possible: readonly string[]): string {
  const options = possible.map((label) => ({ label }))
  const about = { rule: "601.2b", purpose: "hybrid", source, options, min: 1, max: 1 }
  return possible[choose(s, { kind: "option", player, ...about })[0]]
}

function firstHybrid(cost: Cost, fits: (symbol: ManaSymbol) => boolean = isHybrid): ManaSymbol | undefined {
  for (const part of cost) {
    if (part.pay !== "mana" || !part.mana.includes("/")) continue
    const symbol = parseManaCost(part.mana).symbols.find(fits)
    if (symbol !== undefined) return symbol
  }
  return undefined
}

function isHybrid({ text, phyrexian }: ManaSymbol): boolean {
  return text.includes("/") && !phyrexian
}

/** The halves: "{W}" and "{U}", or "{W}" and "{2}". */
function halves({ mask, twobrid }: ManaSymbol): string[] {
  const types = typesOf(mask).map((type) => `{${type}}`)
  return twobrid === undefined ? types : [...types, `{${twobrid}}`]
}

/** Replaces the first such symbol by the half. */
function withHalf(cost: Cost, { text }: ManaSymbol, half: string): Cost {
  const written = (mana: string) =>
    [`{${text}}`, `{${text.split("/").toReversed().join("/")}}`].find((w) => mana.includes(w))
  const at = cost.findIndex((part) => part.pay === "mana" && written(part.mana) !== undefined)
  return cost.map((part, i) =>
    i === at && part.pay === "mana" ? { ...part, mana: part.mana.replace(written(part.mana)!, half) } : part,
  )
}
