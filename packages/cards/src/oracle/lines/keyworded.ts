import type { Ability, Condition, KeywordAbility } from "@apnap/engine"
import { parametersOf } from "@apnap/engine/language"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"

/** Keywords printed before the ability they modify, by their words. */
const KEYWORDED: ReadonlyMap<string, KeywordAbility["keyword"]> = new Map([
  ["boast", "boast"],
  ["exhaust", "exhaust"],
  ["forecast", "forecast"],
  ["power-up", "powerUp"],
])
const MAX_SPEED = ["max", "speed", "—"]
const AT_MAX_SPEED: Condition = { if: "maxSpeed", player: { who: "you" } }

/** "Boast — [ability]" (702.142a), "Max speed — [ability]" (702.178a). */
export function readKeyworded(reader: Reader, at: number): readonly Reading[] {
  if (at !== 0) return []
  const keyword = KEYWORDED.get(reader.tokens[0])
  if (keyword !== undefined && reader.tokens[1] === "—")
    return reader
      .read("ability", 2)
      .filter((r) => (r.value as Ability).ability === "activated")
      .map((r) => ({ end: r.end, value: [{ ability: "keyword", keyword, abilities: [r.value as Ability] }] }))
  if (!MAX_SPEED.every((word, i) => reader.tokens[i] === word)) return []
  return reader
    .read("line", MAX_SPEED.length)
    .map((r) => ({ end: r.end, value: [atMaxSpeed(r.value as readonly Ability[])] }))
}

/** 702.178b: it functions in the zones where the ability it grants functions. */
function atMaxSpeed(abilities: readonly Ability[]): Ability {
  const changes = [{ change: "addAbilities", abilities }] as const
  const zone = abilities.flatMap((a) => ("zone" in a ? (a.zone ?? []) : []))
  return {
    ability: "static",
    effects: [{ static: "modify", what: { sel: "self" }, changes }],
    condition: AT_MAX_SPEED,
    ...(zone.length > 0 && { zone: zone.length === 1 ? zone[0] : zone }),
  }
}

export function* spellKeyworded(ability: Ability): Iterable<readonly Item[]> {
  if (ability.ability === "keyword")
    for (const [word, keyword] of KEYWORDED)
      if (keyword === ability.keyword)
        for (const inner of parametersOf(ability).abilities ?? [])
          yield [word, "—", { symbol: "ability", value: inner }]
  if (ability.ability !== "static" || !same(ability.condition, AT_MAX_SPEED)) return
  const [effect] = ability.effects
  if (effect.static !== "modify" || effect.changes[0].change !== "addAbilities") return
  yield [...MAX_SPEED, { symbol: "line", value: effect.changes[0].abilities }]
}
