import type { Ability, ActivatedAbility } from "../ability.ts"
import type { Condition } from "../condition.ts"
import type { Effect } from "../effects/effect.ts"
import type { Filter } from "../filter.ts"
import type { KeywordAbility } from "../keyword-ability.ts"
import type { Change } from "../statics/change.ts"
import {
  ATTACKS,
  activate,
  all,
  always,
  atNext,
  bound,
  CREATURE,
  costOf,
  numberOf,
  OPPONENTS,
  OTHER,
  plusOne,
  SELF,
  SORCERY,
  sequence,
  TARGET,
  THAT_PLAYER,
  target,
  type,
  word,
  YOURS,
} from "./build.ts"
import { defineKeywords } from "./expand.ts"

const ENTERED_THIS_TURN: Condition = {
  if: "is",
  of: SELF,
  filter: { is: "thisTurn", event: { on: "moves", object: { is: "any" }, to: "battlefield" } },
}
const ATTACH: Extract<Effect, { do: "attach" }> = { do: "attach", what: SELF, to: TARGET }
const DISCARD_THIS = { pay: "discardSelf" } as const
const EXILE_THIS = { pay: "exileSelf" } as const
const HAND = { zone: "hand" } as const
const GRAVEYARD = { zone: "graveyard", ...SORCERY } as const

/** 702.128a, 702.129a: a token copy of the card, but a Zombie of another colour without a mana cost. */
function embalmed(k: KeywordAbility<"embalm" | "eternalize">, ...changes: Change[]): Ability[] {
  const except: Change[] = [
    ...changes,
    { change: "noManaCost" },
    { change: "addSubtypes", subtypes: ["Zombie"] },
  ]
  return [
    activate(k.keyword, [...costOf(k), EXILE_THIS], { do: "createCopyToken", of: SELF, except }, GRAVEYARD),
  ]
}

/** "Equip planeswalker" (702.6e). */
function isPlaneswalker(filter: Filter | undefined): filter is Extract<Filter, { is: "type" }> {
  return filter?.is === "type" && filter.type === "planeswalker"
}

/** 702.53a, 702.71a: a card with the same mana value as this one. */
function seek(to: "hand" | "battlefield", ...of: Filter[]): Effect {
  return {
    do: "search",
    filter: all(...of, { is: "manaValue", op: "=", than: { n: "manaValue", of: SELF } }),
    count: 1,
    to,
    reveal: to === "hand",
    shuffle: true,
  }
}

function tapped(k: KeywordAbility<"crew" | "saddle">) {
  return { pay: "tapOthers", filter: all(CREATURE, OTHER), totalPower: numberOf(k) } as const
}

const BECOMES_CREATURE: Change = { change: "addTypes", types: ["artifact", "creature"] }
const ON_CREATURE = { if: "is", of: { sel: "attachedTo" }, filter: CREATURE } as const

/** 702.29c: basic land types, land types and creature types are subtypes; anything else is a card type or supertype. */
function typeWord(text: string): Filter {
  const name = text.toLowerCase()
  if (name === "basic land") return all(type("land"), { is: "supertype", supertype: "basic" })
  if (name === "land" || name === "artifact" || name === "creature" || name === "enchantment")
    return type(name)
  if (name === "artifact land") return all(type("artifact"), type("land"))
  return { is: "subtype", subtype: text }
}

/** The keyword's activated abilities, with its limits. */
function limited(
  { keyword, abilities }: KeywordAbility<"boast" | "exhaust" | "powerUp">,
  more: Partial<ActivatedAbility>,
): Ability[] {
  return abilities.map((a) => (a.ability === "activated" ? { ...a, ...more, keyword } : a))
}

