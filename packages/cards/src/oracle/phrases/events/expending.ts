import { $ } from "../../grammar/hole.ts"
import { event } from "../../oracle.ts"

// Mana spent on spells during a turn (700.14).

event("you expend {n:digits}", { on: "expends", player: { who: "you" }, amount: $<number>("n") })
event("you fully unlock a room", {
  on: "unlocked",
  fully: true,
  object: { is: "subtype", subtype: "Room" },
  player: { who: "you" },
})
