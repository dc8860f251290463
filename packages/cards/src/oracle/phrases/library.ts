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
    "search(es) {o:owners} library {a:and or} graveyard for {s:sought} , reveal it , and put it into {o:owners} hand . if you search your library this way , shuffle",
    "search(es) {o:owners} library {a:and or} graveyard for {s:sought} , reveal it , and put it into {o:owners} hand . if you searched your library this way , shuffle",
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
  "search(es) {o:owners} library for {s:sought} {e:search end}",
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
rest("on the bottom of your library in any order", { to: "library", position: -1, order: "chosen" })
rest("on the bottom of your library in a random order", { to: "library", position: -1, order: "random" })
rest("on the bottom of your library", { to: "library", position: -1 })
rest(["on top of your library in any order", "back on top of your library in any order"], {
  to: "library",
  order: "chosen",
})
rest("into your graveyard", { to: "graveyard" })
rest("into your hand", { to: "hand" })

/** Where what is taken goes. */
const taken = define<{ to: Zone } & MoveOptions>(ORACLE, "taken to")
taken("into your hand", { to: "hand" })
taken("onto the battlefield", { to: "battlefield" })
taken("onto the battlefield tapped", { to: "battlefield", tapped: true })
taken("into your graveyard", { to: "graveyard" })
taken("on top of your library", { to: "library" })

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
