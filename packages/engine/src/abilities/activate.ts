import type { ActivatedAbility } from "../language/ability.ts"
import type { Indexed } from "../characteristics/analysis.ts"
import { analyse } from "../characteristics/analysis.ts"
import { evaluate } from "../characteristics/condition.ts"
import { type Context, contextOf } from "../characteristics/context.ts"
import { activeStatics, derived } from "../characteristics/derived.ts"
import { fits } from "../characteristics/filter.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { players, select } from "../characteristics/selector.ts"
import { announceModes, announceTargets, canAnnounce, modeCosts } from "../casting/announce.ts"
import { type Available, available, canPay, maxX, pay, type PayFor, totalCost } from "../casting/costs/index.ts"
import { isSorceryTime } from "../casting/timing.ts"
import { record, simultaneously } from "../events/record.ts"
import { choose, illegal, type Refusal } from "../state/choose.ts"
import { edit, touch } from "../state/edit.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { putAbilityOnStack, recordTargets } from "./ability-object.ts"

type Entry = Indexed<ActivatedAbility>

/** Why this player can't begin to activate the ability now, or null (602.2, 602.5). */
export function activationRefusal(s: State, player: PlayerId, id: ObjectId, entry: Entry, mana: () => Available): Refusal | null {
  const { ability } = entry
  const object = s.objects[id]!
  const controller = object.zone === "battlefield" || object.zone === "stack" ? controllerOf(s, id) : object.owner
  const context = contextOf(id, player, object.memory?.x ?? 0)
  if (!entry.zones.includes(object.zone)) return { rule: "113.6", reason: "the ability does not work in this zone" }
  if (ability.who === undefined ? controller !== player : !players(s, ability.who, contextOf(id, controller)).includes(player)) return { rule: "602.2", reason: "another player may activate it" }
  if ((ability.timing === "sorcery" || ability.loyalty) && !isSorceryTime(s, player) && !activatesAsInstant(s, player, id)) return { rule: ability.loyalty ? "606.3" : "602.5d", reason: "only in your main phase while the stack is empty" }
  if (ability.loyalty && loyaltyUses(s, id) >= loyaltyLimit(s, id)) return { rule: "606.3", reason: "a loyalty ability of it was activated this turn" }
  if (ability.condition !== undefined && !evaluate(s, ability.condition, context)) return { rule: "602.5b", reason: "its condition does not hold" }
  if (ability.limit !== undefined && (object.memory?.uses?.[usesKey(s, entry)] ?? 0) >= ability.limit.times) return { rule: "602.5b", reason: "it was activated as often as it may be" }
  if (isForbidden(s, player, id, ability)) return { rule: "101.2", reason: "an effect says that it can't be activated" }
  const what = payFor(id, ability, context)
  if (!canPay(s, player, totalCost(s, player, id, ability.cost, what), mana(), what)) return { rule: "602.2b", reason: "its costs can't be paid" }
  return canAnnounce(s, [ability], context) ? null : { rule: "601.2c", reason: "there is no legal choice of modes or targets" }
}

function payFor(id: ObjectId, ability: ActivatedAbility, context: Context, extra: Partial<PayFor> = {}): PayFor {
  return { kind: "ability", object: id, ability, x: 0, context, ...extra }
}

function usesKey(s: State, entry: Entry): string {
  return entry.ability.limit?.per === "turn" ? `${entry.index}:${s.turn.number}` : `${entry.index}`
}

function loyaltyUses(s: State, id: ObjectId): number {
  const memory = s.objects[id]!.memory
  return memory?.loyaltyTurn === s.turn.number ? (memory.loyaltyUses ?? 0) : 0
}

function loyaltyLimit(s: State, id: ObjectId): number {
  return activeStatics(s, "mayActivateTwice").some((a) => select(s, a.effect.of, a.context).includes(id)) ? 2 : 1
}

