import type { Change, Condition, Filter, Selector, StaticEffect } from "@apnap/engine"
import type { Item, Reader, Reading } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { conjunction, partsOf } from "../../noun-phrase/conjunction.ts"
import { ORACLE } from "../../oracle.ts"
import { ofEach } from "./modify.ts"
import type { WithCreature } from "./restrictions.ts"
import { subjectOf } from "./subject.ts"
import { readWithYou, spellWithYou } from "./with-you.ts"

// Several statements of one ability about the same objects.

/** Joint statements about attacking and blocking: the words, and the two effects. */
const BOTH: readonly {
  words: readonly string[]
  attack: "cantAttack" | "mustAttack"
  block: "cantBlock" | "mustBlock"
  more?: { alone: true }
}[] = [
  { words: ["can't", "attack", "or", "block"], attack: "cantAttack", block: "cantBlock" },
  {
    words: ["can't", "attack", "or", "block", "alone"],
    attack: "cantAttack",
    block: "cantBlock",
    more: { alone: true },
  },
  {
    words: ["attacks|attack", "or", "blocks|block", "each", "combat|turn", "if", "able"],
    attack: "mustAttack",
    block: "mustBlock",
  },
]

/** A list of static effects: everything one sentence states. */
ORACLE.symbol("static list").handwritten = {
  read(reader, at) {
    const found: Reading[] = reader.read("static", at).map((r) => ({ end: r.end, value: [r.value] }))
    for (const subject of reader.read("group", at)) {
      const creature = subject.value as Selector
      for (const first of [
        ...readTraits(reader, subject.end, creature),
        ...readBoth(reader, subject.end, creature),
        ...readNoBlock(reader, subject.end, creature),
        ...readNoUntap(reader, subject.end, creature),
      ]) {
        if (first.list.length > 1) found.push({ end: first.end, value: first.list })
        for (const r of readMore(reader, first.end, creature))
          found.push({ end: r.end, value: [...first.list, ...r.list] })
      }
      for (const r of reader.read("restricted", subject.end))
        for (const more of readMore(reader, r.end, creature))
          found.push({ end: more.end, value: [{ ...(r.value as object), creature }, ...more.list] })
    }
    found.push(...readWithYou(reader, at))
    return found.flatMap((r) => [r, ...sameIsTrue(reader, r.end, r.value as readonly StaticEffect[])])
  },
  *spell(value) {
    const list = value as readonly StaticEffect[]
    if (list.length === 1) yield [{ symbol: "static", value: list[0] }]
    else yield* spellTogether(list)
    if (list.length === 2) yield* spellWithYou(list)
    const [first] = list
    const elsewhere = elsewhereOf(list)
    if (elsewhere !== undefined)
      yield [
        { symbol: "static", value: first },
        ".",
        ...SAME_IS_TRUE,
        { symbol: "spell things", value: elsewhere.spells },
        ...AND_CARDS,
        { symbol: "card things", value: elsewhere.cards },
        ...OFF_BATTLEFIELD,
      ]
  },
}

const SAME_IS_TRUE = "the same is true for".split(" ")
const AND_CARDS = "you control and".split(" ")
const OFF_BATTLEFIELD = "you own that aren't on the battlefield".split(" ")
const YOURS: Filter = { is: "controlledBy", player: { who: "you" } }

/** Spells and cards that a statement about permanents is also true for. */
interface Elsewhere {
  readonly spells: Filter
  readonly cards: Filter
}

/** "… The same is true for creature spells you control and creature cards you own that aren't on the battlefield." */
function sameIsTrue(reader: Reader, at: number, list: readonly StaticEffect[]): readonly Reading[] {
  if (list.length !== 1 || reader.tokens[at] !== "." || !matches(reader, at + 1, SAME_IS_TRUE)) return []
  return reader
    .read("spell things", at + 1 + SAME_IS_TRUE.length)
    .filter((spells) => matches(reader, spells.end, AND_CARDS))
    .flatMap((spells) =>
      reader
        .read("card things", spells.end + AND_CARDS.length)
        .filter((cards) => matches(reader, cards.end, OFF_BATTLEFIELD))
        .flatMap((cards) => {
          const value = everywhere(list[0], spells.value as Filter, cards.value as Filter)
          return value === undefined ? [] : [{ end: cards.end + OFF_BATTLEFIELD.length, value }]
        }),
    )
}

