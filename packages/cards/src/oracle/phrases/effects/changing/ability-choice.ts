import type { Ability, Amount, Change, Duration, Effect, Filter, Selector } from "@apnap/engine"
import { parametersOf } from "@apnap/engine/language"
import type { Item, Reader, Reading } from "../../../grammar/grammar.ts"
import { same } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"
import { keywordWords } from "../../keywords/keywords.ts"
import { isProtection } from "../../keywords/protections.ts"

// "Gains your choice of flying or haste": one of several keywords, chosen on resolution (608.2d).

type Gains = Extract<Effect, { do: "change" }>

/** A choice of one of these abilities for an object, for a duration, optionally with a change of power and toughness. */
function choosing(what: Selector, abilities: readonly Ability[], duration: Duration, size?: Change): Effect {
  const of = abilities.map((ability) => {
    const gained: Change = { change: "addAbilities", abilities: [ability] }
    const changes = size === undefined ? [gained] : [size, gained]
    return { label: labelOf(ability), effect: { do: "change", what, changes, duration } as Effect }
  })
  return { do: "chooseOne", of }
}

function labelOf(ability: Ability): string {
  if (ability.ability !== "keyword") return ""
  const { filter } = parametersOf(ability)
  const color = filter?.is === "color" ? ` from ${filter.color}` : ""
  return `${keywordWords(ability.keyword)}${color}`
}

interface Chosen {
  what: Selector
  k: readonly Ability[]
  d: Duration
  s?: readonly [Amount, Amount]
}

function chosen(e: Effect): Chosen | undefined {
  if (e.do !== "chooseOne" || e.of[0]?.effect.do !== "change") return undefined
  const { what, duration, changes } = e.of[0].effect
  const size = changes.length > 1 && changes[0].change === "modifyPT" ? changes[0] : undefined
  const k = e.of.flatMap(({ effect }) => {
    const gained = (effect as Gains).changes?.at(-1)
    return gained?.change === "addAbilities" ? gained.abilities : []
  })
  if (!same(e, choosing(what, k, duration, size))) return undefined
  return { what, k, d: duration, ...(size && { s: [size.power, size.toughness] }) }
}

clause.iso(
  [
    "{what:object} gain(s) your choice of {k:ability choice} {d:duration}",
    "{what:object} both gain your choice of {k:ability choice} {d:duration}",
  ],
  ({ what, k, d }) => choosing(what, k, d),
  (e) => {
    const found = chosen(e)
    return found?.s === undefined ? found && { ...found } : undefined
  },
)
clause.iso(
  [
    "{what:object} get(s) {s:size} and gain(s) your choice of {k:ability choice} {d:duration}",
    "{d:duration} , {what:object} get(s) {s:size} and gain(s) your choice of {k:ability choice}",
  ],
  ({ what, s, k, d }) => choosing(what, k, d, { change: "modifyPT", power: s[0], toughness: s[1] }),
  (e) => {
    const found = chosen(e)
    return found?.s === undefined ? undefined : { ...found }
  },
)

/** "Flying, vigilance, or lifelink". */
ORACLE.symbol("ability choice").handwritten = { read: readChoice, spell: spellChoice }

function readChoice(reader: Reader, at: number): readonly Reading[] {
  const found: Reading[] = []
  const go = (list: readonly Ability[], pos: number): void => {
    for (const r of reader.read("keyword", pos)) {
      const next = [...list, r.value as Ability]
      const comma = reader.tokens[r.end] === "," ? 1 : 0
      if (reader.tokens[r.end + comma] === "or")
        for (const last of reader.read("keyword", r.end + comma + 1))
          found.push({ end: last.end, value: [...next, last.value] })
      else if (comma === 1) go(next, r.end + 1)
    }
  }
  go([], at)
  return found
}

function* spellChoice(value: unknown): Iterable<readonly Item[]> {
  const list = value as readonly Ability[]
  yield list.flatMap((ability, i): Item[] => [
    ...(i > 0 && list.length > 2 ? [","] : []),
    ...(i > 0 && i === list.length - 1 ? ["or"] : []),
    { symbol: "keyword", value: ability },
  ])
}

/** "Gains protection from artifacts or from the color of your choice": which of the two is chosen on resolution (608.2d). */
clause.iso(
  "{what:object} gain(s) protection from {q:quality} or from the color of your choice {d:duration}",
  ({ what, q, d }) => eitherProtection(what, q, d),
  (e) => {
    const first = e.do === "chooseOne" ? e.of[0]?.effect : undefined
    const gained = first?.do === "change" ? first.changes[0] : undefined
    const only = gained?.change === "addAbilities" ? gained.abilities[0] : undefined
    if (first?.do !== "change" || only === undefined || !isProtection(only)) return undefined
    const { what, duration: d } = first
    const q = parametersOf(only).filter
    return q && same(e, eitherProtection(what, q, d)) ? { what, q, d } : undefined
  },
)
function eitherProtection(what: Selector, quality: Filter, duration: Duration): Effect {
  const from = (filter: Filter): Effect => ({
    do: "change",
    what,
    changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "protection", filter }] }],
    duration,
  })
  const ofColor = { ...from({ is: "color", color: "chosen" }), choose: "color" } as Effect
  return {
    do: "chooseOne",
    of: [
      { label: "protection", effect: from(quality) },
      { label: "protection from a color", effect: ofColor },
    ],
  }
}
