import { boundRefs, type Context, contextOf } from "../characteristics/context.ts"
import { isManaAbility } from "../characteristics/layers/analysis.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { manaValueOf, matchesFilter } from "../characteristics/queries/filter.ts"
import { rememberedByDerived } from "../characteristics/queries/readings.ts"
import {
  characteristics,
  controllerOf,
  keywords,
  objectOf,
  opponentsOf,
  permanents,
} from "../characteristics/query.ts"
import type { Ability } from "../language/ability.ts"
import type { Cost, CostPart } from "../language/cost.ts"
import type { Keyword } from "../language/keyword.ts"
import { addCosts, increase, type ManaCost, parseManaCost, reduceBy, reduceGeneric } from "../mana/index.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { type Additional, applying, type CostChange, targetsThatFit } from "./cost-effects.ts"
import type { Payment } from "./types.ts"

/** 118.8: mandatory additional costs from effects. Optional ones are chosen in 601.2b and passed in `payment`. */
export function additionalCosts(s: State, payment: Payment): readonly Cost[] {
  if (payment.ability !== undefined && isManaAbility(payment.ability)) return costsOfMana(s, payment.object)
  if (!mayChange(s, payment)) return NO_COSTS
  return applying<Additional>(s, "additionalCost", payment)
    .filter(({ effect }) => effect.optionalKey === undefined && effect.manaAbilities === undefined)
    .map(({ effect }) => effect.cost)
}

const costs = new WeakMap<readonly Ability[], readonly Cost[]>()

/** Costs that the object's own text adds to its mana abilities. */
export function costsOfMana(s: State, object: ObjectId): readonly Cost[] {
  if (objectOf(s, object) === undefined) return NO_COSTS
  return manaCostsIn(characteristics(s, object).abilities)
}

/** The same for an object with these abilities. */
export function manaCostsIn(abilities: readonly Ability[]): readonly Cost[] {
  let own = costs.get(abilities)
  if (own === undefined) {
    const statics = abilities.flatMap((a) => (a.ability === "static" ? a.effects : []))
    own = statics.flatMap((e) => (e.static === "additionalCost" && e.manaAbilities ? [e.cost] : []))
    costs.set(abilities, own)
  }
  return own
}

/** What a cost that the player chose takes off the total. */
export type Reduction = Extract<CostPart, { pay: "reduction" }>

/** Increases, then reductions, then minimums (601.2f); the mana part never drops below {0}. */
export function changed(
  s: State,
  base: ManaCost | null,
  payment: Payment,
  reductions: readonly Reduction[],
): ManaCost | null {
  if (reductions.length === 0 && !mayChange(s, payment)) return base
  const found = applying<CostChange>(s, "cost", payment)
  const tax = payment.kind === "spell" ? commanderTax(s, payment.player, payment.object) : 0
  let cost = base
  if (tax > 0) cost = increase(cost ?? parseManaCost("{0}"), tax)
  for (const { effect, context } of found)
    if (effect.more !== undefined)
      cost = addCosts(cost ?? parseManaCost("{0}"), scaled(effect.more, timesOf(s, effect, context, payment)))
  // A minimum applies even to a spell without a mana cost to pay.
  if (cost === null && payment.kind === "spell" && found.some(({ effect }) => isFloor(effect)))
    cost = parseManaCost("{0}")
  if (cost === null) return null
  // 601.2f: in the cheapest order of reductions: first those limited by a minimum.
  const floors = found.filter(({ effect }) => effect.minimum !== undefined)
  floors.sort((a, b) => b.effect.minimum! - a.effect.minimum!)
  cost = lowered(s, cost, floors, payment)
  cost = ownReductions(s, cost, payment)
  for (const part of reductions)
    cost = reduced(
      cost,
      part.mana,
      part.times === undefined ? 1 : quantity(s, part.times, payment.context),
      part,
    )
  cost = lowered(
    s,
    cost,
    found.filter(({ effect }) => effect.minimum === undefined),
    payment,
  )
  for (const { effect } of found) if (isFloor(effect)) cost = atLeast(cost, effect.minimum!)
  return cost
}

/** "Each spell that would cost less than three mana to cast costs three mana to cast." */
function isFloor(effect: CostChange): boolean {
  return effect.less === undefined && effect.minimum !== undefined
}

function lowered(
  s: State,
  cost: ManaCost,
  by: readonly { effect: CostChange; context: Context }[],
  payment: Payment,
): ManaCost {
  let out = cost
  for (const { effect, context } of by)
    if (effect.less !== undefined)
      out = reduced(out, effect.less, timesOf(s, effect, context, payment), effect)
  return out
}

const NO_COSTS: readonly Cost[] = []
const owns = new WeakMap<readonly Ability[], boolean>()

