import { event } from "../../oracle.ts"

// 702.55c: the creature haunted, as remembered by the exiled card.

event(["the creature it haunts dies", "the creature ~ haunts dies"], {
  on: "moves",
  object: { is: "among", of: { sel: "linked", key: "haunted" } },
  from: "battlefield",
  to: "graveyard",
})
