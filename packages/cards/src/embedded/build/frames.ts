import type {
  Ability,
  ActivatedAbility,
  CardDefinition,
  CardFace,
  Change,
  Cost,
  CostPart,
  Effect,
  Filter,
  Keyword,
  KeywordAbility,
  Layout,
  StaticAbility,
  StaticEffect,
  TargetSlot,
  TriggeredAbility,
} from "@apnap/engine"
import { keywordAbility, type ParametersOf } from "@apnap/engine/language"
import { activated, gains, mana, modify, triggered } from "./abilities.ts"
import { sizeOf } from "./face.ts"
import { SELF, THIS } from "./filters.ts"

/** A loyalty ability; `amount` counters are added, or removed if negative. */
export function loyalty(
  amount: number | "-X",
  effect: Effect,
  ...targets: readonly TargetSlot[]
): ActivatedAbility {
  return activated([{ pay: "loyalty", amount }], effect, {
    loyalty: true,
    ...(targets.length > 0 && { targets }),
  })
}

/** A Saga's chapter ability, "I, II — …". */
export function chapter(
  chapters: readonly number[],
  effect: Effect,
  ...targets: readonly TargetSlot[]
): TriggeredAbility {
  return triggered({ on: "counters", object: SELF, kind: "lore" }, effect, {
    chapters,
    ...(targets.length > 0 && { targets }),
  })
}

/** Keywords of which a cost is enough. */
type Costed = { [K in Keyword]: { cost: Cost } extends ParametersOf<K> ? K : never }[Keyword]

/** A keyword with a mana cost, "flashback {2}{U}". */
export function keywordCost(keyword: Costed, cost: string): KeywordAbility {
  return keywordAbility(keyword, { cost: [mana(cost)] })
}

/** A leveler's band: size and abilities at levels within it. */
export function levels(
  min: number,
  max: number | undefined,
  size: string,
  ...abilities: readonly Ability[]
): StaticAbility {
  const changes: Change[] = [
    { change: "setPT", ...sizeOf(size) },
    ...(abilities.length > 0 ? [gains(...abilities)] : []),
  ]
  const level = { min, ...(max !== undefined && { max }), kind: "level" as const }
  return { ability: "static", effects: [modify(THIS, ...changes)], level }
}

/** A static ability about the object itself while it is a spell. */
export function ofThisSpell(...effects: readonly StaticEffect[]): StaticAbility {
  return { ability: "static", zone: "stack", effects }
}

/** "As an additional cost to cast this spell, …". */
export function additionalCost(...cost: readonly CostPart[]): StaticAbility {
  return ofThisSpell({ static: "additionalCost", self: true, cost })
}

/** "You may … rather than pay this spell's mana cost." */
export function alternativeCost(...cost: Cost): StaticAbility {
  return { ability: "static", zone: "hand", effects: [{ static: "alternativeCost", self: true, cost }] }
}

/** A characteristic-defining ability (604.3). */
export function defining(...changes: readonly Change[]): StaticAbility {
  return { ability: "static", defining: true, effects: [modify(THIS, ...changes)] }
}

/** A card with several faces, whose name joins theirs with " // ". */
export function faces(layout: Layout, ...of: readonly CardFace[]): CardDefinition {
  return { name: of.map((face) => face.name).join(" // "), layout, faces: of }
}

/** Modes, of which `min` to `max` are chosen. */
export function modal(
  min: number,
  max: number,
  ...of: readonly { effect: Effect; targets?: readonly TargetSlot[]; label?: string }[]
): Ability {
  return { ability: "spell", modes: { min, max, of } }
}

/** "Enchant player". */
export const ENCHANT_PLAYER: KeywordAbility = keywordAbility("enchant", { player: "any" })

/** "Protection from …". */
export function protectionFrom(filter: Filter): KeywordAbility {
  return keywordAbility("protection", { filter })
}
