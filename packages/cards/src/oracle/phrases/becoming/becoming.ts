import type { Ability, Amount, CardType, Change, ColorLetter } from "@apnap/engine"
import { SUBTYPES } from "@apnap/engine"
import type { Handwritten, Item, Reader, Reading } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"
import { CREATURE_TYPES } from "../../words/creature-types.ts"
import { baseOf, digitsOf } from "./changes.ts"

const WORD_FOR = Object.fromEntries(Object.entries(COLOR_WORDS).map(([word, letter]) => [letter, word]))
const SUBTYPE = new Map(
  Object.values(SUBTYPES)
    .flat()
    .map((name) => [name.toLowerCase(), name as string]),
)
const TYPES: ReadonlySet<string> = new Set(["artifact", "creature", "enchantment", "land", "planeswalker"])
const SIZE = /^(\d+|x)\/(\d+|x)$/

/** What an object becomes: "a 2/2 white Soldier creature with flying". Types are added only if the text says the old ones stay. */
interface Becoming {
  size?: readonly [Amount, Amount]
  colors: ColorLetter[]
  colorless?: true
  subtypes: string[]
  types: CardType[]
  /** "With all creature types". */
  everyType?: true
  abilities?: readonly Ability[]
  /** "And loses all other card types and abilities". */
  forgets?: true
  /** Which old qualities stay. */
  stays?: Staying
}
/** "A Golem artifact creature" keeps all types but creature types (205.1b). */
type Staying = "types" | "colors and types" | "all but creature types"

function readBecoming(reader: Reader, at: number): readonly { end: number; b: Becoming }[] {
  let pos = reader.tokens[at] === "a" ? at + 1 : at
  const b: Becoming = { colors: [], subtypes: [], types: [] }
  const size = SIZE.exec(reader.tokens[pos] ?? "")
  if (size !== null) {
    b.size = [baseOf(size[1]), baseOf(size[2])]
    pos++
  }
  for (; reader.tokens[pos] in COLOR_WORDS; pos += reader.tokens[pos + 1] === "and" ? 2 : 1)
    b.colors.push(COLOR_WORDS[reader.tokens[pos] as keyof typeof COLOR_WORDS])
  if (reader.tokens[pos] === "colorless" && b.colors.length === 0) {
    b.colorless = true
    pos++
  }
  for (
    let name = SUBTYPE.get(reader.tokens[pos]);
    name !== undefined;
    name = SUBTYPE.get(reader.tokens[++pos])
  )
    b.subtypes.push(name)
  for (; TYPES.has((reader.tokens[pos] ?? "").replace(/s$/, "")); pos++)
    b.types.push(reader.tokens[pos].replace(/s$/, "") as CardType)
  if (b.types.length + b.subtypes.length + b.colors.length === 0) return []
  const found = [{ end: pos, b }]
  if (matches(reader.tokens, pos, EVERY_TYPE))
    found.push({ end: pos + EVERY_TYPE.length, b: { ...b, everyType: true } })
  if (reader.tokens[pos] === "with")
    for (const r of reader.read("abilities", pos + 1)) {
      const able = { ...b, abilities: r.value as readonly Ability[] }
      found.push({ end: r.end, b: able })
      if (matches(reader.tokens, r.end, AND_EVERY_TYPE))
        found.push({ end: r.end + AND_EVERY_TYPE.length, b: { ...able, everyType: true } })
    }
  for (const words of OWN_SIZE)
    if (words.every((word, i) => reader.tokens[pos + i] === word))
      found.push({ end: pos + words.length, b: { ...b, size: [ITS_MANA_VALUE, ITS_MANA_VALUE] } })
  if (reader.tokens.slice(pos, pos + 5).join(" ") === "with base power and toughness") {
    const base = SIZE.exec(reader.tokens[pos + 5] ?? "")
    if (base !== null) {
      const sized: Becoming = { ...b, size: [baseOf(base[1]), baseOf(base[2])] }
      found.push({ end: pos + 6, b: sized })
      for (const { end, abilities } of readAbilitiesAfter(reader, pos + 6))
        found.push({ end, b: { ...sized, abilities } })
    }
  }
  return found
}

