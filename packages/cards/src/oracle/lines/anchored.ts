import type { Ability, StaticAbility } from "@apnap/engine"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"
import { tokenize } from "../tokens.ts"

// "As this enchantment enters, choose Khans or Dragons. • Khans — …": it has the ability after the chosen anchor word (614.12c, 607.2m).

const CHOOSE = ["as", "~", "enters", ",", "choose"]

export function readAnchored(reader: Reader, at: number): readonly Reading[] {
  const { tokens, printed } = reader
  if (at !== 0 || !CHOOSE.every((word, i) => tokens[i] === word)) return []
  const [or, stop] = [tokens.indexOf("or"), tokens.indexOf(".")]
  if (or < CHOOSE.length || stop < or || tokens[stop + 1] !== "•") return []
  const [first, second] = [printed.slice(CHOOSE.length, or), printed.slice(or + 1, stop)].map((words) =>
    words.join(" "),
  )
  return readWord(reader, stop + 1, first).flatMap((a) =>
    readWord(reader, a.end, second).map((b) => ({
      end: b.end,
      value: [choiceOf([first, second]), a.value as Ability, b.value as Ability],
    })),
  )
}

function readWord(reader: Reader, at: number, name: string): readonly Reading[] {
  const words = ["•", ...tokenize(name).words, "—"]
  if (!words.every((word, i) => reader.tokens[at + i] === word)) return []
  return reader.read("line", at + words.length).map((r) => ({
    end: r.end,
    value: anchored(name, r.value as readonly Ability[]),
  }))
}

function choiceOf(options: readonly string[]): StaticAbility {
  return {
    ability: "static",
    effects: [{ static: "enters", what: "self", as: { do: "chooseForSource", what: "option", options } }],
  }
}

function anchored(mode: string, abilities: readonly Ability[]): StaticAbility {
  return {
    ability: "static",
    effects: [{ static: "modify", what: { sel: "self" }, changes: [{ change: "addAbilities", abilities }] }],
    condition: { if: "chosenMode", mode },
  }
}

/** Prints the choice, the ability of one anchor word, or all of them. */
export function* spellAnchored(list: readonly Ability[]): Iterable<readonly Item[]> {
  const parts = list.map(partOf)
  if (parts.length > 0 && parts.every((part) => part !== undefined)) yield parts.flat()
}

function partOf(ability: Ability): readonly Item[] | undefined {
  const [effect] = ability.ability === "static" ? ability.effects : []
  if (effect?.static === "enters") {
    const options = effect.as?.do === "chooseForSource" ? effect.as.options : undefined
    return options?.length === 2 && same(ability, choiceOf(options))
      ? [{ symbol: "anchor choice", value: options }]
      : undefined
  }
  if (ability.ability !== "static" || ability.condition?.if !== "chosenMode") return undefined
  const change = effect?.static === "modify" ? effect.changes[0] : undefined
  if (change?.change !== "addAbilities" || !same(ability, anchored(ability.condition.mode, change.abilities)))
    return undefined
  return [{ symbol: "anchored line", value: [ability.condition.mode, change.abilities] }]
}

ORACLE.symbol("anchored line").handwritten = {
  read: () => [],
  spell: (value) => {
    const [mode, abilities] = value as readonly [string, readonly Ability[]]
    return [["•", { symbol: "mode name", value: mode }, "—", { symbol: "line", value: abilities }]]
  },
}

ORACLE.symbol("anchor choice").handwritten = {
  read: () => [],
  spell: (value) => {
    const [a, b] = value as readonly string[]
    return [[...CHOOSE, { symbol: "mode name", value: a }, "or", { symbol: "mode name", value: b }, "."]]
  },
}
