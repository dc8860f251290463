import type { Ability } from "../ability.ts"
import type { Condition } from "../condition.ts"
import type { Filter } from "../filter.ts"
import type { Keyword } from "../keyword.ts"
import { YOU } from "../selector.ts"
import {
  activate,
  all,
  always,
  CREATURE,
  costOf,
  DIES,
  ENTERS,
  entersWith,
  entersYours,
  has,
  IS_SELF,
  IT,
  numberOf,
  OPPONENTS,
  OTHER,
  paid,
  plusOne,
  SELF,
  SORCERY,
  sequence,
  TARGET,
  target,
  type,
  when,
  word,
  YOUR_UPKEEP,
  YOURS,
} from "./build.ts"
import { defineKeywords } from "./expand.ts"

function without(kind: string): Condition {
  return { if: "is", of: IT, filter: { is: "counters", kind, op: "=", than: 0 } }
}

/** 702.79a, 702.93a: returns with a counter if it had none of that kind. */
function returns(keyword: Keyword, kind: string): Ability[] {
  return [
    when(
      keyword,
      DIES,
      { do: "move", what: SELF, to: "battlefield", counters: [{ kind, count: 1 }] },
      { condition: without(kind) },
    ),
  ]
}

/** "As [this] enters, choose": the first option means yes. */
function choice(keyword: Keyword, options: readonly string[]): Ability {
  return always(keyword, [
    { static: "enters", what: "self", as: { do: "chooseForSource", what: "option", options } },
  ])
}

function chose(mode: string): Condition {
  return { if: "chosenMode", mode }
}

function greater(what: "power" | "toughness"): Condition {
  return { if: "compare", left: { n: what, of: IT }, op: ">", right: { n: what, of: SELF } }
}

const SHARES_TYPE: Filter = { is: "sharesType", with: SELF, kind: "creature" }
const DAMAGED = { on: "damage", player: OPPONENTS } as const

/** 702.32a, 702.63a: what happens at the beginning of each of your upkeeps. */
function countdown(keyword: Keyword, kind: string): Ability[] {
  return [
    when(
      keyword,
      YOUR_UPKEEP,
      { do: "removeCounters", kind, count: 1, from: SELF },
      { condition: has(kind) },
    ),
    when(
      keyword,
      { on: "counters", object: IS_SELF, kind, removed: true, last: true },
      { do: "sacrifice", what: SELF },
    ),
  ]
}

