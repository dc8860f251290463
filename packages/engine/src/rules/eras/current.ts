import type { Era } from "../era.ts"

/** The text of April 2026. */
export const currentEra: Era = {
  name: "current",
  effective: "2026-04-17",
  knobs: {
    stepEndOrder: "effects-first",
    lateAttackersUnblocked: true,
    sacrificeLookBack: true,
    controlLookBack: "loss-and-gain",
  },
  numbers: {
    "500.4": "500.4",
    "500.5": "500.5",
  },
}
