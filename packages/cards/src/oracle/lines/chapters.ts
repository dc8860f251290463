import type { EventPattern, TriggeredAbility } from "@apnap/engine"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import type { Body } from "./body.ts"
import { within } from "./within.ts"

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]
const LORE: EventPattern = { on: "counters", object: { is: "self" }, kind: "lore" }

/** "I, II — …": a chapter ability of a Saga (714.2). */
export function readChapter(reader: Reader, at: number): readonly Reading[] {
  const chapters: number[] = []
  let pos = at
  for (; ROMAN.includes(reader.tokens[pos]); pos++) {
    chapters.push(ROMAN.indexOf(reader.tokens[pos]) + 1)
    if (reader.tokens[pos + 1] === ",") pos++
  }
  if (chapters.length === 0 || reader.tokens[pos] !== "—") return []
  return reader.read("ability body", pos + 1).map((r) => ({
    end: r.end,
    value: [{ ability: "triggered", when: LORE, chapters, ...(r.value as Body) }],
  }))
}

export function spellChapter(ability: TriggeredAbility): readonly Item[] {
  const numbers = (ability.chapters ?? []).flatMap((n, i) => [...(i > 0 ? [","] : []), ROMAN[n - 1]])
  return [
    ...numbers,
    "—",
    within("ability body", { effect: ability.effect, modes: ability.modes }, ability.targets),
  ]
}
