import { putAbilityOnStack } from "../announcing/ability-on-stack.ts"
import {
  announceModes,
  announceTargets,
  announceX,
  canAnnounce,
  looksAtX,
  possibleX,
} from "../announcing/announce.ts"
import { recordTargets } from "../announcing/becoming-targets.ts"
import { announceHybrid } from "../announcing/hybrid.ts"
import { modeCosts, rememberModes } from "../announcing/modes.ts"
import { announcePhyrexian } from "../announcing/phyrexian.ts"
import { manaIn, type Window } from "../casting/offering/castable.ts"
import { type Context, contextOf } from "../characteristics/context.ts"
import { analyse, type Indexed } from "../characteristics/layers/analysis.ts"
import { activeStatics, invalidateFor } from "../characteristics/layers/derived.ts"
import { characteristics } from "../characteristics/query.ts"
import { canPayForSomeX, maxX, NO_X, rangeOfX } from "../costs/announced-x.ts"
import { type Available, available } from "../costs/mana/available.ts"
import { usesKey } from "../costs/mana/usable.ts"
import { pay } from "../costs/paying/pay.ts"
import { canPay } from "../costs/paying/payable.ts"
import { saysX } from "../costs/says-x.ts"
import { totalCost } from "../costs/total.ts"
import type { Payment } from "../costs/types.ts"
import { underway } from "../events/moving/underway.ts"
import { record, simultaneously } from "../events/record.ts"
import type { ActivatedAbility } from "../language/ability.ts"
import type { Cost } from "../language/cost.ts"
import { illegal } from "../state/choose.ts"
import { objectNow, stackInfoOf } from "../state/object-now.ts"
import { pastOf } from "../state/past.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { edit, editMemory, editStack } from "../state/writing/edit.ts"
import { chooseCost, withOtherCosts } from "./instead-of-cost.ts"
import { manaOnceBegun } from "./mana-once-begun.ts"
import { loyaltyUses, permissionRefusal } from "./may-activate.ts"

type Entry = Indexed<ActivatedAbility>

const NOT_PAYABLE: Refusal = { rule: "602.2b", code: "costs-unpayable" }
const NO_TARGETS: Refusal = { rule: "601.2c", code: "no-modes-or-targets" }

/** Why this player can't begin to activate the ability now, or null (602.2, 602.5). Cheap tests come first. */
export function activationRefusal(
  s: State,
  player: PlayerId,
  id: ObjectId,
  entry: Entry,
  w: Window,
): Refusal | null {
  const forbidden = permissionRefusal(s, player, id, entry, w.sorceryTime)
  if (forbidden !== null) return forbidden
  if (entry.ability.keyword === undefined || activeStatics(s, "keywordCost").length === 0)
    return costRefusal(s, player, id, entry.ability, w)
  const refused = withOtherCosts(s, player, entry.ability).map((ability) =>
    costRefusal(s, player, id, ability, w),
  )
  return refused.includes(null) ? null : refused[0]
}

function costRefusal(
  s: State,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  w: Window,
): Refusal | null {
  const context = contextOf(id, player, objectNow(s, id).memory?.x ?? 0)
  const affordable = (more: readonly Cost[]) => {
    const payment = paymentFor(id, ability, context, more.length === 0 ? {} : { optional: more })
    return canPayForSomeX(s, totalCost(s, ability.cost, payment), manaFor(s, player, ability, w), payment)
  }
  if (!affordable(NO_MORE)) return NOT_PAYABLE
  if (ability.leastX !== undefined && mostX(s, player, id, ability, context, w) < ability.leastX)
    return NOT_PAYABLE
  return canChoose(s, player, id, ability, context, w, affordable) ? null : NO_TARGETS
}

const NO_MORE: readonly Cost[] = []

function manaFor(s: State, player: PlayerId, ability: ActivatedAbility, w: Window): Available {
  return manaOnceBegun(s, player, ability, manaIn(s, player, w))
}

