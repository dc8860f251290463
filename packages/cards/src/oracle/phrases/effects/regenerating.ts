import type { Effect, Filter, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, statics } from "../../oracle.ts"

// Preventing regeneration for a turn (701.19c).

clause("{w:object} can't be regenerated this turn", {
  do: "rule",
  effects: [
    {
      static: "cant",
      event: { on: "destroyed", object: { is: "among", of: $<Selector>("w") } },
      what: "regenerate",
    },
  ],
  duration: "endOfTurn",
} as Effect)

// Each time, without a shield (701.19b).
statics("if {f:subject} would be destroyed , regenerate {again:it again}", {
  static: "alter",
  event: { on: "destroyed", object: $<Filter>("f") },
  alter: { to: "regenerate" },
})
