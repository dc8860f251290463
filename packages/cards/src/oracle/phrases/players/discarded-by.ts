import type { Alteration, EventPattern, Filter, StaticEffect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { event, statics } from "../../oracle.ts"

// Replacements for being discarded because of an opponent (701.9c).

const discarded = (object: Filter): EventPattern => ({
  on: "moves",
  object,
  from: "hand",
  to: "graveyard",
  cause: "discard",
  causer: { who: "opponents" },
})
const elsewhere = (object: Filter, alter: Alteration, optional?: true): StaticEffect => ({
  static: "alter",
  event: discarded(object),
  alter,
  ...(optional && { optional }),
})
statics(
  "if a spell or ability a opponent controls causes you to discard ~ , put it onto the battlefield instead of putting it into your graveyard",
  elsewhere({ is: "self" }, { to: "zone", zone: "battlefield" }),
)
statics(
  "if a spell or ability a opponent controls causes you to discard ~ , put it onto the battlefield with {n:number} {kind:counter} counters on it instead of putting it into your graveyard",
  elsewhere(
    { is: "self" },
    { to: "zone", zone: "battlefield", counters: [{ kind: $<string>("kind"), count: $("n") }] },
  ),
)
statics(
  "if a spell or ability a opponent controls causes you to discard a card , you may reveal that card and put it on top of your library instead of putting it anywhere else",
  elsewhere({ is: "ownedBy", player: { who: "you" } }, { to: "zone", zone: "library" }, true),
)
event("a spell or ability a opponent controls causes you to discard ~", discarded({ is: "self" }))
event(
  "a spell or ability a opponent controls causes you to discard a card",
  discarded({ is: "ownedBy", player: { who: "you" } }),
)
