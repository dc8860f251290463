import type { Filter, Selector, TargetSlot } from "@apnap/engine"
import { keyOf } from "../../called.ts"
import { asObject, type SaidObject } from "../../discourse/surface.ts"
import type { Context, Item, Reader, Reading } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { NOUNS } from "../../words/nouns.ts"
import { wordFor } from "../../words/numbers.ts"
import { WAYS } from "../amounts/this-way.ts"
import { spellTarget } from "../players/players.ts"
import { ANY_TARGET, PLAYERS } from "../targets/slots.ts"
import { withoutOther } from "./other.ts"
import { isRest } from "./rest.ts"

// Words that refer back, and targets.

/** First words of references and targets. */
const SAID_WORDS: ReadonlySet<string> = new Set([
  "it",
  "them",
  "they",
  "that",
  "those",
  "the",
  "another",
  "a",
  "all",
  "each",
  "cards",
])
const BEGINS_SLOT: ReadonlySet<string> = new Set([
  "target",
  "up",
  "any",
  "x",
  ...Array.from({ length: 20 }, (_, i) => wordFor(i + 1)),
])

const PLURAL_SAID = ["them", "they"]
const PARTICIPLES = [
  "exiled",
  "sacrificed",
  "discarded",
  "revealed",
  "returned",
  "chosen",
  "milled",
  "tapped",
  "countered",
  "copied",
]

function readSaid(reader: Reader, at: number): Reading[] {
  const [first, second] = [reader.tokens[at], reader.tokens[at + 1]]
  const said = (end: number, plural: boolean, more: Omit<SaidObject, "sel" | "plural"> = {}): Reading => ({
    end,
    value: asObject({ sel: "said", ...(plural && { plural }), ...more }),
  })
  if (first === "it") return [said(at + 1, false)]
  if (PLURAL_SAID.includes(first)) return [said(at + 1, true)]
  // Those creatures, one by one. "The controller of each of those artifacts" does something for each artifact, which isn't read.
  if (first === "each" && reader.tokens[at - 1] === "of") return []
  if (first === "each")
    return second === "of" && reader.tokens[at + 2] === "those" ? readSaid(reader, at + 2) : []
  if (first === "that" && second === "source") return [said(at + 2, false, { how: "source" })]
  if (first === "those" && PARTICIPLES.includes(second) && reader.tokens[at + 2] === "cards")
    return [said(at + 3, true, { how: second })]
  if (first === "that" || first === "those")
    return nounAt(reader, at + 1, first === "those").map((n) =>
      said(n.end, first === "those", {
        that: true,
        ...(n.noun && { noun: n.noun }),
        ...(n.spell && { spell: true }),
        ...(n.card && { card: true }),
        ...(n.orPlayer && { orPlayer: true }),
      }),
    )
  const done = cardsDone(reader, at)
  if (done !== undefined) return [said(done.end, true, { how: done.how })]
  const rest = LONGEST_REST.find((words) => words.every((word, i) => reader.tokens[at + i] === word))
  // Of cards revealed until one is found, "the rest" leaves that one out, even if it wasn't put there.
  if (rest?.includes("weren't") && reader.tokens.slice(0, at).includes("until")) return []
  if (rest !== undefined) return [said(at + rest.length, true, { how: "rest" })]
  if (first !== "the") return []
  const way = oneDone(reader, at)
  if (way.length > 0)
    return way.map(({ end, how, noun, card }) =>
      said(end, false, { how, ...(noun && { noun }), ...(noun && card && { card }) }),
    )
  // "The creature's controller": of the creature mentioned before.
  const known = NOUNS.find((noun) => noun.singular === second && noun.filter.is === "type")
  if (known !== undefined)
    return [
      ...whoseAt(reader, at + 2).map(({ end, whose }) =>
        said(end, false, { that: true, noun: known.filter, whose }),
      ),
      said(at + 2, false, { that: true, noun: known.filter }),
    ]
  if (PARTICIPLES.includes(second)) {
    return [false, true].flatMap((plural) =>
      nounAt(reader, at + 2, plural).map((n) =>
        said(n.end, plural, {
          how: second,
          ...(n.noun && { noun: n.noun }),
          ...(n.noun && n.card && { card: true }),
        }),
      ),
    )
  }
  // A card that may be cast is no spell yet, and may be cast as one of its halves (709.3, 715.3).
  if (second === "spell" && reader.tokens.slice(0, at).some((word) => SPELLS.includes(word)))
    return [said(at + 2, false, { that: true, spell: true })]
  if (second === "token" || second === "tokens")
    return [said(at + 2, second === "tokens", { noun: { is: "token" } })]
  return []
}