/** "With base power and toughness 2/2 and flying", "8/8, flying, and first strike". */
function* readAbilitiesAfter(
  reader: Reader,
  at: number,
): Iterable<{ end: number; abilities: readonly Ability[] }> {
  if (reader.tokens[at] === "and")
    for (const { end, value } of reader.read("abilities", at + 1)) {
      const abilities = value as readonly Ability[]
      if (abilities.length === 1) yield { end, abilities }
    }
  if (reader.tokens[at] !== ",") return
  for (const first of reader.read("abilities", at + 1))
    if (matches(reader.tokens, first.end, [",", "and"]))
      for (const last of reader.read("abilities", first.end + 2)) {
        const [some, one] = [first.value as readonly Ability[], last.value as readonly Ability[]]
        if (some.length === 1 && one.length === 1) yield { end: last.end, abilities: [...some, ...one] }
      }
}

/** Each object's own mana value. */
const OWN_SIZE = ["", "base "].map((base) =>
  `with ${base}power and toughness each equal to its mana value`.split(" "),
)
const ITS_MANA_VALUE: Amount = { n: "manaValue", of: { sel: "bound", name: "affected" } }

function isSaidSize(n: Amount | undefined): boolean {
  return digitsOf(n) !== undefined || same(n, ITS_MANA_VALUE)
}

const EVERY_TYPE = ["with", "all", "creature", "types"]
const AND_EVERY_TYPE = ["and", ...EVERY_TYPE.slice(1)]

/** Words that say which qualities stay (205.1b); without them, new types replace the old (205.1a). */
const STAYING: readonly (readonly [Staying, readonly string[]])[] = [
  ["types", "in addition to its|their other types".split(" ")],
  ["colors and types", "in addition to its|their other colors and types".split(" ")],
  ["types", "in addition to its|their other creature types".split(" ")],
  ["types", "that's still a land".split(" ")],
  ["types", "that are still lands".split(" ")],
]

/** Words for what new types without "in addition" lose anyway (205.1a). */
const LOST: readonly (readonly string[])[] = [
  "and loses all other card types".split(" "),
  "and it loses all other card types".split(" "),
  ", and it loses all other card types".split(" "),
]
/** The same with its former abilities. */
const FORGOTTEN: readonly (readonly string[])[] = [
  "and loses all other card types and abilities".split(" "),
  "and it loses all other card types and abilities".split(" "),
  ", and it loses all other abilities".split(" "),
  "and loses all other abilities".split(" "),
]
/** The abilities it is given are not lost. */
function withoutAbilities(changes: readonly Change[]): readonly Change[] {
  const given = changes.findIndex(({ change }) => change === "addAbilities")
  const at = given < 0 ? changes.length : given
  return [...changes.slice(0, at), { change: "loseAbilities" }, ...changes.slice(at)]
}

function matches(tokens: readonly string[], at: number, words: readonly string[]): boolean {
  return words.every((word, i) => word.split("|").includes(tokens[at + i]))
}

/** The changes, for layers 4 to 7b. */
function changesOf(b: Becoming): readonly Change[] {
  const changes: Change[] = []
  if (isKindOnly(b)) changes.push({ change: "setSubtypes", of: "creature", subtypes: b.subtypes })
  else if (b.stays === undefined) changes.push({ change: "setTypes", types: b.types })
  else if (b.types.length > 0) changes.push({ change: "addTypes", types: b.types })
  // 205.1a: new types that replace the old also replace creature types.
  const replaced =
    b.stays === "all but creature types" || (b.stays === undefined && b.types.includes("creature"))
  if (b.subtypes.length > 0 && b.stays === undefined && b.types.length === 1 && b.types[0] === "land")
    changes.push({ change: "setSubtypes", of: "land", subtypes: b.subtypes })
  else if (b.subtypes.length > 0 && replaced)
    changes.push({ change: "setSubtypes", of: "creature", subtypes: b.subtypes })
  else if (b.subtypes.length > 0 && !isKindOnly(b))
    changes.push({ change: "addSubtypes", subtypes: b.subtypes })
  if (b.everyType) changes.push({ change: "allCreatureTypes" })
  if (b.colors.length > 0)
    changes.push({ change: b.stays === "colors and types" ? "addColors" : "setColors", colors: b.colors })
  if (b.colorless) changes.push({ change: "setColors", colors: [] })
  if (b.size !== undefined) changes.push({ change: "setPT", power: b.size[0], toughness: b.size[1] })
  if (b.abilities !== undefined) changes.push({ change: "addAbilities", abilities: b.abilities })
  return changes
}

