import type { State, Step } from "@apnap/engine"
import type { CheckFields as Check, Check as CheckOfKind } from "../format/check-format.ts"
import { Unsupported } from "../format/outcome.ts"
import type { Names } from "../naming/names.ts"
import { agrees, type Judge, MISSING } from "./judge.ts"
import { JUDGES_OF_GAME } from "./judges-of-game.ts"
import { JUDGES_OF_PERMANENTS } from "./judges-of-permanents.ts"

const JUDGES: Readonly<Record<string, Judge>> = { ...JUDGES_OF_PERMANENTS, ...JUDGES_OF_GAME }

/** Why the check does not hold, or null. `step` is the current step, or the one just ended as the next begins. */
export function evaluateCheck(s: State, check: CheckOfKind, names: Names, step: Step): string | null {
  const c = withInstances(check as Check)
  const judge = JUDGES[c.check]
  if (judge === undefined) throw new Unsupported({ feature: `check "${c.check}"` })
  const found = judge(s, c, names, step)
  if (found === MISSING) return c.absentOk ? null : `${say(c)}: no such object`
  return agrees(c, found) ? null : `${say(c)}: it is ${JSON.stringify(found)}`
}

function withInstances(c: Check): Check {
  return c.instances === undefined ? c : { ...c, is: c.instances }
}

function say(c: Check): string {
  return Object.entries(c)
    .map(([key, value]) => `${key} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
    .join(", ")
}