/** Keywords about counters on the permanent itself. */
defineKeywords({
  // 702.32a
  fading: (k) => [
    entersWith("fading", "fade", numberOf(k)),
    when(
      "fading",
      YOUR_UPKEEP,
      sequence(
        { do: "removeCounters", kind: "fade", count: 1, from: SELF, bind: "faded" },
        {
          do: "if",
          condition: { if: "not", of: { if: "did", name: "faded" } },
          then: { do: "sacrifice", what: SELF },
        },
      ),
    ),
  ],
  // 702.63a, 702.63b
  vanishing: (k) => [
    ...(k.n === undefined ? [] : [entersWith("vanishing", "time", k.n)]),
    ...countdown("vanishing", "time"),
  ],
  // 702.38a
  amplify: (k) => [
    always("amplify", [
      {
        static: "enters",
        what: "self",
        as: {
          do: "reveal",
          what: {
            sel: "choose",
            filter: SHARES_TYPE,
            zone: "hand",
            of: YOU,
            count: { n: "handSize", of: YOU },
            upTo: true,
          },
          bind: "amplified",
        },
      },
      {
        static: "enters",
        what: "self",
        counters: [
          { kind: "+1/+1", count: { n: "times", of: numberOf(k), by: { n: "bound", name: "amplified" } } },
        ],
      },
    ]),
  ],
  // 702.43a
  modular: (k) => [
    entersWith("modular", "+1/+1", numberOf(k)),
    when(
      "modular",
      DIES,
      { do: "may", effect: plusOne(TARGET, { n: "counters", kind: "+1/+1", of: IT }) },
      { targets: target(type("artifact"), CREATURE) },
    ),
  ],
  // 702.44a
  sunburst: () => {
    const creature: Condition = { if: "is", of: SELF, filter: CREATURE }
    const colors = { n: "manaSpent", colors: true } as const
    return [
      entersWith("sunburst", "+1/+1", colors, creature),
      entersWith("sunburst", "charge", colors, { if: "not", of: creature }),
    ]
  },
  // 702.54a, b
  bloodthirst: (k) =>
    k.n === undefined
      ? [entersWith("bloodthirst", "+1/+1", { n: "thisTurn", event: DAMAGED, sum: "amount" })]
      : [entersWith("bloodthirst", "+1/+1", k.n, { if: "happened", event: DAMAGED })],
  // 702.58a
  graft: (k) => [
    entersWith("graft", "+1/+1", numberOf(k)),
    when(
      "graft",
      { on: "moves", object: all(CREATURE, OTHER), to: "battlefield" },
      { do: "may", effect: { do: "moveCounters", kind: "+1/+1", count: 1, from: SELF, to: IT } },
      { condition: has("+1/+1") },
    ),
  ],
  // 702.79a
  persist: () => returns("persist", "-1/-1"),
  // 702.93a
  undying: () => returns("undying", "+1/+1"),
  // 702.82a; 702.82b: remembers what it devoured.
  devour: (k) => [
    always("devour", [
      {
        static: "enters",
        what: "self",
        as: {
          do: "sacrifice",
          what: {
            sel: "choose",
            filter: all(k.filter ?? CREATURE, YOURS, OTHER),
            count: { n: "count", filter: all(k.filter ?? CREATURE, YOURS) },
            upTo: true,
          },
          link: "devoured",
          bind: "devoured",
        },
      },
      {
        static: "enters",
        what: "self",
        counters: [
          { kind: "+1/+1", count: { n: "times", of: numberOf(k), by: { n: "bound", name: "devoured" } } },
        ],
      },
    ]),
  ],
  // 702.98a
  unleash: () => [
    choice("unleash", ["counter", "none"]),
    entersWith("unleash", "+1/+1", 1, chose("counter")),
    always("unleash", [{ static: "cantBlock", creature: SELF }], { condition: has("+1/+1") }),
  ],
  // 702.100a, c: checked again on resolution.
  evolve: () => [
    when("evolve", entersYours(), plusOne(SELF), {
      condition: { if: "or", of: [greater("power"), greater("toughness")] },
    }),
  ],
  // 702.104a
  tribute: (k) => [
    always("tribute", [
      {
        static: "enters",
        what: "self",
        as: sequence(
          { do: "choosePlayer", from: OPPONENTS, bind: "tributary" },
          {
            do: "chooseForSource",
            what: "option",
            options: ["paid", "unpaid"],
            player: { who: "bound", name: "tributary" },
          },
        ),
      },
    ]),
    entersWith("tribute", "+1/+1", numberOf(k), chose("paid")),
  ],
  // 702.107a
  outlast: (k) => [activate("outlast", [...costOf(k), { pay: "tap" }], plusOne(SELF), SORCERY)],
  // 702.123a
  fabricate: (k) => [
    when("fabricate", ENTERS, {
      do: "may",
      effect: plusOne(SELF, numberOf(k)),
      else: {
        do: "createToken",
        count: numberOf(k),
        token: {
          face: {
            name: "",
            types: ["artifact", "creature"],
            subtypes: ["Servo"],
            colors: [],
            power: 1,
            toughness: 1,
          },
        },
      },
    }),
  ],
  // 702.136a
  riot: () => [
    choice("riot", ["counter", "haste"]),
    entersWith("riot", "+1/+1", 1, chose("counter")),
    always(
      "riot",
      [{ static: "modify", what: SELF, changes: [{ change: "addAbilities", abilities: [word("haste")] }] }],
      { condition: chose("haste") },
    ),
  ],
  // 702.156a
  ravenous: () => [
    entersWith("ravenous", "+1/+1", { n: "x" }),
    when(
      "ravenous",
      ENTERS,
      { do: "draw", count: 1 },
      { condition: { if: "compare", left: { n: "x" }, op: ">=", right: 5 } },
    ),
  ],
  // 702.165a: the keyword holds what it gives to another creature.
  backup: (k) => [
    when(
      "backup",
      ENTERS,
      sequence(plusOne(TARGET, numberOf(k)), {
        do: "if",
        condition: { if: "is", of: TARGET, filter: OTHER },
        then: {
          do: "change",
          what: TARGET,
          changes: [{ change: "addAbilities", abilities: k.abilities ?? [] }],
          duration: "endOfTurn",
        },
      }),
      { targets: target(CREATURE) },
    ),
  ],
  // 702.176a
  impending: (k) => [
    entersWith("impending", "time", numberOf(k), paid("impending")),
    always(
      "impending",
      [{ static: "modify", what: SELF, changes: [{ change: "removeTypes", types: ["creature"] }] }],
      { condition: { if: "and", of: [paid("impending"), has("time")] } },
    ),
    when(
      "impending",
      { on: "step", step: "end", player: YOU },
      { do: "removeCounters", kind: "time", count: 1, from: SELF },
      { condition: { if: "and", of: [paid("impending"), has("time")] } },
    ),
  ],
  // 702.191a
  increment: () => [
    when("increment", { on: "cast", spell: { is: "any" }, by: YOU }, plusOne(SELF), {
      condition: {
        if: "and",
        of: [
          { if: "is", of: SELF, filter: CREATURE },
          {
            if: "or",
            of: (["power", "toughness"] as const).map(
              (n): Condition => ({
                if: "compare",
                left: { n: "manaSpent", of: IT },
                op: ">",
                right: { n, of: SELF },
              }),
            ),
          },
        ],
      },
    }),
  ],
})
