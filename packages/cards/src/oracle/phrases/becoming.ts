import type { Ability, CardType, Change, ColorLetter } from "@apnap/engine"
import type { Handwritten, Item, Reader, Reading } from "../grammar/grammar.ts"
import { ORACLE } from "../oracle.ts"
import { SUBTYPES } from "../words/subtypes.ts"

const COLORS = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const
const WORD_FOR = Object.fromEntries(Object.entries(COLORS).map(([word, letter]) => [letter, word]))
const SUBTYPE = new Map(
  Object.values(SUBTYPES)
    .flat()
    .map((name) => [name.toLowerCase(), name as string]),
)
const TYPES: ReadonlySet<string> = new Set(["artifact", "creature", "enchantment", "land", "planeswalker"])
const SIZE = /^(\d+|x)\/(\d+|x)$/

/** What an object becomes: "a 2/2 white Soldier creature with flying". Types are added where the text says that others stay. */
interface Becoming {
  size?: readonly [number, number]
  colors: ColorLetter[]
  subtypes: string[]
  types: CardType[]
  abilities?: readonly Ability[]
}

function readBecoming(reader: Reader, at: number, bare = false): readonly { end: number; b: Becoming }[] {
  let pos = reader.tokens[at] === "a" ? at + 1 : at
  const b: Becoming = { colors: [], subtypes: [], types: [] }
  const size = SIZE.exec(reader.tokens[pos] ?? "")
  if (size !== null && size[1] !== "x" && size[2] !== "x") {
    b.size = [Number(size[1]), Number(size[2])]
    pos++
  }
  for (; reader.tokens[pos] in COLORS; pos += reader.tokens[pos + 1] === "and" ? 2 : 1)
    b.colors.push(COLORS[reader.tokens[pos] as keyof typeof COLORS])
  for (
    let name = SUBTYPE.get(reader.tokens[pos]);
    name !== undefined;
    name = SUBTYPE.get(reader.tokens[++pos])
  )
    b.subtypes.push(name)
  for (; TYPES.has((reader.tokens[pos] ?? "").replace(/s$/, "")); pos++)
    b.types.push(reader.tokens[pos].replace(/s$/, "") as CardType)
  if (b.types.length === 0 && (!bare || b.subtypes.length + b.colors.length === 0)) return []
  const found = [{ end: pos, b }]
  if (reader.tokens[pos] === "with")
    for (const r of reader.read("abilities", pos + 1))
      found.push({ end: r.end, b: { ...b, abilities: r.value as readonly Ability[] } })
  if (reader.tokens.slice(pos, pos + 5).join(" ") === "with base power and toughness") {
    const base = SIZE.exec(reader.tokens[pos + 5] ?? "")
    if (base !== null && base[1] !== "x")
      found.push({ end: pos + 6, b: { ...b, size: [Number(base[1]), Number(base[2])] } })
  }
  return found
}

/** How it is said that other qualities stay (205.1b). */
const STAYING = [
  "in addition to its|their other types",
  "in addition to its|their other colors and types",
  "in addition to its|their other creature types",
].map((text) => text.split(" "))
const STAYS = ["in", "addition", "to", "its|their", "other", "types"]

function matches(tokens: readonly string[], at: number, words: readonly string[]): boolean {
  return words.every((word, i) => word.split("|").includes(tokens[at + i]))
}

/** The changes of layers 4 to 7b. Without more words the new types take the place of the others (205.1a), unless they are added. */
function changesOf(b: Becoming, added: boolean): readonly Change[] {
  const changes: Change[] = []
  if (added) {
    if (b.types.length > 0) changes.push({ change: "addTypes", types: b.types })
  } else changes.push({ change: "setTypes", types: b.types })
  if (b.subtypes.length > 0) changes.push({ change: "addSubtypes", subtypes: b.subtypes })
  if (b.colors.length > 0) changes.push({ change: "setColors", colors: b.colors })
  if (b.size !== undefined) changes.push({ change: "setPT", power: b.size[0], toughness: b.size[1] })
  if (b.abilities !== undefined) changes.push({ change: "addAbilities", abilities: b.abilities })
  return changes
}

function becomingOf(changes: readonly Change[], bare = false): { b: Becoming; added: boolean } | undefined {
  const b: Becoming = { colors: [], subtypes: [], types: [] }
  let added = false
  for (const c of changes) {
    if (c.change === "addTypes" || c.change === "setTypes") {
      if (c.change === "setTypes" && c.keepSubtypes !== undefined) return undefined
      added = c.change === "addTypes"
      b.types = [...c.types]
    } else if (c.change === "addSubtypes" && c.subtypes !== "chosen") b.subtypes = [...c.subtypes]
    else if (c.change === "setColors" && Array.isArray(c.colors)) b.colors = [...c.colors]
    else if (c.change === "setPT" && typeof c.power === "number" && typeof c.toughness === "number")
      b.size = [c.power, c.toughness]
    else if (c.change === "addAbilities") b.abilities = c.abilities
    else return undefined
  }
  return b.types.length > 0 || (bare && b.subtypes.length + b.colors.length > 0) ? { b, added } : undefined
}

