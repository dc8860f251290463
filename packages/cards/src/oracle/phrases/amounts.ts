import type { Amount, CounterKind, EventPattern, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { asAmount, asObject } from "../discourse/surface.ts"
import { define } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { number, ORACLE, quantity } from "../oracle.ts"
import { ADJECTIVES } from "../words/adjectives.ts"
import { numberOf, wordFor } from "../words/numbers.ts"
import type { Things } from "./things.ts"

ORACLE.symbol("number").handwritten = {
  begins: (word) => numberOf(word) !== undefined || word === "x",
  read: (reader, at) => {
    const n = numberOf(reader.tokens[at] ?? "")
    if (n !== undefined) return [{ end: at + 1, value: n }]
    return reader.tokens[at] === "x" ? [{ end: at + 1, value: { n: "x" } }] : []
  },
  *spell(value) {
    const n = value as Amount
    if (typeof n === "number") yield [[wordFor(n), String(n)]]
    else if (n.n === "x") yield ["x"]
  },
}
/** A number that is printed in digits: of life, damage, power. */
ORACLE.symbol("digits").handwritten = {
  begins: (word) => numberOf(word) !== undefined || word === "x" || word === "that" || word === "twice",
  read: (reader, at) => reader.read("number", at),
  *spell(value) {
    if (typeof value === "number") yield [String(value)]
    yield [{ symbol: "number", value }]
  },
}
number(["that many", "that much"], asAmount({ n: "said", what: "many" }))
number.iso(
  ["that many", "that much"],
  () => undefined,
  (n) => (typeof n !== "number" && (n.n === "bound" || n.n === "countOf") ? {} : undefined),
)
number("twice that many|much", { n: "times", of: 2, by: asAmount({ n: "said", what: "many" }) })

/** "a card", "two cards": a number with its noun, whose singular takes an article. */
function counted(symbol: string, singular: string, plural: string): void {
  const rule = define<Amount>(ORACLE, symbol)
  rule(singular, 1)
  rule(plural, $<Amount>("n"))
}
counted("cards", "a card", "{n:number} cards")
counted("turns", "a turn", "{n:number} turns")

// A size with its sign: +2, -X.
ORACLE.symbol("size").handwritten = {
  begins: (word) => /^[+-]/.test(word),
  read: (reader, at) => {
    const sizes = /^([+-])(\d+|x)\/([+-])(\d+|x)$/.exec(reader.tokens[at] ?? "")
    if (sizes === null) return []
    const value = [signed(sizes[1], sizes[2]), signed(sizes[3], sizes[4])]
    return [{ end: at + 1, value }]
  },
  *spell(value) {
    const [power, toughness] = value as readonly [Amount, Amount]
    const p = signOf(power, toughness)
    const t = signOf(toughness, power)
    if (p !== undefined && t !== undefined) yield [`${p}/${t}`]
  },
}

function signed(sign: string, digits: string): Amount {
  if (digits === "x") return sign === "-" ? { n: "minus", of: 0, by: { n: "x" } } : { n: "x" }
  return sign === "-" ? 0 - Number(digits) : Number(digits)
}

/** The sign of nought follows the other number: -2/-0. */
function signOf(n: Amount, other: Amount): string | undefined {
  if (typeof n !== "number") {
    if (n.n === "x") return "+x"
    return n.n === "minus" && n.of === 0 && typeof n.by !== "number" && n.by.n === "x" ? "-x" : undefined
  }
  const negative = n < 0 || (n === 0 && (typeof other === "number" ? other < 0 : other.n === "minus"))
  return `${negative ? "-" : "+"}${Math.abs(n)}`
}

quantity("{what:objects'} power", { n: "power", of: $<Selector>("what") })
quantity("{what:objects'} toughness", { n: "toughness", of: $<Selector>("what") })
quantity("{what:objects'} mana value", { n: "manaValue", of: $<Selector>("what") })
quantity("the number of {kind:counter} counters on {what:object}", {
  n: "counters",
  kind: $<CounterKind>("kind"),
  of: $<Selector>("what"),
})
quantity.iso(
  "the number of {t:things}",
  ({ t }) => countOf(t),
  (n) => thingsCounted(n),
)
quantity("the number of cards in {who:whose} hand", { n: "handSize", of: $<PlayerSelector>("who") })
quantity("{who:whose} life total", { n: "life", of: $<PlayerSelector>("who") })
quantity("the greatest power among {t:all things}", {
  n: "over",
  of: $<Selector>("t"),
  what: "power",
  fold: "greatest",
})
quantity("the greatest mana value among {t:all things}", {
  n: "over",
  of: $<Selector>("t"),
  what: "manaValue",
  fold: "greatest",
})
quantity("your devotion to {c:color}", { n: "devotion", to: [$("c")] })
quantity("the number of basic land types among lands you control", { n: "domain" })
quantity("twice {n:quantity}", { n: "times", of: 2, by: $<Amount>("n") })
quantity("{m:number} plus {n:quantity}", { n: "plus", of: [$<Amount>("m"), $<Amount>("n")] })
quantity("half {n:quantity} , rounded up", { n: "half", of: $<Amount>("n"), round: "up" })
quantity("half {n:quantity} , rounded down", { n: "half", of: $<Amount>("n"), round: "down" })
quantity.iso(
  [
    "the damage dealt this way",
    "the life lost this way",
    "the life gained this way",
    "the amount of damage dealt this way",
    "the amount of life lost this way",
    "the number of cards discarded this way",
    "that much",
  ],
  () => asAmount({ n: "said", what: "way" }),
  (n) => (typeof n !== "number" && n.n === "bound" ? {} : undefined),
)
quantity("the amount of life {who:player} gained this turn", {
  n: "thisTurn",
  event: { on: "gainLife", player: $<PlayerSelector>("who") },
  sum: "amount",
})
quantity("the number of colors of mana spent to cast ~", { n: "manaSpent", colors: true })
quantity("the amount of mana spent to cast ~", { n: "manaSpent" })
quantity("the number of {t:died things} that died this turn", {
  n: "thisTurn",
  event: { on: "moves", object: $<Filter>("t"), from: "battlefield", to: "graveyard" },
})
const died = define<Filter>(ORACLE, "died things")
died.iso(
  ["{t:things}"],
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter } }),
)

