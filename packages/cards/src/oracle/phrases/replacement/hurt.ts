import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { certain } from "../players/owners.ts"

// The event in "if … would deal damage …" (614.1a), and whom it is dealt to instead.

const hurt = define<EventPattern>(ORACLE, "hurt")
hurt("a {f:source thing} would deal damage to {who:hurt player} or a permanent {p:hurt player} control(s)", {
  on: "anyOf",
  of: [
    { on: "damage", source: $<Filter>("f"), player: $<PlayerSelector>("who") },
    { on: "damage", source: $<Filter>("f"), to: { is: "controlledBy", player: $<PlayerSelector>("p") } },
  ],
})
hurt("a {f:source thing} would deal damage to {who:hurt player}", {
  on: "damage",
  source: $<Filter>("f"),
  player: $<PlayerSelector>("who"),
})
hurt("a {f:spell thing} would deal damage to {who:hurt player}", {
  on: "damage",
  source: { is: "and", of: [{ is: "spell" }, $<Filter>("f")] },
  player: $<PlayerSelector>("who"),
})
hurt("a {f:source thing} would deal damage to {t:subject}", {
  on: "damage",
  source: $<Filter>("f"),
  to: $<Filter>("t"),
})
hurt("a {f:source thing} would deal damage to a permanent or player", {
  on: "damage",
  source: $<Filter>("f"),
})
hurt("{f:subject} would deal damage to a permanent or player", { on: "damage", source: $<Filter>("f") })
const hurtPlayer = define<PlayerSelector>(ORACLE, "hurt player")
hurtPlayer("you", { who: "you" })
hurtPlayer("a opponent", { who: "opponents" })
hurtPlayer("a player", { who: "players" })
certain("that victim", [
  "instead",
  "to that player instead",
  "to that permanent or player instead",
  "to that creature instead",
  "to you instead",
  "to it instead",
  "to ~ instead",
  "to that player or permanent instead",
  ", to that permanent or player instead",
])
