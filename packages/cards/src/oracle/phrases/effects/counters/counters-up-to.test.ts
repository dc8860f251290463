import { wordings } from "../../../testing/wordings.ts"

wordings("counters by a total, two targets in one place, and several copies", [
  [
    "122.1: up to a total",
    "{X}, {T}: Put up to X +1/+0 counters on Zap. This ability can't cause the total number of +1/+0 counters on Zap to be greater than four.",
    {
      effect: {
        of: [
          { do: "chooseNumber", max: { n: "min" } },
          { do: "addCounters", kind: "+1/+0" },
        ],
      },
    },
  ],
  [
    "all of those named before",
    "At the beginning of your upkeep, if Zap has eight or more night counters on it, remove all of them.",
    { effect: { do: "removeCounters", kind: "night", count: "all" } },
  ],
  [
    "115.1: two targets",
    "{T}: Return up to one target creature card and up to one target land card from your graveyard to your hand.",
    {
      effect: { what: { sel: "union", of: [{ slot: 0 }, { slot: 1 }] } },
      targets: [
        { zone: "graveyard", max: 1 },
        { zone: "graveyard", max: 1 },
      ],
    },
  ],
  [
    "707.10: a number of copies",
    "When you cast this spell, copy it for each time you've cast your commander from the command zone this game. You may choose new targets for the copies.",
    { effect: { do: "copySpell", count: { n: "commanderCasts" }, newTargets: true } },
  ],
  [
    "only the first is another one",
    "Zap gets +1/+1 as long as you control another Merfolk or an Island.",
    {
      condition: {
        filter: { of: [{ is: "or", of: [{ is: "and" }, { is: "subtype", subtype: "Island" }] }, {}] },
      },
    },
  ],
])