/** "for each …": what is counted, one by one. */
const each = define<Amount>(ORACLE, "each")
each.iso(
  "{t:thing}",
  ({ t }) => countOf(t),
  (n) => thingsCounted(n),
)
each("{kind:counter} counter on {what:object}", {
  n: "counters",
  kind: $<CounterKind>("kind"),
  of: $<Selector>("what"),
})
each("opponent you have", { n: "countPlayers", of: { who: "opponents" } })
each("basic land type among lands you control", { n: "domain" })
each(["card in {who:whose} hand"], { n: "handSize", of: $<PlayerSelector>("who") })

const allThings = define<Selector>(ORACLE, "all things")
allThings.iso(
  "{t:things}",
  ({ t }) => {
    const things = t as Things
    return {
      sel: "all",
      filter: things.filter,
      ...(things.zone && { zone: things.zone }),
      ...(things.of && { of: things.of }),
    }
  },
  (s) => {
    if (s.sel !== "all") return undefined
    return {
      t: { filter: s.filter, ...(s.zone && { kind: "card", zone: s.zone }), ...(s.of && { of: s.of }) },
    }
  },
)

function countOf(things: Things): Amount | undefined {
  if (
    things.kind === "card"
      ? things.zone === undefined || isHand(things)
      : things.kind !== undefined || things.zone !== undefined
  )
    return undefined
  return {
    n: "count",
    filter: things.filter,
    ...(things.zone && { zone: things.zone }),
    ...(things.of && { of: things.of }),
  }
}

function isHand(things: Things): boolean {
  return things.zone === "hand" && things.filter.is === "any"
}

function thingsCounted(n: Amount): { t: Things } | undefined {
  if (typeof n === "number" || n.n !== "count") return undefined
  return {
    t: {
      filter: n.filter,
      ...(n.zone && { kind: "card" as const, zone: n.zone }),
      ...(n.of && { of: n.of }),
    },
  }
}

/** Counters are printed by their kind: "+1/+1", "charge". */
ORACLE.symbol("counter").handwritten = {
  read: (reader, at) => {
    const next = reader.tokens[at + 1]
    if (next !== "counter" && next !== "counters") {
      // Kinds of two words are keywords: "first strike counter".
      const third = reader.tokens[at + 2]
      if (third !== "counter" && third !== "counters") return []
      const two = `${reader.tokens[at]} ${next}`
      return TWO_WORD_COUNTERS.has(two) ? [{ end: at + 2, value: two }] : []
    }
    const word = reader.tokens[at]
    return /^[a-z]+$|^[+-]\d\/[+-]\d$/.test(word) && !NO_KIND.has(word) ? [{ end: at + 1, value: word }] : []
  },
  *spell(value) {
    yield (value as string).split(" ")
  },
}
const TWO_WORD_COUNTERS = new Set(["first strike", "double strike"])
const NO_KIND = new Set([
  "a",
  "each",
  "another",
  "no",
  "more",
  "that",
  "those",
  "the",
  "of",
  "other",
  "all",
  "x",
  "any",
])

