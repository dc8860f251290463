import type { Filter } from "@apnap/engine"
import type { Item } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { ADJECTIVES } from "../words/adjectives.ts"
import { isCreatureType } from "../words/creature-types.ts"
import { NOUNS } from "../words/nouns.ts"
import { partsOf } from "./conjunction.ts"
import { KINDS, type Kind } from "./heads.ts"
import { sizeOf } from "./size.ts"

// Prints the head of a noun phrase.

/** Adjectives indexed by kind of filter, so that few need comparing. */
const ADJECTIVES_BY_KIND = new Map<string, (readonly [string, Filter])[]>()
for (const adjective of ADJECTIVES) {
  const { is } = adjective[1]
  ADJECTIVES_BY_KIND.set(is, [...(ADJECTIVES_BY_KIND.get(is) ?? []), adjective])
}
const NOUN_BY_KEY = new Map(NOUNS.map((noun) => [keyOf(noun.filter), noun]))

/** A key for the quality that a noun names. */
function keyOf(filter: Filter): string {
  if (filter.is === "type") return `type ${filter.type}`
  return filter.is === "subtype" ? `subtype ${filter.subtype}` : filter.is
}

/** Memoizes per node: spelling asks for the words of the same quality again and again. */
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

/** The words of an alternative, or undefined if a part is neither adjective nor noun. */
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

export function* spellHead(
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
    wordsOf(partsOf(alternative), plural, kind !== undefined || !hasNoun || nouns.length > 0),
  )
  if (before === undefined || after === undefined || items.some((item) => item === undefined)) return
  if (hasNoun && nouns.length > 0 && !isKindsOfCreature(group.of, nouns)) return
  if (!hasNoun && nouns.length === 0 && kind === undefined) return
  const apart =
    kind !== undefined && rest.length === 0 ? items.map((item) => [...(item ?? []), ...kindWord]) : []
  if (apart.length > 0 && isOfFirst(group.of)) yield* listOf(apart)
  for (const list of listOf(items as readonly (readonly string[])[])) {
    yield [...before, ...list, ...after, ...kindWord]
    if (!hasNoun && before.length > 0) yield [...list, ...before, ...after, ...kindWord]
  }
  if (apart.length > 0) yield* listOf(apart)
}

/** "Elf or Soldier creature": a noun that all alternatives share. */
function isKindsOfCreature(alternatives: readonly Filter[], nouns: readonly Filter[]): boolean {
  return nouns.length === 1 && same(nouns[0], CREATURE) && alternatives.every(isCreatureType)
}

const CREATURE: Filter = { is: "type", type: "creature" }

/** Whether only the first alternative has adjectives, which would seem to apply to the others too: "basic land or Gate". */
function isOfFirst([first, ...others]: readonly Filter[]): boolean {
  const hasAdjective = (one: Filter): boolean => partsOf(one).some((part) => adjectiveFor(part) !== undefined)
  return hasAdjective(first) && !others.some(hasAdjective)
}

/** Whether the quality is printed after the noun. */
export function isPost(filter: Filter): boolean {
  if (filter.is === "or") return filter.of.some((alternative) => partsOf(alternative).some(isPost))
  return adjectiveFor(filter) === undefined && nounFor(filter, false) === undefined
}