/** "A blue Frog" without a card type replaces only creature types (205.1a). */
function isKindOnly(b: Becoming): boolean {
  return (
    b.stays === undefined &&
    b.types.length === 0 &&
    b.subtypes.length > 0 &&
    b.subtypes.every((name) => CREATURE_TYPES.has(name))
  )
}

function becomingOf(changes: readonly Change[]): Becoming | undefined {
  const b: Becoming = { colors: [], subtypes: [], types: [], stays: "types" }
  for (const c of changes) {
    if (c.change === "setTypes" && c.keepSubtypes === undefined) {
      delete b.stays
      b.types = [...c.types]
    } else if (c.change === "addTypes") b.types = [...c.types]
    else if (c.change === "addSubtypes" && c.subtypes !== "chosen") b.subtypes = [...c.subtypes]
    else if (
      c.change === "setSubtypes" &&
      (c.of === "creature" || c.of === "land") &&
      c.subtypes !== "chosen" &&
      (b.stays === undefined || changes.every(({ change }) => !TYPE_CHANGES.has(change)))
    ) {
      delete b.stays
      b.subtypes = [...c.subtypes]
    } else if (
      c.change === "setSubtypes" &&
      c.of === "creature" &&
      c.subtypes !== "chosen" &&
      isArtifactCreature(b)
    ) {
      b.stays = "all but creature types"
      b.subtypes = [...c.subtypes]
    } else if (c.change === "setColors" && Array.isArray(c.colors) && c.colors.length === 0)
      b.colorless = true
    else if (c.change === "setColors" && Array.isArray(c.colors)) b.colors = [...c.colors]
    else if (c.change === "addColors" && Array.isArray(c.colors)) {
      b.stays = "colors and types"
      b.colors = [...c.colors]
    } else if (c.change === "allCreatureTypes") b.everyType = true
    else if (c.change === "setPT" && isSaidSize(c.power) && isSaidSize(c.toughness))
      b.size = [c.power ?? 0, c.toughness ?? 0]
    else if (c.change === "addAbilities") b.abilities = c.abilities
    else if (c.change === "loseAbilities" && b.abilities === undefined) b.forgets = true
    else return undefined
  }
  return b.types.length + b.subtypes.length + b.colors.length > 0 ? b : undefined
}

const TYPE_CHANGES: ReadonlySet<string> = new Set(["setTypes", "addTypes", "addSubtypes"])

/** What stays without being stated: "artifact creature" keeps the permanent's other types (205.1b). */
function staying(b: Becoming): Staying | undefined {
  if (!isArtifactCreature(b)) return undefined
  return b.subtypes.length > 0 && b.subtypes.every((name) => CREATURE_TYPES.has(name))
    ? "all but creature types"
    : "types"
}

function isArtifactCreature(b: Becoming): boolean {
  return b.types.includes("artifact") && b.types.includes("creature")
}

/** What follows the verb: with words for what stays, or without if the types alone settle it. */
function readBody(reader: Reader, at: number): readonly Reading[] {
  return readBecoming(reader, at).flatMap(({ end, b }): Reading[] => {
    const said = STAYING.find(([, words]) => matches(reader.tokens, end, words))
    const readings: Reading[] = []
    if (said !== undefined)
      readings.push({ end: end + said[1].length, value: changesOf({ ...b, stays: said[0] }) })
    const lost = b.types.length > 0 ? LOST.find((words) => matches(reader.tokens, end, words)) : undefined
    if (lost !== undefined) readings.push({ end: end + lost.length, value: changesOf(b) })
    const forgotten =
      b.types.length > 0 ? FORGOTTEN.find((words) => matches(reader.tokens, end, words)) : undefined
    if (forgotten !== undefined)
      readings.push({ end: end + forgotten.length, value: withoutAbilities(changesOf(b)) })
    if (b.types.length > 0 || isKindOnly(b)) {
      const stays = staying(b)
      readings.push({ end, value: changesOf(stays === undefined ? b : { ...b, stays }) })
    }
    return readings
  })
}