/** "Artifact creature" keeps what else a permanent is (205.1b); a "creature" with "it's still a land" does too. */
function keeps(b: Becoming): boolean {
  return b.types.includes("artifact") && b.types.includes("creature")
}

function read(reader: Reader, at: number, verbs: readonly string[]): readonly Reading[] {
  if (!verbs.includes(reader.tokens[at])) return []
  return readBecoming(reader, at + 1).flatMap(({ end, b }): Reading[] => {
    const more = matches(reader.tokens, end, STAYS)
      ? [{ end: end + STAYS.length, value: changesOf(b, true) }]
      : []
    return [...more, { end, value: changesOf(b, keeps(b)) }]
  })
}

function* spell(value: readonly Change[], verbs: readonly string[]): Iterable<readonly Item[]> {
  const found = becomingOf(value)
  if (found === undefined) return
  const { b, added } = found
  const size = b.size === undefined ? [] : [`${b.size[0]}/${b.size[1]}`]
  const colors = b.colors.flatMap((letter, i): Item[] => [...(i > 0 ? [["and"]] : []), WORD_FOR[letter]])
  const subtypes = b.subtypes.map((name) => name.toLowerCase())
  const abilities: Item[] =
    b.abilities === undefined ? [] : ["with", { symbol: "abilities", value: b.abilities }]
  const stays: Item[] = ["in", "addition", "to", ["its", "their"], "other", "types"]
  for (const plural of [false, true]) {
    const types = b.types.map((type, i) => (plural && i === b.types.length - 1 ? `${type}s` : type))
    const head: Item[] = [
      verbs,
      ...(plural ? [] : ["a"]),
      ...size,
      ...colors,
      ...subtypes,
      ...types,
      ...abilities,
    ]
    const based: Item[] = [
      verbs,
      ...(plural ? [] : ["a"]),
      ...colors,
      ...subtypes,
      ...types,
      "with",
      "base",
      "power",
      "and",
      "toughness",
      ...size,
    ]
    for (const items of b.size !== undefined && b.abilities === undefined ? [head, based] : [head]) {
      if (added === keeps(b)) yield items
      if (added) yield [...items, ...stays]
    }
  }
}

function* bodies(b: Becoming): Iterable<readonly Item[]> {
  const size = b.size === undefined ? [] : [`${b.size[0]}/${b.size[1]}`]
  const colors = b.colors.flatMap((letter, i): Item[] => [...(i > 0 ? [["and"]] : []), WORD_FOR[letter]])
  const words: Item[] = [...size, ...colors, ...b.subtypes.map((name) => name.toLowerCase()), ...b.types]
  const abilities: Item[] =
    b.abilities === undefined ? [] : ["with", { symbol: "abilities", value: b.abilities }]
  yield ["a", ...words, ...abilities]
  yield [...words, ...abilities]
}

function symbol(verbs: readonly string[]): Handwritten {
  return {
    read: (reader, at) => read(reader, at, verbs),
    spell: (value) => spell(value as readonly Change[], verbs),
  }
}

/** The same without its verb; what is added to the other types may be subtypes or colours alone. */
ORACLE.symbol("becoming body").handwritten = {
  read: (reader, at) =>
    readBecoming(reader, at, true).flatMap(({ end, b }): Reading[] => {
      const added = STAYING.find((words) => matches(reader.tokens, end, words))
      if (added !== undefined) return [{ end: end + added.length, value: changesOf(b, true) }]
      return b.types.length > 0 ? [{ end, value: changesOf(b, keeps(b)) }] : []
    }),
  *spell(value) {
    const found = becomingOf(value as readonly Change[], true)
    if (found === undefined) return
    for (const items of bodies(found.b)) {
      if (found.added || found.b.types.length === 0)
        for (const words of STAYING) yield [...items, ...words.map((word): Item => word.split("|"))]
      else yield items
    }
  },
}

/** "becomes a 3/3 Elemental creature", for a while. */
ORACLE.symbol("becomes").handwritten = symbol(["becomes", "become"])
/** "is a creature in addition to its other types", of a static ability. */
ORACLE.symbol("is now").handwritten = symbol(["is", "are"])
