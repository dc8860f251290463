import type { Era } from "../era.ts"

/** Innistrad. */
export const era2011_09_30: Era = {
  name: "2011-09-30",
  effective: "2011-09-30",
  knobs: {
    deathtouchNeedsToughness: true,
    commanderDamage: true,
    commanderZone: "replace-gy-exile",
    poison2hg: "team-15",
    assignmentCheck: "whole",
    diesMeans: "creature",
  },
  numbers: {
    "704.6c": "704.5v",
    "704.6e": "704.5w",
  },
}
