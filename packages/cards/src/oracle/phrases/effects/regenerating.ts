import type { Effect, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

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
