import type { Condition } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition, ORACLE } from "../../oracle.ts"

// Several conditions together.

condition("{a:condition one} and {b:condition one}", {
  if: "and",
  of: [$<Condition>("a"), $<Condition>("b")],
})

ORACLE.symbol("condition one").handwritten = {
  read: (reader, at) => reader.read("condition", at).filter((r) => (r.value as Condition).if !== "and"),
  spell: (value) => ((value as Condition).if === "and" ? [] : [[{ symbol: "condition", value }]]),
}
