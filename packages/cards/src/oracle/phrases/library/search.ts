import type { Amount, Effect, Filter, PlayerSelector, Zone } from "@apnap/engine"
import { inPlaceOf } from "../../discourse/nodes.ts"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { does, ORACLE } from "../../oracle.ts"
import { joined } from "../becoming/changes.ts"
import { subjectOf, withPlayer } from "../effects/repeating/doers.ts"
import type { Things } from "../objects/things.ts"
import { whereX, xFor } from "../paragraph/where-x.ts"
import { certain } from "../players/owners.ts"
import { someNode } from "../some-node.ts"
import { ANY_NUMBER } from "../targets/slots.ts"

// Searching (701.23).

export type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>

certain("found", ["it", "them", "that card", "those cards", "the card", "the revealed cards"])

export interface Sought {
  filter: Filter
  count: Amount
  upTo?: boolean
  different?: "name"
  /** One more of each of these. */
  also?: readonly Filter[]
}

/** What is searched for: "a basic land card", "up to two creature cards". */
export const sought = define<Sought>(ORACLE, "sought")
export const wanted = (t: Things): Filter | undefined =>
  t.kind === "card" && t.zone === undefined ? t.filter : undefined
sought.iso(
  "a {t:thing}",
  ({ t }) => {
    const filter = wanted(t)
    return filter && { filter, count: 1 }
  },
  (s) =>
    s.count === 1 && s.upTo === undefined && !s.different && !s.also
      ? { t: { filter: s.filter, kind: "card" } }
      : undefined,
)
const severalSought = define<Sought>(ORACLE, "several sought")
// "A Forest card and a Plains card"; either may be left out, but "and/or" says so.
for (const [list, more] of [
  ["cards of each", {}],
  ["cards of some", { upTo: true }],
] as const)
  severalSought.iso(
    `{k:${list}}`,
    ({ k }) => {
      const [filter, ...also] = k as readonly Filter[]
      return { filter, count: 1, ...more, also }
    },
    ({ filter, count, also, ...rest }) =>
      also && count === 1 && same(rest, more) ? { k: [filter, ...also] } : undefined,
  )
define<Filter>(ORACLE, "one such card")("a {t:card thing}", $<Filter>("t"))
for (const [list, word] of [
  ["cards of each", "and"],
  ["cards of some", "and/or"],
] as const)
  joined(list, "one such card", word, 2)

sought.iso(
  "up to {n:number} {t:things}",
  ({ t, n }) => {
    const filter = wanted(t)
    return filter && { filter, count: n, upTo: true }
  },
  (s) =>
    s.upTo === true && !s.different && !s.also
      ? { t: { filter: s.filter, kind: "card" }, n: s.count }
      : undefined,
)
sought.iso(
  "any number of {t:things}",
  ({ t }) => {
    const filter = wanted(t)
    return filter && { filter, count: ANY_NUMBER, upTo: true }
  },
  (s) =>
    s.count === ANY_NUMBER && s.upTo === true && !s.different
      ? { t: { filter: s.filter, kind: "card" } }
      : undefined,
)
sought.iso(
  "{n:number} {t:things}",
  ({ t, n }) => {
    const filter = wanted(t)
    return filter && n !== 1 ? { filter, count: n } : undefined
  },
  (s) =>
    s.upTo === undefined && s.count !== 1 && !s.different
      ? { t: { filter: s.filter, kind: "card" }, n: s.count }
      : undefined,
)

type End = Partial<Omit<Of<"search">, "do" | "filter" | "count" | "upTo" | "player">>