const SPELLS = ["spell", "spells"]

/** Who controls it, which tells two targets apart. */
const WHOSE: readonly (readonly [words: readonly string[], whose: Filter])[] = [
  [["you", "control"], { is: "controlledBy", player: { who: "you" } }],
  [["you", "don't", "control"], { is: "not", of: { is: "controlledBy", player: { who: "you" } } }],
  [["a", "opponent", "controls"], { is: "controlledBy", player: { who: "opponents" } }],
]

function whoseAt({ tokens }: Reader, at: number): readonly { end: number; whose: Filter }[] {
  return WHOSE.flatMap(([words, whose]) =>
    words.every((word, i) => tokens[at + i] === word) ? [{ end: at + words.length, whose }] : [],
  )
}

/** The cards looked through before the one searched for. */
const REST = [
  ["the", "rest"],
  ["all", "other", "cards", "revealed", "this", "way"],
  ["all", "other", "revealed", "cards"],
  ["all", "cards", "revealed", "this", "way", "that", "weren't", "put", "onto", "the", "battlefield"],
  ["the", "rest", "of", "the", "revealed", "cards"],
  ["the", "rest", "of", "the", "cards", "revealed", "this", "way"],
  ["the", "other", "cards"],
]

const LONGEST_REST = REST.toSorted((a, b) => b.length - a.length)

/** "The cards milled this way". */
function cardsDone({ tokens }: Reader, at: number): { end: number; how: string } | undefined {
  const noun = tokens[at] === "the" ? at + 1 : at
  if (tokens[noun] !== "cards" || !WAYS.includes(tokens[noun + 1])) return undefined
  const isWay = tokens[noun + 2] === "this" && tokens[noun + 3] === "way"
  return isWay ? { end: noun + 4, how: tokens[noun + 1] } : undefined
}

/** "The card returned this way", "the creature tapped this way", "the card you exiled". */
function oneDone(reader: Reader, at: number): readonly (Noun & { how: string })[] {
  return nounAt(reader, at + 1, false).flatMap((n) => {
    const how = reader.tokens[n.end]
    const isWay =
      PARTICIPLES.includes(how) && reader.tokens[n.end + 1] === "this" && reader.tokens[n.end + 2] === "way"
    const yours = how === "you" ? reader.tokens[n.end + 1] : ""
    if (WAYS.includes(yours)) return [{ ...n, end: n.end + 2, how: yours }]
    return isWay ? [{ ...n, end: n.end + 3, how }] : []
  })
}

interface Noun {
  end: number
  noun?: Filter
  spell?: boolean
  card?: boolean
  orPlayer?: true
}

const OR_ABILITY = ["or", "ability"]

function nounAt(reader: Reader, at: number, plural: boolean): Noun[] {
  const word = reader.tokens[at]
  const found = NOUNS.find((noun) => (plural ? noun.plural : noun.singular) === word)
  if (found !== undefined) {
    // "That permanent or player": any target.
    if (!plural && reader.tokens[at + 1] === "or" && reader.tokens[at + 2] === "player")
      return [{ end: at + 3, noun: found.filter, orPlayer: true }]
    // "that creature card"
    const card = reader.tokens[at + 1] === (plural ? "cards" : "card") ? 1 : 0
    const alone: Noun = { end: at + 1 + card, noun: found.filter, ...(card === 1 && { card: true }) }
    // "That creature or planeswalker".
    const or = card === 0 && reader.tokens[at + 1] === "or" ? reader.tokens[at + 2] : undefined
    const other = NOUNS.find((noun) => (plural ? noun.plural : noun.singular) === or)
    return other === undefined
      ? [alone]
      : [{ end: at + 3, noun: { is: "or", of: [found.filter, other.filter] } }, alone]
  }
  if (word === (plural ? "cards" : "card")) return [{ end: at + 1, card: true }]
  if (word === (plural ? "abilities" : "ability")) return [{ end: at + 1, spell: true }]
  if (word !== (plural ? "spells" : "spell")) return []
  const or = OR_ABILITY.every((next, i) => reader.tokens[at + 1 + i] === next)
  return [...(or ? [{ end: at + 3, spell: true }] : []), { end: at + 1, spell: true }]
}