function canChoose(
  s: State,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  context: Context,
  w: Window,
  affordable: (more: readonly Cost[]) => boolean,
): boolean {
  if (ability.targets === undefined && ability.modes === undefined) return true
  const asked = [ability]
  if (!looksAtX(asked) || !hasX(ability)) return canAnnounce(s, asked, context, affordable)
  const least = ability.leastX ?? 0
  return possibleX(s, asked, context, mostX(s, player, id, ability, context, w)).some((x) => x >= least)
}

/** The greatest X that the player could pay for. */
function mostX(
  s: State,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  context: Context,
  w: Window,
): number {
  const payment = paymentFor(id, ability, context)
  return maxX(s, totalCost(s, ability.cost, payment), manaFor(s, player, ability, w), payment)
}

/** Whether the activation cost has an X to announce (107.3a, 606.4). */
function hasX(ability: ActivatedAbility): boolean {
  return ability.cost.some(saysX)
}

function paymentFor(
  id: ObjectId,
  ability: ActivatedAbility,
  context: Context,
  extra: Partial<Payment> = {},
): Payment {
  return {
    kind: "ability",
    player: context.you,
    object: id,
    ability,
    x: extra.x ?? 0,
    context,
    targets: extra.targets,
    optional: extra.optional,
  }
}

/** 602.2: activates an ability, which goes onto the stack as an object of its own. Returns its id. */
export function activate(s: State, player: PlayerId, source: ObjectId, index: number): ObjectId {
  return underway(s, () => propose(s, player, source, index))
}

function propose(s: State, player: PlayerId, source: ObjectId, index: number): ObjectId {
  const entry = analyse(characteristics(s, source).abilities).activated.find((e) => e.index === index)
  if (entry === undefined) illegal("602.2", "no-ability")
  const ability = pricedAbility(s, player, source, entry.ability)
  // 602.2a: an ability activated from a hidden zone is revealed.
  if (objectNow(s, source).zone === "hand")
    record(s, { kind: "revealed", rule: "602.2a", player, object: source })
  const id = putAbilityOnStack(s, player, {
    kind: "activated",
    source,
    ability,
    targets: [],
    divided: null,
    modes: null,
    x: 0,
    bindings: {},
    index,
  })
  const costs = announce(s, player, id, ability) // 602.2b
  countUse(s, source, entry)
  payCosts(s, player, id, ability, costs)
  becomeActivated(s, player, id, ability)
  return id
}

/** The ability with the cost its player chooses (602.2b, 118.9). */
function pricedAbility(
  s: State,
  player: PlayerId,
  source: ObjectId,
  printed: ActivatedAbility,
): ActivatedAbility {
  const ways = withOtherCosts(s, player, printed)
  if (ways.length === 1) return printed
  const window = { sorceryTime: true, during: false, found: null }
  const payable = ways.filter((ability) => costRefusal(s, player, source, ability, window) === null)
  return payable.length === 0
    ? printed
    : payable.length === 1
      ? payable[0]
      : chooseCost(s, player, source, payable)
}

/** The announced costs: the activation cost and the costs of chosen modes. */
interface AnnouncedCosts {
  cost: Cost
  optional: readonly Cost[]
}

