import type { Amount } from "@apnap/engine"
import { condition } from "../../oracle.ts"

// How many cards a library has.

const IN_LIBRARY: Amount = { n: "count", filter: { is: "any" }, zone: "library", of: { who: "you" } }

condition("your library has no cards in it", { if: "compare", left: IN_LIBRARY, op: "=", right: 0 })
condition("your library has at least that many cards in it", {
  if: "compare",
  left: IN_LIBRARY,
  op: ">=",
  right: { n: "bound", name: "amount" },
})
