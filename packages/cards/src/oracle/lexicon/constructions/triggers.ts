import type { Amount, Condition, EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { isSurface } from "../../discourse/surface.ts"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { someNode } from "../../phrases/some-node.ts"
import { asBatch, asSingle, doersOf, subjectsOf, templatesOf, withDoer, withSubject } from "../verb.ts"
import { LEXICON } from "../verbs/index.ts"
import { eitherOf, partsOfEither } from "./either.ts"

// Trigger events: a subject and its verbs (603.2).

/** "Attacks", "enters or dies": one or more verbs with one subject. */
for (const kind of ["deed", "act"]) {
  const list = define<EventPattern>(ORACLE, `${kind} list`)
  list.iso(
    `{a:${kind}} or {b:${kind}}`,
    ({ a, b }) => eitherOf(a as EventPattern, b as EventPattern),
    (e) => partsOfEither(e),
  )
  list(`{a:${kind}} , {b:${kind}} , or {c:${kind}}`, {
    on: "anyOf",
    of: [$<EventPattern>("a"), $<EventPattern>("b"), $<EventPattern>("c")],
  })
}

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
// "A source you control deals damage to a player": a source of any kind, for damage only (120.7).
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
// "An instant or sorcery spell you control deals damage".
event.ways(
  "a {what:spell thing} {v:deed}",
  // Skips "deals damage to that creature": that is the spell's target, which is read below.
  ({ what, v }) => (isOfSource(v) && !someNode(v, isSurface) ? withSubject(v, asSpell(what)) : undefined),
  (e) =>
    subjectsOf(e).flatMap(({ subject, event: v }) => {
      const [first, ...rest] = subject.is === "and" ? subject.of : []
      if (first?.is !== "spell" || !isOfSource(v)) return []
      return [{ what: rest.length === 1 ? rest[0] : { is: "and", of: rest }, v }]
    }),
)
// "… that targets only a single creature deals damage to that creature": to the spell's target.
event.iso(
  "a {what:spell thing} deals damage to that creature",
  ({ what }) =>
    someNode(what, (node) => "is" in node && node.is === "targets")
      ? { on: "damage", source: asSpell(what), to: { is: "type", type: "creature" }, toTarget: true }
      : undefined,
  (e) => {
    const [first, ...rest] =
      e.on === "damage" && e.toTarget === true && e.source?.is === "and" ? e.source.of : []
    return first?.is === "spell" ? { what: rest.length === 1 ? rest[0] : { is: "and", of: rest } } : undefined
  },
)
function asSpell(filter: Filter): Filter {
  return { is: "and", of: [{ is: "spell" }, ...(filter.is === "and" ? filter.of : [filter])] }
}
// "Whenever you're dealt damage".
const reduced = define<EventPattern>(ORACLE, "act reduced")
for (const [{ name }, verbs] of LEXICON)
  if (name === "act")
    for (const verb of verbs)
      for (const words of templatesOf(verb))
        if (words.startsWith("<be> ")) reduced(words.slice(5), verb.event)
event.ways(
  "you're {v:act reduced}",
  ({ v }) => withDoer(v, { who: "you" }),
  (e) =>
    doersOf(e)
      .filter(({ subject }) => subject.who === "you")
      .map(({ event: v }) => ({ v })),
)
// "When you control no Islands", "when ~ has flying": state triggers (603.8).
event.iso(
  "{c:condition}",
  ({ c }) => (isState(c) ? { on: "state", condition: c as Condition } : undefined),
  (e) => (e.on === "state" ? { c: e.condition } : undefined),
)
function isState(c: Condition): boolean {
  if (c.if === "not") return c.of.if === "exists"
  if (c.if === "is") return c.filter.is !== "thisTurn"
  return c.if === "exists" || (c.if === "compare" && !isPast(c.left))
}
function isPast(n: Amount): boolean {
  return typeof n !== "number" && (n.n === "thisTurn" || n.n === "countPlayers" || n.n === "countOf")
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