/** 601.2b to d for abilities: modes, X, Phyrexian and hybrid mana, targets. */
function announce(s: State, player: PlayerId, id: ObjectId, ability: ActivatedAbility): AnnouncedCosts {
  const { source } = stackInfoOf(s, id)
  const context = { ...contextOf(source, player, s.objects[source]?.memory?.x ?? 0), stack: id }
  const asked = [ability]
  const mana = available(s, player)
  const priced = (more: readonly Cost[]) => paymentFor(source, ability, context, { optional: more })
  const cost = (more: readonly Cost[]) => totalCost(s, ability.cost, priced(more))
  const modes = announceModes(s, player, asked, context, {
    affordable: (more) => canPay(s, cost(more), mana, priced(more)),
  })
  const optional = modes === null ? NO_MORE : modeCosts(ability.modes!, modes)
  const { most, fitting } = hasX(ability) ? rangeOfX(s, cost(optional), mana, priced(optional)) : NO_X
  const least = ability.leastX ?? 0
  if (most < least) illegal("602.2b", "costs-unpayable")
  const x = hasX(ability)
    ? most > 0
      ? announceX(s, player, asked, context, most, fitting, least)
      : 0
    : context.x
  const chosen = announceTargets(s, player, asked, modes, { ...context, x })
  rememberModes(s, ability.modes, modes, source)
  const stack = editStack(s, id)
  Object.assign(stack, chosen)
  stack.modes = modes
  stack.x = x
  sourceChanged(s, source)
  return { cost: announced(s, player, id, ability, optional), optional }
}

/** 601.2b: the activation cost with choices made for Phyrexian and hybrid mana symbols. */
function announced(
  s: State,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  optional: readonly Cost[],
): Cost {
  const { source, x } = stackInfoOf(s, id)
  const context = { ...contextOf(source, player, x), stack: id }
  const payment = paymentFor(source, ability, context, { x, optional })
  const mana = available(s, player)
  const payable = (one: Cost) => canPay(s, totalCost(s, one, payment), mana, payment)
  const { cost } = announcePhyrexian(s, player, source, ability.cost, payable)
  return announceHybrid(s, player, source, cost, payable)
}

/** Invalidates the source, as what it knows has changed; it may be gone by now. */
function sourceChanged(s: State, source: ObjectId): void {
  const object = s.objects[source]
  if (object !== undefined) invalidateFor(s, object)
}

/** 602.5b, 606.3: counts the activation. */
function countUse(s: State, source: ObjectId, entry: Entry): void {
  const { ability } = entry
  const object = s.objects[source]
  if (object === undefined || (ability.limit === undefined && !ability.loyalty)) return
  const { memory } = object
  const key = usesKey(s, entry)
  const uses =
    ability.limit === undefined ? memory?.uses : { ...memory?.uses, [key]: (memory?.uses?.[key] ?? 0) + 1 }
  const loyalty = ability.loyalty
    ? { loyaltyTurn: s.turn.number, loyaltyUses: loyaltyUses(s, source) + 1 }
    : {}
  edit(s, source).memory = { ...memory, ...(uses !== undefined && { uses }), ...loyalty }
}

function payCosts(
  s: State,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  { cost, optional }: AnnouncedCosts,
): void {
  const { source, x, targets } = stackInfoOf(s, id)
  const context = { ...contextOf(source, player, x), stack: id, targets }
  const payment = paymentFor(source, ability, context, { x, optional, targets: targets.flat() })
  const { bindings, manaSpent } = pay(s, totalCost(s, cost, payment), payment)
  editStack(s, id).bindings = bindings
  if (manaSpent !== "") editMemory(s, id).manaSpent = manaSpent
  sourceChanged(s, source)
}

const CYCLING: ReadonlySet<string> = new Set(["cycling", "typecycling"])

/** 602.2b, 601.2i: the ability becomes activated; the chosen targets become targets. */
function becomeActivated(
  s: State,
  player: PlayerId,
  id: ObjectId,
  { loyalty, keyword = "" }: ActivatedAbility,
): void {
  const { source, index } = stackInfoOf(s, id)
  simultaneously(s, () => {
    record(s, {
      kind: "activates",
      rule: "602.2b",
      object: id,
      source,
      player,
      amount: index,
      detail: loyalty ? "loyalty" : keyword,
    })
    if (CYCLING.has(keyword))
      record(s, {
        kind: "cycle",
        rule: "702.29c",
        player,
        object: pastOf(s, source)?.became ?? source,
        was: source,
        amount: stackInfoOf(s, id).x, // 107.3e
      })
    recordTargets(s, id, "601.2c")
  })
}
