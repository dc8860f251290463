import type { Cost } from "../language/cost.ts"
import type { KeywordAbility } from "../language/keyword.ts"
import { activeStatics } from "../characteristics/derived.ts"
import { fits } from "../characteristics/filter.ts"
import { characteristics } from "../characteristics/query.ts"
import { players } from "../characteristics/selector.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** An additional cost that the player may choose to pay, by the key under which `Memory.paid` counts it (601.2b). */
export interface OptionalCost {
  key: string
  cost: Cost
  /** Any number of times. */
  many: boolean
}

const ONCE = new Set(["kicker", "buyback", "entwine", "casualty", "conspire", "offspring", "gift", "bargain"])
const MANY = new Set(["multikicker", "replicate", "squad"])

const BARGAIN: Cost = [{ pay: "sacrifice", filter: { is: "or", of: [{ is: "type", type: "artifact" }, { is: "type", type: "enchantment" }, { is: "token" }] } }]

/** Optional additional costs of a spell: its keywords, and static effects (118.8b). */
export function optionalCosts(s: State, player: PlayerId, id: ObjectId): OptionalCost[] {
  const out: OptionalCost[] = []
  let kickers = 0
  for (const a of characteristics(s, id).abilities) {
    if (a.ability !== "keyword" || (!ONCE.has(a.keyword) && !MANY.has(a.keyword))) continue
    const key = a.keyword === "kicker" && kickers++ > 0 ? `kicker:${kickers - 1}` : a.keyword
    out.push({ key, cost: costOf(a), many: MANY.has(a.keyword) })
  }
  for (const { effect, context } of activeStatics(s, "additionalCost")) {
    if (effect.optionalKey === undefined || (effect.by !== undefined && !players(s, effect.by, context).includes(player))) continue
    if (effect.self ? context.source === id : effect.spells !== undefined && fits(s, effect.spells, id, context)) out.push({ key: effect.optionalKey, cost: effect.cost, many: false })
  }
  return out
}

function costOf(a: KeywordAbility): Cost {
  if (a.keyword === "bargain") return BARGAIN
  if (a.keyword === "casualty") return [{ pay: "sacrifice", filter: { is: "and", of: [{ is: "type", type: "creature" }, { is: "power", op: ">=", than: a.n ?? 1 }] } }]
  return a.cost ?? []
}

/** Asks for each whether (or how often) to pay it; `affordable` says whether the whole could still be paid. */
export function chooseOptionalCosts(s: State, player: PlayerId, id: ObjectId, affordable: (costs: readonly Cost[]) => boolean): { paid: Record<string, number>; costs: Cost[] } {
  const paid: Record<string, number> = {}
  const costs: Cost[] = []
  for (const option of optionalCosts(s, player, id)) {
    const most = timesAffordable(option, costs, affordable)
    if (most === 0) continue
    const times = option.many
      ? choose(s, { kind: "number", player, rule: "601.2b", purpose: option.key, source: id, min: 0, max: most })
      : choose(s, { kind: "confirm", player, rule: "601.2b", purpose: "optionalCost", source: id })
    if (times === 0) continue
    paid[option.key] = times
    for (let i = 0; i < times; i++) costs.push(option.cost)
  }
  return { paid, costs }
}

function timesAffordable(option: OptionalCost, before: readonly Cost[], affordable: (costs: readonly Cost[]) => boolean): number {
  const costs = [...before]
  let times = 0
  while (times < (option.many ? 50 : 1)) {
    costs.push(option.cost)
    if (!affordable(costs)) break
    times++
  }
  return times
}
