import type { CounterKind, EventPattern, Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { DOER, type Verb } from "../verb.ts"

// Putting counters on objects (122.6).

const put = (more: Pick<Counters, "object" | "kind">, batch?: true): EventPattern => ({
  on: "counters",
  ...more,
  by: DOER,
  ...(batch && { batch }),
})
type Counters = Extract<EventPattern, { on: "counters" }>
const what = (): Filter => $<Filter>("what")
const kind = (): CounterKind => $<CounterKind>("kind")

export const COUNTER_ACTS: readonly Verb[] = [
  {
    words: "<put> one or more {kind:counter} counters on {what:subject}",
    event: put({ object: what(), kind: kind() }, true),
    french: "<mettre> au moins un marqueur {kind} sur {what}",
  },
  {
    words: "<put> a {kind:counter} counter on {what:subject}",
    event: put({ object: what(), kind: kind() }),
    french: "<mettre> un marqueur {kind} sur {what}",
  },
  {
    words: "<put> one or more counters on {what:subject}",
    event: put({ object: what() }, true),
    french: "<mettre> au moins un marqueur sur {what}",
  },
  {
    words: "<put> a counter on {what:subject}",
    event: put({ object: what() }),
    french: "<mettre> un marqueur sur {what}",
  },
]
