import type { Amount, Condition, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { condition, ORACLE } from "../../oracle.ts"

// True if at least one of several players satisfies a predicate: "an opponent has three or more poison counters".

const anyone = define<PlayerSelector>(ORACLE, "anyone")
anyone(["a opponent", "any opponent"], { who: "opponents" })
anyone(["a player", "any player"], { who: "players" })

/** A predicate of that player, who is bound as "player". */
const predicate = define<Condition>(ORACLE, "player predicate")
const THEY: PlayerSelector = { who: "bound", name: "player" }
const YOU: PlayerSelector = { who: "you" }

condition.iso(
  "{who:anyone} {p:player predicate}",
  // Past actions of any of them are tested directly (`lexicon/constructions/done.ts`).
  ({ who, p }) => (isOnce(p) ? undefined : { if: "compare", left: suchPlayers(who, p), op: ">=", right: 1 }),
  (c) => {
    if (c.if !== "compare" || c.op !== ">=" || c.right !== 1) return undefined
    return typeof c.left !== "number" && c.left.n === "countPlayers" && c.left.of.who === "such"
      ? { who: c.left.of.of, p: c.left.of.that }
      : undefined
  },
)
condition.iso(
  "no {who:nobody} {p:player predicate}",
  ({ who, p }) => ({ if: "compare", left: suchPlayers(who, p), op: "=", right: 0 }),
  (c) => {
    if (c.if !== "compare" || c.op !== "=" || c.right !== 0) return undefined
    return typeof c.left !== "number" && c.left.n === "countPlayers" && c.left.of.who === "such"
      ? { who: c.left.of.of, p: c.left.of.that }
      : undefined
  },
)
// All of them satisfy it if none fails to.
condition.iso(
  "{who:everyone} {p:player predicate}",
  ({ who, p }) =>
    isOnce(p)
      ? undefined
      : { if: "compare", left: suchPlayers(who, { if: "not", of: p }), op: "=", right: 0 },
  (c) => {
    if (c.if !== "compare" || c.op !== "=" || c.right !== 0 || typeof c.left === "number") return undefined
    if (c.left.n !== "countPlayers" || c.left.of.who !== "such" || c.left.of.that.if !== "not")
      return undefined
    return { who: c.left.of.of, p: c.left.of.that.of }
  },
)
const everyone = define<PlayerSelector>(ORACLE, "everyone")
everyone("each player", { who: "players" })
everyone("each opponent", { who: "opponents" })
function isOnce(p: Condition): boolean {
  return p.if === "happened" && p.atLeast === undefined
}
const nobody = define<PlayerSelector>(ORACLE, "nobody")
nobody(["opponent", "opponents"], { who: "opponents" })
nobody(["player", "players"], { who: "players" })

function suchPlayers(of: PlayerSelector, that: Condition): Amount {
  return { n: "countPlayers", of: { who: "such", of, that } }
}

const life: Amount = { n: "life", of: THEY }
const hand: Amount = { n: "handSize", of: THEY }
const yard: Amount = { n: "count", filter: { is: "any" }, zone: "graveyard", of: THEY }
for (const [words, op] of [
  ["more", ">="],
  ["less", "<="],
] as const)
  predicate(`has/have {n:number} or ${words} life`, {
    if: "compare",
    left: life,
    op,
    right: $<Amount>("n"),
  })
predicate("has/have {n:number} or more cards in hand", {
  if: "compare",
  left: hand,
  op: ">=",
  right: $<Amount>("n"),
})
predicate(["has/have {n:number} or fewer cards in hand"], {
  if: "compare",
  left: hand,
  op: "<=",
  right: $<Amount>("n"),
})
// What entered under their control (a Trap's condition).
const entered = (count: { atLeast: Amount }): Condition => ({
  if: "happened",
  event: {
    on: "moves",
    object: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: THEY }] },
    to: "battlefield",
  },
  ...count,
})
predicate(
  "had a {t:plain thing} enter the battlefield under their control this turn",
  entered({ atLeast: 1 }),
)
predicate(
  "had {n:number} or more {t:plain things} enter the battlefield under their control this turn",
  entered({ atLeast: $<Amount>("n") }),
)
predicate("had {n:number} or more cards put into their graveyard from anywhere this turn", {
  if: "happened",
  event: {
    on: "moves",
    object: { is: "and", of: [{ is: "card" }, { is: "ownedBy", player: THEY }] },
    to: "graveyard",
  },
  atLeast: $<Amount>("n"),
})
predicate("has/have no cards in hand", { if: "compare", left: hand, op: "=", right: 0 })
predicate("has/have {n:number} or more cards in their graveyard", {
  if: "compare",
  left: yard,
  op: ">=",
  right: $<Amount>("n"),
})
predicate("has/have {n:number} or more {kind:counter} counters", {
  if: "compare",
  left: { n: "playerCounters", kind: $<string>("kind"), of: THEY },
  op: ">=",
  right: $<Amount>("n"),
})
predicate("is poisoned", {
  if: "compare",
  left: { n: "playerCounters", kind: "poison", of: THEY },
  op: ">=",
  right: 1,
})
predicate("is the monarch", { if: "monarch", player: THEY })
predicate("has/have more life than you", {
  if: "compare",
  left: life,
  op: ">",
  right: { n: "life", of: YOU },
})
predicate("has/have more cards in hand than you", {
  if: "compare",
  left: hand,
  op: ">",
  right: { n: "handSize", of: YOU },
})
predicate("cast {n:number} or more spells last turn", {
  if: "compare",
  left: { n: "spellsCast", by: THEY, lastTurn: true },
  op: ">=",
  right: $<Amount>("n"),
})
predicate(["cast {n:number} or more spells this turn"], {
  if: "compare",
  left: { n: "spellsCast", by: THEY },
  op: ">=",
  right: $<Amount>("n"),
})
predicate(["lost {n:number} or more life this turn"], {
  if: "compare",
  left: { n: "thisTurn", event: { on: "loseLife", player: THEY }, sum: "amount" },
  op: ">=",
  right: $<Amount>("n"),
})

const controlled = (player: PlayerSelector): Amount => ({
  n: "count",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player }] },
})
predicate("control(s) {n:number} or more {t:plain things}", {
  if: "compare",
  left: controlled(THEY),
  op: ">=",
  right: $<Amount>("n"),
})
predicate("control(s) more {t:plain things} than you", {
  if: "compare",
  left: controlled(THEY),
  op: ">",
  right: controlled(YOU),
})
predicate(["control(s) at least {n:number} more {t:plain things} than you"], {
  if: "compare",
  left: controlled(THEY),
  op: ">=",
  right: { n: "plus", of: [controlled(YOU), $<Amount>("n")] },
})
/** "If a library has twenty or fewer cards in it": any player's library. */
condition.iso(
  "a library has {n:number} or fewer cards in it",
  ({ n }) => ({ if: "compare", left: suchPlayers({ who: "players" }, atMost(n)), op: ">=", right: 1 }),
  (c) => {
    if (c.if !== "compare" || typeof c.left === "number" || c.left.n !== "countPlayers") return undefined
    const { of } = c.left
    return of.who === "such" && of.that.if === "compare" && same(of.that, atMost(of.that.right))
      ? { n: of.that.right }
      : undefined
  },
)
function atMost(n: Amount): Condition {
  return {
    if: "compare",
    left: { n: "count", filter: { is: "any" }, zone: "library", of: THEY },
    op: "<=",
    right: n,
  }
}