/** Keywords that are activated abilities. */
defineKeywords({
  // 702.6a, c, e
  equip: (k) => [
    isPlaneswalker(k.filter)
      ? activate(
          "equip",
          costOf(k),
          { ...ATTACH, asCreature: true },
          {
            targets: target(k.filter, YOURS),
            ...SORCERY,
          },
        )
      : activate("equip", costOf(k), ATTACH, {
          targets: target(CREATURE, YOURS, ...(k.filter ? [k.filter] : [])),
          ...SORCERY,
        }),
  ],
  // 702.67a
  fortify: (k) => [
    activate("fortify", costOf(k), ATTACH, { targets: target(type("land"), YOURS), ...SORCERY }),
  ],
  // 702.151a, b
  reconfigure: (k) => [
    activate("reconfigure", costOf(k), ATTACH, { targets: target(CREATURE, YOURS, OTHER), ...SORCERY }),
    activate(
      "reconfigure",
      costOf(k),
      { do: "unattach", what: SELF },
      { condition: ON_CREATURE, ...SORCERY },
    ),
    always(
      "reconfigure",
      [{ static: "modify", what: SELF, changes: [{ change: "removeTypes", types: ["creature"] }] }],
      { condition: ON_CREATURE },
    ),
  ],
  // 702.29a
  cycling: (k) => [activate("cycling", [...costOf(k), DISCARD_THIS], { do: "draw", count: 1 }, HAND)],
  // 702.29e
  typecycling: (k) => [
    activate(
      "cycling",
      [...costOf(k), DISCARD_THIS],
      {
        do: "search",
        filter: k.filter ?? typeWord(k.text),
        count: 1,
        to: "hand",
        reveal: true,
        shuffle: true,
      },
      HAND,
    ),
  ],
  // 702.49a
  ninjutsu: (k) => [
    activate(
      "ninjutsu",
      [
        ...costOf(k),
        {
          pay: "return",
          filter: all(CREATURE, { is: "attacking" }, { is: "unblocked" }, YOURS),
          bind: "returned",
        },
      ],
      {
        do: "move",
        what: SELF,
        to: "battlefield",
        tapped: true,
        attacking: { sameAs: bound("returned") }, // 702.49c
      },
      HAND,
    ),
  ],
  // 702.65a
  auraSwap: (k) => [
    activate("auraSwap", costOf(k), { do: "may", effect: { do: "action", action: "auraSwap" } }),
  ],
  // 702.53a
  transmute: (k) => [
    activate("transmute", [...costOf(k), DISCARD_THIS], seek("hand"), { ...HAND, ...SORCERY }),
  ],
  // 702.71a
  transfigure: (k) => [
    activate("transfigure", [...costOf(k), { pay: "sacrificeSelf" }], seek("battlefield", CREATURE), SORCERY),
  ],
  // 702.77a
  reinforce: (k) => [
    activate("reinforce", [...costOf(k), DISCARD_THIS], plusOne(TARGET, numberOf(k)), {
      targets: target(CREATURE),
      ...HAND,
    }),
  ],
  // 702.87a
  levelUp: (k) => [
    activate("levelUp", costOf(k), { do: "addCounters", kind: "level", count: 1, on: SELF }, SORCERY),
  ],
  // 702.97a
  scavenge: (k) => [
    activate("scavenge", [...costOf(k), EXILE_THIS], plusOne(TARGET, { n: "power", of: SELF }), {
      targets: target(CREATURE),
      ...GRAVEYARD,
    }),
  ],
  // 702.122a
  crew: (k) => [
    activate(
      "crew",
      [tapped(k)],
      sequence(
        { do: "change", what: SELF, changes: [BECOMES_CREATURE], duration: "endOfTurn" },
        { do: "action", action: "crewed", what: SELF }, // 702.122d
      ),
    ),
  ],
  embalm: (k) => embalmed(k, { change: "setColors", colors: ["W"] }), // 702.128a
  eternalize: (k) =>
    embalmed(k, { change: "setColors", colors: ["B"] }, { change: "setPT", power: 4, toughness: 4 }), // 702.129a
  // 702.141a
  encore: (k) => [
    activate(
      "encore",
      [...costOf(k), EXILE_THIS],
      sequence(
        {
          do: "forEachPlayer",
          of: OPPONENTS,
          effect: sequence(
            { do: "createCopyToken", of: SELF, bind: "encored" },
            {
              do: "rule",
              effects: [{ static: "mustAttack", creature: bound("encored"), whom: THAT_PLAYER }],
              duration: "endOfTurn",
            },
          ),
        },
        {
          do: "change",
          what: bound("encored"),
          changes: [{ change: "addAbilities", abilities: [word("haste")] }],
          duration: "permanent",
        },
        atNext("end", { do: "sacrifice", what: bound("encored") }),
      ),
      GRAVEYARD,
    ),
  ],
  // 702.167a
  craft: (k) => [
    activate(
      "craft",
      [...costOf(k), EXILE_THIS, materials(k)],
      { do: "move", what: SELF, to: "battlefield", transformed: true, remembers: "materials" }, // 702.167c
      SORCERY,
    ),
  ],
  // 702.142a, 702.177a: the ability itself is printed with the keyword.
  boast: (k) =>
    limited(k, { limit: { times: 1, per: "turn" }, condition: { if: "happened", event: ATTACKS } }),
  exhaust: (k) => limited(k, { limit: { times: 1, per: "game" } }),
  // Not in the rules yet: follows its reminder text, with 118.7 for the reduction by the mana cost.
  powerUp: (k) =>
    limited(k, {
      limit: { times: 1, per: "game" },
      less: { mana: "ownCost", condition: ENTERED_THIS_TURN },
    }),
  // 702.171a
  saddle: (k) => [activate("saddle", [tapped(k)], { do: "designate", what: SELF, as: "saddled" }, SORCERY)],
  // 702.184a
  station: () => [
    activate(
      "station",
      [{ pay: "tapOthers", filter: all(CREATURE, OTHER), count: 1, bind: "stationed" }],
      { do: "addCounters", kind: "charge", count: { n: "stationing", of: bound("stationed") }, on: SELF },
      SORCERY,
    ),
  ],
})

/** 702.167b: permanents you control, or cards in your graveyard. */
function materials(k: KeywordAbility<"craft">) {
  const filter = all(k.filter, OTHER)
  const exile = { pay: "exile", filter, count: numberOf(k), bind: "materials" } as const
  return {
    pay: "anyOf",
    of: [[{ ...exile, zone: "battlefield" }], [{ ...exile, zone: "graveyard" }]],
  } as const
}
