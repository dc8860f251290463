import type { Era } from "../era.ts"

/** Lorwyn: planeswalkers. */
export const era2007_10: Era = {
  name: "2007-10",
  effective: "2007-10-12",
  knobs: {
    loyaltySba: true,
    pwUniqueness: "all-die-by-type",
    pwRedirect: true,
    aurasTerm: "aura",
    counterPairSba: true,
    deathtouch: "triggered",
    lifelink: "triggered",
    poison2hg: "player-10",
    life2hg: 30,
    draw2hg: "nobody",
    combat2hg: "team",
    multiplayerSection: true,
    skipBlockersWhen: "none-declared-or-put",
    zeroPowerAssigns: false,
    ptSublayers: "tsp",
  },
  numbers: {
    "704.5q": "420.5n",
    // Planeswalkers.
    "306": "212.9",
    "704.5j@2011-09-30": "420.5",
    "306.7@2011-09-30": "212.9",
    "606": "212.9",
    // Keyword actions now have a section.
    "701": "501",
    "701.6": "501",
    "701.19": "501",
    // The rules for more than two players.
    "800": "600",
    "801": "601",
    "802": "602",
    "805": "606",
    "810": "606",
  },
}
