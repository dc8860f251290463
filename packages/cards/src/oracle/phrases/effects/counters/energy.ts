import type { Amount } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { cost, does } from "../../../oracle.ts"

// Energy and other player counters in a given number (107.14, 122.1).

const n = (): Amount => $<Amount>("n")
does("get(s) {n:number} {e}", { do: "playerCounters", kind: "energy", count: n() })
does("get(s) a amount of {e} equal to {n:quantity}", { do: "playerCounters", kind: "energy", count: n() })
does("get(s) a number of {kind:counter} counters equal to {n:quantity}", {
  do: "playerCounters",
  kind: $<string>("kind"),
  count: n(),
})
cost(["pay {n:number} {e}", "{n:number} {e}"], { pay: "energy", amount: n() })