function* spellBody(value: unknown): Iterable<readonly Item[]> {
  const b = becomingOf(value as readonly Change[])
  if (b === undefined) return
  // A color alone is printed by its own rule.
  if (b.types.length + b.subtypes.length === 0 && b.stays === "types") return
  const isWhole = b.stays === undefined && b.types.length > 0
  for (const items of bodies(b)) {
    if (b.forgets) {
      if (isWhole) for (const words of FORGOTTEN) yield [...items, ...words]
      continue
    }
    if ((b.types.length > 0 || isKindOnly(b)) && b.stays === staying(b)) yield items
    for (const [stays, words] of STAYING)
      if (stays === b.stays) yield [...items, ...words.map((word): Item => word.split("|"))]
    if (isWhole) for (const words of LOST) yield [...items, ...words]
  }
}

/** "A 2/2 white Soldier creature with flying", "Soldiers with base power and toughness 2/2". */
function* bodies(b: Becoming): Iterable<readonly Item[]> {
  const isOwn = b.size !== undefined && same(b.size[0], ITS_MANA_VALUE)
  const size = b.size === undefined || isOwn ? [] : [`${digitsOf(b.size[0])}/${digitsOf(b.size[1])}`]
  const colors = b.colors.flatMap((letter, i): Item[] => [...(i > 0 ? [["and"]] : []), WORD_FOR[letter]])
  const subtypes = [...(b.colorless ? ["colorless"] : []), ...b.subtypes.map((name) => name.toLowerCase())]
  const every = b.everyType ? EVERY_TYPE : []
  const abilities: Item[] =
    b.abilities === undefined ? [] : ["with", { symbol: "abilities", value: b.abilities }]
  for (const [article, last] of [
    [["a"], ""],
    [[], "s"],
    [[], ""],
  ] as const) {
    const types = b.types.map((type, i) => (i === b.types.length - 1 ? `${type}${last}` : type))
    const kinds = [...colors, ...subtypes, ...types]
    if (isOwn) {
      for (const words of OWN_SIZE) yield [...article, ...kinds, ...words]
      continue
    }
    if (b.everyType === true && b.abilities !== undefined)
      yield [...article, ...size, ...kinds, ...abilities, ...AND_EVERY_TYPE]
    yield [...article, ...size, ...kinds, ...every, ...abilities]
    if (b.size === undefined) continue
    const based = [...article, ...kinds, "with", "base", "power", "and", "toughness", ...size]
    const given = (b.abilities ?? []).map((one) => ({ symbol: "abilities", value: [one] }))
    if (given.length === 0) yield based
    else if (given.length === 1) yield [...based, "and", given[0]]
    else if (given.length === 2) yield [...based, ",", given[0], ",", "and", given[1]]
  }
}

/** "A 4/4 black Zombie in addition to its other types"; may consist of subtypes or colors alone. */
ORACLE.symbol("becoming body").handwritten = { read: readBody, spell: spellBody }

function after(...verbs: readonly string[]): Handwritten {
  return {
    read: (reader, at) => (verbs.includes(reader.tokens[at]) ? readBody(reader, at + 1) : []),
    *spell(value) {
      for (const items of spellBody(value)) yield [verbs, ...items]
    },
  }
}

/** "becomes a 3/3 Elemental creature", for a duration. */
ORACLE.symbol("becomes").handwritten = after("becomes", "become")
/** "is a creature in addition to its other types", in a static ability. */
ORACLE.symbol("is now").handwritten = after("is", "are")
