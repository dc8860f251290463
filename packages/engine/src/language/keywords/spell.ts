import type { Ability } from "../ability.ts"
import type { Amount } from "../amount.ts"
import type { Condition } from "../condition.ts"
import type { Effect } from "../effects/effect.ts"
import type { Keyword } from "../keyword.ts"
import { YOU } from "../selector.ts"
import type { Change } from "../statics/change.ts"
import {
  activate,
  all,
  always,
  bound,
  CAST_THIS,
  costOf,
  has,
  IS_SELF,
  IT,
  not,
  numberOf,
  OPPONENTS,
  paid,
  plusOne,
  SELF,
  sequence,
  TARGET,
  type,
  when,
  word,
  YOUR_UPKEEP,
  YOURS,
} from "./build.ts"
import { defineKeywords, instanceKey } from "./expand.ts"

function copies(count: Amount = 1): Effect {
  return { do: "copySpell", of: IT, count, newTargets: true }
}

/** "When you cast this spell, [if …,] copy it." */
function whenCast(keyword: Keyword, effect: Effect, condition?: Condition): Ability[] {
  return [when(keyword, CAST_THIS, effect, condition && { condition })]
}

const IN_EXILE = { is: "inZone", zone: "exile" } as const
const IN_LIBRARY = { is: "inZone", zone: "library" } as const

/** The revealed or exiled cards that are still there go to the bottom of the library. */
function bottom(
  names: readonly string[],
  order: "random" | "chosen",
  still: typeof IN_EXILE | typeof IN_LIBRARY,
): Effect {
  const of = { sel: "union", of: names.map(bound) } as const
  return { do: "move", what: { sel: "filtered", of, filter: still }, to: "library", position: -1, order }
}

function ifPaid(cost: string): Amount {
  return { n: "if", condition: paid(cost), then: 1, else: 0 }
}

/** 702.113a: a 0/0 Elemental creature with haste that is still a land. */
const AWAKENED: readonly Change[] = [
  { change: "addTypes", types: ["creature"] },
  { change: "addSubtypes", subtypes: ["Elemental"] },
  { change: "setPT", power: 0, toughness: 0 },
  { change: "addAbilities", abilities: [word("haste")] },
]

