import type { Amount } from "@apnap/engine"
import { asAmount } from "../../discourse/surface.ts"
import { quantity } from "../../oracle.ts"

// "If you have fewer than seven cards in hand, draw cards equal to the difference": between the two numbers compared.

quantity("the difference", asAmount({ n: "said", what: "difference" }))
quantity.iso(
  "the difference",
  () => undefined,
  (n: Amount) => (typeof n !== "number" && n.n === "minus" && n.of !== 0 ? {} : undefined),
)