const changesCosts = rememberedByDerived(
  ({ statics }) => statics.has("cost") || statics.has("additionalCost"),
)

/** A quick test: whether anything could change this cost. Effects that change costs of abilities don't affect mana abilities. */
function mayChange(s: State, payment: Payment): boolean {
  const { object } = payment
  if (payment.ability !== undefined && isManaAbility(payment.ability)) return false
  if (changesCosts(s) || payment.ability?.less !== undefined) return true
  const stored = s.objects[object]
  if (stored === undefined) return false
  if (stored.zone === "command" || stored.memory?.castFrom === "command") return true
  const { abilities } = characteristics(s, object)
  let own = owns.get(abilities)
  if (own === undefined) {
    own = abilities.some(speaksOfCost)
    owns.set(abilities, own)
  }
  return own
}

const REDUCING: ReadonlySet<Keyword> = new Set(["affinity", "undaunted", "offering", "emerge", "harmonize"])

function speaksOfCost(a: Ability): boolean {
  if (a.ability === "keyword") return REDUCING.has(a.keyword)
  return (
    a.ability === "static" &&
    a.effects.some((effect) => effect.static === "cost" || effect.static === "additionalCost")
  )
}

function timesOf(s: State, effect: CostChange, context: Context, payment: Payment): number {
  if (effect.perTarget !== undefined) return targetsThatFit(s, effect.perTarget, context, payment)
  return effect.times === undefined ? 1 : quantity(s, effect.times, context)
}

function scaled(text: string, times: number): ManaCost {
  const one = parseManaCost(text)
  return one.symbols.length === 0
    ? parseManaCost(`{${one.generic * times}}`)
    : parseManaCost(text.repeat(times))
}

function reduced(cost: ManaCost, less: string, times: number, limits: Limits = {}): ManaCost {
  const { minimum = 0, coloredOnly } = limits
  const by = scaled(less, times)
  const after =
    by.symbols.length === 0 ? reduceGeneric(cost, by.generic) : reduceBy(cost, by.text, coloredOnly)
  const floor = Math.min(minimum, size(cost))
  return size(after) >= floor ? after : increase(after, floor - size(after))
}

type Limits = Partial<Pick<CostChange, "minimum" | "coloredOnly">>

function atLeast(cost: ManaCost, minimum: number): ManaCost {
  return size(cost) >= minimum ? cost : increase(cost, minimum - size(cost))
}

/** The least mana that pays the cost. */
function size(cost: ManaCost): number {
  return cost.generic + cost.symbols.length
}

/** 903.8: {2} more for each previous time the player cast this commander from the command zone. */
function commanderTax(s: State, player: PlayerId, object: ObjectId): number {
  const casts = s.players[player].commanderCasts
  const card = s.objects[object]
  if (casts === null || card === undefined) return 0
  const fromCommand = card.zone === "command" || card.memory?.castFrom === "command"
  return fromCommand ? 2 * (casts[card.card] ?? 0) : 0
}

/** The reduction for the permanent sacrificed or tapped: 702.48c, 702.119a, 702.180a. */
function helped(s: State, cost: ManaCost, { bindings }: Context): ManaCost {
  const [offered, emerged, tapped] = ["offering", "emerge", "harmonize"].map(
    (name) => boundRefs(bindings, name)[0],
  )
  let out = cost
  if (offered !== undefined)
    out = reduceBy(out, characteristics(s, offered).cost?.text.replaceAll("{X}", "") ?? "")
  if (emerged !== undefined) out = reduceGeneric(out, manaValueOf(s, emerged))
  if (tapped !== undefined) out = reduceGeneric(out, Math.max(0, characteristics(s, tapped).power ?? 0))
  return out
}

/** Reductions from the spell's or ability's own text: affinity, undaunted, "this ability costs less". */
function ownReductions(s: State, cost: ManaCost, payment: Payment): ManaCost {
  const { object, player } = payment
  let out = cost
  const context = contextOf(object, player, payment.x)
  if (payment.kind === "spell" && objectOf(s, object) !== undefined) {
    for (const { filter } of keywords(s, object, "affinity")) {
      const mine = permanents(s).filter(
        (id) => controllerOf(s, id) === player && matchesFilter(s, filter, id, context),
      )
      out = reduceGeneric(out, mine.length) // 702.41a
    }
    for (const _ of keywords(s, object, "undaunted")) out = reduceGeneric(out, opponentsOf(s, player).length) // 702.125a
  }
  out = helped(s, out, payment.context)
  const less = payment.ability?.less
  if (less !== undefined && (less.condition === undefined || evaluate(s, less.condition, context))) {
    const mana = less.mana === "ownCost" ? (characteristics(s, object).cost?.text ?? "{0}") : less.mana
    out = reduced(out, mana, less.times === undefined ? 1 : quantity(s, less.times, context))
  }
  return out
}