const COLORS = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const
const color = define<string>(ORACLE, "color")
for (const [word, letter] of Object.entries(COLORS)) color(word, letter)

/** A quality by itself, after "is" or "that's": "a creature", "red", "tapped". */
const filter = define<Filter>(ORACLE, "thing filter")
filter.iso(
  ["a {t:thing}", "{t:thing}"],
  ({ t }) =>
    (t as Things).zone === undefined && (t as Things).kind !== "source" ? (t as Things).filter : undefined,
  (f) => ({ t: { filter: f } }),
)

filter.iso(
  "a {t:thing}",
  () => undefined,
  (f) => (isKindOfCard(f) ? { t: { filter: f, kind: "card" } } : undefined),
)
/** "A creature card": said of a card away from the battlefield. */
function isKindOfCard(f: Filter): boolean {
  const parts = f.is === "and" || f.is === "or" ? f.of : [f]
  const isKind = (part: Filter) => part.is === "type" || part.is === "subtype" || part.is === "permanent"
  return f.is === "or" ? parts.every(isKind) : parts.some(isKind)
}

each.iso(
  "{t:thing} that died this turn",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined
      ? {
          n: "thisTurn",
          event: { on: "moves", object: (t as Things).filter, from: "battlefield", to: "graveyard" },
        }
      : undefined,
  (n) =>
    typeof n !== "number" &&
    n.n === "thisTurn" &&
    n.event.on === "moves" &&
    n.event.to === "graveyard" &&
    n.event.from === "battlefield"
      ? { t: { filter: n.event.object } }
      : undefined,
)
each.iso(
  [
    "card discarded this way",
    "card exiled this way",
    "permanent destroyed this way",
    "creature destroyed this way",
    "permanent sacrificed this way",
    "creature sacrificed this way",
    "card milled this way",
  ],
  () => asAmount({ n: "said", what: "way" }),
  (n) => (typeof n !== "number" && n.n === "bound" ? {} : undefined),
)
for (const [words, quality] of ADJECTIVES) if (quality.is !== "other") filter(words, quality)
quantity("{a:quantity} plus {b:quantity}", { n: "plus", of: [$<Amount>("a"), $<Amount>("b")] })
quantity("{a:quantity} plus {m:number}", { n: "plus", of: [$<Amount>("a"), $<Amount>("m")] })
quantity("{a:quantity} minus {m:number}", { n: "minus", of: $<Amount>("a"), by: $<Amount>("m") })
quantity("the total power of {t:all things}", { n: "over", of: $("t"), what: "power", fold: "total" })
quantity("the total mana value of {t:all things}", {
  n: "over",
  of: $("t"),
  what: "manaValue",
  fold: "total",
})
quantity("the greatest number of opponents you have", { n: "countPlayers", of: { who: "opponents" } })
quantity("the number of opponents you have", { n: "countPlayers", of: { who: "opponents" } })
quantity(["the number of creatures in your party"], { n: "party" })
each("creature in your party", { n: "party" })
quantity("the number of colors among {t:all things}", { n: "distinct", what: "colors", of: $("t") })
each("color among {t:all things}", { n: "distinct", what: "colors", of: $("t") })
quantity(["the number of card types among {t:all things}"], { n: "distinct", what: "cardTypes", of: $("t") })
each("card type among {t:all things}", { n: "distinct", what: "cardTypes", of: $("t") })
quantity("the number of cards you've drawn this turn", {
  n: "thisTurn",
  event: { on: "draw", player: { who: "you" } },
})
each("card you've drawn this turn", { n: "thisTurn", event: { on: "draw", player: { who: "you" } } })
quantity("the number of spells you've cast this turn", { n: "spellsCast", by: { who: "you" } })
each("spell you've cast this turn", { n: "spellsCast", by: { who: "you" } })
each("spell cast before it this turn", { n: "castBefore" })
each(["color of mana spent to cast it|~"], { n: "manaSpent", colors: true })
quantity("the number of colors of mana spent to cast it", { n: "manaSpent", colors: true })
quantity("the amount of mana spent to cast it", { n: "manaSpent" })
quantity(["the number of times it was kicked", "the number of times ~ was kicked"], { n: "timesKicked" })
each(["time it was kicked", "time ~ was kicked"], { n: "timesKicked" })
quantity("the amount of life you gained this turn", {
  n: "thisTurn",
  event: { on: "gainLife", player: { who: "you" } },
  sum: "amount",
})
quantity(["the amount of life you've lost this turn", "the amount of life you lost this turn"], {
  n: "thisTurn",
  event: { on: "loseLife", player: { who: "you" } },
  sum: "amount",
})
quantity("the total amount of life your opponents have lost this turn", {
  n: "thisTurn",
  event: { on: "loseLife", player: { who: "opponents" } },
  sum: "amount",
})
each("player", { n: "countPlayers", of: { who: "players" } })
each("opponent", { n: "countPlayers", of: { who: "opponents" } })
each("1 damage prevented this way", { n: "bound", name: "prevented" })
each("1 life lost this way", asAmount({ n: "said", what: "way" }))
each("1 life you lost this way", asAmount({ n: "said", what: "way" }))
quantity("the greatest toughness among {t:all things}", {
  n: "over",
  of: $<Selector>("t"),
  what: "toughness",
  fold: "greatest",
})
quantity("your speed", { n: "speed" })
each("{kind:counter} counter you have", {
  n: "playerCounters",
  kind: $<CounterKind>("kind"),
  of: { who: "you" },
})
quantity("the number of {kind:counter} counters {who:player} has/have", {
  n: "playerCounters",
  kind: $<CounterKind>("kind"),
  of: $<PlayerSelector>("who"),
})
quantity("the difference between {a:quantity} and {b:quantity}", {
  n: "max",
  of: [
    { n: "minus", of: $<Amount>("a"), by: $<Amount>("b") },
    { n: "minus", of: $<Amount>("b"), by: $<Amount>("a") },
  ],
})
/** "For each creature destroyed this way": of those that something was done to, the ones that fit. */
const WAYS = "destroyed sacrificed discarded exiled revealed milled returned tapped".split(" ")
each.iso(
  "{t:thing} {p:way done} this way",
  ({ t, p }) => countWay(t, p as string),
  (n) => {
    if (typeof n === "number" || n.n !== "countOf" || n.of.sel !== "filtered") return undefined
    const { of, filter: fit } = n.of
    return of.sel === "bound" ? { t: { filter: fit }, p: undefined } : undefined
  },
)
each.iso(
  "{t:thing} {p:way done} this way",
  () => undefined,
  (n) => {
    if (typeof n === "number" || n.n !== "countOf" || n.of.sel !== "filtered") return undefined
    return n.of.of.sel === "bound" ? { t: { filter: n.of.filter, kind: "card" }, p: undefined } : undefined
  },
)
ORACLE.symbol("way done").handwritten = {
  begins: (word) => WAYS.includes(word),
  read: (reader, at) => (WAYS.includes(reader.tokens[at]) ? [{ end: at + 1, value: reader.tokens[at] }] : []),
  *spell() {
    yield [WAYS]
  },
}
export function countWay(things: unknown, how: string): Amount | undefined {
  const { kind, zone, filter: fit } = things as Things
  if ((kind !== undefined && kind !== "card") || zone !== undefined) return undefined
  return {
    n: "countOf",
    of: { sel: "filtered", of: asObject({ sel: "said", plural: true, how }), filter: fit },
  }
}
each.iso(
  "{t:thing} that died under your control this turn",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined
      ? { n: "thisTurn", event: diedUnderYours((t as Things).filter) }
      : undefined,
  (n) => {
    if (typeof n === "number" || n.n !== "thisTurn" || n.event.on !== "moves") return undefined
    const { object } = n.event
    return object.is === "and" && object.of.length === 2 && same(n.event, diedUnderYours(object.of[0]))
      ? { t: { filter: object.of[0] } }
      : undefined
  },
)
function diedUnderYours(filter: Filter): EventPattern {
  const object: Filter = { is: "and", of: [filter, { is: "controlledBy", player: { who: "you" } }] }
  return { on: "moves", object, from: "battlefield", to: "graveyard" }
}
