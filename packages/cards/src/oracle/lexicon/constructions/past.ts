import type { Amount, Condition, EventPattern, Filter, Selector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { condition, ORACLE, post } from "../../oracle.ts"
import { withOther, withoutOther } from "../../phrases/objects/other.ts"
import { SUBJECT, subjectsOf, withSubject } from "../verb.ts"
import { happened, type Span, spanOf } from "./span.ts"

// What happened this turn, this combat or last turn, as a condition and as a quality.

const ANY: Filter = { is: "any" }

type Ways = {
  readonly t: Filter
  readonly v: EventPattern
  readonly w: Span
  readonly n?: Amount
}
/** Each way to split the condition into a subject and its verb; `n` is the minimum. */
function waysOf(c: Condition): readonly Ways[] {
  if (c.if !== "happened") return []
  const { atLeast: n } = c
  return subjectsOf(c.event).map(({ subject, event }) => ({
    t: subject,
    v: event,
    w: spanOf(c),
    ...(n !== undefined && { n }),
  }))
}

for (const verbs of ["deed past", "deed past list"]) {
  condition.ways(
    `a {t:plain thing} {v:${verbs}} {w:span}`,
    ({ t, v, w }) => happened(withSubject(v, t), w),
    (c) => waysOf(c).filter(({ n }) => n === undefined),
  )
  condition.ways(
    `another {t:plain thing} {v:${verbs}} {w:span}`,
    ({ t, v, w }) => happened(withSubject(v, withOther(t)), w),
    (c) => bareOf(waysOf(c).filter(({ n }) => n === undefined)),
  )
  condition.ways(
    [
      `{n:number} or more {t:plain things} {v:${verbs}} {w:span}`,
      `at least {n:number} {t:plain things} {v:${verbs}} {w:span}`,
    ],
    ({ n, t, v, w }) => happened(withSubject(v, t), w, n),
    (c) => waysOf(c).filter(({ n }) => n !== undefined),
  )
  condition.ways(
    [`no {t:plain things} {v:${verbs}} {w:span}`, `no {t:plain thing} {v:${verbs}} {w:span}`],
    ({ t, v, w }) => ({ if: "not", of: happened(withSubject(v, t), w) }),
    (c) => (c.if === "not" ? waysOf(c.of).filter(({ n }) => n === undefined) : []),
  )
}
const pastList = define<EventPattern>(ORACLE, "deed past list")
pastList("{a:deed past} or {b:deed past}", {
  on: "anyOf",
  of: [$<EventPattern>("a"), $<EventPattern>("b")],
})

function bareOf(ways: readonly Ways[]): readonly Ways[] {
  return ways.flatMap((way) => {
    const bare = withoutOther({ filter: way.t })
    return bare === undefined ? [] : [{ ...way, t: bare.filter }]
  })
}

// As a quality of one object.
const befell = (event: EventPattern): Filter => ({ is: "thisTurn", event: withSubject(event, ANY) })

/** The events that a quality states of its object. */
function eventsOf(filter: Filter): readonly EventPattern[] {
  if (filter.is === "or" && filter.of.every((part) => part.is === "thisTurn")) {
    const each = filter.of.map((part) => eventsOf(part)[0])
    return each.some((one) => one === undefined) ? [] : [{ on: "anyOf", of: each }]
  }
  if (filter.is !== "thisTurn") return []
  return subjectsOf(filter.event)
    .filter(({ subject }) => subject.is === "any")
    .map(({ event }) => event)
}
function befellAny(v: EventPattern): Filter {
  return v.on === "anyOf" ? { is: "or", of: v.of.map(befell) } : befell(v)
}

/** A specific object: "~", "it", "that creature", "enchanted creature". */
ORACLE.symbol("known object").handwritten = {
  read: (reader, at) =>
    reader.read("simple object", at).filter((r) => !UNKNOWN.has((r.value as { sel: string }).sel)),
  spell: (value) => (UNKNOWN.has((value as Selector).sel) ? [] : [[{ symbol: "simple object", value }]]),
}
const UNKNOWN: ReadonlySet<string> = new Set(["choose", "all", "libraryTop", "mention"])
for (const verbs of ["deed past", "deed past list"])
  condition.ways(
    `{what:known object} {v:${verbs}} this turn`,
    ({ what, v }) => ({ if: "is", of: what, filter: befellAny(v) }),
    (c) => (c.if === "is" ? eventsOf(c.filter).map((v) => ({ what: c.of, v })) : []),
  )
for (const [words, verbs] of [
  ["didn't", "deed bare"],
  ["hasn't|haven't", "deed participle"],
] as const)
  condition.ways(
    `{what:known object} ${words} {v:${verbs}} this turn`,
    ({ what, v }) => ({ if: "not", of: { if: "is", of: what, filter: befellAny(v) } }),
    (c) => {
      const of = c.if === "not" ? c.of : undefined
      return of?.if === "is" ? eventsOf(of.filter).map((v) => ({ what: of.of, v })) : []
    },
  )
// In this combat phase.
for (const verbs of ["deed past", "deed past list"])
  condition.ways(
    `{what:known object} {v:${verbs}} this combat`,
    ({ what, v }) => happened(withSubject(v, { is: "among", of: what }), { thisCombat: true }),
    (c) =>
      waysOf(c).flatMap(({ t, v, w, n }) =>
        t.is === "among" && n === undefined && w.thisCombat === true ? [{ what: t.of, v }] : [],
      ),
  )

// As a quality of what is there now: "creature that attacked this turn".
for (const [words, verbs] of [
  ["that", "deed past"],
  ["that has|have", "deed participle"],
] as const)
  post.ways(
    `${words} {v:${verbs}} this turn`,
    ({ v }) => (isLost(v) ? undefined : befellAny(v)),
    (f) =>
      eventsOf(f)
        .filter((v) => !isLost(v))
        .map((v) => ({ v })),
  )
post.ways(
  "{v:deed reduced} this turn",
  ({ v }) => (isLost(v) ? undefined : befellAny(v)),
  (f) => eventsOf(f).map((v) => ({ v })),
)
post.ways(
  "that {v:deed past list} this turn",
  ({ v }) => (isLost(v) ? undefined : befellAny(v)),
  (f) => eventsOf(f).map((v) => ({ v })),
)
for (const [words, verbs] of [
  ["that didn't", "deed bare"],
  ["that hasn't|haven't", "deed participle"],
] as const)
  post.ways(
    `${words} {v:${verbs}} this turn`,
    ({ v }) => (isLost(v) ? undefined : { is: "not", of: befellAny(v) }),
    (f) => (f.is === "not" ? eventsOf(f.of).map((v) => ({ v })) : []),
  )

/** Whether the object is gone afterwards, so that it can only be counted by events. */
export function isLost(event: EventPattern): boolean {
  if (event.on === "anyOf") return event.of.some(isLost)
  if (event.on === "moves") return event.to !== "battlefield" || !same(event.object, SUBJECT)
  return event.on === "sacrifice" || event.on === "destroyed"
}
// "You had … enter": an event with you as the subject.
for (const [words, other] of [
  ["a", false],
  ["another", true],
] as const)
  condition.iso(
    `you had ${words} {t:plain thing} enter the battlefield under your control this turn`,
    ({ t }) => happened(enteringYours(other ? withOther(t) : t), {}),
    (c) => {
      const object = c.if === "happened" && c.event.on === "moves" ? c.event.object : undefined
      const t = object?.is === "and" ? object.of[0] : undefined
      if (t === undefined || !same(c, happened(enteringYours(t), {}))) return undefined
      const bare = withoutOther({ filter: t })
      return other === (bare !== undefined) ? { t: bare?.filter ?? t } : undefined
    },
  )
function enteringYours(t: Filter): EventPattern {
  const object: Filter = { is: "and", of: [t, { is: "controlledBy", player: { who: "you" } }] }
  return { on: "moves", object, to: "battlefield" }
}
