import { event } from "../../oracle.ts"

// 702.55c: what the card haunts is known by the card in exile.

event(["the creature it haunts dies", "the creature ~ haunts dies"], {
  on: "moves",
  object: { is: "among", of: { sel: "linked", key: "haunted" } },
  from: "battlefield",
  to: "graveyard",
})
