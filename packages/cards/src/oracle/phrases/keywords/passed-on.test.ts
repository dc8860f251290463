import { wordings } from "../../testing/wordings.ts"

const OTHERS = "The same is true for first strike, landwalk, protection, and vigilance."
const KEYWORDS = ["flying", "firstStrike", "landwalk", "protection", "vigilance"]

wordings("702.1c: keywords passed on", [
  [
    "among creatures you control",
    `At the beginning of each upkeep, creatures you control gain flying until end of turn if a creature you control has flying. ${OTHERS}`,
    {
      effect: {
        do: "change",
        changes: [{ change: "keywordsOf", of: { sel: "all" }, keywords: KEYWORDS }],
        duration: "endOfTurn",
      },
    },
  ],
  [
    "to one creature",
    `Whenever Zap attacks, it gains flying until end of turn if you control a creature with flying. ${OTHERS}`,
    { effect: { what: { sel: "self" }, changes: [{ change: "keywordsOf" }] } },
  ],
  [
    "by a static ability, from cards exiled with it",
    `As long as a card exiled with Zap has flying, Zap has flying. ${OTHERS}`,
    {
      effects: [
        {
          what: { sel: "self" },
          changes: [{ of: { filter: { is: "exiledWith" }, zone: "exile" }, keywords: KEYWORDS }],
        },
      ],
    },
  ],
  [
    "from cards in graveyards",
    `As long as a creature card with flying is in a graveyard, Zap has flying. ${OTHERS}`,
    { effects: [{ changes: [{ of: { filter: { type: "creature" }, zone: "graveyard" } }] }] },
  ],
])
