import type { Condition, EventPattern, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { condition, ORACLE } from "../../oracle.ts"
import { isMany } from "../../phrases/effects/repeating/doers.ts"
import { FORMS, type Form, inForm } from "../forms.ts"
import { doersOf, type Said, symbolOf, withDoer } from "../verb.ts"
import { MANY_ACTS, type Many } from "../verbs/many.ts"
import { happened, type Span, spanOf } from "./span.ts"

// What a player did this turn, as a condition and as a predicate of players.

/** The condition for an event counted or summed; `DOER` stands for the player. */
function manyTimes({ event, n, sum }: Many, span: Span): Condition | undefined {
  if (sum === undefined) return happened(event, span, n)
  if (span.thisCombat) return undefined
  const left = { n: "thisTurn", event, sum: "amount", ...span } as const
  return { if: "compare", left, op: ">=", right: n }
}
function asMany(c: Condition): { m: Many; w: Span } | undefined {
  if (c.if === "happened")
    return c.atLeast === undefined ? undefined : { m: { event: c.event, n: c.atLeast }, w: spanOf(c) }
  if (c.if !== "compare" || c.op !== ">=" || typeof c.left === "number" || c.left.n !== "thisTurn")
    return undefined
  const { event, sum, lastTurn } = c.left
  return sum === "amount"
    ? { m: { event, n: c.right, sum: true }, w: lastTurn ? { lastTurn } : {} }
    : undefined
}

const PAST_FORMS = ["past", "participle", "bare"] as const satisfies readonly Form[]
for (const form of FORMS) {
  const many = define<Many>(ORACLE, symbolOf("act many", form))
  for (const verb of MANY_ACTS) many(inForm(verb.words, form), verb.many)
}
for (const form of PAST_FORMS) {
  const done = define<Condition>(ORACLE, `done ${form}`)
  const act = symbolOf("act", form)
  const list = define<EventPattern>(ORACLE, `${act} list`)
  list(`{a:${act}} or {b:${act}}`, { on: "anyOf", of: [$<EventPattern>("a"), $<EventPattern>("b")] })
  done.iso(
    `{m:${symbolOf("act many", form)}} {w:span}`,
    ({ m, w }) => manyTimes(m, w),
    (c) => asMany(c),
  )
  for (const symbol of [act, `${act} list`])
    done.iso(
      `{v:${symbol}} {w:span}`,
      ({ v, w }) => happened(v, w),
      (c) => (c.if === "happened" && c.atLeast === undefined ? { v: c.event, w: spanOf(c) } : undefined),
    )
}

/** Each way to split the condition into a player and what that player did. */
function doersIn(c: Condition): readonly { who: PlayerSelector; c: Condition }[] {
  const as = (make: (event: EventPattern) => Condition) => (said: Said<PlayerSelector>) => ({
    who: said.subject,
    c: make(said.event),
  })
  if (c.if === "happened") return doersOf(c.event).map(as((event) => ({ ...c, event })))
  if (c.if !== "compare" || typeof c.left === "number" || c.left.n !== "thisTurn") return []
  const { left } = c
  return doersOf(left.event).map(as((event) => ({ ...c, left: { ...left, event } })))
}
function doneBy(c: Condition, who: PlayerSelector): Condition {
  if (c.if === "happened") return { ...c, event: withDoer(c.event, who) }
  if (c.if !== "compare" || typeof c.left === "number" || c.left.n !== "thisTurn") return c
  return { ...c, left: { ...c.left, event: withDoer(c.left.event, who) } }
}
/** Numbers must not be added up over several players, so a minimum is not read for "an opponent" and the like. */
function isOfOne(c: Condition, who: PlayerSelector): boolean {
  return !isMany(who) || (c.if === "happened" && c.atLeast === undefined)
}

const doer = define<PlayerSelector>(ORACLE, "past doer")
doer("{who:event player}", $<PlayerSelector>("who"))
const known = define<PlayerSelector>(ORACLE, "known doer")
known("you", { who: "you" })
known.iso(
  "{who:player}",
  ({ who }) => (isMany(who) || (who as PlayerSelector).who === "you" ? undefined : who),
  (who) => (isMany(who) ? undefined : { who }),
)
doer("{who:known doer}", $<PlayerSelector>("who"))
const having = define<PlayerSelector>(ORACLE, "doer having")
having(["you've", "you have"], { who: "you" })
having("{who:past doer} has", $<PlayerSelector>("who"))
const notHaving = define<PlayerSelector>(ORACLE, "doer not having")
notHaving("you haven't", { who: "you" })
notHaving("{who:known doer} hasn't", $<PlayerSelector>("who"))

for (const [words, form] of [
  ["{who:past doer}", "past"],
  ["{who:doer having}", "participle"],
] as const)
  condition.ways(
    `${words} {c:done ${form}}`,
    ({ who, c }) => (isOfOne(c, who) ? doneBy(c, who) : undefined),
    (c) => doersIn(c),
  )
for (const [words, form] of [
  ["{who:known doer} didn't", "bare"],
  ["{who:doer not having}", "participle"],
] as const)
  condition.ways(
    `${words} {c:done ${form}}`,
    ({ who, c }) => ({ if: "not", of: doneBy(c, who) }),
    (c) => (c.if === "not" ? doersIn(c.of) : []),
  )

/** Predicates of one of several players: "each opponent who lost life this turn". */
const predicate = define<Condition>(ORACLE, "player predicate")
const THEY: PlayerSelector = { who: "bound", name: "player" }
for (const [words, form] of [
  ["", "past"],
  ["has/have ", "participle"],
] as const)
  predicate.ways(
    `${words}{c:done ${form}}`,
    ({ c }) => doneBy(c, THEY),
    (c) => doersIn(c).filter(({ who }) => who.who === "bound"),
  )
predicate.ways(
  "didn't {c:done bare}",
  ({ c }) => ({ if: "not", of: doneBy(c, THEY) }),
  (c) => (c.if === "not" ? doersIn(c.of) : []),
)
