import type { Era } from "../era.ts"

/** Strixhaven. */
export const era2021_04_22: Era = {
  name: "2021-04-22",
  effective: "2021-04-22",
  knobs: {
    phasedOutInEffectSets: "never",
    permanentSpellCopies: true,
    triggerPlacement: "two-pass",
  },
  numbers: {},
}
