import type { Amount, Condition, Filter, Keyword, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"
import { diedThisWay, saidDied } from "../amounts/died-this-way.ts"
import { countWay, saidOfWay } from "../amounts/this-way.ts"

// Whose turn it is, and what happened during it.

condition("it's your turn", { if: "turnOf", player: { who: "you" } })
condition("it's {w:whose} turn", { if: "turnOf", player: $<PlayerSelector>("w") })
condition(["it's not {w:whose} turn", "it isn't {w:whose} turn"], {
  if: "not",
  of: { if: "turnOf", player: $<PlayerSelector>("w") },
})
condition("it's neither day nor night", { if: "dayNight", is: "neither" })
condition(["it isn't your turn", "it's not your turn"], {
  if: "not",
  of: { if: "turnOf", player: { who: "you" } },
})
condition("you've cast {n:number} or more spells this turn", {
  if: "compare",
  left: { n: "spellsCast", by: { who: "you" } },
  op: ">=",
  right: $<Amount>("n"),
})
condition("no spells were cast last turn", {
  if: "compare",
  left: { n: "spellsCast", by: { who: "players" }, lastTurn: true },
  op: "=",
  right: 0,
})
condition("you haven't activated a {k:ability keyword} ability this turn", {
  if: "not",
  of: { if: "begunActivating", player: { who: "you" }, keyword: $<Keyword>("k") },
})
// 700.11: a token is no card (108.2).
condition("you descended this turn", {
  if: "happened",
  event: {
    on: "moves",
    object: {
      is: "and",
      of: [{ is: "card" }, { is: "permanent" }, { is: "ownedBy", player: { who: "you" } }],
    },
    to: "graveyard",
  },
})
for (const [ordinal, than] of [
  ["first", 1],
  ["second", 2],
  ["third", 3],
  ["fourth", 4],
] as const)
  condition([`this is the ${ordinal} time this ability has resolved this turn`, `it's the ${ordinal} time`], {
    if: "abilityCount",
    what: "resolved",
    op: "=",
    than,
  })
condition("you win", { if: "did", name: "clash" })
condition("you've been attacked this step", {
  if: "happened",
  event: { on: "attacks", creature: { is: "any" }, whom: { who: "you" } },
  thisCombat: true,
})
/** "If a white creature dies this way": one of those destroyed was put into a graveyard (700.4). */
condition.iso(
  "a {t:plain thing} dies this way",
  ({ t }) => ({
    if: "compare",
    left: {
      n: "countOf",
      of: diedThisWay(t),
    },
    op: ">=",
    right: 1,
  }),
  (c) => {
    const left = c.if === "compare" && c.op === ">=" && c.right === 1 ? c.left : undefined
    return typeof left === "object" && left.n === "countOf" ? saidDied(left.of) : undefined
  },
)
/** "If a creature card was discarded this way". */
condition.iso(
  "a {t:thing} was|is {p:way done} this way",
  ({ t, p }) => {
    const left = countWay(t, p as string)
    return left === undefined ? undefined : { if: "compare", left, op: ">=", right: 1 }
  },
  (c) => {
    if (c.if !== "compare" || c.op !== ">=" || c.right !== 1 || typeof c.left === "number") return undefined
    const said = c.left.n === "countOf" ? saidOfWay(c.left.of) : undefined
    return said
  },
)
// 505.1a, 506.1: each combat phase has one beginning of combat step.
const FIRST_COMBAT: Condition = {
  if: "not",
  of: { if: "happened", event: { on: "step", step: "beginningOfCombat" }, atLeast: 2 },
}
condition("it's the first combat phase of the turn", FIRST_COMBAT)
condition("it's the first combat phase of your turn", {
  if: "and",
  of: [{ if: "turnOf", player: { who: "you" } }, FIRST_COMBAT],
})
condition("it's your main phase", {
  if: "and",
  of: [
    { if: "turnOf", player: { who: "you" } },
    { if: "during", phase: ["precombatMain", "postcombatMain"] },
  ],
})
condition("it isn't your main phase", {
  if: "not",
  of: {
    if: "and",
    of: [
      { if: "turnOf", player: { who: "you" } },
      { if: "during", phase: ["precombatMain", "postcombatMain"] },
    ],
  },
})
// Total damage dealt by sources together: "if red sources you controlled dealt 4 or more noncombat damage this turn".
for (const [words, more] of [
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["non combat damage", { combat: false }],
] as const)
  condition(`{s:source things} dealt {n:digits} or more ${words} this turn`, {
    if: "compare",
    left: {
      n: "thisTurn",
      event: { on: "damage", source: $<Filter>("s"), ...more },
      sum: "amount",
    },
    op: ">=",
    right: $<Amount>("n"),
  })
// 701.43a
condition("~ hasn't been exerted this turn", {
  if: "not",
  of: { if: "happened", event: { on: "exerts", creature: { is: "self" } } },
})
