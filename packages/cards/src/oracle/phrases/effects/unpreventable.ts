import type { Effect, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { clause, ORACLE } from "../../oracle.ts"

// Damage that can't be prevented (615.12).

type Damage = Extract<Effect, { do: "damage" }>
clause.iso(
  ["{d:damaging} . the damage can't be prevented", "{d:damaging} and the damage can't be prevented"],
  ({ d }) => ({ ...(d as Damage), unpreventable: true }),
  (e) => {
    if (e.do !== "damage" || e.unpreventable !== true) return undefined
    const { unpreventable: _, ...d } = e
    return { d }
  },
)
/** "The damage" of a spell is all that it deals. */
define<readonly StaticEffect[]>(ORACLE, "static list")(
  "~ can't be countered and the damage can't be prevented",
  [
    { static: "cantBeCountered", spells: { is: "self" }, self: true },
    { static: "cant", event: { on: "damage", source: { is: "self" } }, what: "preventDamage" },
  ],
)
