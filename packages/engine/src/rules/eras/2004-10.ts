import type { Era } from "../era.ts"

/** Champions of Kamigawa: all legends with the same name go, Equipment. */
export const era2004_10: Era = {
  name: "2004-10",
  effective: "2004-10-01",
  knobs: {
    legendRule: "all-die",
    legendScope: "supertype",
    equipmentSba: true,
    copyOfCardSba: true,
    wallsCantAttack: false,
    targetPerInstance: true,
  },
  numbers: {
    "704.5n": "420.5k",
    // State triggers and the like are now among triggered abilities rather than under how they are handled.
    "603.8": "404",
    "710": "508",
    "723": "507",
  },
}
