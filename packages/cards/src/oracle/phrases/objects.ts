import type { Amount, Filter, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { asObject } from "../discourse/surface.ts"
import type { Context, Item, Reader, Reading } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { ORACLE, object, objects } from "../oracle.ts"
import { NOUNS } from "../words/nouns.ts"
import { wordFor } from "../words/numbers.ts"
import { withOther, withoutOther } from "./other.ts"
import { spellTarget } from "./players.ts"
import { ANY_NUMBER } from "./slots.ts"
import type { Things } from "./things.ts"

object("~", { sel: "self" })
object(["~ from your graveyard", "~ from your hand"], { sel: "self" })
object("enchanted|equipped|fortified {noun:host}", { sel: "attachedTo" })
object("the chosen creature|permanent|card", { sel: "chosen" })
object.iso(
  ["each {t:thing}", "each of {t:things}"],
  ({ t }) => allOf(t),
  (value) => thingsOfAll(value),
)
object.iso(
  ["all {t:things}", "{t:things}"],
  ({ t }) => allOf(t),
  (value) => thingsOfAll(value),
)
object.iso(
  ["a {t:thing}", "a {t:thing} of your choice"],
  ({ t }) => choiceOf(t),
  (value) => thingsOfChoice(value, undefined, undefined),
)
object.iso(
  "a {t:thing} at random",
  ({ t }) => atRandom(choiceOf(t)),
  (value) => {
    if (value.sel !== "choose" || value.random !== true) return undefined
    const { random: _, ...rest } = value
    return thingsOfChoice(rest, undefined, undefined)
  },
)
object.iso(
  "{n:number} {t:things} at random",
  ({ n, t }) => (n === 1 ? undefined : atRandom(choiceOf(t, { count: n }))),
  (value) => {
    if (value.sel !== "choose" || value.random !== true || value.count === undefined) return undefined
    const { random: _, ...rest } = value
    return thingsOfChoice(rest, value.count, undefined)
  },
)
object.iso(
  "another {t:thing}",
  ({ t }) => choiceOf(t, { other: true }),
  (value) => {
    const made = thingsOfChoice(value, undefined, undefined)
    const bare = made && withoutOther(made.t)
    return bare && { t: bare }
  },
)
object.iso(
  "{n:number} {t:things}",
  ({ n, t }) => (n === 1 ? undefined : choiceOf(t, { count: n })),
  (value) =>
    value.sel === "choose" && value.count !== undefined
      ? thingsOfChoice(value, value.count, undefined)
      : undefined,
)
object.iso(
  "any number of {t:things}",
  ({ t }) => choiceOf(t, { count: ANY_NUMBER, upTo: true }),
  (value) =>
    value.sel === "choose" && value.count === ANY_NUMBER
      ? thingsOfChoice(value, ANY_NUMBER, true)
      : undefined,
)
object.iso(
  "up to {n:number} {t:things}",
  ({ n, t }) => choiceOf(t, { count: n, upTo: true }),
  (value) =>
    value.sel === "choose" && value.count !== undefined
      ? thingsOfChoice(value, value.count, true)
      : undefined,
)
object("the top card of {who:whose} library", { sel: "libraryTop", of: $<PlayerSelector>("who"), count: 1 })
object("the bottom card of {who:whose} library", {
  sel: "libraryTop",
  of: $<PlayerSelector>("who"),
  count: 1,
  bottom: true,
})
object("the top {n:number} cards of {who:whose} library", {
  sel: "libraryTop",
  of: $<PlayerSelector>("who"),
  count: $<Amount>("n"),
})
object("{who:whose} hand", { sel: "all", filter: { is: "any" }, zone: "hand", of: $<PlayerSelector>("who") })
object("{who:whose} graveyard", {
  sel: "all",
  filter: { is: "any" },
  zone: "graveyard",
  of: $<PlayerSelector>("who"),
})
object("{a:object} and {b:other object}", { sel: "union", of: [$<Selector>("a"), $<Selector>("b")] })
// What stands second in a pair is no pair itself.
ORACLE.symbol("other object").handwritten = {
  read: (reader, at) => reader.read("simple object", at),
  spell: (value) => [[{ symbol: "simple object", value }]],
}

/** The noun after "enchanted" repeats the quality of the enchant ability. */
ORACLE.symbol("host").handwritten = {
  begins: (word) => NOUNS.some((noun) => noun.singular === word),
  read: (reader, at) =>
    NOUNS.some((noun) => noun.singular === reader.tokens[at])
      ? [{ end: at + 1, value: reader.tokens[at] }]
      : [],
  *spell() {
    yield [["creature", ...NOUNS.map((noun) => noun.singular)]]
  },
}

function allOf(things: Things): Selector | undefined {
  if (
    things.kind === "card"
      ? things.zone === undefined
      : things.kind !== undefined || things.zone !== undefined
  )
    return undefined
  return { sel: "all", filter: things.filter, ...place(things) }
}

function atRandom(choice: Selector | undefined): Selector | undefined {
  return choice && ({ ...choice, random: true } as Selector)
}

function place(things: Things): Pick<Things, "zone" | "of"> {
  return { ...(things.zone && { zone: things.zone }), ...(things.of && { of: things.of }) }
}

function thingsOfAll(value: Selector): { t: Things } | undefined {
  if (value.sel !== "all") return undefined
  return { t: { filter: value.filter, ...(value.zone && { kind: "card" as const }), ...place(value) } }
}

function choiceOf(
  things: Things,
  extra: { other?: boolean; count?: Amount; upTo?: boolean } = {},
): Selector | undefined {
  if (
    things.kind === "card"
      ? things.zone === undefined
      : things.kind !== undefined || things.zone !== undefined
  )
    return undefined
  const { other, ...counts } = extra
  const filter = other === true ? withOther(things.filter) : things.filter
  return { sel: "choose", filter, ...place(things), ...counts }
}

function thingsOfChoice(
  value: Selector,
  count: Amount | undefined,
  upTo: boolean | undefined,
): { t: Things; n?: Amount } | undefined {
  if (value.sel !== "choose" || value.count !== count || value.upTo !== upTo) return undefined
  const { sel, filter, zone, of, count: _, upTo: __, bind, ...rest } = value
  if (Object.values(rest).some((v) => v !== undefined)) return undefined
  return {
    t: { filter, ...(zone && { kind: "card" as const, zone }), ...(of && { of }) },
    ...(count !== undefined && { n: count }),
  }
}

// Words that point back, and targets.

/** First words of what points back, and of targets. */
const SAID_WORDS: ReadonlySet<string> = new Set([
  "it",
  "them",
  "they",
  "that",
  "those",
  "the",
  "another",
  "all",
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
  const [first, second, third] = [reader.tokens[at], reader.tokens[at + 1], reader.tokens[at + 2]]
  const said = (
    end: number,
    plural: boolean,
    more: { noun?: Filter; how?: string; that?: boolean; spell?: boolean } = {},
  ): Reading => ({
    end,
    value: asObject({ sel: "said", ...(plural && { plural }), ...more }),
  })
  if (first === "it") return [said(at + 1, false)]
  if (PLURAL_SAID.includes(first)) return [said(at + 1, true)]
  if (first === "that" || first === "those")
    return nounAt(reader, at + 1, first === "those").map((n) =>
      said(n.end, first === "those", {
        that: true,
        ...(n.noun && { noun: n.noun }),
        ...(n.spell && { spell: true }),
      }),
    )
  const rest = REST.find((words) => words.every((word, i) => reader.tokens[at + i] === word))
  if (rest !== undefined) return [said(at + rest.length, true, { how: "rest" })]
  if (first !== "the") return []
  if (PARTICIPLES.includes(second)) {
    return [false, true].flatMap((plural) =>
      nounAt(reader, at + 2, plural).map((n) =>
        said(n.end, plural, { how: second, ...(n.noun && { noun: n.noun }) }),
      ),
    )
  }
  if (second === "token" || second === "tokens")
    return [said(at + 2, second === "tokens", { noun: { is: "token" } })]
  if (third === undefined) return []
  return []
}

/** The cards that were looked through before the one that was looked for. */
const REST = [
  ["the", "rest"],
  ["all", "other", "cards", "revealed", "this", "way"],
  ["all", "other", "revealed", "cards"],
  ["the", "other", "cards"],
]

interface Noun {
  end: number
  noun?: Filter
  spell?: boolean
}

const OR_ABILITY = ["or", "ability"]

function nounAt(reader: Reader, at: number, plural: boolean): Noun[] {
  const word = reader.tokens[at]
  const found = NOUNS.find((noun) => (plural ? noun.plural : noun.singular) === word)
  if (found !== undefined) {
    // "that creature card"
    const card = reader.tokens[at + 1] === (plural ? "cards" : "card") ? 1 : 0
    return [{ end: at + 1 + card, noun: found.filter }]
  }
  if (word === (plural ? "cards" : "card")) return [{ end: at + 1 }]
  if (word === (plural ? "abilities" : "ability")) return [{ end: at + 1, spell: true }]
  if (word !== (plural ? "spells" : "spell")) return []
  const or = OR_ABILITY.every((next, i) => reader.tokens[at + 1 + i] === next)
  return [...(or ? [{ end: at + 3, spell: true }] : []), { end: at + 1, spell: true }]
}

function readObject(reader: Reader, at: number): readonly Reading[] {
  const found = readSaid(reader, at)
  for (const r of reader.read("slot", at))
    found.push({ end: r.end, value: asObject({ sel: "mention", slot: r.value as TargetSlot }) })
  if (reader.tokens[at] === "another" && reader.tokens[at + 1] === "target")
    for (const r of reader.read("slot", at + 1))
      found.push({
        end: r.end,
        value: asObject({ sel: "mention", slot: r.value as TargetSlot, another: true }),
      })
  return found
}

const SINGULAR_NOUNS = [...NOUNS.map((noun) => noun.singular), "card", "spell"]
const PLURAL_NOUNS = [...NOUNS.map((noun) => noun.plural), "cards", "spells"]

/** The words that point back at one object or several; the printed one first. */
function saidForms(plural: boolean | undefined): readonly (readonly Item[])[] {
  const singular: readonly (readonly Item[])[] = [
    ["it"],
    ["that", SINGULAR_NOUNS],
    ["that", SINGULAR_NOUNS, "card"],
    ["that", "ability"],
    ["that", "spell", "or", "ability"],
    ["the", "token"],
    ["the", PARTICIPLES, SINGULAR_NOUNS],
    ["the", PARTICIPLES, SINGULAR_NOUNS, "card"],
  ]
  const many: readonly (readonly Item[])[] = [
    ["them"],
    ["they"],
    ...REST,
    ["those", PLURAL_NOUNS],
    ["those", PLURAL_NOUNS, "cards"],
    ["the", "tokens"],
    ["the", PARTICIPLES, PLURAL_NOUNS],
  ]
  return plural === undefined ? [...singular, ...many] : plural ? many : singular
}

function* spellObject(value: unknown, context: Context): Iterable<readonly Item[]> {
  const what = value as Selector
  if (what.sel === "self") yield ["it"]
  else if (what.sel === "bound" || what.sel === "linked") yield* saidForms(undefined)
  else if (what.sel === "all") yield* saidForms(true)
  else if (what.sel === "filtered" && what.filter.is === "inZone") yield* REST
  else if (what.sel === "attachedTo") yield* saidForms(false)
  else if (what.sel === "target") {
    const slot = context.targets[what.slot] as TargetSlot | undefined
    if (slot === undefined) return
    const plural = slot.max !== undefined && slot.max !== 1
    yield* spellAnother(what.slot, slot, context)
    yield* spellTarget(what.slot, "slot", saidForms(plural), context)
  }
}

function* spellAnother(index: number, slot: TargetSlot, context: Context): Iterable<readonly Item[]> {
  const { otherThan, ...rest } = slot
  if (context.mentioned.includes(index)) return
  if (otherThan !== undefined) yield ["another", { symbol: "slot", value: rest }]
  const bare = rest.filter && withoutOther({ filter: rest.filter })
  if (bare !== undefined) yield ["another", { symbol: "slot", value: { ...rest, filter: bare.filter } }]
}

ORACLE.symbol("object").handwritten = {
  begins: (word) => SAID_WORDS.has(word) || BEGINS_SLOT.has(word),
  read: readObject,
  spell: spellObject,
}
ORACLE.symbol("simple object").handwritten = {
  read: (reader, at) => reader.read("object", at).filter((r) => (r.value as Selector).sel !== "union"),
  spell: (value) => ((value as Selector).sel === "union" ? [] : [[{ symbol: "object", value }]]),
}

/** What a static ability speaks of: all that fit are named in the plural without "all". */
ORACLE.symbol("group").handwritten = {
  read: (reader, at) => reader.read("object", at),
  *spell(value) {
    const made = thingsOfAll(value as Selector)
    if (made !== undefined) yield [{ symbol: "things", value: made.t }]
    yield [{ symbol: "object", value }]
  },
}

// Possessives. What was named already is printed as "its", not "it's"; "its" itself is read below.
objects.iso(
  "its",
  () => undefined,
  (what, { mentioned }) =>
    what.sel === "bound" || (what.sel === "target" && mentioned.includes(what.slot)) ? {} : undefined,
)
objects.iso(
  "{what:simple object} 's|'",
  ({ what }) => ((what as { sel: string }).sel === "self" ? undefined : what),
  (what) => (what.sel === "self" ? undefined : { what }),
)
ORACLE.symbol("objects'").handwritten = {
  read: (reader, at) => {
    const word = reader.tokens[at]
    if (word === "its") return [{ end: at + 1, value: asObject({ sel: "said" }) }]
    return word === "their" ? [{ end: at + 1, value: asObject({ sel: "said", plural: true }) }] : []
  },
  *spell(value) {
    const what = value as Selector
    if (
      what.sel === "self" ||
      what.sel === "bound" ||
      what.sel === "target" ||
      what.sel === "linked" ||
      what.sel === "attachedTo"
    )
      yield [["its", "their"]]
    if (what.sel === "all" || what.sel === "union" || what.sel === "choose") yield [["its", "their"]]
  },
}

object.iso(
  "one of {w:object}",
  ({ w }) =>
    (w as { sel: string }).sel === "said" ? { sel: "choose", filter: { is: "any" }, from: w } : undefined,
  (s) =>
    s.sel === "choose" && s.from !== undefined && s.filter.is === "any" && s.count === undefined
      ? { w: s.from }
      : undefined,
)
object.iso(
  "{n:number} of {w:object}",
  ({ n, w }) =>
    (w as { sel: string }).sel === "said" && n !== 1
      ? { sel: "choose", filter: { is: "any" }, from: w, count: n }
      : undefined,
  (s) =>
    s.sel === "choose" && s.from !== undefined && s.filter.is === "any" && s.count !== undefined && !s.upTo
      ? { w: s.from, n: s.count }
      : undefined,
)
object("all graveyards", { sel: "all", filter: { is: "any" }, zone: "graveyard" })
object.iso(
  "a {t:thing} at random {z:place}",
  ({ t, z }) => {
    const things = t as Things
    return things.kind === "card" && things.zone === undefined
      ? atRandom(choiceOf({ ...things, ...(z as Pick<Things, "zone" | "of">) }))
      : undefined
  },
  (value) => {
    if (value.sel !== "choose" || value.random !== true || value.zone === undefined) return undefined
    return {
      t: { filter: value.filter, kind: "card" },
      z: { zone: value.zone, ...(value.of && { of: value.of }) },
    }
  },
)
