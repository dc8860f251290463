import type { Era } from "../era.ts"

/** Core Set 2021. */
export const era2020_07_03: Era = {
  name: "2020-07-03",
  effective: "2020-07-03",
  knobs: {
    equipOnPlayerSba: true,
    commanderZone: "sba-gy-exile+replace-hand-library",
    triggersAdditionalTimes: true,
    delayedSimultaneous: "controller-chooses",
    ptSublayers: "iko",
    mulligan: "london",
  },
  numbers: {
    "704.6a": "704.6a",
    "704.6b": "704.6b",
    "704.6c": "704.6c",
    "704.6e": "704.6e",
    "704.6f": "704.6f",
    "704.7": "704.7",
    "704.8": "704.8",
    "603.2e": "603.2e",
    "603.2f": "603.2f",
    "603.2g": "603.2g",
  },
}
