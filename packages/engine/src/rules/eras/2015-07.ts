import type { Era } from "../era.ts"

/** Magic Origins. */
export const era2015_07: Era = {
  name: "2015-07",
  effective: "2015-07-17",
  knobs: {
    commanderZone: "replace-gy-exile-hand-library",
  },
  numbers: {},
}