function readObject(reader: Reader, at: number): readonly Reading[] {
  const found = readSaid(reader, at)
  for (const r of reader.read("slot", at))
    found.push({ end: r.end, value: asObject({ sel: "mention", slot: r.value as TargetSlot }) })
  for (const words of ANOTHER) {
    const target = at + words.length
    if (reader.tokens[target] !== "target" || !words.every((word, i) => reader.tokens[at + i] === word))
      continue
    const another = (end: number, slot: TargetSlot): Reading => ({
      end,
      value: asObject({ sel: "mention", slot, another: true }),
    })
    for (const r of reader.read("slot", target)) found.push(another(r.end, r.value as TargetSlot))
    found.push(another(target + 1, { filter: ANY_TARGET, players: PLAYERS }))
  }
  return found
}

/** What precedes a target other than those before it. */
const ANOTHER: readonly (readonly string[])[] = [["another"], ["a", "third"]]

const SINGULAR_NOUNS = [...NOUNS.map((noun) => noun.singular), "card", "spell"]
const PLURAL_NOUNS = [...NOUNS.map((noun) => noun.plural), "cards", "spells"]

const TYPE_NOUNS = NOUNS.filter((noun) => noun.filter.is === "type").map((noun) => noun.singular)

/** The words that refer to one object or several, the printed one first. */
function saidForms(plural: boolean | undefined, manyFirst = false): readonly (readonly Item[])[] {
  const singular: readonly (readonly Item[])[] = [
    ["it"],
    ["that", SINGULAR_NOUNS],
    ["that", SINGULAR_NOUNS, "card"],
    ["that", TYPE_NOUNS, "or", TYPE_NOUNS],
    ["that", "ability"],
    ["that", "spell", "or", "ability"],
    ["that", "source"],
    ["the", "token"],
    ["the", "spell"],
    ["the", TYPE_NOUNS],
    ["the", PARTICIPLES, SINGULAR_NOUNS],
    ["the", PARTICIPLES, SINGULAR_NOUNS, "card"],
    ["the", SINGULAR_NOUNS, PARTICIPLES, "this", "way"],
    ["the", SINGULAR_NOUNS, "card", PARTICIPLES, "this", "way"],
    ["the", SINGULAR_NOUNS, "you", WAYS],
  ]
  const many: readonly (readonly Item[])[] = [
    ["them"],
    ["they"],
    ...REST,
    ["those", PLURAL_NOUNS],
    ["those", PLURAL_NOUNS, "cards"],
    ["each", "of", "those", PLURAL_NOUNS],
    ["those", PARTICIPLES, "cards"],
    ["the", "tokens"],
    ["the", PARTICIPLES, PLURAL_NOUNS],
    ["the", "cards", WAYS, "this", "way"],
    ["cards", WAYS, "this", "way"],
  ]
  if (plural === undefined) return manyFirst ? [...many, ...singular] : [...singular, ...many]
  return plural ? many : singular
}

