import type { Amount, Effect, Filter, Selector, StaticEffect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { does } from "../../oracle.ts"

// How the next permanents of a kind enter this turn (614.1d); those that enter together are one use.

type Entering = Extract<StaticEffect, { static: "enters" }>

function next(words: string, how: Partial<Entering>): void {
  const enters = { static: "enters", what: $<Filter>("t"), ...how, together: true } as const
  does(`the next time one or more {t:plain things} enter this turn , ${words}`, {
    do: "rule",
    effects: [enters],
    duration: "endOfTurn",
    uses: 1,
  } satisfies Effect)
}
next("they enter as copies of {w:simple object}", { copies: $<Selector>("w") })
for (const [counters, count] of [
  ["a additional {kind:counter} counter", 1],
  ["{n:number} additional {kind:counter} counters", $<Amount>("n")],
] as const)
  next(`each enters with ${counters} on it`, { counters: [{ kind: $<string>("kind"), count }] })
