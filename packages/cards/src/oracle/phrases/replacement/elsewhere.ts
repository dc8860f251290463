import type { EventPattern, Filter, PlayerSelector, StaticEffect } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { does, statics } from "../../oracle.ts"

// What would move goes elsewhere instead (614.1a).

type Alteration = Extract<StaticEffect, { static: "alter" }>
const EXILED = { to: "zone", zone: "exile" } as const
const altered = (alter: Alteration["alter"], event = $<EventPattern>("e")): Alteration => ({
  static: "alter",
  event,
  alter,
})
/** The same for a turn. */
const thisTurn = (effect: Alteration) => ({ do: "rule", effects: [effect], duration: "endOfTurn" }) as const

// Two events, each replaced alike.
statics.iso(
  "if {e:would} or {f:would} , exile {i:it again} instead",
  ({ e, f }) => altered(EXILED, { on: "anyOf", of: [e as EventPattern, f as EventPattern] }),
  (s) =>
    s.static === "alter" && s.event.on === "anyOf" && s.event.of.length === 2 && same(s.alter, EXILED)
      ? { e: s.event.of[0], f: s.event.of[1] }
      : undefined,
)
statics(
  [
    "if {e:would} , exile {i:it again} instead",
    "if {e:would} , exile {i:it again} instead of putting it anywhere else",
  ],
  altered(EXILED),
)
does("if {e:would} this turn , exile {i:it again} instead", thisTurn(altered(EXILED)))
statics(
  [
    "if {e:would} , shuffle {i:it again} into its owner 's library instead",
    "if {e:would} , reveal ~ and shuffle {i:it again} into its owner 's library instead",
  ],
  altered({ to: "zone", zone: "library", shuffle: true }),
)
const ON_TOP = { to: "zone", zone: "library", position: 0 } as const
statics("if {e:would} , you may put {i:it again} on top of its owner 's library instead", {
  ...altered(ON_TOP),
  optional: true,
})
statics("if {e:would} , put {i:it again} on top of its owner 's library instead", altered(ON_TOP))
statics(
  "if {e:would} , put {i:it again} on the bottom of its owner 's library instead",
  altered({ to: "zone", zone: "library", position: -1 }),
)
statics(
  "if {e:would} , instead that card is revealed and put on the bottom of {o:owners} library",
  altered({ to: "zone", zone: "library", position: -1, reveal: true }),
)
/** Dealt damage this turn by the source itself. */
const DAMAGED: Filter = {
  is: "thisTurn",
  event: { on: "damage", source: { is: "self" }, to: { is: "any" } },
}
/** What the spell dealt damage to, in a separate line. */
does(
  "if a permanent dealt damage by ~ would die this turn , exile it instead",
  thisTurn(
    altered(EXILED, {
      on: "moves",
      object: { is: "and", of: [{ is: "permanent" }, DAMAGED] },
      from: "battlefield",
      to: "graveyard",
    }),
  ),
)
statics(
  "if {c:discarded} would be put into {w:graveyard whose} graveyard from anywhere and it wasn't cycled , exile it instead",
  altered(EXILED, {
    on: "moves",
    object: {
      is: "and",
      of: [{ is: "card" }, $<Filter>("c"), { is: "ownedBy", player: $<PlayerSelector>("w") }],
    },
    to: "graveyard",
    cycled: false,
  }),
)
