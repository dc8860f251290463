import type { Amount, CounterKind } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, condition, does, event, statics } from "../../oracle.ts"
import { what } from "../holes.ts"

// Words for certain frames: flip cards (710), Classes (716), preparation cards (722).

does("flip {what:object}", { do: "flip", what: what() })
condition("there are {n:number} or more {kind:counter} counters on {what:simple object}", {
  if: "is",
  of: what(),
  filter: { is: "counters", kind: $<CounterKind>("kind"), op: ">=", than: $<Amount>("n") },
})
clause("{what:simple object} becomes/become prepared", { do: "designate", what: what(), as: "prepared" })
clause("{what:simple object} becomes/become unprepared", {
  do: "designate",
  what: what(),
  as: "prepared",
  remove: true,
})
statics("~ enters prepared", { static: "enters", what: "self", prepared: true })
// 716.2a: the levels that are printed.
for (const level of [2, 3])
  event(`~ becomes level ${level}`, { on: "action", action: `level ${level}`, object: { is: "self" } })
