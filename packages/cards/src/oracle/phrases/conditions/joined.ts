import type { Condition } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition, ORACLE } from "../../oracle.ts"

// Several conditions together.

condition("{a:condition one} and {b:condition one}", {
  if: "and",
  of: [$<Condition>("a"), $<Condition>("b")],
})

condition("{a:condition one} or {b:condition one}", {
  if: "or",
  of: [$<Condition>("a"), $<Condition>("b")],
})

const JOINED: ReadonlySet<string> = new Set(["and", "or"])
ORACLE.symbol("condition one").handwritten = {
  read: (reader, at) => reader.read("condition", at).filter((r) => !JOINED.has((r.value as Condition).if)),
  spell: (value) => (JOINED.has((value as Condition).if) ? [] : [[{ symbol: "condition", value }]]),
}
