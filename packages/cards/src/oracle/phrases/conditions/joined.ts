import type { Condition } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition, ORACLE } from "../../oracle.ts"
import { isCastByYou } from "./spells.ts"

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
  read: (reader, at) => reader.read("condition", at).filter((r) => !isJoined(r.value as Condition)),
  spell: (value) => (isJoined(value as Condition) ? [] : [[{ symbol: "condition", value }]]),
}

/** Whether it is of several; "you cast it from your graveyard" is one. */
function isJoined(c: Condition): boolean {
  return JOINED.has(c.if) && !(c.if === "and" && isCastByYou(c))
}
