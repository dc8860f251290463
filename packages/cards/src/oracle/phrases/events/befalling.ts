import type { Condition, CounterKind, Effect, EventPattern, Filter, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause, event } from "../../oracle.ts"
import { f, who } from "./subject.ts"

// Events that happen to objects, and what players do with them.

const YOU = { who: "you" } as const
const IT: Selector = { sel: "bound", name: "it" }
event("one or more {kind:counter} counters are removed from {what:subject}", {
  on: "counters",
  object: f(),
  kind: $<CounterKind>("kind"),
  removed: true,
  batch: true,
})
event("one or more {c:card things} are put into your graveyard from anywhere", {
  on: "moves",
  object: { is: "and", of: [{ is: "card" }, $<Filter>("c"), { is: "ownedBy", player: { who: "you" } }] }, // 108.2
  to: "graveyard",
  batch: true,
})
event("one or more {c:card things} are put into graveyards from anywhere", {
  on: "moves",
  object: { is: "and", of: [{ is: "card" }, $<Filter>("c")] }, // 108.2
  to: "graveyard",
  batch: true,
})
event("{what:subject} is/are put into a graveyard", {
  on: "moves",
  object: f(),
  from: "battlefield",
  to: "graveyard",
})
event("you lose control of {what:subject}", { on: "control", object: f(), lostBy: YOU })
event("you cast your commander", {
  on: "cast",
  spell: { is: "and", of: [{ is: "commander" }, { is: "ownedBy", player: YOU }] },
  by: YOU,
})
event(
  [
    "{who:event player} play(s) a card from exile",
    "{who:event player} play(s) a land from exile or cast(s) a spell from exile",
  ],
  {
    on: "anyOf",
    of: [
      { on: "moves", object: { is: "type", type: "land" }, from: "exile", cause: "play", by: who() },
      { on: "cast", spell: { is: "castFrom", zone: "exile" }, by: who() },
    ],
  },
)
event("a spell you've cast is countered", {
  on: "countered",
  spell: {
    is: "and",
    of: [{ is: "spell" }, { is: "condition", condition: { if: "wasCast", of: IT, by: YOU } }],
  },
})
event("a spell or ability you control counters a spell", {
  on: "countered",
  spell: { is: "spell" },
  by: YOU,
})
event("{e:event one} while {c:condition}", {
  on: "qualified",
  event: $<EventPattern>("e"),
  during: $<Condition>("c"),
})
// "Attacks or blocks while …": applies to each event, but where it is doesn't to the object's own cycling, from a hand (702.29a).
function hasRoomFor(event: EventPattern, during: Condition): boolean {
  const ofOwnCycling = event.on === "cycle" && event.card?.is === "self"
  return !ofOwnCycling || during.if !== "is" || during.filter.is !== "inZone"
}
event.iso(
  "{e:event} while {c:condition}",
  ({ e, c }) => {
    const events = e as EventPattern
    if (events.on !== "anyOf") return undefined
    const during = c as Condition
    const of = events.of.map((event) =>
      hasRoomFor(event, during) ? ({ on: "qualified", event, during } as const) : event,
    )
    return { on: "anyOf", of }
  },
  (e) => {
    const last = e.on === "anyOf" ? e.of.at(-1) : undefined
    const during = last?.on === "qualified" ? last.during : undefined
    if (e.on !== "anyOf" || during === undefined) return undefined
    const events = e.of.map((one) => {
      if (!hasRoomFor(one, during)) return one
      return one.on === "qualified" && one.nth === undefined && same(one.during, during)
        ? one.event
        : undefined
    })
    if (events.some((one) => one === undefined)) return undefined
    return { e: { on: "anyOf", of: events }, c: during }
  },
)
// Delayed effects for losing control of the object itself.
clause("{e:bare clause} when you lose control of ~", {
  do: "delayed",
  when: { on: "control", object: { is: "self" }, lostBy: YOU },
  effect: $<Effect>("e"),
})
clause("{what:object} is/are no longer suspected", {
  do: "action",
  action: "unsuspect",
  what: $<Selector>("what"),
})
clause.iso(
  "it's no longer suspected",
  () => ({ do: "action", action: "unsuspect", what: asObject({ sel: "said" }) }),
  (e) => (e.do === "action" && e.action === "unsuspect" ? {} : undefined),
)
