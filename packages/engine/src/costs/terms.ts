import { contextOf } from "../characteristics/context.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { players } from "../characteristics/queries/selector.ts"
import { characteristics } from "../characteristics/query.ts"
import type { ManaRestriction } from "../language/effects/mana-production.ts"
import type { Filter } from "../language/filter.ts"
import type { PlayStatic } from "../language/statics/play-static.ts"
import { someWord } from "../language/visit.ts"
import type { Mana, PaymentTerms } from "../mana/index.ts"
import type { State } from "../state/state.ts"
import type { Payment } from "./types.ts"

/** Marks substitutes for mana, which pay for the spell's own cost only (702.51a): a creature, an artifact, a card. */
export const STAND_IN: unknown = Object.freeze({})

/** How mana and how much life may be spent on this: 106.6, 107.4f, 118.14. */
export function termsFor(s: State, payment: Payment, life: number, restricted: boolean): PaymentTerms {
  const asThough = freedom(s, payment)
  if (!restricted)
    return asThough === undefined
      ? { life, mayPayLifeForPhyrexian: true }
      : { life, mayPayLifeForPhyrexian: true, asThough }
  return {
    life,
    mayPayLifeForPhyrexian: true,
    canSpend: (mana: Mana) => maySpend(s, mana, payment),
    canSpendOnActivation: onAbilities,
    ...(asThough === undefined ? {} : { asThough }),
  }
}

/** 106.6: "spend this mana only …". */
export function maySpend(s: State, mana: Mana, payment: Payment): boolean {
  const restriction = restrictionOf(mana)
  if (restriction === undefined || restriction === STAND_IN) return true
  const context = contextOf(mana.source ?? 0, payment.player)
  if (restriction.only === "x") return paysX(s, payment)
  if (restriction.costsWith !== undefined && contains(s, payment, restriction.costsWith)) return true
  if (restriction.notSpells !== undefined)
    return payment.kind !== "spell" || !matchesFilter(s, restriction.notSpells, payment.object, context)
  switch (payment.kind) {
    case "spell":
      return (
        restriction.only === "spells" ||
        (restriction.spells !== undefined && matchesFilter(s, restriction.spells, payment.object, context))
      )
    case "ability":
      return (
        restriction.only === "abilities" ||
        (restriction.abilities !== undefined &&
          matchesFilter(s, restriction.abilities, payment.object, context))
      )
    case "effect":
      return payment.special !== undefined && restriction.specials?.includes(payment.special) === true
  }
}

/** Whether the cost of the spell or ability, or a chosen optional cost, contains {X}, even if X is 0 (107.3). */
function paysX(s: State, { kind, object, x, optional, ability }: Payment): boolean {
  if (x > 0 || containsX(optional)) return true
  if (kind === "spell") return (characteristics(s, object).cost?.x ?? 0) > 0
  return containsX(ability?.cost)
}

/** Whether the cost of the spell or ability, or a chosen optional cost, contains this symbol. */
function contains(s: State, { kind, object, optional, ability, cost }: Payment, symbol: string): boolean {
  if (has(optional, symbol) || has(cost, symbol)) return true
  return kind === "spell"
    ? (characteristics(s, object).cost?.text.includes(symbol) ?? false)
    : has(ability?.cost, symbol)
}

function containsX(cost: unknown): boolean {
  return has(cost, "{X}")
}

function has(cost: unknown, symbol: string): boolean {
  return someWord(cost, (word) => typeof word === "string" && word.includes(symbol))
}

/** Mana abilities' costs are ability costs; the object is unknown here, so filters don't match. */
function onAbilities(mana: Mana): boolean {
  const restriction = restrictionOf(mana)
  return restriction === undefined || restriction.only === "abilities" || restriction.notSpells !== undefined
}

const AS_THOUGH = {
  color: "anyColor",
  type: "anyType",
  snow: "snowAnyColor",
  colorless: "colorlessAnyColor",
} as const

/** The filter of an effect for this kind of cost. Costs of effects are covered only by effects about all mana (609.4b). */
const OF_COST: Readonly<Record<Payment["kind"], (effect: AnyManaFor) => Filter | undefined>> = {
  spell: ({ spells }) => spells,
  ability: ({ abilities }) => abilities,
  effect: () => undefined,
}
type AnyManaFor = Extract<PlayStatic, { static: "anyManaFor" }>

function freedom(s: State, payment: Payment): PaymentTerms["asThough"] {
  let best: PaymentTerms["asThough"] = payment.anyMana === undefined ? undefined : AS_THOUGH[payment.anyMana]
  for (const { effect, context } of activeStatics(s, "anyManaFor")) {
    if (effect.who !== undefined && !players(s, effect.who, context).includes(payment.player)) continue
    const all = effect.spells === undefined && effect.abilities === undefined
    const filter = OF_COST[payment.kind](effect)
    if (!all && (filter === undefined || !matchesFilter(s, filter, payment.object, context))) continue
    if (effect.of === undefined) best = effect.type || best === "anyType" ? "anyType" : "anyColor"
    else best ??= effect.of
  }
  return best
}

/** The mana's spending restriction; `mana/` doesn't know the ability language. */
function restrictionOf(mana: Mana): ManaRestriction | undefined {
  return mana.restriction as ManaRestriction | undefined
}
