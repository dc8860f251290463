import type { Era } from "../era.ts"

/** Magic 2011, after Archenemy: one damage from deathtouch is lethal. */
export const era2010_07: Era = {
  name: "2010-07",
  effective: "2010-07-16",
  knobs: {
    deathtouch: "sba-lethal-one",
    schemeSba: "own-trigger",
  },
  numbers: {
    "505.6": "505.5",
    "505.6a": "505.5a",
    "505.6b": "505.5b",
    "703.4e": "703.4d",
    "703.4h": "703.4e",
    "703.4i": "703.4f",
    "703.4j": "703.4g",
    "703.4k": "703.4j",
    "703.4m": "703.4k",
    "703.4n": "703.4m",
    "703.4p": "703.4n",
    "703.4q": "703.4p",
    "704.6e": "704.5v",
  },
}
