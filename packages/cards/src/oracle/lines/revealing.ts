import type { Ability, StaticAbility } from "@apnap/engine"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { readStatic, spellStatic } from "./static.ts"

/** "Reveal the first card you draw each turn. Whenever you reveal …": linked abilities on one line (603.11). */
export function readRevealing(reader: Reader, at: number): readonly Reading[] {
  if (!reader.tokens.includes("reveal")) return []
  return [...readStatic(reader, at)]
    .filter(({ end, value }) => isRevealing(value as Ability) && reader.tokens[end] === ".")
    .flatMap(({ end, value }) => followedBy(reader, end + 1, [value as Ability]))
}

function isRevealing(ability: Ability): ability is StaticAbility {
  return ability.ability === "static" && ability.effects[0].static === "revealsFirstDraw"
}

function followedBy(reader: Reader, at: number, before: readonly Ability[]): readonly Reading[] {
  return reader
    .read("ability", at)
    .filter(({ value }) => (value as Ability).ability === "triggered")
    .flatMap(({ end, value }) => {
      const abilities = [...before, value as Ability]
      return [{ end, value: abilities }, ...followedBy(reader, end, abilities)]
    })
}

export function* spellRevealing([first, ...linked]: readonly Ability[]): Iterable<readonly Item[]> {
  if (first === undefined || linked.length === 0 || !isRevealing(first)) return
  for (const items of spellStatic(first))
    yield [...items, ".", ...linked.map((value): Item => ({ symbol: "ability", value }))]
}