function activatesAsInstant(s: State, player: PlayerId, id: ObjectId): boolean {
  return activeStatics(s, "activateAsInstant").some((a) => players(s, a.effect.who ?? { who: "you" }, a.context).includes(player) && fits(s, a.effect.abilities, id, a.context))
}

function isForbidden(s: State, player: PlayerId, id: ObjectId, ability: ActivatedAbility): boolean {
  if ((derived(s).statics.get("cantActivate")?.length ?? 0) === 0) return false
  return activeStatics(s, "cantActivate").some(({ effect, context }) => {
    if (effect.loyaltyOnly && !ability.loyalty) return false
    if (effect.withTap && !ability.cost.some((part) => part.pay === "tap")) return false
    if (effect.who !== undefined && !players(s, effect.who, context).includes(player)) return false
    return "sel" in effect.of ? select(s, effect.of, context).includes(id) : fits(s, effect.of.filter, id, context)
  })
}

/** 602.2: activates an ability, step by step; it goes onto the stack as an object of its own. */
export function activate(s: State, player: PlayerId, source: ObjectId, index: number): void {
  const entry = analyse(characteristics(s, source).abilities).activated.find((e) => e.index === index) ?? illegal("602.2", "there is no such ability")
  const { ability } = entry
  const id = putAbilityOnStack(s, player, { kind: "activated", source, ability, targets: [], divided: null, modes: null, x: 0, bindings: {} })
  const context = { ...contextOf(source, player, s.objects[source]?.memory?.x ?? 0), stack: id }
  const modes = announceModes(s, player, [ability], context)
  const optional = modeCosts([ability], modes)
  const x = chooseX(s, player, source, ability, payFor(source, ability, context, { optional }))
  const bound = { ...context, x: x ?? context.x }
  const chosen = announceTargets(s, player, [ability], modes, bound)
  countUse(s, source, entry)
  edit(s, id).stack = { ...s.objects[id]!.stack!, ...chosen, modes, x: bound.x }
  touch(s)
  const what = payFor(source, ability, { ...bound, targets: chosen.targets }, { x: bound.x, optional, targets: chosen.targets.flat() })
  const { bindings } = pay(s, player, totalCost(s, player, source, ability.cost, what), what)
  edit(s, id).stack = { ...s.objects[id]!.stack!, bindings }
  touch(s)
  simultaneously(s, () => {
    record(s, { kind: "activates", rule: "602.2b", object: id, source, player, amount: index, detail: ability.loyalty ? "loyalty" : (ability.keyword ?? "") })
    recordTargets(s, id, "601.2c")
  })
}

function countUse(s: State, source: ObjectId, entry: Entry): void {
  const object = s.objects[source]
  if (object === undefined || (entry.ability.limit === undefined && !entry.ability.loyalty)) return
  const { memory } = object
  const key = usesKey(s, entry)
  const uses = entry.ability.limit === undefined ? memory?.uses : { ...memory?.uses, [key]: (memory?.uses?.[key] ?? 0) + 1 }
  const loyalty = entry.ability.loyalty ? { loyaltyTurn: s.turn.number, loyaltyUses: loyaltyUses(s, source) + 1 } : {}
  edit(s, source).memory = { ...memory, ...(uses !== undefined && { uses }), ...loyalty }
}

/** 602.2b: X in the activation cost; undefined when there is none. */
function chooseX(s: State, player: PlayerId, source: ObjectId, ability: ActivatedAbility, what: PayFor): number | undefined {
  const has = ability.cost.some((part) => (part.pay === "mana" && part.mana.includes("{X}")) || (part.pay === "loyalty" && part.amount === "-X") || JSON.stringify(part).includes('"n":"x"'))
  if (!has) return undefined
  const most = maxX(s, player, totalCost(s, player, source, ability.cost, what), available(s, player), what)
  if (most < 0) illegal("602.2b", "its costs can't be paid")
  return choose(s, { kind: "number", player, rule: "601.2b", purpose: "x", source, min: 0, max: Math.min(most, 1000) })
}