function* spellObject(value: unknown, context: Context): Iterable<readonly Item[]> {
  const what = value as Selector
  const called = calledBy(what, context)
  if (called !== undefined) yield called
  if (what.sel === "self") yield ["it"]
  // What it haunts has an event of its own (702.55c).
  else if (what.sel === "linked" && what.key !== "haunted") {
    yield ["the", "exiled", ["card", "cards"]]
    yield* saidForms(undefined)
  } else if (what.sel === "bound") {
    if (isRest(what)) yield ["the", "rest"]
    if (context.several?.has(what.name)) yield* saidForms(true)
    yield* saidForms(undefined)
  } else if (what.sel === "all" && isUnchosen(what.filter)) yield* REST
  else if (what.sel === "all" && what.zone !== "stack") yield* saidForms(undefined, true)
  else if (what.sel === "union") yield* saidForms(true)
  else if (what.sel === "filtered" && (what.filter.is === "inZone" || isUnchosen(what.filter))) yield* REST
  else if (what.sel === "lastKnown" && what.of.sel === "bound" && what.filter.is === "any") {
    yield ["that", TYPE_NOUNS]
    yield* saidForms(false)
  } else if (
    what.sel === "attachedTo" ||
    what.sel === "targetsOf" ||
    what.sel === "libraryTop" ||
    what.sel === "pairedWith"
  )
    yield* saidForms(false)
  else if (what.sel === "target") {
    const slot = context.targets[what.slot] as TargetSlot | undefined
    if (slot === undefined) return
    const plural = slot.max !== undefined && slot.max !== 1
    // An earlier attempt at spelling may have mentioned it already.
    const named = context.mentioned.includes(what.slot)
    const noun = named && !plural ? nounOf(slot) : undefined
    if (noun !== undefined)
      for (const [words, whose] of WHOSE) if (hasPart(slot.filter, whose)) yield ["the", noun, ...words]
    if (context.self === true && noun !== undefined) yield ["that", noun]
    if (named && slot.players !== undefined && slot.filter !== undefined)
      yield ["that", ["permanent", "creature"], "or", "player"]
    if (!named) yield* spellAnother(slot, what.slot, context)
    const forms = saidForms(slot.forEachPlayer === undefined ? plural : undefined)
    yield* spellTarget(what.slot, "slot", forms, context)
    if (named) yield* spellAnother(slot, what.slot, context)
  }
}

/** The noun that keeps it apart from what a pronoun would mean; a target has its own words when first mentioned. */
export function calledBy(what: Selector, { called, mentioned }: Context): readonly string[] | undefined {
  const isNew = what.sel === "target" && !mentioned.includes(what.slot)
  return isNew ? undefined : called?.get(keyOf(what) ?? "")
}

function hasPart(filter: Filter | undefined, part: Filter): boolean {
  return filter?.is === "and" && filter.of.some((one) => same(one, part))
}

/** Those that could have been chosen but weren't. */
function isUnchosen(filter: Filter): boolean {
  const last = filter.is === "and" ? filter.of[filter.of.length - 1] : filter
  return last?.is === "not" && last.of.is === "among" && last.of.of.sel === "bound"
}

/** The noun for the kind of object a slot takes: "creature". */
function nounOf({ filter, zone }: TargetSlot): string | undefined {
  if (zone !== undefined) return undefined
  const parts = filter === undefined ? [] : filter.is === "and" ? filter.of : [filter]
  return NOUNS.find((noun) => parts.some((part) => part.is === "type" && same(noun.filter, part)))?.singular
}

/** "Another target creature" mentions its slot: later words refer back to it. */
function* spellAnother(slot: TargetSlot, at: number, context: Context): Iterable<readonly Item[]> {
  const before = context.mentioned.length
  context.mentioned.push(at)
  yield* anotherForms(slot)
  context.mentioned.length = before // none of them fitted
}

function* anotherForms(slot: TargetSlot): Iterable<readonly Item[]> {
  const { otherThan, ...rest } = slot
  const any = same(rest, { filter: ANY_TARGET, players: PLAYERS })
  // "Any other target" has a phrase of its own.
  if (otherThan !== undefined)
    for (const words of ANOTHER)
      if (words.length < 2 ? !any : otherThan.length > 1)
        yield [...words, any ? "target" : { symbol: "slot", value: rest }]
  const bare = rest.filter && withoutOther({ filter: rest.filter })
  if (bare !== undefined) yield ["another", { symbol: "slot", value: { ...rest, filter: bare.filter } }]
}

ORACLE.symbol("object").handwritten = {
  begins: (word) => SAID_WORDS.has(word) || BEGINS_SLOT.has(word),
  read: readObject,
  spell: spellObject,
}
