import type { EventPattern } from "../event.ts"
import type { Filter } from "../filter.ts"
import { type PlayerSelector, YOU } from "../selector.ts"
import {
  ATTACKS,
  all,
  always,
  atNext,
  bound,
  CREATURE,
  DEFENDER,
  HITS_PLAYER,
  IS_SELF,
  IT,
  not,
  numberOf,
  OPPONENTS,
  OTHER,
  plusOne,
  pump,
  SELF,
  sequence,
  TARGET,
  THAT_PLAYER,
  target,
  when,
  YOURS,
} from "./build.ts"
import { defineKeywords } from "./expand.ts"

const BLOCKED: EventPattern = { on: "becomesBlocked", creature: IS_SELF }
const BLOCKS: EventPattern = { on: "blocks", creature: IS_SELF, batch: true }
const ATTACKING = { is: "attacking" } as const
const OF_SELF = { n: "power", of: SELF } as const

/** Players with the most life, or tied for most. */
const RICHEST: PlayerSelector = {
  who: "controllerOf",
  of: { sel: "extreme", of: { sel: "players", of: { who: "players" } }, by: "life" },
}

/** Opponents that you attacked with a creature this combat. */
const ATTACKED: PlayerSelector = {
  who: "such",
  of: OPPONENTS,
  that: {
    if: "happened",
    event: { on: "attacks", creature: YOURS, whom: THAT_PLAYER },
    thisCombat: true,
  },
}

/** 702.154a: not attacking, and with haste or there since the turn began. */
const ENLISTABLE: Filter = all(CREATURE, YOURS, OTHER, not({ is: "among", of: bound("attackers") }), {
  is: "or",
  of: [not({ is: "summoningSick" }), { is: "keyword", keyword: "haste" }],
})

