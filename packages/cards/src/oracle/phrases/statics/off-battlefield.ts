import type { Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// What cards have in every zone but the battlefield. Loaded before the rules for any group, so that these words are printed.

// Libraries included: effects may search for cards with flash.
statics("{c:card things} you own that aren't on the battlefield have flash", {
  static: "modify",
  what: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: { who: "you" } }] },
    zone: ["library", "hand", "graveyard", "stack", "exile", "command"],
  },
  changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flash" }] }],
})
