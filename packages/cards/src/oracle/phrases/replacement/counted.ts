import type { Amount, EventPattern, Filter, PlayerSelector, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"
import { certain } from "../players/owners.ts"

// Counters and tokens that are multiplied, added to or lessened (614.16).

const BOUND: Amount = { n: "bound", name: "amount" }
const counted = define<EventPattern>(ORACLE, "counted would")
counted("one or more {kind:counter} counters would be put on {f:subject}", {
  on: "counters",
  object: $<Filter>("f"),
  kind: $<string>("kind"),
})
statics(
  ["if {e:counted would} , that many plus one {kind:any counter} counters are put on {i:it again} instead"],
  {
    static: "alter",
    event: $<EventPattern>("e"),
    alter: { to: "amount", amount: { n: "plus", of: [BOUND, 1] } },
  },
)
statics(
  "if {e:counted would} , twice that many {kind:any counter} counters are put on {i:it again} instead",
  {
    static: "alter",
    event: $<EventPattern>("e"),
    alter: { to: "amount", amount: { n: "times", of: 2, by: BOUND } },
  },
)
/** "If you would put counters on a permanent or player": by who puts them (614.16). */
const putBy = (who: PlayerSelector, amount: Amount) =>
  ({ static: "alter", event: { on: "counters", by: who }, alter: { to: "amount", amount } }) as const
statics(
  "if you would put one or more counters on a permanent or player , put twice that many of each of those kinds of counters on that permanent or player instead",
  putBy({ who: "you" }, { n: "times", of: 2, by: BOUND }),
)
statics(
  "if a opponent would put one or more counters on a permanent or player , they put half that many of each of those kinds of counters on that permanent or player instead , rounded down",
  putBy({ who: "opponents" }, { n: "half", of: BOUND, round: "down" }),
)
/** Only counters put by an effect, including entering with them; not by costs, damage or rules (614.16). */
statics(
  "if a effect would put one or more counters on a permanent you control , it puts twice that many of those counters on that permanent instead",
  {
    static: "alter",
    event: { on: "counters", object: { is: "controlledBy", player: { who: "you" } }, byEffect: true },
    alter: { to: "amount", amount: { n: "times", of: 2, by: BOUND } },
  },
)
statics.iso(
  "if one or more {kind:counter} counters would be put on {f:subject} , that many {k:counter} counters minus one are put on {i:it again} instead",
  ({ kind, f, k }) => (kind === k ? oneFewer(f, kind) : undefined),
  (s) => {
    const { kind, object } =
      s.static === "alter" && s.event.on === "counters" ? s.event : { kind: undefined, object: undefined }
    if (kind === undefined || object === undefined || !same(s, oneFewer(object, kind))) return undefined
    return { kind, f: object, k: kind }
  },
)
function oneFewer(object: Filter, kind: string): StaticEffect {
  return {
    static: "alter",
    event: { on: "counters", object, kind },
    alter: { to: "amount", amount: { n: "minus", of: BOUND, by: 1 } },
  }
}
statics(
  "if one or more counters would be put on {f:subject} , that many plus one of each of those kinds of counters are put on {i:it again} instead",
  {
    static: "alter",
    event: { on: "counters", object: $<Filter>("f") },
    alter: { to: "amount", amount: { n: "plus", of: [BOUND, 1] } },
  },
)
statics(
  "if one or more {t:plain things} would be created under your control , three times that many of those tokens are created instead",
  {
    static: "alter",
    event: { on: "token", by: { who: "you" }, object: $<Filter>("t") },
    alter: { to: "amount", amount: { n: "times", of: 3, by: BOUND } },
  },
)
certain("any counter", ["+1/+1", "-1/-1", "charge", "loyalty"])
statics(
  [
    "if one or more tokens would be created under your control , twice that many of those tokens are created instead",
    "if a effect would create one or more tokens under your control , it creates twice that many of those tokens instead",
  ],
  {
    static: "alter",
    event: { on: "token", by: { who: "you" } },
    alter: { to: "amount", amount: { n: "times", of: 2, by: BOUND } },
  },
)
statics("if one or more tokens would be created , twice that many of those tokens are created instead", {
  static: "alter",
  event: { on: "token", by: { who: "players" } },
  alter: { to: "amount", amount: { n: "times", of: 2, by: BOUND } },
})