/** Keywords that trigger in combat. */
defineKeywords({
  // 702.23a
  rampage: (k) => {
    const beyond = {
      n: "times",
      of: numberOf(k),
      by: {
        n: "max",
        of: [0, { n: "minus", of: { n: "countOf", of: { sel: "blocking", of: SELF } }, by: 1 }],
      },
    } as const
    return [when("rampage", BLOCKED, pump(SELF, beyond, beyond))]
  },
  // 702.25a
  flanking: () => [
    when(
      "flanking",
      {
        on: "becomesBlocked",
        creature: IS_SELF,
        by: all(CREATURE, not({ is: "keyword", keyword: "flanking" })),
      },
      pump(bound("other"), -1, -1),
    ),
  ],
  // 702.39a
  provoke: () => [
    when(
      "provoke",
      ATTACKS,
      {
        do: "may",
        effect: sequence(
          {
            do: "rule",
            effects: [{ static: "mustBlock", creature: TARGET, attacker: SELF }],
            duration: "endOfCombat",
          },
          { do: "untap", what: TARGET },
        ),
      },
      { targets: target(CREATURE, { is: "controlledBy", player: DEFENDER }) },
    ),
  ],
  // 702.45a
  bushido: (k) => [
    when("bushido", { on: "anyOf", of: [BLOCKS, BLOCKED] }, pump(SELF, numberOf(k), numberOf(k))),
  ],
  // 702.64a
  absorb: (k) => [
    always("absorb", [{ static: "prevent", amount: numberOf(k), event: { on: "damage", to: IS_SELF } }]),
  ],
  // 702.68a
  frenzy: (k) => [when("frenzy", { on: "unblocked", creature: IS_SELF }, pump(SELF, numberOf(k), 0))],
  // 702.70a
  poisonous: (k) => [
    when("poisonous", HITS_PLAYER, {
      do: "playerCounters",
      kind: "poison",
      count: numberOf(k),
      player: THAT_PLAYER,
    }),
  ],
  // 702.83b
  exalted: () => [when("exalted", { on: "attacks", creature: YOURS, alone: true }, pump(IT, 1, 1))],
  // 702.86a
  annihilator: (k) => [
    when("annihilator", ATTACKS, {
      do: "sacrifice",
      player: DEFENDER,
      filter: { is: "permanent" },
      count: numberOf(k),
    }),
  ],
  // 702.91a
  battleCry: () => [
    when("battleCry", ATTACKS, pump({ sel: "all", filter: all(CREATURE, ATTACKING, OTHER) }, 1, 0)),
  ],
  // 702.105a
  dethrone: () => [when("dethrone", { on: "attacks", creature: IS_SELF, whom: RICHEST }, plusOne(SELF))],
  // 702.108a
  prowess: () => [when("prowess", { on: "cast", spell: not(CREATURE), by: YOU }, pump(SELF, 1, 1))],
  // 702.112a
  renown: (k) => [
    when(
      "renown",
      HITS_PLAYER,
      sequence(plusOne(SELF, numberOf(k)), { do: "designate", what: SELF, as: "renowned" }),
      {
        condition: { if: "is", of: SELF, filter: not({ is: "designation", of: "renowned" }) },
      },
    ),
  ],
  // 702.115a
  ingest: () => [
    when("ingest", HITS_PLAYER, {
      do: "move",
      what: { sel: "libraryTop", of: THAT_PLAYER, count: 1 },
      to: "exile",
    }),
  ],
  // 702.116a
  myriad: () => [
    when(
      "myriad",
      ATTACKS,
      sequence(
        {
          do: "forEachPlayer",
          of: {
            who: "such",
            of: OPPONENTS,
            that: { if: "not", of: { if: "isPlayer", player: THAT_PLAYER, among: DEFENDER } },
          },
          effect: {
            do: "may",
            effect: {
              do: "createCopyToken",
              of: SELF,
              tapped: true,
              attacking: { orPlaneswalkerOf: THAT_PLAYER },
              bind: "myriad",
            },
          },
        },
        {
          do: "if",
          condition: {
            if: "compare",
            left: { n: "countOf", of: bound("myriad") },
            op: ">=",
            right: 1,
          },
          then: atNext("endOfCombat", { do: "move", what: bound("myriad"), to: "exile" }),
        },
      ),
    ),
  ],
  // 702.121a
  melee: () => [
    when(
      "melee",
      ATTACKS,
      pump(SELF, { n: "countPlayers", of: ATTACKED }, { n: "countPlayers", of: ATTACKED }),
    ),
  ],
  // 702.130a
  afflict: (k) => [when("afflict", BLOCKED, { do: "loseLife", amount: numberOf(k), player: DEFENDER })],
  // 702.134a
  mentor: () => [
    when("mentor", ATTACKS, sequence(plusOne(TARGET), { do: "action", action: "mentor" }), {
      targets: target(CREATURE, ATTACKING, { is: "power", op: "<", than: OF_SELF }),
    }),
  ],
  // 702.147a
  decayed: () => [
    always("decayed", [{ static: "cantBlock", creature: SELF }]),
    when("decayed", ATTACKS, atNext("endOfCombat", { do: "sacrifice", what: SELF })),
  ],
  // 702.149a
  training: () => [
    when(
      "training",
      {
        on: "attacks",
        creature: all(IS_SELF, {
          is: "condition",
          condition: {
            if: "exists",
            filter: all(CREATURE, ATTACKING, OTHER, YOURS, { is: "power", op: ">", than: OF_SELF }),
          },
        }),
      },
      // 702.149c: it trains as the counter is put on it.
      sequence(
        { do: "addCounters", kind: "+1/+1", count: 1, on: SELF, bind: "trained" },
        { do: "if", condition: { if: "did", name: "trained" }, then: { do: "action", action: "train" } },
      ),
    ),
  ],
  // 702.154a, b: an optional cost to attack
  enlist: () => [
    always("enlist", [
      {
        static: "mayPayToAttack",
        creature: SELF,
        cost: [{ pay: "tapOthers", filter: ENLISTABLE, count: 1, bind: "enlisted" }],
        then: { effect: pump(SELF, { n: "power", of: bound("enlisted") }, 0) },
      },
    ]),
  ],
  // 702.181a
  mobilize: (k) => [
    when(
      "mobilize",
      ATTACKS,
      sequence(
        {
          do: "createToken",
          count: numberOf(k),
          tapped: true,
          attacking: true,
          bind: "mobilized",
          token: {
            face: {
              name: "",
              types: ["creature"],
              subtypes: ["Warrior"],
              colors: ["R"],
              power: 1,
              toughness: 1,
            },
          },
        },
        atNext("end", { do: "sacrifice", what: bound("mobilized") }),
      ),
    ),
  ],
  // 702.189a
  firebending: (k) => [
    when(
      "firebending",
      ATTACKS,
      sequence(
        { do: "addMana", mana: { mana: "{R}", times: numberOf(k), persists: "combat" } },
        { do: "action", action: "firebend" }, // 702.189b
      ),
    ),
  ],
})
