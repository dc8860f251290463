import type { Amount, Effect, Filter, PlayerSelector } from "@apnap/engine"
import { $, same } from "../../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../../oracle.ts"
import { what } from "../../holes.ts"
import type { Sought } from "../../library/search.ts"

// Fetching cards from libraries and hands, and putting them back.

does.iso(
  [
    "search(es) {w:whose} library for {s:sought} and put(s) {f:found} onto the battlefield under your control . then {p:shuffler} shuffles",
  ],
  ({ w, s }) => ({ do: "search", of: w, ...(s as Sought), to: "battlefield", control: YOU, shuffle: true }),
  (e) => {
    if (e.do !== "search" || e.of === undefined || e.to !== "battlefield" || e.zone !== undefined)
      return undefined
    const { filter, count, upTo } = e
    return same(e.control, YOU) ? { w: e.of, s: { filter, count, ...(upTo && { upTo }) } } : undefined
  },
)
const YOU: PlayerSelector = { who: "you" }
// One card found goes to a different place than the other.
does.iso(
  "search(es) {o:own} library for {s:sought} , reveal(s) {f:found} , put(s) one onto the battlefield tapped and the other into {o:own} hand , then shuffle(s)",
  ({ s }) => ({ do: "search", ...(s as Sought), ...APART }),
  (e) => {
    if (e.do !== "search") return undefined
    const { filter, count, upTo } = e
    const s: Sought = { filter, count, ...(upTo && { upTo }) }
    return same({ ...e, bind: undefined }, { do: "search", ...s, ...APART }) ? { s } : undefined
  },
)
const APART = { to: "battlefield", tapped: true, others: "hand", reveal: true, shuffle: true } as const

does("put(s) a {t:card thing} onto the battlefield from {w:whose} hand", {
  do: "move",
  what: { sel: "choose", filter: $<Filter>("t"), zone: "hand", of: $<PlayerSelector>("w") },
  to: "battlefield",
})
does("discard(s) up to {n:number} cards", {
  do: "move",
  what: {
    sel: "choose",
    filter: { is: "any" },
    zone: "hand",
    of: { who: "you" },
    count: $<Amount>("n"),
    upTo: true,
  },
  to: "graveyard",
  cause: "discard",
})
does("end the turn", { do: "endTurn" })
does("turn {what:object} face down", { do: "turnFaceDown", what: what() })
does("turn {what:object} face up", { do: "turnFaceUp", what: what() })
does("investigate {n:number} times", { do: "action", action: "investigate", count: $<Amount>("n") })
does("create(s) a token that's a copy of {what:object} and that's tapped and attacking", {
  do: "createCopyToken",
  of: what(),
  tapped: true,
  attacking: true,
})
// 118.12: the consequence of not paying.
clause("pay {c:costs} . if you don't , {e:sentence}", {
  do: "unless",
  player: { who: "you" },
  cost: $("c"),
  effect: $<Effect>("e"),
})
// How a card enters under a condition.
for (const [words, count] of [
  ["a additional {kind:counter} counter", 1],
  ["{n:number} additional {kind:counter} counters", undefined],
] as const)
  clause.iso(
    `{m:arriving} . if {c:condition} , that creature enters with ${words} on it`,
    ({ m, c, kind, n }) => {
      const then = (count ?? n) as Amount
      return {
        ...(m as Arriving),
        counters: [{ kind, count: { n: "if", condition: c, then, else: 0 } }],
      } as Effect
    },
    (e) => {
      if (e.do !== "move" || e.counters?.length !== 1) return undefined
      const { counters, ...m } = e
      const [{ kind, count: times }] = counters
      if (typeof times === "number" || times.n !== "if" || times.else !== 0) return undefined
      if ((times.then === 1) !== (count === 1)) return undefined
      return { m, kind, c: times.condition, ...(count === undefined && { n: times.then }) }
    },
  )
type Arriving = Extract<Effect, { do: "move" }>
ORACLE.symbol("arriving").handwritten = {
  read: (reader, at) =>
    reader.read("clause", at).filter((r) => {
      const e = r.value as Effect
      return e.do === "move" && e.to === "battlefield" && e.counters === undefined
    }),
  spell: (value) => [[{ symbol: "clause", value }]],
}
