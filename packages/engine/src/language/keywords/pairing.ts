import type { Effect } from "../effects/effect.ts"
import type { Filter } from "../filter.ts"
import { isPartnerProper } from "../partners.ts"
import type { Selector } from "../selector.ts"
import { all, bound, CREATURE, ENTERS, IT, not, OTHER, SELF, sequence, when, YOURS } from "./build.ts"
import { defineKeywords } from "./expand.ts"

/** 702.124j: whether this text of a partner ability is the name of a card ("partner with [name]"). */
function isName(text: string | undefined): text is string {
  return text !== undefined && !text.startsWith("—") && isPartnerProper(text)
}

const UNPAIRED: Filter = all(
  { is: "inZone", zone: "battlefield" },
  CREATURE,
  YOURS,
  not({ is: "designation", of: "paired" }),
)

function pair(other: Selector): Effect {
  return { do: "action", action: "pair", what: { sel: "union", of: [SELF, other] } }
}

/** Keywords about pairs. */
defineKeywords({
  partner: (k) =>
    isName(k.text)
      ? [
          when(
            "partner",
            ENTERS,
            {
              do: "may",
              player: { who: "target", slot: 0 },
              effect: {
                do: "search",
                player: { who: "target", slot: 0 },
                filter: { is: "name", name: k.text },
                count: 1,
                to: "hand",
                reveal: true,
                shuffle: true,
              },
            },
            { targets: [{ players: { who: "players" } }] },
          ),
        ]
      : [],
  // 702.95a
  soulbond: () => [
    when(
      "soulbond",
      ENTERS,
      {
        do: "may",
        effect: sequence(
          { do: "chooseObjects", what: { sel: "choose", filter: all(UNPAIRED, OTHER) }, bind: "partner" },
          pair(bound("partner")),
        ),
      },
      {
        condition: {
          if: "and",
          of: [
            { if: "is", of: SELF, filter: UNPAIRED },
            { if: "exists", filter: all(UNPAIRED, OTHER) },
          ],
        },
      },
    ),
    when(
      "soulbond",
      { on: "moves", object: all(CREATURE, YOURS, OTHER), to: "battlefield" },
      { do: "may", effect: pair(IT) },
      { condition: { if: "is", of: { sel: "union", of: [SELF, IT] }, filter: UNPAIRED } },
    ),
  ],
})