function everywhere(
  effect: StaticEffect,
  spells: Filter,
  cards: Filter,
): readonly StaticEffect[] | undefined {
  if (effect.static !== "modify" || effect.what.sel !== "all" || effect.what.zone !== undefined)
    return undefined
  const cast: Selector = {
    sel: "all",
    filter: conjunction([...partsOf(spells), { is: "spell" }, YOURS]),
    zone: "stack",
  }
  const lying: Selector = {
    sel: "all",
    filter: conjunction([...partsOf(cards), { is: "card" }]),
    zone: ["library", "hand", "graveyard", "exile", "command"],
    of: { who: "you" },
  }
  return [effect, { ...effect, what: cast }, { ...effect, what: lying }]
}

/** The inverse. */
function elsewhereOf(list: readonly StaticEffect[]): Elsewhere | undefined {
  const [first, cast, lying] = list.map((e) =>
    e.static === "modify" && e.what.sel === "all" ? e.what : undefined,
  )
  if (list.length !== 3 || first === undefined || cast === undefined || lying === undefined) return undefined
  const spells = conjunction(partsOf(cast.filter).slice(0, -2))
  const cards = conjunction(partsOf(lying.filter).slice(0, -1))
  return same(everywhere(list[0], spells, cards), list) ? { spells, cards } : undefined
}

interface Part {
  end: number
  list: readonly StaticEffect[]
}

function readTraits(reader: Reader, at: number, what: Selector): readonly Part[] {
  return [...reader.read("traits", at), ...reader.read("open traits", at)].map((r) => ({
    end: r.end,
    list: [{ static: "modify", what, changes: ofEach(what, r.value as readonly Change[]) }],
  }))
}

const NOT_BLOCK = ["can't", "block", "or", "be", "blocked"]

/** "Can't block or be blocked by creatures with flying". */
function readNoBlock(reader: Reader, at: number, creature: Selector): readonly Part[] {
  if (!NOT_BLOCK.every((word, i) => reader.tokens[at + i] === word)) return []
  const end = at + NOT_BLOCK.length
  if (reader.tokens[end] !== "by") return []
  return reader.read("blockers", end + 1).map((r) => ({
    end: r.end,
    list: [
      { static: "cantBlock", creature, attacker: r.value as Filter },
      { static: "cantBeBlocked", creature, by: r.value as Filter },
    ],
  }))
}

function readBoth(reader: Reader, at: number, creature: Selector): readonly Part[] {
  return BOTH.flatMap(({ words, attack, block, more }) => {
    if (!words.every((word, i) => word.split("|").includes(reader.tokens[at + i]))) return []
    const list: readonly StaticEffect[] = [
      { static: attack, creature, ...more },
      { static: block, creature, ...more },
    ]
    const end = at + words.length
    const unless =
      attack !== "cantAttack" || reader.tokens[end] !== "unless"
        ? []
        : reader.read("condition", end + 1).map((c) => ({
            end: c.end,
            list: list.map((effect) => ({ ...effect, unless: c.value as Condition }) as StaticEffect),
          }))
    return [...unless, { end, list }]
  })
}

const NO_ACTIVATION = "its activated abilities can't be activated".split(" ")

const BUT_MANA = "unless they're mana abilities".split(" ")

function readMore(reader: Reader, at: number, creature: Selector): readonly Part[] {
  const comma = reader.tokens[at] === "," ? 1 : 0
  if (reader.tokens[at + comma] !== "and") return []
  const start = at + comma + 1
  const found: Part[] = reader
    .read("restricted", start)
    .map((r) => ({ end: r.end, list: [{ ...(r.value as object), creature } as StaticEffect] }))
  found.push(
    ...readBoth(reader, start, creature),
    ...readNoUntap(reader, start, creature),
    ...readTraits(reader, start, creature),
  )
  if (NO_ACTIVATION.every((word, i) => reader.tokens[start + i] === word)) {
    const end = start + NO_ACTIVATION.length
    found.push({ end, list: [{ static: "cantActivate", of: creature, manaToo: true }] })
    if (BUT_MANA.every((word, i) => reader.tokens[end + i] === word))
      found.push({ end: end + BUT_MANA.length, list: [{ static: "cantActivate", of: creature }] })
  }
  return found
}