/** What happens to the cards found. */
export const searchEnd = define<End>(ORACLE, "search end")
export const SHUFFLE = ", then shuffle|shuffles"
certain("and or", ["and/or"])
searchEnd(
  [
    `, put|puts {f:found} onto the battlefield ${SHUFFLE}`,
    `. put {f:found} onto the battlefield ${SHUFFLE}`,
    "and put|puts {f:found} onto the battlefield . then shuffle",
  ],
  { to: "battlefield", shuffle: true },
)
searchEnd(
  [
    `, put|puts {f:found} onto the battlefield tapped ${SHUFFLE}`,
    `. put {f:found} onto the battlefield tapped ${SHUFFLE}`,
  ],
  {
    to: "battlefield",
    tapped: true,
    shuffle: true,
  },
)
searchEnd.iso(
  `, put|puts {f:found} onto the battlefield attached to {p:player} ${SHUFFLE}`,
  ({ p }) =>
    (p as { who: string }).who === "said"
      ? undefined
      : { to: "battlefield", attachTo: { sel: "players", of: p as PlayerSelector }, shuffle: true },
  (e) => {
    const p = e.attachTo?.sel === "players" ? e.attachTo.of : undefined
    return p && same(e, { to: "battlefield", attachTo: e.attachTo, shuffle: true }) ? { p } : undefined
  },
)
searchEnd(
  [
    `, put|puts {f:found} into {o:owners} graveyard ${SHUFFLE}`,
    `. put {f:found} into {o:owners} graveyard ${SHUFFLE}`,
  ],
  { to: "graveyard", shuffle: true },
)
searchEnd(
  "and reveal(s) {f:found} . put one into {o:owners} hand and the other into {o:owners} graveyard . then shuffle",
  { reveal: true, to: "hand", others: "graveyard", shuffle: true },
)
searchEnd("and reveal(s) {f:found}", { reveal: true })
searchEnd(`, exile|exiles {f:found} ${SHUFFLE}`, { to: "exile", shuffle: true })
searchEnd(`, exile|exiles {f:found} face down ${SHUFFLE}`, { to: "exile", faceDown: true, shuffle: true })

for (const what of ["sought", "several sought"])
  does.iso(
    `search(es) {o:own} library for {s:${what}} {e:search end}`,
    ({ s, e }) => ({ do: "search", ...(s as Sought), ...(e as End) }),
    (value) => {
      if (value.do !== "search" || value.player !== undefined) return undefined
      const { do: _, bind: __, player: ___, ...rest } = value
      return soughtIn(rest)
    },
  )
