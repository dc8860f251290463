import type { Era } from "../era.ts"

/** Battlebond. */
export const era2018_06: Era = {
  name: "2018-06",
  effective: "2018-06-08",
  knobs: {
    pwRedirect: false,
    combat2hg: "player",
    tokenOwner: "creator",
    sagas: "on",
  },
  numbers: {
    "704.6a": "704.5t",
    "704.6b": "704.5u",
    "704.6c": "704.5v",
    "704.6e": "704.5w",
    "704.6f": "704.5x",
  },
}
