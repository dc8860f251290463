import type { Effect } from "@apnap/engine"
import { clause } from "../../oracle.ts"

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
