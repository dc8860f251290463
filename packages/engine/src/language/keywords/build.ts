import type { Ability, ActivatedAbility, StaticAbility, TriggeredAbility } from "../ability.ts"
import type { Amount } from "../amount.ts"
import type { Condition } from "../condition.ts"
import type { Cost } from "../cost.ts"
import type { Effect } from "../effects/effect.ts"
import type { EventPattern } from "../event.ts"
import type { Filter } from "../filter.ts"
import type { Keyword } from "../keyword.ts"
import { type BareKeyword, type KeywordParameters, keywordAbility } from "../keyword-ability.ts"
import { type PlayerSelector, type Selector, type TargetSlot, YOU } from "../selector.ts"
import type { StaticEffect } from "../statics/static.ts"
import type { CardType, Zone } from "../vocabulary.ts"

/** Building blocks for the keyword definitions in this folder. */

export const SELF: Selector = { sel: "self" }
export const IS_SELF: Filter = { is: "self" }
export const OPPONENTS: PlayerSelector = { who: "opponents" }
/** The main object and the player of the triggering event. */
export const IT: Selector = { sel: "bound", name: "it" }
export const THAT_PLAYER: PlayerSelector = { who: "bound", name: "player" }
export const TARGET: Selector = { sel: "target", slot: 0 }
/** What this permanent attacks. */
export const DEFENDER: PlayerSelector = { who: "defending" }
export const CREATURE: Filter = { is: "type", type: "creature" }
export const YOURS: Filter = { is: "controlledBy", player: YOU }
export const OTHER: Filter = { is: "other" }

export function all(...of: Filter[]): Filter {
  return { is: "and", of }
}

export function not(of: Filter): Filter {
  return { is: "not", of }
}

export function type(name: CardType): Filter {
  return { is: "type", type: name }
}

export function bound(name: string): Selector {
  return { sel: "bound", name }
}

export function sequence(...of: Effect[]): Effect {
  return { do: "sequence", of }
}

/** The number of a keyword, 1 if it has none. */
export function numberOf({ n = 1 }: Pick<KeywordParameters, "n">): Amount {
  return n
}

export function costOf({ cost = [] }: Pick<KeywordParameters, "cost">): Cost {
  return cost
}

export function when(
  keyword: Keyword,
  event: EventPattern,
  effect: Effect,
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility {
  return { ability: "triggered", when: event, effect, keyword, ...more }
}

export function activate(
  keyword: Keyword,
  cost: Cost,
  effect: Effect,
  more: Partial<ActivatedAbility> = {},
): ActivatedAbility {
  return { ability: "activated", cost, effect, keyword, ...more }
}

/** "Activate only as a sorcery" (602.5d). */
export const SORCERY = { timing: "sorcery" } as const

export function always(
  keyword: Keyword,
  effects: readonly StaticEffect[],
  more: Partial<StaticAbility> = {},
): StaticAbility {
  return { ability: "static", effects, keyword, ...more }
}

export const ATTACKS: EventPattern = { on: "attacks", creature: IS_SELF }
export const ENTERS: EventPattern = { on: "moves", object: IS_SELF, to: "battlefield" }
export const DIES: EventPattern = { on: "moves", object: IS_SELF, from: "battlefield", to: "graveyard" }
export const LEAVES: EventPattern = { on: "moves", object: IS_SELF, from: "battlefield" }
export const YOUR_UPKEEP: EventPattern = { on: "step", step: "upkeep", player: YOU }
export const CAST_THIS: EventPattern = { on: "cast", spell: IS_SELF }
export const HITS_PLAYER: EventPattern = {
  on: "damage",
  source: IS_SELF,
  player: { who: "players" },
  combat: true,
}

/** "Whenever another creature you control enters". */
export function entersYours(...of: Filter[]): EventPattern {
  return { on: "moves", object: all(CREATURE, YOURS, OTHER, ...of), to: "battlefield" }
}

export function pump(what: Selector, power: Amount, toughness: Amount): Effect {
  return { do: "change", what, changes: [{ change: "modifyPT", power, toughness }], duration: "endOfTurn" }
}

export function plusOne(on: Selector, count: Amount = 1): Effect {
  return { do: "addCounters", kind: "+1/+1", count, on }
}

/** "[This] enters with N counters on it." */
export function entersWith(
  keyword: Keyword,
  kind: string,
  count: Amount,
  condition?: Condition,
): StaticAbility {
  return always(keyword, [
    { static: "enters", what: "self", counters: [{ kind, count }], ...(condition && { condition }) },
  ])
}

export function paid(cost: string): Condition {
  return { if: "paid", cost }
}

/** The source has at least one counter of the kind. */
export function has(kind: string, of: Selector = SELF): Condition {
  return { if: "is", of, filter: { is: "counters", kind, op: ">", than: 0 } }
}

export function target(...of: Filter[]): readonly TargetSlot[] {
  return [{ filter: all(...of) }]
}

export function targetIn(zone: Zone, ...of: Filter[]): readonly TargetSlot[] {
  return [{ filter: all(...of), zone, of: YOU }]
}

/** At the beginning of the next such step. */
export function atNext(step: "end" | "endOfCombat" | "upkeep", effect: Effect): Effect {
  return { do: "delayed", when: { on: "step", step }, effect }
}

export function word(keyword: BareKeyword): Ability {
  return keywordAbility(keyword)
}
