import type { Amount, Filter, Selector, Zone } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../oracle.ts"
import type { Things } from "../objects/things.ts"
import { certain } from "../players/owners.ts"
import { ANY_NUMBER } from "../targets/slots.ts"
import type { Dig } from "./dig.ts"
import { type Sought, wanted } from "./search.ts"

// Cards chosen from among those just seen.

for (const [look, reveal] of [
  ["look at", false],
  ["reveal", true],
] as const) {
  const shown = reveal ? { reveal } : {}
  does(`${look} the top {n:number} cards of your library . {t:dig take} the rest|other {r:dig rest}`, {
    do: "dig",
    count: $<Amount>("n"),
    take: $<Dig["take"]>("t"),
    rest: $<Dig["rest"]>("r"),
    ...shown,
  })
  does(
    `${look} the top x cards of your library , where x is {q:quantity} . {t:dig take} the rest|other {r:dig rest}`,
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
/** "You choose a nonland card from that player's graveyard or hand": the hand was revealed. */
clause.iso(
  "you choose a {t:thing}",
  ({ t }) => {
    const { kind, zone, of, filter } = t as Things
    if (kind !== "card" || !Array.isArray(zone) || of === undefined || of.who === "you") return undefined
    return { do: "chooseObjects", what: { sel: "choose", filter, zone, of }, bind: "chosen" }
  },
  (e) => {
    if (e.do !== "chooseObjects" || e.what.sel !== "choose" || !Array.isArray(e.what.zone)) return undefined
    const { sel: _, filter, zone, of, ...rest } = e.what
    const isPlain = of !== undefined && Object.values(rest).every((value) => value === undefined)
    return isPlain ? { t: { filter, kind: "card", zone, of } } : undefined
  },
)
clause.iso(
  "choose {s:sought} from it",
  ({ s }) =>
    (s as Sought).count === 1
      ? undefined
      : { do: "chooseObjects", what: amongThem(s, asObject({ sel: "said" })), bind: "chosen" },
  (e) => {
    if (e.do !== "chooseObjects" || e.what.sel !== "choose" || e.what.from === undefined) return undefined
    const { filter, count = 1, upTo } = e.what
    return { s: { filter, count, ...(upTo && { upTo }) } }
  },
)
// "Look at that player's hand and choose a card from it. The player discards that card."
clause.iso(
  "choose a {t:further card sought} from it",
  ({ t }) => ({
    do: "chooseObjects",
    what: { sel: "choose", filter: t, from: asObject({ sel: "said" }) },
    bind: "chosen",
  }),
  (e, { printed }) => {
    if (printed === true || e.do !== "chooseObjects") return undefined // printed as "you choose"
    if (e.what.sel !== "choose" || e.what.from === undefined) return undefined
    const { sel, filter, from, bind, ...rest } = e.what
    return Object.values(rest).some((v) => v !== undefined) ? undefined : { t: filter }
  },
)
/** A card, if the words before go on with "and": what may be chosen has words of its own. */
ORACLE.symbol("further card sought").handwritten = {
  read: (reader, at) => (reader.tokens[at - 3] === "and" ? reader.read("card thing", at) : []),
  spell: (value) => [[{ symbol: "card thing", value }]],
}
clause("{w:discarder} discards {what:simple object}", {
  do: "move",
  what: $<Selector>("what"),
  to: "graveyard",
  cause: "discard",
})
certain("discarder", ["that player", "its owner", "they"])
clause("the player discards {what:that very card}", {
  do: "move",
  what: $<Selector>("what"),
  to: "graveyard",
  cause: "discard",
})
ORACLE.symbol("that very card").handwritten = {
  begins: (word) => word === "that",
  read: (reader, at) => (reader.tokens[at] === "that" ? reader.read("simple object", at) : []),
  spell: (value) => [[{ symbol: "simple object", value }]],
}
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
  () => undefined, // printed as separate instructions
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
    if (e.what.oneOfEach !== undefined) return undefined
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
    if (e.faceDown !== undefined) return undefined
    const { filter, from, count, upTo } = e.what
    return { s: { filter, count: count ?? 1, ...(upTo && { upTo }) }, x: from }
  },
)
// One of each: either may be left out, so there is no separate choice of whether to do it.
clause.iso(
  "you may put a {a:card thing} and/or a {b:card thing} from among {x:object} {to:taken to}",
  ({ a, b, x, to }) => ({ do: "move", what: oneOfEach(a, b, x), ...(to as { to: Zone }) }),
  (e) => {
    if (e.do !== "move" || e.what.sel !== "choose" || e.what.from === undefined) return undefined
    const { do: _, what, bind, link, ...to } = e
    const [a, b] = what.oneOfEach ?? []
    return a && b && { a, b, x: what.from, to }
  },
)
function oneOfEach(a: Filter, b: Filter, from: Selector): Selector {
  const filter: Filter = { is: "or", of: [a, b] }
  return { sel: "choose", filter, from, count: 2, upTo: true, oneOfEach: [a, b] }
}
function amongThem(sought: unknown, from: Selector): Selector {
  const { filter, count, upTo } = sought as Sought
  return { sel: "choose", filter, from, ...(count !== 1 && { count }), ...(upTo && { upTo }) }
}
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
clause.iso(
  "you may choose a {t:thing} from it",
  ({ t }) => {
    const filter = wanted(t)
    const what: Selector | undefined = filter && {
      sel: "choose",
      filter,
      from: asObject({ sel: "said" }),
      upTo: true,
    }
    return what && { do: "chooseObjects", what, bind: "chosen" }
  },
  (e) => {
    if (e.do !== "chooseObjects" || e.what.sel !== "choose" || e.what.from === undefined) return undefined
    const { sel, filter, from, bind, upTo, ...rest } = e.what
    return upTo === true && Object.values(rest).every((v) => v === undefined)
      ? { t: { filter, kind: "card" } }
      : undefined
  },
)
