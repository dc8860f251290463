import type { Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// Power and toughness increased by another object's (613.4c).

statics("~ gets +x/+y , where x is {what:objects'} power and y is its toughness", {
  static: "modify",
  what: { sel: "self" },
  changes: [
    {
      change: "modifyPT",
      power: { n: "power", of: $<Selector>("what") },
      toughness: { n: "toughness", of: $<Selector>("what") },
    },
  ],
})
