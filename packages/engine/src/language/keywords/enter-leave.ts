import type { Ability } from "../ability.ts"
import type { CardFace } from "../card.ts"
import type { Effect } from "../effect.ts"
import type { Filter } from "../filter.ts"
import type { Keyword } from "../keyword.ts"
import type { Selector } from "../selector.ts"
import {
  activate,
  all,
  always,
  atNext,
  bound,
  CREATURE,
  costOf,
  DIES,
  ENTERS,
  IT,
  LEAVES,
  not,
  numberOf,
  OPPONENTS,
  OTHER,
  paid,
  SELF,
  SORCERY,
  sequence,
  TARGET,
  THAT_PLAYER,
  target,
  targetIn,
  when,
  word,
  YOU,
  YOUR_UPKEEP,
  YOURS,
} from "./build.ts"
import { defineKeywords } from "./expand.ts"
import { timesCost } from "./times-cost.ts"

/** 702.92a and its like: a creature token that the Equipment is attached to at once. */
function bearer(
  keyword: Keyword,
  face: Pick<CardFace, "subtypes" | "colors" | "power" | "toughness">,
): Ability[] {
  const token = { face: { name: "", types: ["creature"] as const, ...face } }
  return [
    when(
      keyword,
      ENTERS,
      sequence(
        { do: "createToken", token, bind: "bearer" },
        { do: "attach", what: SELF, to: bound("bearer") },
      ),
    ),
  ]
}

/** What happens to the permanent at the beginning of the next end step when it was cast in the keyword's way. */
function thenAtEnd(keyword: Keyword, effect: Effect): Ability {
  return always(keyword, [
    { static: "enters", what: "self", condition: paid(keyword), as: atNext("end", effect) },
  ])
}

function hasteIf(keyword: Keyword, ...more: Ability[]): Ability {
  return always(
    keyword,
    [
      {
        static: "modify",
        what: SELF,
        changes: [{ change: "addAbilities", abilities: [word("haste"), ...more] }],
      },
    ],
    { condition: paid(keyword) },
  )
}

/** "If it would leave the battlefield, exile it instead of putting it anywhere else." */
const EXILE_INSTEAD: Ability = always("unearth", [
  { static: "alter", event: LEAVES, alter: { to: "zone", zone: "exile" } },
])

