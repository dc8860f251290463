import type { Amount, EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { asBatch, asSingle, doersOf, subjectsOf, withDoer, withSubject } from "../verb.ts"

// What a triggered ability waits for: a subject and its verbs (603.2).

/** "Attacks", "enters or dies": one verb, or several with one subject. */
for (const kind of ["deed", "act"]) {
  const list = define<EventPattern>(ORACLE, `${kind} list`)
  list(`{a:${kind}} or {b:${kind}}`, { on: "anyOf", of: [$<EventPattern>("a"), $<EventPattern>("b")] })
  list(`{a:${kind}} , {b:${kind}} , or {c:${kind}}`, {
    on: "anyOf",
    of: [$<EventPattern>("a"), $<EventPattern>("b"), $<EventPattern>("c")],
  })
}

// Its own graveyard is yours: the object itself, of which "it" speaks later. It is printed as dying.
event.iso(
  "~ is put into your graveyard from the battlefield",
  () => ({ on: "moves", object: { is: "self" }, from: "battlefield", to: "graveyard" }),
  () => undefined,
)
for (const verbs of ["deed", "deed list"]) {
  event.ways(
    `{what:subject} {v:${verbs}}`,
    ({ what, v }) => withSubject(v, what),
    (e) => subjectsOf(e).map(({ subject, event: v }) => ({ what: subject, v })),
  )
  event.ways(
    `{what:batch} {v:${verbs}}`,
    ({ what, v }) => asBatch(withSubject(v, what as Filter)),
    (e) => {
      const single = asSingle(e)
      return single === undefined
        ? []
        : subjectsOf(single).map(({ subject, event: v }) => ({ what: subject, v }))
    },
  )
}
for (const verbs of ["act", "act list"])
  event.ways(
    `{who:event player} {v:${verbs}}`,
    ({ who, v }) => withDoer(v, who as PlayerSelector),
    (e) => doersOf(e).map(({ subject, event: v }) => ({ who: subject, v })),
  )
// "A source you control deals damage to a player": a source of any kind, of damage alone (120.7).
event.ways(
  "a {what:source thing} {v:deed}",
  ({ what, v }) => (isOfSource(v) ? withSubject(v, what as Filter) : undefined),
  (e) =>
    subjectsOf(e)
      .filter(({ event: v }) => isOfSource(v))
      .map(({ subject, event: v }) => ({ what: subject, v })),
)
function isOfSource(e: EventPattern): boolean {
  return e.on === "anyOf" ? e.of.every(isOfSource) : e.on === "damage" && e.source !== undefined
}
// "Two or more Elves you control attack".
event.ways(
  "{n:number} or more {t:plain things} {v:deed}",
  ({ n, t, v }) => {
    const batch = n === 1 ? undefined : asBatch(withSubject(v, t as Filter))
    return batch?.on === "attackers" ? { ...batch, atLeast: n as Amount } : undefined
  },
  (e) => {
    if (e.on !== "attackers" || e.atLeast === undefined) return []
    const { atLeast, ...one } = e
    const single = asSingle(one)
    return single === undefined
      ? []
      : subjectsOf(single).map(({ subject, event: v }) => ({ n: atLeast, t: subject, v }))
  },
)
