import type { Condition } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition, ORACLE } from "../../oracle.ts"
import { isCastByYou } from "./spells.ts"

// Conditions joined by "and" or "or".

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

/** Whether it consists of several conditions; "you cast it from your graveyard" counts as one. */
function isJoined(c: Condition): boolean {
  return JOINED.has(c.if) && !(c.if === "and" && isCastByYou(c))
}
