import type { Amount, Filter, PlayerSelector, Zone } from "@apnap/engine"
import type { Handwritten, Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"
import { ADJECTIVES } from "../words/adjectives.ts"
import { NOUNS } from "../words/nouns.ts"

/**
 * What a noun phrase without its article names: "creature cards in your graveyard". `kind` is the noun that says what sort
 * of object is meant where that is no quality of it: a card (away from the battlefield), a spell, a source of damage.
 */
export interface Things {
  filter: Filter
  kind?: "card" | "spell" | "source"
  zone?: Zone | readonly Zone[]
  of?: PlayerSelector
}

const KINDS = { card: "cards", spell: "spells", source: "sources" } as const
type Kind = keyof typeof KINDS
const KIND_WORDS: ReadonlySet<string> = new Set(Object.entries(KINDS).flat())

interface Table {
  /** Qualities by the first word, the longest phrase first. */
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

/** One alternative of a noun phrase: "nonblack creature", "attacking". */
interface Alternative {
  readonly end: number
  readonly adjectives: readonly Filter[]
  readonly nouns: readonly Filter[]
  readonly kind?: Kind
  /** Its noun is in the singular where the last of the list is in the plural: it cannot be the last. */
  readonly open?: true
}

/** The alternatives that begin here, the longest first. The last noun must be in the number asked for. */
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
    adjectives.push(next.filter.is === "other" ? { ...next.filter } : next.filter) // a node for each place
    pos += next.words.length
    found.push({ end: pos, adjectives: [...adjectives], nouns: [] })
    // "White creature, black creature": commas between adjectives of one noun mean both (§9.4: "nonartifact, nonblack creature").
    if (words[pos] === "," && words[pos + 1] === "non") pos++
  }
  return found.sort((a, b) => b.end - a.end)
}

/** "1/1 creature": of this power and this toughness. */
function sizeAt(word: string | undefined): { words: readonly string[]; filter: Filter } | undefined {
  const size = SIZE.exec(word ?? "")
  if (word === undefined || size === null) return undefined
  return { words: [word], filter: ofSize(Number(size[1]), Number(size[2])) }
}
const SIZE = /^(\d+)\/(\d+)$/

function ofSize(power: Amount, toughness: Amount): Filter {
  return {
    is: "and",
    of: [
      { is: "power", op: "=", than: power },
      { is: "toughness", op: "=", than: toughness },
    ],
  }
}

/** The size that a quality says, as it is printed. */
function sizeOf(filter: Filter): string | undefined {
  if (filter.is !== "and" || filter.of.length !== 2) return undefined
  const [power, toughness] = filter.of
  if (power.is !== "power" || toughness.is !== "toughness") return undefined
  const known = same(filter, ofSize(power.than, toughness.than))
  return known && typeof power.than === "number" ? `${power.than}/${toughness.than}` : undefined
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
    // In a list of a plural noun, the words before it stay singular: "artifact and creature cards".
    if (plural && pos + 1 < words.length && last === undefined)
      found.push({ end: pos + 1, adjectives: [...adjectives], nouns: [...nouns, attributive], open: true })
    nouns.push(attributive)
  }
}

const AND_OR: ReadonlySet<string> = new Set(["or", "and/or", "and"])

