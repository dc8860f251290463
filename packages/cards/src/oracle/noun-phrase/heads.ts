import type { Filter } from "@apnap/engine"
import { same } from "../grammar/hole.ts"
import { ADJECTIVES } from "../words/adjectives.ts"
import { isCreatureType } from "../words/creature-types.ts"
import { NOUNS } from "../words/nouns.ts"
import { conjunction } from "./conjunction.ts"
import { SIZE, sizeAt } from "./size.ts"

// The head of a noun phrase: its adjectives and nouns, with one or more alternatives.

export const KINDS = { card: "cards", spell: "spells", source: "sources" } as const
export type Kind = keyof typeof KINDS
const KIND_WORDS: ReadonlySet<string> = new Set(Object.entries(KINDS).flat())

interface Table {
  /** Adjectives by first word, the longest phrase first. */
  readonly adjectives: ReadonlyMap<string, readonly { words: readonly string[]; filter: Filter }[]>
  readonly singular: ReadonlyMap<string, Filter>
  readonly plural: ReadonlyMap<string, Filter>
}

const TABLE: Table = makeTable()

function makeTable(): Table {
  const adjectives = new Map<string, { words: readonly string[]; filter: Filter }[]>()
  const add = (text: string, filter: Filter): void => {
    const words = text.split(" ")
    adjectives.set(
      words[0],
      [...(adjectives.get(words[0]) ?? []), { words, filter }].sort(
        (a, b) => b.words.length - a.words.length,
      ),
    )
  }
  for (const [text, filter] of ADJECTIVES) add(text, filter)
  for (const noun of NOUNS)
    if (noun.filter.is === "subtype") add(`non ${noun.singular}`, { is: "not", of: noun.filter })
  return {
    adjectives,
    singular: new Map(NOUNS.map((noun) => [noun.singular, noun.filter])),
    plural: new Map(NOUNS.map((noun) => [noun.plural, noun.filter])),
  }
}

export function beginsHead(word: string): boolean {
  return (
    TABLE.adjectives.has(word) ||
    SIZE.test(word) ||
    TABLE.singular.has(word) ||
    TABLE.plural.has(word) ||
    KIND_WORDS.has(word)
  )
}

/** One alternative of a noun phrase: "nonblack creature", "attacking". */
interface Alternative {
  readonly end: number
  readonly adjectives: readonly Filter[]
  readonly nouns: readonly Filter[]
  readonly kind?: Kind
  /** Its noun is singular although the list's last noun is plural, so it cannot come last. */
  readonly open?: true
}

/** The alternatives that begin here, longest first. The last noun must have the requested number. */
function readAlternatives(words: readonly string[], at: number, plural: boolean): readonly Alternative[] {
  const adjectives: Filter[] = []
  const found: Alternative[] = []
  let pos = at
  for (;;) {
    found.push(...readNouns(words, pos, plural, adjectives))
    const next =
      sizeAt(words[pos]) ??
      TABLE.adjectives.get(words[pos])?.find((a) => a.words.every((word, i) => words[pos + i] === word))
    if (next === undefined) break
    adjectives.push(next.filter.is === "other" ? { ...next.filter } : next.filter) // a separate node for each occurrence
    pos += next.words.length
    found.push({ end: pos, adjectives: [...adjectives], nouns: [] })
    // §9.4: a comma between adjectives of one noun means both: "nonartifact, nonblack creature".
    if (words[pos] === "," && words[pos + 1] === "non") pos++
  }
  return found.sort((a, b) => b.end - a.end)
}

function readNouns(
  words: readonly string[],
  at: number,
  plural: boolean,
  adjectives: readonly Filter[],
): Alternative[] {
  const found: Alternative[] = []
  const nouns: Filter[] = []
  for (let pos = at; ; pos++) {
    const last = (plural ? TABLE.plural : TABLE.singular).get(words[pos])
    if (last !== undefined) found.push({ end: pos + 1, adjectives: [...adjectives], nouns: [...nouns, last] })
    const kind = (Object.keys(KINDS) as Kind[]).find((k) => words[pos] === (plural ? KINDS[k] : k))
    if (kind !== undefined) found.push({ end: pos + 1, adjectives: [...adjectives], nouns: [...nouns], kind })
    const attributive = TABLE.singular.get(words[pos])
    if (attributive === undefined) return found
    // In a list ending in a plural noun, earlier nouns stay singular: "artifact and creature cards".
    if (plural && pos + 1 < words.length && last === undefined)
      found.push({ end: pos + 1, adjectives: [...adjectives], nouns: [...nouns, attributive], open: true })
    nouns.push(attributive)
  }
}

const AND_OR: ReadonlySet<string> = new Set(["or", "and/or", "and"])