/** Keywords of spells; most trigger on cast. */
defineKeywords({
  // 702.40a
  storm: () => whenCast("storm", copies({ n: "castBefore" })),
  // 702.69a
  gravestorm: () =>
    whenCast(
      "gravestorm",
      copies({
        n: "thisTurn",
        event: { on: "moves", object: { is: "permanent" }, from: "battlefield", to: "graveyard" },
      }),
    ),
  // 702.85a
  cascade: () =>
    whenCast(
      "cascade",
      sequence(
        {
          do: "digUntil",
          filter: all(not(type("land")), { is: "manaValue", op: "<", than: { n: "manaValue", of: IT } }),
          exile: true,
          bind: "cascaded",
          restBind: "passed",
        },
        { do: "action", action: "cascade" }, // 702.85b
        {
          do: "cast",
          what: bound("cascaded"),
          free: true,
          optional: true,
          filter: { is: "manaValue", op: "<", than: { n: "manaValue", of: IT } },
        },
        bottom(["cascaded", "passed"], "random", IN_EXILE),
      ),
    ),
  // 702.60a
  ripple: (k) =>
    whenCast("ripple", {
      do: "may",
      effect: sequence(
        { do: "reveal", what: { sel: "libraryTop", of: YOU, count: numberOf(k) }, bind: "rippled" },
        {
          do: "cast",
          what: bound("rippled"),
          free: true,
          optional: true,
          filter: { is: "sharesName", with: IT },
        },
        bottom(["rippled"], "chosen", IN_LIBRARY),
      ),
    }),
  // 702.56a, b
  replicate: (_, nth) => {
    const cost = instanceKey("replicate", nth)
    return whenCast("replicate", copies({ n: "timesKicked", cost }), paid(cost))
  },
  conspire: (_, nth) => whenCast("conspire", copies(), paid(instanceKey("conspire", nth))), // 702.78a, b
  casualty: (_, nth) => whenCast("casualty", copies(), paid(instanceKey("casualty", nth))), // 702.153a, b
  // 702.144a
  demonstrate: () =>
    whenCast("demonstrate", {
      do: "may",
      effect: copies(),
      then: sequence(
        { do: "choosePlayer", from: OPPONENTS, bind: "opponent" },
        { do: "copySpell", of: IT, newTargets: true, player: { who: "bound", name: "opponent" } },
      ),
    }),
  // 702.113a, b: the target is chosen only if the awaken cost was paid.
  awaken: (k) => [
    {
      ability: "spell",
      targets: [{ filter: all(type("land"), YOURS), min: ifPaid("awaken"), max: ifPaid("awaken") }],
      effect: {
        do: "if",
        condition: paid("awaken"),
        then: sequence(plusOne(TARGET, numberOf(k)), {
          do: "change",
          what: TARGET,
          changes: AWAKENED,
          duration: "permanent",
        }),
      },
    },
  ],
  // 702.131a: on instants and sorceries; permanents are checked continuously.
  ascend: () => [{ ability: "spell", effect: { do: "action", action: "ascend" } }],
  // 702.101a
  extort: () => [
    when(
      "extort",
      { on: "cast", spell: { is: "any" }, by: YOU },
      {
        do: "may",
        cost: [{ pay: "mana", mana: "{W/B}" }],
        then: sequence(
          { do: "loseLife", amount: 1, player: OPPONENTS, bind: "extorted" },
          { do: "gainLife", amount: { n: "bound", name: "extorted" } },
        ),
      },
    ),
  ],
  // 702.21a
  ward: (k) => [
    when(
      "ward",
      { on: "targeted", object: IS_SELF, by: { is: "controlledBy", player: OPPONENTS } },
      { do: "counter", what: IT, unlessPays: costOf(k) },
    ),
  ],
  // 702.35a
  madness: (k) => [
    always(
      "madness",
      [
        {
          static: "alter",
          event: { on: "moves", object: IS_SELF, from: "hand", cause: "discard" },
          alter: { to: "zone", zone: "exile" },
        },
      ],
      { zone: "hand" },
    ),
    when(
      "madness",
      { on: "moves", object: IS_SELF, from: "hand", to: "exile", cause: "discard" },
      sequence(
        { do: "cast", what: SELF, cost: costOf(k), optional: true },
        {
          do: "if",
          condition: { if: "is", of: SELF, filter: IN_EXILE },
          then: { do: "move", what: SELF, to: "graveyard", cause: "madness" },
        },
      ),
      { zone: "exile" },
    ),
  ],
  // 702.62a: exiling it from the hand is a special action.
  suspend: () => [
    when(
      "suspend",
      YOUR_UPKEEP,
      { do: "removeCounters", kind: "time", count: 1, from: SELF },
      { zone: "exile", condition: has("time") },
    ),
    when(
      "suspend",
      { on: "counters", object: IS_SELF, kind: "time", removed: true, last: true },
      {
        do: "cast",
        what: SELF,
        free: true,
        orPlayLand: true,
        optional: true,
        with: [{ change: "addAbilities", abilities: [word("haste")] }],
        withDuration: "whileControlled",
      },
      { zone: "exile", condition: { if: "is", of: SELF, filter: IN_EXILE } },
    ),
  ],
  // 702.94a: it is revealed as it is drawn.
  miracle: (k) => [
    when(
      "miracle",
      { on: "action", action: "miracle", object: IS_SELF },
      { do: "cast", what: SELF, cost: costOf(k), optional: true },
      { zone: "hand" },
    ),
  ],
  // 702.50a
  epic: () => [
    {
      ability: "spell",
      effect: sequence(
        { do: "rule", effects: [{ static: "cantCast", who: YOU }], duration: "permanent" },
        { do: "bind", name: "epic", objects: SELF },
        {
          do: "delayed",
          when: YOUR_UPKEEP,
          once: false,
          effect: {
            do: "copySpell",
            of: bound("epic"),
            newTargets: true,
            except: [{ change: "loseKeywords", keywords: ["epic"] }],
          },
        },
      ),
    },
  ],
  cipher: () => [{ ability: "spell", effect: { do: "action", action: "cipher" } }], // 702.99a
  paradigm: () => [{ ability: "spell", effect: { do: "action", action: "paradigm" } }], // 702.192a
  // 702.57a: the ability itself is printed with the keyword.
  forecast: (k) =>
    k.abilities.map((a) =>
      a.ability === "activated"
        ? activate("forecast", a.cost, a.effect ?? { do: "nothing" }, {
            ...a,
            zone: "hand",
            condition: {
              if: "and",
              of: [
                { if: "during", step: ["upkeep"] },
                { if: "turnOf", player: YOU },
              ],
            },
            limit: { times: 1, per: "turn" },
          })
        : a,
    ),
})
