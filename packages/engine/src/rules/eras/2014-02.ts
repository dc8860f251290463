import type { Era } from "../era.ts"

/** Born of the Gods, with the legend rule of Magic 2014. */
export const era2014_02: Era = {
  name: "2014-02",
  effective: "2014-02-07",
  knobs: {
    legendRule: "controller-keeps-one",
    pwUniqueness: "controller-keeps-one-by-type",
    worldRule: "world-supertype",
    indestructible: "keyword",
    lkiBeforeSba: true,
    phenomenonSba: true,
    extraTurnAnchor: "specified",
    landPlay: "count",
  },
  numbers: {
    "704.6f": "704.5x",
    "704.8": "704.7",
  },
}
