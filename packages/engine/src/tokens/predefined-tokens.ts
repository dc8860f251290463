import type { Ability, ActivatedAbility } from "../language/ability.ts"
import type { CardDefinition, CardFace } from "../language/card.ts"
import type { Cost } from "../language/cost.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { TokenSpec } from "../language/effects/token.ts"
import type { Change } from "../language/statics/change.ts"

type Predefined = Extract<TokenSpec, { predefined: string }>["predefined"]
type Role = Extract<TokenSpec, { role: string }>["role"]

const SACRIFICE: Cost = [{ pay: "sacrificeSelf" }]
const TAP: Cost = [{ pay: "tap" }, ...SACRIFICE]

function mana(cost: string, rest: Cost): Cost {
  return [{ pay: "mana", mana: cost }, ...rest]
}

function activated(cost: Cost, effect: Effect, extra: Partial<ActivatedAbility> = {}): ActivatedAbility {
  return { ability: "activated", cost, effect, ...extra }
}

function artifact(subtype: string, ability: Ability): CardDefinition {
  const name = `${subtype} Token`
  return card({ name, types: ["artifact"], subtypes: [subtype], colors: [], abilities: [ability] })
}

function card(...faces: [CardFace, ...CardFace[]]): CardDefinition {
  return { name: faces[0].name, layout: faces.length > 1 ? "transform" : "normal", faces, token: true }
}

const ANY_COLOR: Effect = { do: "addMana", mana: { choice: "anyColor" } }
const DRAW: Effect = { do: "draw", count: 1 }

/** The tokens that 111.10 defines. */
export const PREDEFINED: Readonly<Record<Predefined, () => CardDefinition>> = {
  treasure: () => artifact("Treasure", activated(TAP, ANY_COLOR)), // 111.10a
  food: () => artifact("Food", activated(mana("{2}", TAP), { do: "gainLife", amount: 3 })), // 111.10b
  gold: () => artifact("Gold", activated(SACRIFICE, ANY_COLOR)), // 111.10c
  walker: () =>
    card({
      name: "Walker",
      types: ["creature"],
      subtypes: ["Zombie"],
      colors: ["B"],
      power: 2,
      toughness: 2,
    }), // 111.10d
  // 111.10e
  shard: () =>
    card({
      name: "Shard Token",
      types: ["enchantment"],
      subtypes: ["Shard"],
      colors: [],
      abilities: [
        activated(mana("{2}", SACRIFICE), { do: "sequence", of: [{ do: "scry", count: 1 }, DRAW] }),
      ],
    }),
  clue: () => artifact("Clue", activated(mana("{2}", SACRIFICE), DRAW)), // 111.10f
  blood: () =>
    artifact(
      "Blood",
      activated([{ pay: "mana", mana: "{1}" }, { pay: "tap" }, { pay: "discard" }, ...SACRIFICE], DRAW),
    ), // 111.10g
  // 111.10h
  powerstone: () =>
    artifact(
      "Powerstone",
      activated([{ pay: "tap" }], {
        do: "addMana",
        mana: {
          mana: "{C}",
          restriction: { notSpells: { is: "not", of: { is: "type", type: "artifact" } } },
        },
      }),
    ),
  // 111.10i
  incubator: () =>
    card(
      {
        name: "Incubator Token",
        types: ["artifact"],
        subtypes: ["Incubator"],
        colors: [],
        abilities: [activated([{ pay: "mana", mana: "{2}" }], { do: "transform", what: { sel: "self" } })],
      },
      {
        name: "Phyrexian Token",
        types: ["artifact", "creature"],
        subtypes: ["Phyrexian"],
        colors: [],
        power: 0,
        toughness: 0,
      },
    ),
  // 111.10s
  map: () =>
    artifact(
      "Map",
      activated(
        mana("{1}", TAP),
        { do: "action", action: "explore", what: { sel: "target", slot: 0 } },
        {
          timing: "sorcery",
          targets: [
            {
              filter: {
                is: "and",
                of: [
                  { is: "type", type: "creature" },
                  { is: "controlledBy", player: { who: "you" } },
                ],
              },
            },
          ],
        },
      ),
    ),
  // 111.10t
  junk: () =>
    artifact(
      "Junk",
      activated(
        TAP,
        {
          do: "sequence",
          of: [
            {
              do: "move",
              what: { sel: "libraryTop", of: { who: "you" }, count: 1 },
              to: "exile",
              bind: "exiled",
            },
            { do: "permitPlay", what: { sel: "bound", name: "exiled" }, duration: "endOfTurn" },
          ],
        },
        { timing: "sorcery" },
      ),
    ),
  // 111.10u
  lander: () =>
    artifact(
      "Lander",
      activated(mana("{2}", TAP), {
        do: "search",
        to: "battlefield",
        tapped: true,
        count: 1,
        shuffle: true,
        filter: {
          is: "and",
          of: [
            { is: "type", type: "land" },
            { is: "supertype", supertype: "basic" },
          ],
        },
      }),
    ),
  // 111.10v
  mutagen: () =>
    artifact(
      "Mutagen",
      activated(
        mana("{1}", TAP),
        { do: "addCounters", kind: "+1/+1", count: 1, on: { sel: "target", slot: 0 } },
        {
          timing: "sorcery",
          targets: [{ filter: { is: "type", type: "creature" } }],
        },
      ),
    ),
}

