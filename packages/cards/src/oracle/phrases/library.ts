import type { Amount, Effect, Filter, MoveOptions, Selector, Zone } from "@apnap/engine"
import { asObject } from "../discourse/surface.ts"
import { define } from "../grammar/grammar.ts"
import { $, type Bindings } from "../grammar/hole.ts"
import { clause, does, ORACLE } from "../oracle.ts"
import { certain } from "./owners.ts"
import { ANY_NUMBER } from "./slots.ts"
import type { Things } from "./things.ts"

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>

certain("found", ["it", "them", "that card", "those cards", "the card"])

// Searching (701.23).

interface Sought {
  filter: Filter
  count: Amount
  upTo?: boolean
}

/** What is looked for: "a basic land card", "up to two creature cards". */
const sought = define<Sought>(ORACLE, "sought")
const wanted = (t: Things): Filter | undefined =>
  t.kind === "card" && t.zone === undefined ? t.filter : undefined
sought.iso(
  "a {t:thing}",
  ({ t }) => {
    const filter = wanted(t)
    return filter && { filter, count: 1 }
  },
  (s) => (s.count === 1 && s.upTo === undefined ? { t: { filter: s.filter, kind: "card" } } : undefined),
)
sought.iso(
  "up to {n:number} {t:things}",
  ({ t, n }) => {
    const filter = wanted(t)
    return filter && { filter, count: n, upTo: true }
  },
  (s) => (s.upTo === true ? { t: { filter: s.filter, kind: "card" }, n: s.count } : undefined),
)
sought.iso(
  "any number of {t:things}",
  ({ t }) => {
    const filter = wanted(t)
    return filter && { filter, count: ANY_NUMBER, upTo: true }
  },
  (s) => (s.count === ANY_NUMBER ? { t: { filter: s.filter, kind: "card" } } : undefined),
)
sought.iso(
  "{n:number} {t:things}",
  ({ t, n }) => {
    const filter = wanted(t)
    return filter && n !== 1 ? { filter, count: n } : undefined
  },
  (s) =>
    s.upTo === undefined && s.count !== 1 ? { t: { filter: s.filter, kind: "card" }, n: s.count } : undefined,
)

type End = Partial<Omit<Of<"search">, "do" | "filter" | "count" | "upTo" | "player">>

/** What is done with the cards that are found. */
const searchEnd = define<End>(ORACLE, "search end")
const SHUFFLE = ", then shuffle|shuffles"
does.iso(
  [
    "search(es) {o:own} library {a:and or} graveyard for {s:sought} , reveal it , and put it into {o:owners} hand . if you search your library this way , shuffle",
    "search(es) {o:own} library {a:and or} graveyard for {s:sought} , reveal it , and put it into {o:owners} hand . if you searched your library this way , shuffle",
  ],
  ({ s }) => ({ do: "search", ...(s as Sought), ...FROM_BOTH }),
  (value) => {
    if (value.do !== "search" || value.player !== undefined || !Array.isArray(value.zone)) return undefined
    const { filter, count, upTo } = value
    return { s: { filter, count, ...(upTo !== undefined && { upTo }) } }
  },
)
certain("and or", ["and/or"])
const FROM_BOTH: End = { zone: ["library", "graveyard"], to: "hand", reveal: true, shuffle: true }
for (const [reveal, said] of [
  [false, ""],
  [true, ", reveal|reveals {f:found}"],
] as const) {
  const shown = reveal ? { reveal } : {}
  searchEnd(`${said} , put|puts {f:found} into {o:owners} hand ${SHUFFLE}`, {
    to: "hand",
    shuffle: true,
    ...shown,
  })
  searchEnd(
    [
      `${said} , then shuffle|shuffles and put|puts {f:found} on top`,
      `${said} , then shuffle|shuffles and put|puts {f:found} on top of {o:owners} library`,
    ],
    { to: "library", shuffle: true, ...shown },
  )
}
searchEnd(`, put|puts {f:found} onto the battlefield ${SHUFFLE}`, { to: "battlefield", shuffle: true })
searchEnd(`, put|puts {f:found} onto the battlefield tapped ${SHUFFLE}`, {
  to: "battlefield",
  tapped: true,
  shuffle: true,
})
searchEnd(`, put|puts {f:found} into {o:owners} graveyard ${SHUFFLE}`, { to: "graveyard", shuffle: true })
searchEnd(`, exile|exiles {f:found} ${SHUFFLE}`, { to: "exile", shuffle: true })

