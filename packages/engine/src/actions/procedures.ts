import type { Context } from "../characteristics/context.ts"
import { boundRefs } from "../characteristics/context.ts"
import { exert } from "../continuous/exert.ts"
import type { RulesEffect } from "../language/effects/rules-effect.ts"
import { NONE, type ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { ascend } from "./at-any-time.ts"
import { collectEvidence, forage } from "./costly.ts"
import { WHAT } from "./macros.ts"
import { amass } from "./procedures/amass.ts"
import { auraSwap } from "./procedures/aura-swap.ts"
import { asCascades } from "./procedures/cascading.ts"
import { cipher } from "./procedures/cipher.ts"
import { connive } from "./procedures/connive.ts"
import { explore } from "./procedures/explore.ts"
import { fateseal } from "./procedures/fateseal.ts"
import { haunt } from "./procedures/haunt.ts"
import { manifestDread } from "./procedures/manifest-dread.ts"
import { pair } from "./procedures/pair.ts"
import { paradigm } from "./procedures/paradigm.ts"
import { proliferate } from "./procedures/proliferate.ts"
import { timeTravel } from "./procedures/time-travel.ts"
import { openAttraction, rollToVisit } from "./supplementary/attractions.ts"
import { chaosEnsues, planeswalk, rollPlanarDie } from "./supplementary/planes.ts"
import { abandon, setInMotion } from "./supplementary/schemes.ts"

type Action = Extract<RulesEffect, { do: "action" }>

/** A keyword action that the ability language can't express. "You" performs it; its objects are bound as `WHAT`. */
export type Procedure = (s: State, e: Action, context: Context, n: number) => void

export const PROCEDURES: Readonly<Record<string, Procedure>> = {
  abandon: (s, _e, context) => abandon(s, what(context)),
  amass,
  auraSwap,
  cipher,
  ascend: (s, _e, context) => ascend(s, context.you), // 702.131a
  cascade: asCascades,
  chaosEnsues: (s, e, context) => chaosEnsues(s, e.what === undefined ? 0 : what(context)),
  collectEvidence,
  connive,
  exert: (s, _e, context) => {
    for (const id of boundRefs(context.bindings, WHAT)) exert(s, id, context.you) // 701.43a
  },
  explore,
  fateseal,
  forage,
  haunt,
  manifestDread,
  openAttraction: (s, _e, context) => openAttraction(s, context.you),
  pair,
  planeswalk: (s, _e, context) => planeswalk(s, context.you),
  paradigm,
  proliferate,
  rollPlanarDie: (s, _e, context) => rollPlanarDie(s, context.you),
  rollToVisit: (s, _e, context) => rollToVisit(s, context.you),
  setInMotion: (s, e, context) => setInMotion(s, context.you, e.what === undefined ? 0 : what(context)),
  timeTravel,
}

/** The object of the action. */
function what(context: Context): ObjectId {
  const bound = context.bindings[WHAT]
  return typeof bound === "object" ? (bound[0] ?? NONE) : NONE
}