const ENCHANT: Ability = { ability: "keyword", keyword: "enchant", filter: { is: "type", type: "creature" } }

function role(name: string, changes: readonly Change[], ...more: Ability[]): CardDefinition {
  const gives: Ability = {
    ability: "static",
    effects: [{ static: "modify", what: { sel: "attachedTo" }, changes }],
  }
  return card({
    name,
    types: ["enchantment"],
    subtypes: ["Aura", "Role"],
    colors: [],
    abilities: [ENCHANT, gives, ...more],
  })
}

const PLUS_ONE: Change = { change: "modifyPT", power: 1, toughness: 1 }

function gives(...abilities: Ability[]): Change {
  return { change: "addAbilities", abilities }
}

function whenAttacks(effect: Effect, extra: object = {}): Ability {
  return { ability: "triggered", when: { on: "attacks", creature: { is: "self" } }, effect, ...extra }
}

const ENCHANTMENTS = {
  is: "and",
  of: [
    { is: "type", type: "enchantment" },
    { is: "controlledBy", player: { who: "you" } },
  ],
} as const

/** The Roles that 111.10 defines. */
export const ROLES: Readonly<Record<Role, () => CardDefinition>> = {
  cursed: () => role("Cursed", [{ change: "setPT", power: 1, toughness: 1 }]), // 111.10j
  monster: () => role("Monster", [PLUS_ONE, gives({ ability: "keyword", keyword: "trample" })]), // 111.10k
  royal: () =>
    role("Royal", [
      PLUS_ONE,
      gives({ ability: "keyword", keyword: "ward", cost: [{ pay: "mana", mana: "{1}" }] }),
    ]), // 111.10m
  sorcerer: () => role("Sorcerer", [PLUS_ONE, gives(whenAttacks({ do: "scry", count: 1 }))]), // 111.10n
  // 111.10p
  virtuous: () =>
    role("Virtuous", [
      {
        change: "modifyPT",
        power: { n: "count", filter: ENCHANTMENTS },
        toughness: { n: "count", filter: ENCHANTMENTS },
      },
    ]),
  // 111.10q
  wicked: () =>
    role("Wicked", [PLUS_ONE], {
      ability: "triggered",
      when: { on: "moves", object: { is: "self" }, from: "battlefield", to: "graveyard" },
      effect: { do: "loseLife", amount: 1, player: { who: "opponents" } },
    }),
  // 111.10r
  young: () =>
    role("Young Hero", [
      gives(
        whenAttacks(
          { do: "addCounters", kind: "+1/+1", count: 1, on: { sel: "self" } },
          { condition: { if: "is", of: { sel: "self" }, filter: { is: "toughness", op: "<=", than: 3 } } },
        ),
      ),
    ]),
}