does.iso(
  "search(es) {o:own} library for {s:sought} {e:search end}",
  ({ s, e }) => ({ do: "search", ...(s as Sought), ...(e as End) }),
  (value) => {
    if (value.do !== "search" || value.player !== undefined) return undefined
    const { do: _, filter, count, upTo, bind: __, player: ___, ...e } = value
    return { s: { filter, count, ...(upTo !== undefined && { upTo }) }, e }
  },
)

// Looking at and revealing the top of a library.

does("reveal(s) {what:object}", { do: "reveal", what: $<Selector>("what") })
does("look(s) at {what:object}", { do: "look", what: $<Selector>("what") })
does("look at the top {n:number} cards of your library , then put {f:found} back in any order", {
  do: "reorderTop",
  count: $<Amount>("n"),
})

type Dig = Of<"dig">

const rest = define<Dig["rest"]>(ORACLE, "dig rest")
rest("on the bottom of {o:owners} library|libraries in any order", {
  to: "library",
  position: -1,
  order: "chosen",
})
rest("on the bottom of {o:owners} library|libraries in a random order", {
  to: "library",
  position: -1,
  order: "random",
})
rest("on the bottom of {o:owners} library|libraries", { to: "library", position: -1 })
rest(["on top of {o:owners} library in any order", "back on top of {o:owners} library in any order"], {
  to: "library",
  order: "chosen",
})
rest("into {o:owners} graveyard|graveyards", { to: "graveyard" })
rest("into {o:owners} hand|hands", { to: "hand" })

/** Where what is taken goes. */
const taken = define<{ to: Zone } & MoveOptions>(ORACLE, "taken to")
taken("into {o:owners} hand|hands", { to: "hand" })
taken("onto the battlefield", { to: "battlefield" })
taken("onto the battlefield tapped", { to: "battlefield", tapped: true })
taken("into {o:owners} graveyard", { to: "graveyard" })
taken("on top of {o:owners} library", { to: "library" })

/** What is taken of the cards looked at, with the words up to "the rest". */
const take = define<Dig["take"]>(ORACLE, "dig take")
take.iso(
  "put {n:number} of {f:those} {to:taken to} and",
  ({ n, to }) => ({ count: n, ...(to as { to: Zone }) }),
  (t) => takeAny(t, false),
)
take.iso(
  ["you may put {n:number} of {f:those} {to:taken to} . put"],
  ({ n, to }) => ({ count: n, upTo: true, ...(to as { to: Zone }) }),
  (t) => takeAny(t, true),
)
certain("those", ["them", "those cards"])

function takeAny(t: Dig["take"], upTo: boolean): Bindings | undefined {
  const { count, upTo: may, filter, ...to } = t
  return filter === undefined && (may ?? false) === upTo ? { n: count, to } : undefined
}

for (const [words, reveal] of [
  ["you may reveal {t:taken things} from among them and put {f:found} {to:taken to} . put", true],
  ["reveal {t:taken things} from among them and put {f:found} {to:taken to} . put", true],
  ["you may put {t:taken things} from among them {to:taken to} . put", false],
  ["put {t:taken things} from among them {to:taken to} and", false],
  ["put {t:taken things} from among them {to:taken to} . put", false],
] as const) {
  const optional = words.startsWith("you may")
  take.iso(
    words,
    ({ t, to }) => takeSome(t, to, optional, reveal),
    (value) => tookSome(value, optional, reveal),
  )
}

function takeSome(t: Sought, to: { to: Zone }, optional: boolean, reveal: boolean): Dig["take"] {
  const upTo = optional || t.upTo === true
  return { filter: t.filter, count: t.count, ...(upTo && { upTo }), ...(reveal && { reveal }), ...to }
}

function tookSome(value: Dig["take"], optional: boolean, reveal: boolean): Bindings | undefined {
  const { filter, count, upTo, reveal: shown, ...to } = value
  if (filter === undefined || (shown ?? false) !== reveal) return undefined
  if (optional && upTo !== true) return undefined
  const t: Sought = { filter, count, ...(upTo === true && count !== 1 && { upTo }) }
  return { t, to }
}
ORACLE.symbol("taken things").handwritten = {
  read: (reader, at) => reader.read("sought", at),
  *spell(value) {
    const t = value as Sought
    yield [{ symbol: "sought", value: t }]
    if (t.upTo === undefined) return
    const { upTo: _, ...exactly } = t
    yield [{ symbol: "sought", value: exactly }]
  },
}

