import type { Amount } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { event } from "../../oracle.ts"
import { ORDINALS } from "../../words/ordinals.ts"
import { f } from "./subject.ts"

// What players do, and what happens to them.

// Nothing else shuffles a library during a game (701.24).
event("a spell or ability causes a player to shuffle their library", {
  on: "shuffles",
  player: { who: "players" },
})
event("you get one or more {e}", { on: "counters", player: { who: "you" }, kind: "energy", batch: true })
event("one or more {kind:counter} counters are put on {what:subject}", {
  on: "counters",
  object: f(),
  kind: $<string>("kind"),
  batch: true,
})
for (const [words, removed] of [
  ["is put on", {}],
  ["is removed from", { removed: true }],
] as const)
  event(`a {kind:counter} counter ${words} {what:subject}`, {
    on: "counters",
    object: f(),
    kind: $<string>("kind"),
    ...removed,
  })
event("the last {kind:counter} counter is removed from {what:subject}", {
  on: "counters",
  object: f(),
  kind: $<string>("kind"),
  removed: true,
  last: true,
})
event("you remove the last {kind:counter} counter from {what:subject}", {
  on: "counters",
  object: f(),
  kind: $<string>("kind"),
  removed: true,
  last: true,
  by: { who: "you" },
})
// 122.7
for (const [nth, reaches] of ORDINALS.slice(1))
  event(`the ${nth} {kind:counter} counter is put on {what:subject}`, {
    on: "counters",
    object: f(),
    kind: $<string>("kind"),
    reaches,
  })
event("one or more opponents each lose exactly {n:digits} life", {
  on: "loseLife",
  player: { who: "opponents" },
  amount: { op: "=", than: $<Amount>("n") },
  batch: true,
})
event("day becomes night or night becomes day", { on: "dayNight" })
event("the ring tempts you", { on: "ringTempts", player: { who: "you" } })
