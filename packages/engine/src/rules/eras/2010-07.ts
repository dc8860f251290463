import type { Era } from "../era.ts"

/** Magic 2011: one damage from deathtouch is lethal. */
export const era2010_07: Era = {
  name: "2010-07",
  effective: "2010-07-16",
  knobs: {
    deathtouch: "sba-lethal-one",
    schemeSba: "own-trigger",
  },
  numbers: {},
}
