import { contextOf } from "../characteristics/context.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { players } from "../characteristics/queries/selector.ts"
import { characteristics } from "../characteristics/query.ts"
import type { Cost } from "../language/cost.ts"
import type { Filter } from "../language/filter.ts"
import type { Keyword } from "../language/keyword.ts"
import type { AnyKeyword } from "../language/keyword-ability.ts"
import { instanceKey } from "../language/keywords/index.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** An optional additional cost (601.2b); `key` is the name under which `Memory.paid` counts it. */
export interface OptionalCost {
  key: string
  cost: Cost
  /** May be paid any number of times. */
  many: boolean
}

const CREATURE: Filter = { is: "type", type: "creature" }
const BARGAINED: Filter = {
  is: "or",
  of: [{ is: "type", type: "artifact" }, { is: "type", type: "enchantment" }, { is: "token" }],
}

/** 702.78a: two creatures that each share a color with the spell. */
const CONSPIRE: Cost = [
  {
    pay: "tapOthers",
    count: 2,
    filter: { is: "and", of: [CREATURE, { is: "sharesColor", with: { sel: "self" } }] },
  },
]
const BARGAIN: Cost = [{ pay: "sacrifice", filter: BARGAINED }]

const own = ({ cost = [] }: AnyKeyword): Cost => cost
const casualty = ({ n = 1 }: AnyKeyword): Cost => [
  { pay: "sacrifice", filter: { is: "and", of: [CREATURE, { is: "power", op: ">=", than: n }] } },
]

/** Keywords that are optional additional costs. To add one, add an entry. */
export const OPTIONAL: Partial<Record<Keyword, { cost: (a: AnyKeyword) => Cost; many?: boolean }>> = {
  kicker: { cost: own },
  multikicker: { cost: own, many: true },
  buyback: { cost: own },
  entwine: { cost: own },
  replicate: { cost: own, many: true },
  squad: { cost: own, many: true },
  offspring: { cost: own },
  gift: { cost: () => [] },
  casualty: { cost: casualty },
  conspire: { cost: () => CONSPIRE },
  bargain: { cost: () => BARGAIN },
}

/** Optional additional costs of a spell, from keywords and static effects (118.8b). Two kickers are told apart by cost (702.33f). */
export function optionalCosts(s: State, player: PlayerId, id: ObjectId): OptionalCost[] {
  const out: OptionalCost[] = []
  const { abilities } = characteristics(s, id)
  const kickers = abilities.filter((a) => a.ability === "keyword" && a.keyword === "kicker").length
  for (const a of abilities) {
    const optional = a.ability === "keyword" ? OPTIONAL[a.keyword] : undefined
    if (optional === undefined || a.ability !== "keyword") continue
    const before = out.filter((o) => o.key.split(":")[0] === a.keyword).length
    out.push({
      key: kickers > 1 && a.keyword === "kicker" ? `kicker ${manaOf(a)}` : instanceKey(a.keyword, before),
      cost: optional.cost(a),
      many: optional.many === true,
    })
  }
  for (const { ability } of analyse(abilities).statics) {
    const context = contextOf(id, player)
    if (ability.condition !== undefined && !evaluate(s, ability.condition, context)) continue
    for (const effect of ability.effects)
      if (effect.static === "additionalCost" && effect.self && effect.optionalKey !== undefined)
        out.push({ key: effect.optionalKey, cost: effect.cost, many: effect.many === true })
  }
  for (const { effect, context } of activeStatics(s, "additionalCost")) {
    if (effect.optionalKey === undefined || effect.self || effect.spells === undefined) continue
    if (effect.by !== undefined && !players(s, effect.by, context).includes(player)) continue
    if (matchesFilter(s, effect.spells, id, context))
      out.push({ key: effect.optionalKey, cost: effect.cost, many: effect.many === true })
  }
  return out.sort((a, b) => Number(reduces(b)) - Number(reduces(a)))
}

/** Whether paying it takes something off the total cost: such costs are chosen first, since they may make others affordable. */
export function reduces({ cost }: Pick<OptionalCost, "cost">): boolean {
  return cost.some(({ pay }) => pay === "reduction")
}

/** More times than this are not needed to make a spell affordable: no mana cost is so high. */
const MOST_REDUCTIONS = 16

/** 601.2b: whether these costs are affordable, perhaps only with more of those that take something off the total. */
export function affordableReduced(
  before: readonly Cost[],
  options: readonly OptionalCost[],
  affordable: (costs: readonly Cost[]) => boolean,
): boolean {
  if (affordable(before)) return true
  const costs = [...before]
  for (const option of options.filter(reduces))
    for (let times = 0; times < (option.many ? MOST_REDUCTIONS : 1); times++) {
      costs.push(option.cost)
      if (affordable(costs)) return true
    }
  return false
}

/** The mana of a keyword's cost; other parts by their kind. */
export function manaOf({ cost }: AnyKeyword): string {
  return cost?.map((part) => (part.pay === "mana" ? part.mana : part.pay)).join(" ") ?? ""
}

/** How many times each cost was paid, and all the costs to pay. */
export interface ChosenCosts {
  paid: Record<string, number>
  costs: Cost[]
}

/** Asks for each cost whether (or how many times) to pay it; `affordable` tests the whole. */
export function chooseOptionalCosts(
  s: State,
  player: PlayerId,
  id: ObjectId,
  affordable: (costs: readonly Cost[]) => boolean,
): ChosenCosts {
  const paid: Record<string, number> = {}
  const costs: Cost[] = []
  const options = optionalCosts(s, player, id)
  for (const [i, option] of options.entries()) {
    const later = options.slice(i + 1)
    const possible = timesAffordable(option, costs, (more) => affordableReduced(more, later, affordable))
    const times = possible === undefined ? 0 : chooseTimes(s, player, id, option, possible)
    if (times === 0) continue
    paid[option.key] = times
    // 702.33d: the spell is kicked that many times, whichever kickers were paid.
    if (option.key === "multikicker" || option.key.startsWith("kicker "))
      paid.kicker = (paid.kicker ?? 0) + times
    for (let i = 0; i < times; i++) costs.push(option.cost)
  }
  return { paid, costs }
}

interface Times {
  min: number
  max: number
}

function chooseTimes(
  s: State,
  player: PlayerId,
  source: ObjectId,
  { key, many }: OptionalCost,
  { min, max }: Times,
): number {
  if (min === max) return min
  const question = { player, rule: "601.2b", source } as const
  return many
    ? choose(s, { ...question, kind: "number", purpose: key, min, max })
    : choose(s, { ...question, kind: "confirm", purpose: "optionalCost", label: key.split(":")[0] })
}

/** A cap that no realistic payment reaches. */
const MOST_TIMES = 50

/** How many times the cost can be paid: at least once if the spell is affordable only with what that takes off. */
function timesAffordable(
  option: OptionalCost,
  before: readonly Cost[],
  affordable: (costs: readonly Cost[]) => boolean,
): Times | undefined {
  const costs = [...before]
  let min = reduces(option) && !affordable(costs) ? -1 : 0
  let max = min
  for (let times = 1; times <= (option.many ? MOST_TIMES : 1); times++) {
    costs.push(option.cost)
    if (affordable(costs)) {
      if (min < 0) min = times
      max = times
    } else if (min >= 0) break
  }
  return max < 0 ? undefined : { min, max }
}
