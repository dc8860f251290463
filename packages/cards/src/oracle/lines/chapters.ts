import type { Ability, EventPattern, TriggeredAbility } from "@apnap/engine"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import type { Body } from "./body.ts"
import { within } from "./within.ts"
import { readAfterWord } from "./worded.ts"

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
  const chapter = (body: unknown) => ({ ability: "triggered", when: LORE, chapters, ...(body as Body) })
  return [
    ...reader.read("ability body", pos + 1).map((r) => ({ end: r.end, value: [chapter(r.value)] })),
    // "I — Aerospark — …": the name of a chapter, without rules meaning (207.2d).
    ...readAfterWord(reader, pos + 1, "ability body").map(({ end, value, word }) => ({
      end,
      value: [{ ...chapter(value), word }],
    })),
  ]
}

export function isChapter(ability: Ability): ability is TriggeredAbility {
  return ability.ability === "triggered" && ability.chapters !== undefined
}

export function spellChapter(ability: TriggeredAbility): readonly Item[] {
  const numbers = (ability.chapters ?? []).flatMap((n, i) => [...(i > 0 ? [","] : []), ROMAN[n - 1]])
  return [
    ...numbers,
    "—",
    ...(ability.word === undefined ? [] : [...ability.word.split(" "), "—"]),
    within("ability body", { effect: ability.effect, modes: ability.modes }, ability.targets),
  ]
}