for (const [look, reveal] of [
  ["look at", false],
  ["reveal", true],
] as const) {
  const shown = reveal ? { reveal } : {}
  does(`${look} the top {n:number} cards of your library . {t:dig take} the rest {r:dig rest}`, {
    do: "dig",
    count: $<Amount>("n"),
    take: $<Dig["take"]>("t"),
    rest: $<Dig["rest"]>("r"),
    ...shown,
  })
  does(
    `${look} the top x cards of your library , where x is {q:quantity} . {t:dig take} the rest {r:dig rest}`,
    {
      do: "dig",
      count: $<Amount>("q"),
      take: $<Dig["take"]>("t"),
      rest: $<Dig["rest"]>("r"),
      ...shown,
    },
  )
  does.iso(
    `${look} the top {n:number} cards of your library . put all {t:things} {w:from them} {to:taken to} and the rest {r:dig rest}`,
    ({ n, t, to, r }) => {
      const filter = wanted(t)
      return (
        filter && {
          do: "dig",
          count: n,
          take: { filter, count: ANY_NUMBER, ...(to as { to: Zone }) },
          rest: r,
          ...shown,
        }
      )
    },
    (e) => {
      if (e.do !== "dig" || e.player !== undefined || (e.reveal ?? false) !== reveal) return undefined
      const { filter, count, ...to } = e.take
      if (filter === undefined || count !== ANY_NUMBER || to.upTo !== undefined) return undefined
      return { n: e.count, t: { filter, kind: "card" }, to, r: e.rest }
    },
  )
}
certain("from them", ["revealed this way", "from among them"])

// Hands.

clause.iso(
  "you choose a {t:thing} from it",
  ({ t }) => {
    const filter = wanted(t)
    return (
      filter && {
        do: "chooseObjects",
        what: { sel: "choose", filter, from: asObject({ sel: "said" }) },
        bind: "chosen",
      }
    )
  },
  (e) => {
    if (e.do !== "chooseObjects" || e.what.sel !== "choose" || e.what.from === undefined) return undefined
    const { sel, filter, from, bind, ...rest } = e.what
    return Object.values(rest).some((v) => v !== undefined) ? undefined : { t: { filter, kind: "card" } }
  },
)
clause("{w:discarder} discards {what:simple object}", {
  do: "move",
  what: $<Selector>("what"),
  to: "graveyard",
  cause: "discard",
})
certain("discarder", ["that player", "its owner", "they"])

does.iso(
  "look at the top two cards of your library . put one of them {to:taken to} and the other {r:dig rest}",
  ({ to, r }) => ({ do: "dig", count: 2, take: { count: 1, ...(to as { to: Zone }) }, rest: r }),
  (e) => {
    if (e.do !== "dig" || e.count !== 2 || e.player !== undefined || e.reveal !== undefined) return undefined
    const { count, filter, upTo, ...to } = e.take
    return count === 1 && filter === undefined && upTo === undefined ? { to, r: e.rest } : undefined
  },
)

// Cards from the top until one fits (701.20).
type DigUntil = Of<"digUntil">
for (const [verb, exile] of [
  ["reveal(s)", false],
  ["exile(s)", true],
] as const)
  does([`${verb} cards from the top of {o:own} library until {w:those players} ${verb} a {t:sought card}`], {
    do: "digUntil",
    filter: $<Filter>("t"),
    ...(exile && { exile }),
    bind: "found",
    restBind: "rest",
  } as DigUntil)