does.iso(
  [
    "search(es) {w:whose} graveyard , hand , and library for {s:sought} and exile(s) {f:found} . then {p:shuffler} shuffles",
    "search(es) {w:whose} graveyard , hand , and library for {s:sought} and exile(s) {f:found} . {p:shuffler} shuffles",
  ],
  ({ w, s }) => ({ do: "search", of: w, zone: ALL_HIDDEN, ...(s as Sought), to: "exile", shuffle: true }),
  (e) => {
    if (e.do !== "search" || e.of === undefined || e.to !== "exile" || !Array.isArray(e.zone))
      return undefined
    const { filter, count, upTo } = e
    return { w: e.of, s: { filter, count, ...(upTo && { upTo }) } }
  },
)
// 701.23d: in a public zone all of them are found, in a hidden zone as many as the player finds.
does.iso(
  "search(es) {w:whose} graveyard , hand , and library for all {t:card things} and exile(s) {f:found} . then {p:shuffler} shuffles",
  ({ w, t }) => ({
    do: "search",
    of: w,
    zone: ALL_HIDDEN,
    filter: t,
    count: ANY_NUMBER,
    to: "exile",
    shuffle: true,
  }),
  (e) => {
    if (e.do !== "search" || e.of === undefined || e.to !== "exile" || !Array.isArray(e.zone))
      return undefined
    return e.count === ANY_NUMBER && e.upTo === undefined ? { w: e.of, t: e.filter } : undefined
  },
)
/** "That player shuffles, then draws a card for each …": the same, with what else that player does. */
does.iso(
  "search(es) {w:whose} graveyard , hand , and library for {s:sought} and exile(s) {f:found} . {p:shuffler} shuffles , then {d:does list}",
  ({ w, s, d }) => {
    const search = { do: "search", of: w, zone: ALL_HIDDEN, ...(s as Sought), to: "exile", shuffle: true }
    // What is counted afterwards refers back to the cards found.
    return { do: "sequence", of: [inPlaceOf(search, s as Sought) as Effect, withPlayer(d, w)] }
  },
  (e) => {
    const [search, more, ...others] = e.do === "sequence" ? e.of : []
    if (search?.do !== "search" || search.of === undefined || search.to !== "exile" || others.length > 0)
      return undefined
    const found = more && Array.isArray(search.zone) ? subjectOf(more) : undefined
    const { filter, count, upTo, of } = search
    return found && same(found.who, of)
      ? { w: of, s: { filter, count, ...(upTo && { upTo }) }, d: found.d }
      : undefined
  },
)
/** Whose library was searched. */
certain("shuffler", ["that player", "they", "you"])
const ALL_HIDDEN: readonly Zone[] = ["graveyard", "hand", "library"]
for (const words of [
  "search(es) {w:whose} library for {s:sought} and exile(s) {f:found} . then {p:shuffler} shuffles",
  "search(es) {w:whose} library for {s:sought} , exile(s) {f:found} , then {p:shuffler} shuffles",
  "search(es) {w:whose} library for {s:sought} and exile(s) {f:found} , then {p:shuffler} shuffles",
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
sought.iso(
  "{s:sought} with different names",
  ({ s }) => ((s as Sought).count === 1 ? undefined : { ...(s as Sought), different: "name" }),
  ({ different, ...s }) => (different === "name" ? { s } : undefined),
)
/** "A Curse card that doesn't have the same name as a Curse attached to enchanted player, … attached to that player". */
does.iso(
  `search(es) {o:own} library for {s:sought} , put|puts {f:found} onto the battlefield attached to that player ${SHUFFLE}`,
  ({ s }) => (someNode(s, isEnchanted) ? { do: "search", ...(s as Sought), ...ON_ENCHANTED } : undefined),
  (value) => {
    if (value.do !== "search" || value.player !== undefined) return undefined
    const { do: _, bind: __, ...rest } = value
    const { s, e } = soughtIn(rest)
    return someNode(s, isEnchanted) && same(e, ON_ENCHANTED) ? { s } : undefined
  },
)
const ON_ENCHANTED = {
  to: "battlefield",
  attachTo: { sel: "players", of: { who: "enchanted" } },
  shuffle: true,
} as const
function isEnchanted(node: object): boolean {
  return (node as { who?: string }).who === "enchanted"
}
/** Splits a search into what is searched for and the rest. */
function soughtIn<T extends Sought>({ filter, count, upTo, different, also, ...e }: T) {
  const s: Sought = {
    filter,
    count,
    ...(upTo !== undefined && { upTo }),
    ...(different !== undefined && { different }),
    ...(also !== undefined && { also }),
  }
  return { s, e }
}
/** "An instant card or a card with flash". */
sought.iso(
  "a {t:card thing} or a {u:card thing}",
  ({ t, u }) => ({ filter: { is: "or", of: [t, u] }, count: 1 }),
  (s) =>
    s.count === 1 && s.upTo === undefined && s.filter.is === "or" && s.filter.of.length === 2
      ? { t: s.filter.of[0], u: s.filter.of[1] }
      : undefined,
)
sought.iso(
  "a {t:card thing} , a {u:card thing} , or a {v:card thing}",
  ({ t, u, v }) => ({ filter: { is: "or", of: [t, u, v] }, count: 1 }),
  (s) =>
    s.count === 1 && s.upTo === undefined && s.filter.is === "or" && s.filter.of.length === 3
      ? { t: s.filter.of[0], u: s.filter.of[1], v: s.filter.of[2] }
      : undefined,
)
// 107.3i: X is defined after the cards.
does.iso(
  "search(es) {o:own} library for {s:sought} , where x is {q:quantity} {e:search end}",
  ({ s, q, e }) => {
    const told = whereX(s, q) as Sought | undefined
    return told && { do: "search", ...told, ...(e as End) }
  },
  (value) => {
    if (value.do !== "search" || value.player !== undefined) return undefined
    const { do: _, bind: __, player: ___, ...rest } = value
    const { s, e } = soughtIn(rest)
    const found = xFor(s)
    return found && { s: found.value, q: found.n, e }
  },
)
