import type { Amount, Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { event } from "../../oracle.ts"
import { f, who } from "./subject.ts"

// What players do, and what happens to them.

event("{who:event player} create(s) a token", { on: "token", by: who() })
event("{who:event player} play(s) a land", {
  on: "moves",
  object: { is: "type", type: "land" },
  cause: "play",
  by: who(),
})
event("{who:event player} clash|clashes and win(s)", { on: "action", action: "winsClash", player: who() })
event("{who:event player} play(s) a {l:plain thing} or cast(s) {s:cast spell}", {
  on: "anyOf",
  of: [
    { on: "moves", object: $<Filter>("l"), cause: "play", by: who() },
    { on: "cast", spell: $<Filter>("s"), by: who() },
  ],
})
event("{who:event player} discard(s) {c:discarded}", { on: "discard", player: who(), card: $<Filter>("c") })
event("{who:event player} put(s) one or more {kind:counter} counters on {what:subject}", {
  on: "counters",
  object: f(),
  kind: $<string>("kind"),
  by: who(),
  batch: true,
})
event("one or more {kind:counter} counters are put on {what:subject}", {
  on: "counters",
  object: f(),
  kind: $<string>("kind"),
  batch: true,
})
event("{who:event player} gain(s) life", { on: "gainLife", player: who() })
event("{who:event player} lose(s) life", { on: "loseLife", player: who() })
event("one or more opponents each lose exactly {n:digits} life", {
  on: "loseLife",
  player: { who: "opponents" },
  amount: { op: "=", than: $<Amount>("n") },
  batch: true,
})
event("{who:event player} draw(s) a card", { on: "draw", player: who() })
event("{who:event player} draw(s) your|their second card each turn", { on: "draw", player: who(), nth: 2 })
event("{who:event player} discard(s) a card", { on: "discard", player: who() })
event("{who:event player} sacrifice(s) {what:subject}", { on: "sacrifice", player: who(), object: f() })
event("you scry", { on: "scry", player: { who: "you" } })
event("you surveil", { on: "surveil", player: { who: "you" } })
event("you cycle ~", { on: "cycle", player: { who: "you" }, card: { is: "self" } })
event("day becomes night or night becomes day", { on: "dayNight" })
event("the ring tempts you", { on: "ringTempts", player: { who: "you" } })
event("{who:event player} search(es) a|their library", { on: "searches", player: who() })
event("{who:event player} discard(s) one or more cards", { on: "discard", player: who(), batch: true })
event("{who:event player} discard(s) one or more {c:card things}", {
  on: "discard",
  player: who(),
  card: $<Filter>("c"),
  batch: true,
})
event("{who:event player} cycle(s) a card", { on: "cycle", player: who() })
event("{who:event player} cycle(s) another card", { on: "cycle", player: who(), card: { is: "other" } })
event("{who:event player} cycle(s) or discard(s) a card", { on: "discard", player: who() })
event("{who:event player} cycle(s) or discard(s) another card", {
  on: "discard",
  player: who(),
  card: { is: "other" },
})
event("{who:event player} sacrifice(s) one or more {t:plain things}", {
  on: "sacrifice",
  player: who(),
  object: $<Filter>("t"),
  batch: true,
})
event("{who:event player} create(s) one or more tokens", { on: "token", by: who(), batch: true })
event("{who:event player} become(s) the monarch", { on: "becomesMonarch", player: who() })
event("{who:event player} complete(s) a dungeon", { on: "completesDungeon", player: who() })
event("{who:event player} lose(s) the game", { on: "loses", player: who() })
event("{who:event player} flip(s) a coin", { on: "coin", player: who() })
event("{who:event player} win(s) a coin flip", { on: "coin", player: who(), won: true })
event("{who:event player} lose(s) a coin flip", { on: "coin", player: who(), won: false })
event("{who:event player} scry|scries or surveil|surveils", {
  on: "anyOf",
  of: [
    { on: "scry", player: who() },
    { on: "surveil", player: who() },
  ],
})
event("{who:event player} give(s) a gift", { on: "action", action: "giveGift", player: who() })
event("{who:event player} scry|scries , surveil|surveils , or search(es) your|their library", {
  on: "anyOf",
  of: [
    { on: "scry", player: who() },
    { on: "surveil", player: who() },
    { on: "searches", player: who() },
  ],
})
