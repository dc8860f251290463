import type { Context } from "../characteristics/context.ts"
import { exert } from "../effects/exert.ts"
import type { RulesEffect } from "../language/effect.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { amass } from "./amass.ts"
import { ascend } from "./at-any-time.ts"
import { connive } from "./connive.ts"
import { collectEvidence, forage } from "./costly.ts"
import { explore } from "./explore.ts"
import { fateseal } from "./fateseal.ts"
import { haunt } from "./haunt.ts"
import { WHAT } from "./macros.ts"
import { manifestDread } from "./manifest-dread.ts"
import { pair } from "./pair.ts"
import { proliferate } from "./proliferate.ts"
import { timeTravel } from "./time-travel.ts"

type Action = Extract<RulesEffect, { do: "action" }>

/** A keyword action that needs more than the language says. "You" does it; the action's objects are bound as `WHAT`. */
export type Procedure = (s: State, e: Action, context: Context, n: number) => void

export const PROCEDURES: Readonly<Record<string, Procedure>> = {
  amass,
  ascend: (s, _e, context) => ascend(s, context.you), // 702.131a
  collectEvidence,
  connive,
  exert: (s, _e, context) => {
    for (const id of context.bindings[WHAT] as readonly ObjectId[]) exert(s, id, context.you) // 701.43a
  },
  explore,
  fateseal,
  forage,
  haunt,
  manifestDread,
  pair,
  proliferate,
  timeTravel,
}