/** The head of a noun phrase: alternatives joined by commas and "or". */
function readHeads(
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
      // "For each instant and sorcery card": of one kind or the other.
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

function conjunction(of: readonly Filter[]): Filter {
  if (of.length === 0) return { is: "any" }
  return of.length === 1 ? of[0] : { is: "and", of }
}

/** Puts the alternatives together; nothing when they make no noun phrase. */
function headFilter(list: readonly Alternative[]): { parts: readonly Filter[]; kind?: Kind } | undefined {
  const last = list[list.length - 1]
  if ((last.nouns.length === 0 && last.kind === undefined) || last.open === true) return undefined
  const kind = last.kind !== undefined ? { kind: last.kind } : {}
  if (list.length === 1) return { parts: [...last.adjectives, ...last.nouns], ...kind }
  if (list.slice(0, -1).some((a) => a.kind !== undefined)) return undefined
  const others = list.slice(0, -1)
  if (others.every((a) => a.nouns.length === 0)) {
    // "Attacking or blocking creature": the adjectives are joined, the noun is shared.
    if (last.adjectives.length === 0) return undefined
    const of = [...others.map((a) => conjunction(a.adjectives)), conjunction(last.adjectives)]
    return { parts: [{ is: "or", of }, ...last.nouns], ...kind }
  }
  if (others.some((a) => a.nouns.length === 0)) return undefined
  // §9.9: "enchanted creature or enchantment creature": a noun that is said again takes only the adjectives beside it.
  const head = list[0].nouns[list[0].nouns.length - 1]
  const again = (a: Alternative): boolean => a.nouns.length > 1 && same(a.nouns[a.nouns.length - 1], head)
  const own = list.slice(1).some((a) => a.adjectives.length > 0 || again(a))
  const of = list.map((a, i) => conjunction([...(i > 0 || own ? a.adjectives : []), ...a.nouns]))
  return { parts: [...(own ? [] : list[0].adjectives), { is: "or", of }], ...kind }
}

interface Post {
  end: number
  filters: readonly Filter[]
  zone?: { zone: Zone | readonly Zone[]; of?: PlayerSelector }
}

/** Qualities that only creatures are said to have: "artifact, enchantment, or creature with flying". */
const OF_CREATURES: ReadonlySet<string> = new Set(["keyword", "power", "toughness", "powerVsToughness"])
const WITHOUT_SIZE: ReadonlySet<string> = new Set([
  "artifact",
  "enchantment",
  "land",
  "planeswalker",
  "battle",
])

/** What follows the last noun of a list belongs to that noun alone where the others are of kinds that don't have it. */
function belonging(parts: readonly Filter[], posts: readonly Filter[]): readonly Filter[] {
  const list = parts.find((part) => part.is === "or")
  const own = list === undefined ? [] : posts.filter((post) => OF_CREATURES.has(bareKind(post)))
  if (list === undefined || own.length === 0 || !isMixed(list.of)) return [...parts, ...posts]
  const last = list.of.length - 1
  const of = list.of.map((one, i) => (i === last ? conjunction([...partsOf(one), ...own]) : one))
  const whole = parts.map((part): Filter => (part === list ? { is: "or", of } : part))
  return [...whole, ...posts.filter((post) => !own.includes(post))]
}

function bareKind(filter: Filter): string {
  return filter.is === "not" ? bareKind(filter.of) : filter.is
}

/** Whether creatures are the last of several kinds, of which others have no size. */
function isMixed(of: readonly Filter[]): boolean {
  const [last, ...others] = of.toReversed().map((one) => partsOf(one).find((part) => part.is === "type"))
  return last?.type === "creature" && others.some((one) => one !== undefined && WITHOUT_SIZE.has(one.type))
}

/** The list with what belongs to its last noun behind it, as it is said; nothing where nothing does. */
function behindList(parts: readonly Filter[]): readonly Filter[] | undefined {
  const list = parts.find((part) => part.is === "or")
  if (list === undefined || !isMixed(list.of)) return undefined
  const last = list.of[list.of.length - 1]
  const own = partsOf(last).filter((part) => OF_CREATURES.has(bareKind(part)))
  if (own.length === 0) return undefined
  const bare = conjunction(partsOf(last).filter((part) => !own.includes(part)))
  const of = [...list.of.slice(0, -1), bare]
  return [...parts.map((part): Filter => (part === list ? { is: "or", of } : part)), ...own]
}

const ON_THE_BATTLEFIELD = ["on", "the", "battlefield"]

function readPosts(reader: Reader, at: number): readonly Post[] {
  const found: Post[] = []
  // What is reached in two ways goes on in the same ways: the first one stands.
  const reached = new Set<string>()
  const go = (post: Post): void => {
    const place = `${post.end} ${post.zone === undefined}`
    if (reached.has(place)) return
    reached.add(place)
    found.push(post)
    // Objects are on the battlefield where nothing else is said (109.2), and it may be said.
    if (ON_THE_BATTLEFIELD.every((word, i) => reader.tokens[post.end + i] === word))
      found.push({ ...post, end: post.end + ON_THE_BATTLEFIELD.length })
    for (const r of reader.read("post", post.end))
      go({ ...post, end: r.end, filters: [...post.filters, r.value as Filter] })
    if (post.zone === undefined)
      for (const r of reader.read("place", post.end))
        go({ ...post, end: r.end, zone: r.value as NonNullable<Post["zone"]> })
  }
  go({ end: at, filters: [] })
  return found
}

function readThings(plural: boolean, every: boolean, reader: Reader, at: number): readonly Reading[] {
  const found: Reading[] = []
  for (const head of readHeads(reader.tokens, at, plural, every)) {
    const made = headFilter(head.list)
    if (made === undefined) continue
    for (const post of readPosts(reader, head.end)) {
      // Spells and abilities have targets, no others.
      if (made.kind !== "spell" && post.filters.some((one) => one.is === "targets")) continue
      const filter = conjunction(belonging(made.parts, post.filters))
      found.push({ end: post.end, value: { filter, ...(made.kind && { kind: made.kind }), ...post.zone } })
    }
  }
  return found
}

// Spelling.

const partsOf = (filter: Filter): readonly Filter[] =>
  filter.is === "and" ? filter.of : filter.is === "any" ? [] : [filter]

/** Adjectives and nouns by the kind of filter, so that few need to be compared. */
const ADJECTIVES_BY_KIND = new Map<string, (readonly [string, Filter])[]>()
for (const adjective of ADJECTIVES) {
  const { is } = adjective[1]
  ADJECTIVES_BY_KIND.set(is, [...(ADJECTIVES_BY_KIND.get(is) ?? []), adjective])
}
const NOUN_BY_KEY = new Map(NOUNS.map((noun) => [keyOf(noun.filter), noun]))

/** The quality that a noun names, in one string. */
function keyOf(filter: Filter): string {
  if (filter.is === "type") return `type ${filter.type}`
  return filter.is === "subtype" ? `subtype ${filter.subtype}` : filter.is
}

/** What was worked out of a node once: a spelling asks for the words of each quality again and again. */
function remembered<T>(find: (filter: Filter) => T): (filter: Filter) => T {
  const known = new WeakMap<Filter, { found: T }>()
  return (filter) => {
    if (typeof filter !== "object") return find(filter)
    const old = known.get(filter)
    if (old !== undefined) return old.found
    const found = find(filter)
    known.set(filter, { found })
    return found
  }
}

const adjectiveFor = remembered(findAdjective)

function findAdjective(filter: Filter): readonly string[] | undefined {
  const known = ADJECTIVES_BY_KIND.get(filter.is)?.find(([, f]) => same(f, filter))
  if (known !== undefined) return known[0].split(" ")
  const size = sizeOf(filter)
  if (size !== undefined) return [size]
  if (filter.is !== "not" || filter.of.is !== "subtype") return undefined
  return ["non", filter.of.subtype.toLowerCase()]
}

const nounOf = remembered((filter) => NOUN_BY_KEY.get(keyOf(filter)))

function nounFor(filter: Filter, plural: boolean): string | undefined {
  const known = nounOf(filter)
  return known && (plural ? known.plural : known.singular)
}

/** The words of an alternative, or nothing when it has a part that is neither adjective nor noun. */
function wordsOf(parts: readonly Filter[], plural: boolean, shared: boolean): readonly string[] | undefined {
  const adjectives: string[] = []
  const nouns: Filter[] = []
  for (const part of parts) {
    const adjective = adjectiveFor(part)
    if (adjective !== undefined) {
      if (adjective[0] === "non" && adjectives[adjectives.length - 2] === "non") adjectives.push(",")
      adjectives.push(...adjective)
    } else if (nounFor(part, false) !== undefined) nouns.push(part)
    else return undefined
  }
  const words = nouns.map((noun, i) => nounFor(noun, plural && !shared && i === nouns.length - 1) as string)
  return [...adjectives, ...words]
}

function* listOf(items: readonly (readonly string[])[]): Iterable<readonly Item[]> {
  const joint = ["or", "and/or", "and"]
  const head: Item[] = []
  for (const [i, words] of items.entries()) {
    if (i > 0 && items.length > 2) head.push(",")
    if (i === items.length - 1) head.push(joint)
    head.push(...words)
  }
  yield head
}

function* spellHead(
  parts: readonly Filter[],
  plural: boolean,
  kind: Kind | undefined,
): Iterable<readonly Item[]> {
  const group = parts.find((part) => part.is === "or")
  const rest = parts.filter((part) => part !== group)
  const kindWord = kind === undefined ? [] : [plural ? KINDS[kind] : kind]
  if (group === undefined) {
    const words = wordsOf(rest, plural, kind !== undefined)
    if (words !== undefined && (kind !== undefined || rest.some((p) => nounFor(p, plural))))
      yield [...words, ...kindWord]
    return
  }
  const adjectives = rest.filter((part) => adjectiveFor(part) !== undefined)
  const nouns = rest.filter((part) => adjectiveFor(part) === undefined)
  const before = wordsOf(adjectives, false, true)
  const after = wordsOf(nouns, plural, kind !== undefined)
  const hasNoun = group.of.some((alternative) => partsOf(alternative).some((p) => nounFor(p, false)))
  const items = group.of.map((alternative) =>
    wordsOf(partsOf(alternative), plural, kind !== undefined || !hasNoun),
  )
  if (before === undefined || after === undefined || items.some((item) => item === undefined)) return
  if (hasNoun && nouns.length > 0) return
  for (const list of listOf(items as readonly (readonly string[])[]))
    yield [...before, ...list, ...after, ...kindWord]
}

function isPost(filter: Filter): boolean {
  if (filter.is === "or") return filter.of.some((alternative) => partsOf(alternative).some(isPost))
  return adjectiveFor(filter) === undefined && nounFor(filter, false) === undefined
}

function* spellThings(plural: boolean, value: Things): Iterable<readonly Item[]> {
  const parts = partsOf(value.filter)
  const behind = behindList(parts)
  if (behind !== undefined) yield* spellWith(plural, value, behind, isPost)
  yield* spellWith(plural, value, parts, isPost)
  // "Permanents except for lands": what they are not can be said behind the noun.
  if (parts.length > 1 && parts.some((part) => part.is === "not" && !isPost(part)))
    yield* spellWith(plural, value, parts, (part) => part.is === "not" || isPost(part))
  // "Permanent that's a creature or planeswalker": alternatives can be said behind the noun.
  if (parts.length > 1 && parts.some((part) => part.is === "or" && !isPost(part)))
    yield* spellWith(plural, value, parts, (part) => part.is === "or" || isPost(part))
}

function* spellWith(
  plural: boolean,
  value: Things,
  parts: readonly Filter[],
  isBehind: (filter: Filter) => boolean,
): Iterable<readonly Item[]> {
  const posts = parts.filter(isBehind).map((post) => ({ symbol: "post", value: post }))
  const place =
    value.zone === undefined
      ? []
      : [{ symbol: "place", value: { zone: value.zone, ...(value.of && { of: value.of }) } }]
  for (const head of spellHead(
    parts.filter((part) => !isBehind(part)),
    plural,
    value.kind,
  )) {
    yield [...head, ...posts, ...place]
    if (posts.length > 0 && place.length > 0) yield [...head, ...place, ...posts]
    if (value.kind === undefined && place.length === 0) yield [...head, ...posts, ...ON_THE_BATTLEFIELD]
  }
}

function things(plural: boolean, every = false): Handwritten {
  return {
    begins: (word) =>
      TABLE.adjectives.has(word) ||
      SIZE.test(word) ||
      TABLE.singular.has(word) ||
      TABLE.plural.has(word) ||
      KIND_WORDS.has(word),
    read: (reader, at) => readThings(plural, every, reader, at),
    spell: (value) => spellThings(plural, value as Things),
  }
}

/** "creature you control". */
ORACLE.symbol("thing").handwritten = things(false)
/** "creatures you control". */
ORACLE.symbol("things").handwritten = things(true)
/** "Creature and planeswalker you control", of each. */
ORACLE.symbol("every thing").handwritten = things(false, true)
