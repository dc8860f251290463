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
    "505.6": "505.5",
    "505.6a": "505.5a",
    "505.6b": "505.5b",
    "703.4f": "703.4e",
    "703.4h": "703.4f",
    "703.4i": "703.4g",
    "703.4j": "703.4h",
    "703.4k": "703.4k",
    "703.4m": "703.4m",
    "703.4n": "703.4n",
    "703.4p": "703.4p",
    "703.4q": "703.4q",
    "704.6a": "704.5t",
    "704.6b": "704.5u",
    "704.6c": "704.5v",
    "704.6e": "704.5w",
    "704.6f": "704.5x",
  },
}
