import type { Ability, StaticAbility, StaticEffect } from "@apnap/engine"
import { mapNodes } from "../discourse/nodes.ts"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { subjectOf } from "../phrases/statics/subject.ts"
import { readStatic, spellStatic } from "./static.ts"
import { within } from "./within.ts"

const OTHERWISE = [".", "otherwise", ","]

/** "As long as …, …. Otherwise, …": two abilities in one line. */
export function readOtherwise(reader: Reader, at: number): readonly Reading[] {
  return [...readStatic(reader, at)].flatMap((first) => {
    const { condition } = first.value as StaticAbility
    if (condition === undefined || !OTHERWISE.every((word, i) => reader.tokens[first.end + i] === word))
      return []
    return reader.read("static list", first.end + OTHERWISE.length).map((r) => {
      const subject = subjectOf((first.value as StaticAbility).effects[0])
      const said = <T>(value: T) => mapNodes(value, (node) => (isSaidObject(node) ? subject : undefined)) as T
      const effects = said(r.value as readonly StaticEffect[])
      const second: StaticAbility = {
        ability: "static",
        effects,
        condition: { if: "not", of: said(condition) },
      }
      return { end: reader.tokens[r.end] === "." ? r.end + 1 : r.end, value: [first.value, second] }
    })
  })
}

function isSaidObject(node: object): boolean {
  return "sel" in node && (node.sel as string) === "said"
}

export function* spellOtherwise([first, second]: readonly Ability[]): Iterable<readonly Item[]> {
  if (first.ability !== "static" || second.ability !== "static" || first.condition === undefined) return
  if (!same(second.condition, { if: "not", of: first.condition })) return
  for (const items of spellStatic(first))
    yield [...items, ...OTHERWISE, within("static list", second.effects, []), "."]
}
