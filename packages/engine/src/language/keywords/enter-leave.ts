import { YOU } from "../selector.ts"
import {
  all,
  always,
  CREATURE,
  costOf,
  ENTERS,
  LEAVES,
  numberOf,
  OTHER,
  SELF,
  sequence,
  when,
  YOUR_UPKEEP,
  YOURS,
} from "./build.ts"
import { defineKeywords } from "./expand.ts"
import { timesCost } from "./times-cost.ts"

/** Keywords about entering and leaving the battlefield. */
defineKeywords({
  // 702.145b; what else it means is in actions/designations.ts.
  daybound: () => [
    always("daybound", [
      { static: "enters", what: "self", condition: { if: "dayNight", is: "night" }, transformed: true },
    ]),
  ],
  // 702.24a
  cumulativeUpkeep: (k) => [
    when(
      "cumulativeUpkeep",
      YOUR_UPKEEP,
      sequence(
        { do: "addCounters", kind: "age", count: 1, on: SELF },
        {
          do: "unless",
          player: YOU,
          cost: timesCost(costOf(k), { n: "counters", kind: "age", of: SELF }),
          effect: { do: "sacrifice", what: SELF },
        },
      ),
    ),
  ],
  // 702.30a: the first of its controller's upkeeps that it sees.
  echo: (k) => [
    when(
      "echo",
      YOUR_UPKEEP,
      { do: "unless", player: YOU, cost: costOf(k), effect: { do: "sacrifice", what: SELF } },
      { limit: { times: 1, per: "game" } },
    ),
  ],
  // 702.72a
  champion: (k) => [
    when("champion", ENTERS, {
      do: "may",
      effect: {
        do: "move",
        what: { sel: "choose", filter: all(k.filter, YOURS, OTHER) },
        to: "exile",
        link: "champion",
      },
      else: { do: "sacrifice", what: SELF },
    }),
    when("champion", LEAVES, { do: "move", what: { sel: "linked", key: "champion" }, to: "battlefield" }),
  ],
  // 702.75a
  hideaway: (k) => [
    when("hideaway", ENTERS, {
      do: "dig",
      count: numberOf(k),
      take: { count: 1, to: "exile", faceDown: true, lookers: YOU, link: true },
      rest: { to: "library", position: -1, order: "random" },
    }),
  ],
  // 702.110a
  exploit: () => [
    when("exploit", ENTERS, {
      do: "may",
      effect: { do: "sacrifice", filter: CREATURE, count: 1, exploit: true },
    }),
  ],
  // 702.89a
  umbraArmor: () => [
    always("umbraArmor", [
      {
        static: "replace",
        event: { on: "destroyed", object: { is: "among", of: { sel: "attachedTo" } } },
        with: sequence({ do: "removeDamage", what: { sel: "attachedTo" } }, { do: "destroy", what: SELF }),
      },
    ]),
  ],
  // 702.161a
  livingMetal: () => [
    always(
      "livingMetal",
      [{ static: "modify", what: SELF, changes: [{ change: "addTypes", types: ["artifact", "creature"] }] }],
      { condition: { if: "turnOf", player: YOU } },
    ),
  ],
})
