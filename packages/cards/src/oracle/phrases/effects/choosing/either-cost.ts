import type { Cost, CostPart } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"

// "You may sacrifice an artifact or discard a card": what is done is a cost (118.12), one or the other.

clause("you may {a:cost one} or pay {b:mana cost}", {
  do: "may",
  cost: [{ pay: "anyOf", of: [[$<CostPart>("a")], $<Cost>("b")] }],
})
clause("you may pay {a:mana cost} or {b:cost one}", {
  do: "may",
  cost: [{ pay: "anyOf", of: [$<Cost>("a"), [$<CostPart>("b")]] }],
})
clause("you may {a:cost one} or {b:cost one}", {
  do: "may",
  cost: [{ pay: "anyOf", of: [[$<CostPart>("a")], [$<CostPart>("b")]] }],
})