/** The head of a noun phrase: alternatives joined by commas and "or". */
export function readHeads(
  words: readonly string[],
  at: number,
  plural: boolean,
  every: boolean,
): readonly { end: number; list: Alternative[] }[] {
  const found: { end: number; list: Alternative[] }[] = []
  const go = (list: Alternative[], pos: number, closed: boolean): void => {
    for (const alternative of readAlternatives(words, pos, plural)) {
      const next = [...list, alternative]
      if (closed || list.length === 0) found.push({ end: alternative.end, list: next })
      if (closed) continue
      const after = alternative.end
      const comma = words[after] === ","
      const joint = comma ? after + 1 : after
      // "For each instant and sorcery card": "and" means either type.
      const either =
        plural ||
        every ||
        words[joint] !== "and" ||
        (alternative.nouns.length > 0 && isCardSoon(words, joint))
      if (AND_OR.has(words[joint]) && either) go(next, joint + 1, true)
      else if (comma && list.length < 8) go(next, joint, false)
    }
  }
  go([], at, false)
  return found
}

function isCardSoon(words: readonly string[], at: number): boolean {
  return words[at + 2] === "card" || words[at + 2] === "spell"
}

/** Combines the alternatives; undefined if they form no noun phrase. */
export function headFilter(
  list: readonly Alternative[],
): { parts: readonly Filter[]; kind?: Kind } | undefined {
  const last = list[list.length - 1]
  if ((last.nouns.length === 0 && last.kind === undefined) || last.open === true) return undefined
  const kind = last.kind !== undefined ? { kind: last.kind } : {}
  if (list.length === 1) return { parts: [...last.adjectives, ...last.nouns], ...kind }
  // "Enchanted creature and other creatures": two noun phrases, the second without the first's object.
  if (
    list[0].open === true &&
    list.slice(1).some(({ adjectives }) => adjectives.some((one) => one.is === "other"))
  )
    return undefined
  const others = list.slice(0, -1)
  // "A basic land card or Gate card": each alternative has its own adjectives. "An Elf card or card with …": of the last alone.
  if (others.some((a) => a.kind !== undefined)) {
    if (list.some((a) => a.kind !== last.kind || a.adjectives.length + a.nouns.length === 0)) return undefined
    return { parts: [{ is: "or", of: list.map((a) => conjunction([...a.adjectives, ...a.nouns])) }], ...kind }
  }
  if (others.every((a) => a.nouns.length === 0)) {
    // "Attacking or blocking creature": the adjectives are alternatives, the noun is shared.
    if (last.adjectives.length === 0) return eitherKind(list, kind)
    // "Blue or black noncreature permanent": adjectives after the first of the last alternative apply to both.
    const [joined, ...shared] = last.adjectives
    const of = [...others.map((a) => conjunction(a.adjectives)), joined]
    return { parts: [{ is: "or", of }, ...shared, ...last.nouns], ...kind }
  }
  if (others.some((a) => a.nouns.length === 0)) return undefined
  if (sharesCreature(list)) {
    const of = list.map((a) => a.nouns[0])
    return { parts: [...list[0].adjectives, { is: "or", of }, ...last.nouns.slice(1)], ...kind }
  }
  // "Bird and/or Cleric permanent cards": both are permanents, but a list of nouns would apply it to the last alone.
  if (last.nouns.length > 1 && last.nouns[last.nouns.length - 1].is === "permanent") return undefined
  // §9.9: "enchanted creature or enchantment creature": a repeated noun takes only the adjectives next to it.
  const head = list[0].nouns[list[0].nouns.length - 1]
  const again = (a: Alternative): boolean => a.nouns.length > 1 && same(a.nouns[a.nouns.length - 1], head)
  const own = list.slice(1).some((a) => a.adjectives.length > 0 || again(a))
  const of = list.map((a, i) => conjunction([...(i > 0 || own ? a.adjectives : []), ...a.nouns]))
  return { parts: [...(own ? [] : list[0].adjectives), { is: "or", of }], ...kind }
}

/** "Noncreature or Otter spell": with a head of its own, a noun is one quality more. */
function eitherKind(list: readonly Alternative[], kind: { kind?: Kind }) {
  if (kind.kind === undefined || list[list.length - 1].nouns.length > 1) return undefined
  return {
    parts: [{ is: "or", of: list.map((a) => conjunction([...a.adjectives, ...a.nouns])) }] as const,
    ...kind,
  }
}

/** "Vampire or Wizard creature card": the last noun is that of each creature type, since a card can have one without being a creature (308). */
function sharesCreature(list: readonly Alternative[]): boolean {
  const last = list[list.length - 1]
  const [type, head, ...more] = last.nouns
  return (
    more.length === 0 &&
    head?.is === "type" &&
    head.type === "creature" &&
    isCreatureType(type) &&
    list.every((a, i) => isCreatureType(a.nouns[0]) && (i === 0 || a.adjectives.length === 0)) &&
    list.slice(0, -1).every((a) => a.nouns.length === 1)
  )
}
