import type { Amount } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// A creature's effective power for crewing and saddling (702.122b, 702.171b).

statics("~ saddles mounts and crews vehicles as though its power were {n:digits} greater", {
  static: "crewPower",
  creature: { sel: "self" },
  plus: $<Amount>("n"),
})
statics("~ crews vehicles as though its power were {n:digits} greater", {
  static: "crewPower",
  creature: { sel: "self" },
  plus: $<Amount>("n"),
  only: "crew",
})
statics("~ saddles mounts and crews vehicles using its toughness rather than its power", {
  static: "crewPower",
  creature: { sel: "self" },
  toughness: true,
})
