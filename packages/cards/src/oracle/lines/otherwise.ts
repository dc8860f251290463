import type { Ability, Condition, StaticAbility, StaticEffect } from "@apnap/engine"
import { mapNodes } from "../discourse/nodes.ts"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { subjectOf } from "../phrases/statics/subject.ts"
import { readStatic, spellStatic } from "./static.ts"
import { within } from "./within.ts"

const OTHERWISE = [".", "otherwise", ","]
const INSTEAD = ["instead", "as", "long", "as"]

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

/** "Equipped creature gets +1/+0. It gets +3/+1 instead as long as …": two abilities, of which one has the condition and the other lacks it. */
export function readInstead(reader: Reader, at: number): readonly Reading[] {
  return reader.read("static list", at).flatMap((first) => {
    if (reader.tokens[first.end] !== "." || reader.tokens[first.end + 1] !== "it") return []
    return reader.read("static list", first.end + 1).flatMap((second) => {
      if (!INSTEAD.every((word, i) => reader.tokens[second.end + i] === word)) return []
      return reader.read("condition", second.end + INSTEAD.length).map(({ end, value }) => ({
        end: reader.tokens[end] === "." ? end + 1 : end,
        value: eitherOf(first.value as Effects, second.value as Effects, value as Condition),
      }))
    })
  })
}

type Effects = readonly StaticEffect[]
function eitherOf(plain: Effects, instead: Effects, condition: Condition): readonly Ability[] {
  const subject = subjectOf(plain[0])
  const said = <T>(value: T) => mapNodes(value, (node) => (isSaidObject(node) ? subject : undefined)) as T
  const met = said(condition)
  return [
    { ability: "static", effects: plain, condition: { if: "not", of: met } },
    { ability: "static", effects: said(instead), condition: met },
  ]
}

export function* spellInstead([first, second]: readonly Ability[]): Iterable<readonly Item[]> {
  if (first.ability !== "static" || second.ability !== "static" || second.condition === undefined) return
  if (!same(first.condition, { if: "not", of: second.condition })) return
  const [plain, instead] = [first, second].map(({ effects }) => within("static list", effects, []))
  yield [plain, ".", instead, ...INSTEAD, within("condition", second.condition, []), "."]
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