certain("those players", ["you", "they", "that player"])
const soughtCard = define<Filter>(ORACLE, "sought card")
soughtCard.iso(
  "{t:thing}",
  ({ t }) => wanted(t),
  (filter) => ({ t: { filter, kind: "card" } }),
)
// "Put that card into your hand and the rest on the bottom of your library."
does.iso(
  "put(s) {a:object} {to:taken to} and {b:object} {r:dig rest}",
  ({ a, to, b, r }) => ({
    do: "sequence",
    of: [
      { do: "move", what: a, ...(to as { to: Zone }) },
      { do: "move", what: b, ...(r as { to: Zone }) },
    ],
  }),
  () => undefined, // spelled as one instruction after the other
)
does.iso(
  "put(s) {a:object} {r:dig rest}",
  ({ a, r }) => ({ do: "move", what: a, ...(r as { to: Zone }) }),
  (e) => {
    if (e.do !== "move") return undefined
    const { do: _, what, bind, link, ...r } = e
    return { a: what, r }
  },
)
does.iso(
  "put(s) {s:sought} from among {x:object} {to:taken to}",
  ({ s, x, to }) => ({ do: "move", what: amongThem(s, x), ...(to as { to: Zone }) }),
  (e) => {
    if (e.do !== "move" || e.what.sel !== "choose" || e.what.from === undefined) return undefined
    const { do: _, what, bind, link, ...to } = e
    const { filter, from, count, upTo } = e.what
    return { s: { filter, count: count ?? 1, ...(upTo && { upTo }) }, x: from, to }
  },
)
does.iso(
  "exile(s) {s:sought} from among {x:object}",
  ({ s, x }) => ({ do: "move", what: amongThem(s, x), to: "exile" }),
  (e) => {
    if (e.do !== "move" || e.to !== "exile" || e.what.sel !== "choose" || e.what.from === undefined)
      return undefined
    const { filter, from, count, upTo } = e.what
    return { s: { filter, count: count ?? 1, ...(upTo && { upTo }) }, x: from }
  },
)
function amongThem(sought: unknown, from: Selector): Selector {
  const { filter, count, upTo } = sought as Sought
  return { sel: "choose", filter, from, ...(count !== 1 && { count }), ...(upTo && { upTo }) }
}
does.iso(
  "search(es) {w:whose} graveyard , hand , and library for {s:sought} and exile(s) {f:found} . then {p:those players} shuffles",
  ({ w, s }) => ({ do: "search", of: w, zone: ALL_HIDDEN, ...(s as Sought), to: "exile", shuffle: true }),
  (e) => {
    if (e.do !== "search" || e.of === undefined || e.to !== "exile" || !Array.isArray(e.zone))
      return undefined
    const { filter, count, upTo } = e
    return { w: e.of, s: { filter, count, ...(upTo && { upTo }) } }
  },
)
const ALL_HIDDEN: readonly Zone[] = ["graveyard", "hand", "library"]
for (const words of [
  "search(es) {w:whose} library for {s:sought} and exile(s) {f:found} . then {p:those players} shuffles",
  "search(es) {w:whose} library for {s:sought} , exile(s) {f:found} , then {p:those players} shuffles",
])
  does.iso(
    words,
    ({ w, s }) => ({ do: "search", of: w, ...(s as Sought), to: "exile", shuffle: true }),
    (e) => {
      if (e.do !== "search" || e.of === undefined || e.to !== "exile" || e.zone !== undefined)
        return undefined
      const { filter, count, upTo } = e
      return { w: e.of, s: { filter, count, ...(upTo && { upTo }) } }
    },
  )
clause.iso(
  "you choose a {t:thing} from it {p:post}",
  ({ t, p }) => {
    const filter = wanted(t)
    if (filter === undefined) return undefined
    const parts = filter.is === "any" ? [] : filter.is === "and" ? filter.of : [filter]
    const both: Filter = parts.length === 0 ? p : { is: "and", of: [...parts, p] }
    return {
      do: "chooseObjects",
      what: { sel: "choose", filter: both, from: asObject({ sel: "said" }) },
      bind: "chosen",
    }
  },
  (e) => {
    if (e.do !== "chooseObjects" || e.what.sel !== "choose" || e.what.from === undefined) return undefined
    const { filter } = e.what
    if (filter.is !== "and") return { t: { filter: { is: "any" }, kind: "card" }, p: filter }
    const rest = filter.of.slice(0, -1)
    return {
      t: { filter: rest.length === 1 ? rest[0] : { is: "and", of: rest }, kind: "card" },
      p: filter.of[filter.of.length - 1],
    }
  },
)
does.iso(
  "put(s) all {t:things} {w:from them} {to:taken to}",
  ({ t, to }) => {
    const filter = wanted(t)
    return (
      filter && {
        do: "move",
        what: { sel: "filtered", of: asObject({ sel: "said", plural: true }), filter },
        ...(to as { to: Zone }),
      }
    )
  },
  (e) => {
    if (e.do !== "move" || e.what.sel !== "filtered") return undefined
    const { do: _, what, bind, link, ...to } = e
    return { t: { filter: e.what.filter, kind: "card" }, to }
  },
)
