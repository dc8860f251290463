import type { Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// What cards have wherever they are but on the battlefield. It is printed by these words, before those of any group.

// In libraries too, where effects may look for cards with flash.
statics("{c:card things} you own that aren't on the battlefield have flash", {
  static: "modify",
  what: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: { who: "you" } }] },
    zone: ["library", "hand", "graveyard", "stack", "exile", "command"],
  },
  changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flash" }] }],
})
