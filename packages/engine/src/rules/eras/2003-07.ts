import type { Era } from "../era.ts"

/** Eighth Edition, rule 420 with ten state-based effects. */
export const era2003_07: Era = {
  name: "2003-07",
  effective: "2003-07-01",
  knobs: {
    doubleStrike: true,
  },
  numbers: {},
}