/** The partner abilities that name no card (702.124a). */
const NO_NAME = /^(\u2014.*|choose a Background|Doctor's companion)$/

const UNPAIRED: Filter = all(
  { is: "inZone", zone: "battlefield" },
  CREATURE,
  YOURS,
  not({ is: "designation", of: "paired" }),
)

function pair(other: Selector): Effect {
  return { do: "action", action: "pair", what: { sel: "union", of: [SELF, other] } }
}

/** Keywords about entering and leaving the battlefield. */
defineKeywords({
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
  // 702.46a
  soulshift: (k) => [
    when(
      "soulshift",
      DIES,
      { do: "may", effect: { do: "move", what: TARGET, to: "hand" } },
      {
        targets: targetIn(
          "graveyard",
          { is: "subtype", subtype: "Spirit" },
          { is: "manaValue", op: "<=", than: numberOf(k) },
        ),
      },
    ),
  ],
  // 702.55a
  haunt: () => [
    when(
      "haunt",
      DIES,
      sequence(
        { do: "move", what: SELF, to: "exile", bind: "haunting" },
        { do: "action", action: "haunt", what: TARGET },
      ),
      { targets: target(CREATURE) },
    ),
  ],
  // 702.59a
  recover: (k) => [
    when(
      "recover",
      {
        on: "moves",
        object: all(CREATURE, { is: "ownedBy", player: YOU }),
        from: "battlefield",
        to: "graveyard",
      },
      {
        do: "may",
        cost: costOf(k),
        then: { do: "move", what: SELF, to: "hand" },
        else: { do: "move", what: SELF, to: "exile" },
      },
      { zone: "graveyard" },
    ),
  ],
  // 702.124j: "partner with [name]"
  partner: (k) =>
    k.text === undefined || NO_NAME.test(k.text)
      ? []
      : [
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
        ],
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
  // 702.72a
  champion: (k) => [
    when("champion", ENTERS, {
      do: "may",
      effect: {
        do: "move",
        what: { sel: "choose", filter: all(k.filter ?? CREATURE, YOURS, OTHER) },
        to: "exile",
        link: "champion",
      },
      else: { do: "sacrifice", what: SELF },
    }),
    when("champion", LEAVES, { do: "move", what: { sel: "linked", key: "champion" }, to: "battlefield" }),
  ],
  // 702.74a
  evoke: () => [when("evoke", ENTERS, { do: "sacrifice", what: SELF }, { condition: paid("evoke") })],
  // 702.75a
  hideaway: (k) => [
    when("hideaway", ENTERS, {
      do: "dig",
      count: numberOf(k),
      take: { count: 1, to: "exile", faceDown: true, lookers: YOU, link: true },
      rest: { to: "library", position: -1, order: "random" },
    }),
  ],
  // 702.84a
  unearth: (k) => [
    activate(
      "unearth",
      costOf(k),
      sequence(
        {
          do: "move",
          what: SELF,
          to: "battlefield",
          control: YOU,
          with: [{ change: "addAbilities", abilities: [word("haste"), EXILE_INSTEAD] }],
          bind: "unearthed",
        },
        atNext("end", { do: "move", what: bound("unearthed"), to: "exile" }),
      ),
      { zone: "graveyard", ...SORCERY },
    ),
  ],
  livingWeapon: () =>
    bearer("livingWeapon", { subtypes: ["Phyrexian", "Germ"], colors: ["B"], power: 0, toughness: 0 }), // 702.92a
  forMirrodin: () => bearer("forMirrodin", { subtypes: ["Rebel"], colors: ["R"], power: 2, toughness: 2 }), // 702.163a
  // 702.182a
  jobSelect: () => bearer("jobSelect", { subtypes: ["Hero"], colors: [], power: 1, toughness: 1 }),
  // 702.109a
  dash: () => [hasteIf("dash"), thenAtEnd("dash", { do: "move", what: SELF, to: "hand" })],
  // 702.110a
  exploit: () => [
    when("exploit", ENTERS, {
      do: "may",
      effect: { do: "sacrifice", filter: CREATURE, count: 1, exploit: true },
    }),
  ],
  // 702.135a
  afterlife: (k) => [
    when("afterlife", DIES, {
      do: "createToken",
      count: numberOf(k),
      token: {
        face: {
          name: "",
          types: ["creature"],
          subtypes: ["Spirit"],
          colors: ["W", "B"],
          power: 1,
          toughness: 1,
          abilities: [word("flying")],
        },
      },
    }),
  ],
  // 702.152a
  blitz: () => [
    hasteIf("blitz", when("blitz", DIES, { do: "draw", count: 1 })),
    thenAtEnd("blitz", { do: "sacrifice", what: SELF }),
  ],
  // 702.157a
  squad: () => [
    when(
      "squad",
      ENTERS,
      { do: "createCopyToken", of: SELF, count: { n: "timesKicked", cost: "squad" } },
      { condition: paid("squad") },
    ),
  ],
  // 702.175a
  offspring: () => [
    when(
      "offspring",
      ENTERS,
      { do: "createCopyToken", of: SELF, except: [{ change: "setPT", power: 1, toughness: 1 }] },
      { condition: paid("offspring") },
    ),
  ],
  // 702.185a
  warp: () => [
    thenAtEnd(
      "warp",
      sequence(
        { do: "move", what: SELF, to: "exile", bind: "warped" },
        { do: "permitPlay", what: bound("warped"), duration: "permanent", free: false, castOnly: true },
      ),
    ),
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
  // 702.52a
  dredge: (k) => [
    always(
      "dredge",
      [
        {
          static: "replace",
          event: { on: "draw", player: YOU },
          optional: true,
          with: sequence({ do: "mill", count: numberOf(k) }, { do: "move", what: SELF, to: "hand" }),
        },
      ],
      {
        zone: "graveyard",
        condition: { if: "exists", filter: { is: "any" }, zone: "library", of: YOU, atLeast: numberOf(k) },
      },
    ),
  ],
  // 702.174a, b
  gift: (k) => gift(k.text ?? "card"),
})

/** 702.174d to i: what the opponent gets. */
const GIFTS: Readonly<Record<string, Effect>> = {
  card: { do: "draw", count: 1, player: THAT_PLAYER },
  food: { do: "createToken", token: { predefined: "food" }, player: THAT_PLAYER },
  treasure: { do: "createToken", token: { predefined: "treasure" }, player: THAT_PLAYER },
  "tapped fish": {
    do: "createToken",
    tapped: true,
    player: THAT_PLAYER,
    token: {
      face: { name: "", types: ["creature"], subtypes: ["Fish"], colors: ["U"], power: 1, toughness: 1 },
    },
  },
  "extra turn": { do: "extraTurn", player: THAT_PLAYER },
  octopus: {
    do: "createToken",
    player: THAT_PLAYER,
    token: {
      face: { name: "", types: ["creature"], subtypes: ["Octopus"], colors: ["U"], power: 8, toughness: 8 },
    },
  },
}

function gift(what: string): Ability[] {
  const given = GIFTS[what]
  if (given === undefined) throw new Error(`language/gift: no gift is called "${what}"`)
  const effect = sequence({ do: "choosePlayer", from: OPPONENTS, bind: "player" }, given)
  return [
    when("gift", ENTERS, effect, { condition: paid("gift") }),
    { ability: "spell", effect: { do: "if", condition: paid("gift"), then: effect } },
  ]
}
