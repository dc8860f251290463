import type { Ability } from "../ability.ts"
import type { Effect } from "../effects/effect.ts"
import type { Filter } from "../filter.ts"
import type { Keyword } from "../keyword.ts"
import { always, atNext, bound, DIES, ENTERS, paid, SELF, sequence, when, word } from "./build.ts"
import { defineKeywords, instanceKey, instanceOf } from "./expand.ts"

/** What happens to the permanent at the beginning of the next end step if it was cast using the keyword: an ability of the spell. */
function thenAtEnd(keyword: Keyword, effect: Effect, key: string = keyword): Ability {
  return always(
    keyword,
    [{ static: "enters", what: "self", condition: paid(key), as: atNext("end", effect) }],
    { zone: "stack" },
  )
}

function hasteIf(keyword: Keyword, key: string, ...more: Ability[]): Ability {
  return always(
    keyword,
    [
      {
        static: "modify",
        what: SELF,
        changes: [{ change: "addAbilities", abilities: [word("haste"), ...more] }],
      },
    ],
    { condition: paid(key) },
  )
}

/** "After the current turn has ended": what wasn't exiled this turn. */
const EARLIER: Filter = {
  is: "not",
  of: { is: "thisTurn", event: { on: "moves", object: { is: "any" }, to: "exile" } },
}

/** Keywords that depend on how the spell was cast, as the permanent enters and afterwards. */
defineKeywords({
  // 702.74a: the permanent's current controller sacrifices it.
  evoke: () => [
    when(
      "evoke",
      ENTERS,
      { do: "sacrifice", what: SELF, player: { who: "controllerOf", of: SELF } },
      { condition: paid("evoke") },
    ),
  ],
  // 702.109a
  dash: () => [hasteIf("dash", "dash"), thenAtEnd("dash", { do: "move", what: SELF, to: "hand" })],
  // 702.152a, b
  blitz: (_, nth) => [
    hasteIf("blitz", instanceOf("blitz", nth), when("blitz", DIES, { do: "draw", count: 1 })),
    thenAtEnd("blitz", { do: "sacrifice", what: SELF }, instanceOf("blitz", nth)),
  ],
  // 702.157a, b
  squad: (_, nth) => [
    when(
      "squad",
      ENTERS,
      { do: "createCopyToken", of: SELF, count: { n: "timesKicked", cost: instanceKey("squad", nth) } },
      { condition: paid(instanceKey("squad", nth)) },
    ),
  ],
  // 702.175a, b
  offspring: (_, nth) => [
    when(
      "offspring",
      ENTERS,
      { do: "createCopyToken", of: SELF, except: [{ change: "setPT", power: 1, toughness: 1 }] },
      { condition: paid(instanceKey("offspring", nth)) },
    ),
  ],
  // 702.185a
  warp: () => [
    thenAtEnd(
      "warp",
      sequence(
        { do: "move", what: SELF, to: "exile", bind: "warped" },
        {
          do: "permitPlay",
          what: bound("warped"),
          player: { who: "ownerOf", of: bound("warped") },
          filter: EARLIER,
          duration: "permanent",
          free: false,
          castOnly: true,
        },
      ),
    ),
  ],
})
