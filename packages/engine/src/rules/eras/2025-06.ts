import type { Era } from "../era.ts"

/** Final Fantasy. */
export const era2025_06: Era = {
  name: "2025-06",
  effective: "2025-06-13",
  knobs: {
    sagas: "on-no-chapter-safe",
    speed: true,
  },
  numbers: {},
}