const NO_UNTAP = ["doesn't|don't", "untap", "during"]
const UNTAP_STEP = ["untap", "step|steps"]

/** "Loses all abilities and doesn't untap during its controller's untap step". */
function readNoUntap(reader: Reader, at: number, what: Selector): readonly Part[] {
  if (!matches(reader, at, NO_UNTAP)) return []
  return reader
    .read("controllers", at + NO_UNTAP.length)
    .filter((r) => matches(reader, r.end, UNTAP_STEP))
    .map((r) => ({ end: r.end + UNTAP_STEP.length, list: [{ static: "doesntUntap", what }] }))
}

function matches(reader: Reader, at: number, words: readonly string[]): boolean {
  return words.every((word, i) => word.split("|").includes(reader.tokens[at + i]))
}

function* spellTogether(list: readonly StaticEffect[]): Iterable<readonly Item[]> {
  const what = subjectOf(list[0])
  if (what === undefined || list.some((effect) => !same(subjectOf(effect), what))) return
  const [none, by] = list
  const isNoBlock = none.static === "cantBlock" && by?.static === "cantBeBlocked" && by.by !== undefined
  if (isNoBlock && list.length === 2 && same(none.attacker, by.by))
    yield [{ symbol: "group", value: what }, ...NOT_BLOCK, "by", { symbol: "blockers", value: by.by }]
  const items: Item[] = [{ symbol: "group", value: what }]
  for (let i = 0; i < list.length; i++) {
    if (i > 0) items.push({ symbol: "and also", value: undefined })
    const both = BOTH.find((b) => isOf(list[i], b.attack, b.more) && isOf(list[i + 1], b.block, b.more))
    if (both !== undefined) {
      items.push(...both.words.map((word): Item => word.split("|")))
      const { unless } = list[i] as { unless?: Condition }
      if (unless !== undefined) items.push("unless", { symbol: "condition", value: unless })
      i++
    } else items.push(...predicateOf(list[i]))
  }
  yield items
}
function isOf(effect: StaticEffect | undefined, kind: string, more: { alone: true } | undefined): boolean {
  const { alone } = (effect ?? {}) as { alone?: boolean }
  return effect?.static === kind && alone === more?.alone
}
ORACLE.symbol("and also").handwritten = { read: () => [], spell: () => [["and"], [",", "and"]] }

function predicateOf(effect: StaticEffect): readonly Item[] {
  if (effect.static === "modify") return [{ symbol: "open traits", value: effect.changes }]
  if (effect.static === "cantActivate")
    return effect.manaToo === true ? NO_ACTIVATION : [...NO_ACTIVATION, ...BUT_MANA]
  if (effect.static === "doesntUntap")
    return [
      ...NO_UNTAP.map((word): Item => word.split("|")),
      { symbol: "controllers", value: undefined },
      ...UNTAP_STEP.map((word): Item => word.split("|")),
    ]
  const { creature: _, ...rest } = effect as WithCreature
  return [{ symbol: "restricted", value: rest }]
}

/** Traits in a list that continues: "gets +2/+2, has flying, and can't …". */
ORACLE.symbol("open traits").handwritten = {
  read: (reader, at) =>
    reader.read("trait", at).flatMap((first) =>
      reader.tokens[first.end] !== ","
        ? []
        : reader
            .read("trait", first.end + 1)
            .filter((r) => reader.tokens[r.end] === "," && reader.tokens[r.end + 1] === "and")
            .map((r) => ({ end: r.end, value: [first.value, r.value] })),
    ),
  *spell(value) {
    yield [{ symbol: "traits", value }]
    const [first, second, ...more] = value as readonly Change[]
    if (second !== undefined && more.length === 0)
      yield [{ symbol: "trait", value: first }, ",", { symbol: "trait", value: second }]
  },
}
