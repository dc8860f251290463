import type { Filter, PlayerSelector, Zone } from "@apnap/engine"
import type { Handwritten, Item, Reader, Reading } from "../../grammar/grammar.ts"
import { behindList, belonging } from "../../noun-phrase/belonging.ts"
import { conjunction, partsOf } from "../../noun-phrase/conjunction.ts"
import { beginsHead, headFilter, readHeads } from "../../noun-phrase/heads.ts"
import { isPost, spellHead } from "../../noun-phrase/spelling.ts"
import { readSuperlative, superlativeOf } from "../../noun-phrase/superlative.ts"
import { ORACLE } from "../../oracle.ts"

/**
 * What a noun phrase without its article describes: "creature cards in your graveyard". `kind` is a head noun that isn't a
 * quality: a card (outside the battlefield), a spell, a source of damage.
 */
export interface Things {
  filter: Filter
  kind?: "card" | "spell" | "source"
  zone?: Zone | readonly Zone[]
  of?: PlayerSelector
}

interface Post {
  end: number
  filters: readonly Filter[]
  zone?: { zone: Zone | readonly Zone[]; of?: PlayerSelector }
}

const ON_THE_BATTLEFIELD = ["on", "the", "battlefield"]

function readPosts(reader: Reader, at: number): readonly Post[] {
  const found: Post[] = []
  // Two ways to the same place continue alike, so only the first is kept.
  const reached = new Set<string>()
  const go = (post: Post): void => {
    const place = `${post.end} ${post.zone === undefined}`
    if (reached.has(place)) return
    reached.add(place)
    found.push(post)
    // Objects are on the battlefield unless stated otherwise (109.2); the text may state it.
    if (ON_THE_BATTLEFIELD.every((word, i) => reader.tokens[post.end + i] === word))
      go({ ...post, end: post.end + ON_THE_BATTLEFIELD.length })
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
      // Only spells and abilities have targets.
      if (made.kind !== "spell" && post.filters.some((one) => one.is === "targets")) continue
      const filter = conjunction(belonging(made.parts, post.filters))
      found.push({ end: post.end, value: { filter, ...(made.kind && { kind: made.kind }), ...post.zone } })
      if (made.kind !== undefined || post.zone !== undefined) continue
      const most = readSuperlative(reader.tokens, post.end, filter)
      if (most !== undefined) found.push({ end: most.end, value: { filter: most.filter } })
    }
  }
  return found
}

function* spellThings(plural: boolean, value: Things): Iterable<readonly Item[]> {
  const most = value.kind === undefined && value.zone === undefined && superlativeOf(value.filter)
  if (most)
    for (const items of spellThings(plural, { filter: most.rest }))
      yield [...items, { symbol: "superlative", value: most.last }]
  const parts = partsOf(value.filter)
  const behind = behindList(parts)
  if (behind !== undefined) yield* spellWith(plural, value, behind, isPost)
  yield* spellWith(plural, value, parts, isPost)
  // "Spell that's both white and black."
  const colors = parts.filter((part) => part.is === "color")
  const others = parts.filter((part) => part.is !== "color")
  if (colors.length === 2)
    yield* spellWith(
      plural,
      value,
      [...others, { is: "and", of: colors }],
      (part) => part.is === "and" || isPost(part),
    )
  // "Creatures that are enchanted".
  if (parts.length > 1 && parts.some(isState))
    yield* spellWith(plural, value, parts, (part) => isState(part) || isPost(part))
  // "Permanents except for lands": exclusions can follow the noun.
  if (parts.length > 1 && parts.some((part) => part.is === "not" && !isPost(part)))
    yield* spellWith(plural, value, parts, (part) => part.is === "not" || isPost(part))
  // "Permanent that's a creature or planeswalker", "card that's an instant or sorcery": alternatives can follow the noun.
  if (
    (parts.length > 1 || value.kind !== undefined) &&
    parts.some((part) => part.is === "or" && !isPost(part))
  )
    yield* spellWith(plural, value, parts, (part) => part.is === "or" || isPost(part))
  // "Creature or planeswalker that's white or blue": one of two lists of alternatives follows the noun.
  const lists = parts.filter((part) => part.is === "or" && !isPost(part))
  if (lists.length === 2)
    for (const list of lists) yield* spellWith(plural, value, parts, (part) => part === list || isPost(part))
}

function isState({ is }: Filter): boolean {
  return is === "hasAttached" || is === "tapped"
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
    // "Cards you own in exile with cage counters on them".
    if (posts.length > 1 && place.length > 0) yield [...head, posts[0], ...place, ...posts.slice(1)]
    if (value.kind !== undefined || place.length > 0) continue
    yield [...head, ...posts, ...ON_THE_BATTLEFIELD]
    if (posts.length > 0) yield [...head, ...ON_THE_BATTLEFIELD, ...posts]
  }
}

function things(plural: boolean, every = false): Handwritten {
  return {
    begins: beginsHead,
    read: (reader, at) => readThings(plural, every, reader, at),
    spell: (value) => spellThings(plural, value as Things),
  }
}

/** "creature you control". */
ORACLE.symbol("thing").handwritten = things(false)
/** "creatures you control". */
ORACLE.symbol("things").handwritten = things(true)
/** "Creature and planeswalker you control", for "each". */
ORACLE.symbol("every thing").handwritten = things(false, true)
