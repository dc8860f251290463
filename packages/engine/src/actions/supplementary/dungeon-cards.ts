import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Filter } from "../../language/filter.ts"
import type { TargetSlot } from "../../language/selector.ts"

/** A dungeon card (309): its rooms from top to bottom, and for each the indices of the rooms its arrows lead to. */
export interface Dungeon {
  card: CardDefinition
  next: readonly (readonly number[])[]
  names: readonly string[]
  /** 701.49d: entered only by "venture into" with its name. */
  special?: boolean
}

interface Room {
  name: string
  effect: Effect
  targets?: readonly TargetSlot[]
  next: readonly number[]
}

const CREATURE: Filter = { is: "type", type: "creature" }
const TARGET = { sel: "target", slot: 0 } as const
const A_CREATURE: readonly TargetSlot[] = [{ filter: CREATURE }]
const PERMANENT_OF_THREE: Filter = {
  is: "or",
  of: [{ is: "type", type: "artifact" }, CREATURE, { is: "type", type: "land" }],
}
const EACH = { who: "players" } as const
const EVERYBODY = { who: "bound", name: "player" } as const

function sequence(...of: Effect[]): Effect {
  return { do: "sequence", of }
}

function token(
  subtype: string,
  color: "R" | "B",
  power: number,
  toughness: number,
  count = 1,
  abilities: readonly Ability[] = [],
): Effect {
  return {
    do: "createToken",
    count,
    token: {
      face: {
        name: "",
        types: ["creature"],
        subtypes: [subtype],
        colors: [color],
        power,
        toughness,
        abilities,
      },
    },
  }
}

function sacrifice(filter: Filter): Effect {
  return { do: "sacrifice", filter }
}

/** 309.4c: "When you move your venture marker into this room, …". */
function dungeon(name: string, rooms: readonly Room[], special = false): Dungeon {
  const abilities = rooms.map(
    ({ effect, targets }, room): Ability => ({
      ability: "triggered",
      zone: "command",
      when: { on: "venture", player: { who: "you" }, room },
      effect,
      ...(targets && { targets }),
    }),
  )
  const card: CardDefinition = {
    name,
    layout: "normal",
    faces: [{ name, types: ["dungeon"], colors: [], abilities }],
  }
  return {
    card,
    next: rooms.map((room) => room.next),
    names: rooms.map((room) => room.name),
    ...(special && { special }),
  }
}

const TREASURE: Effect = { do: "createToken", token: { predefined: "treasure" } }

export const DUNGEONS: readonly Dungeon[] = [
  dungeon("Lost Mine of Phandelver", [
    { name: "Cave Entrance", effect: { do: "scry", count: 1 }, next: [1, 2] },
    { name: "Goblin Lair", effect: token("Goblin", "R", 1, 1), next: [3, 4] },
    { name: "Mine Tunnels", effect: TREASURE, next: [4, 5] },
    {
      name: "Storeroom",
      effect: { do: "addCounters", kind: "+1/+1", count: 1, on: TARGET },
      targets: A_CREATURE,
      next: [6],
    },
    {
      name: "Dark Pool",
      effect: sequence(
        { do: "loseLife", amount: 1, player: { who: "opponents" } },
        { do: "gainLife", amount: 1 },
      ),
      next: [6],
    },
    {
      name: "Fungi Cavern",
      effect: {
        do: "change",
        what: TARGET,
        changes: [{ change: "modifyPT", power: -4, toughness: 0 }],
        duration: "yourNextTurn",
      },
      targets: A_CREATURE,
      next: [6],
    },
    { name: "Temple of Dumathoin", effect: { do: "draw", count: 1 }, next: [] },
  ]),
  dungeon("Dungeon of the Mad Mage", [
    { name: "Yawning Portal", effect: { do: "gainLife", amount: 1 }, next: [1] },
    { name: "Dungeon Level", effect: { do: "scry", count: 1 }, next: [2, 3] },
    { name: "Goblin Bazaar", effect: TREASURE, next: [4] },
    {
      name: "Twisted Caverns",
      effect: { do: "rule", effects: [{ static: "cantAttack", creature: TARGET }], duration: "yourNextTurn" },
      targets: A_CREATURE,
      next: [4],
    },
    { name: "Lost Level", effect: { do: "scry", count: 2 }, next: [5, 6] },
    {
      name: "Runestone Caverns",
      next: [7],
      effect: sequence(
        {
          do: "move",
          what: { sel: "libraryTop", of: { who: "you" }, count: 2 },
          to: "exile",
          bind: "exiled",
        },
        { do: "permitPlay", what: { sel: "bound", name: "exiled" }, duration: "permanent" },
      ),
    },
    { name: "Muiral's Graveyard", effect: token("Skeleton", "B", 1, 1, 2), next: [7] },
    { name: "Deep Mines", effect: { do: "scry", count: 3 }, next: [8] },
    {
      name: "Mad Wizard's Lair",
      next: [],
      effect: sequence(
        { do: "draw", count: 3, bind: "drawn" },
        { do: "reveal", what: { sel: "bound", name: "drawn" }, bind: "revealed" },
        {
          do: "cast",
          what: { sel: "choose", filter: { is: "any" }, from: { sel: "bound", name: "revealed" } },
          free: true,
          optional: true,
        },
      ),
    },
  ]),
  dungeon("Tomb of Annihilation", [
    { name: "Trapped Entry", effect: { do: "loseLife", amount: 1, player: EACH }, next: [1, 2] },
    {
      name: "Veils of Fear",
      next: [3],
      effect: {
        do: "forEachPlayer",
        of: EACH,
        effect: {
          do: "unless",
          player: EVERYBODY,
          cost: [{ pay: "discard" }],
          effect: { do: "loseLife", amount: 2, player: EVERYBODY },
        },
      },
    },
    {
      name: "Oubliette",
      effect: sequence(
        { do: "discard", count: 1 },
        sacrifice({ is: "type", type: "artifact" }),
        sacrifice(CREATURE),
        sacrifice({ is: "type", type: "land" }),
      ),
      next: [4],
    },
    {
      name: "Sandfall Cell",
      next: [4],
      effect: {
        do: "forEachPlayer",
        of: EACH,
        effect: {
          do: "unless",
          player: EVERYBODY,
          cost: [{ pay: "sacrifice", filter: PERMANENT_OF_THREE }],
          effect: { do: "loseLife", amount: 2, player: EVERYBODY },
        },
      },
    },
    {
      name: "Cradle of the Death God",
      next: [],
      effect: {
        do: "createToken",
        token: {
          face: {
            name: "The Atropal",
            supertypes: ["legendary"],
            types: ["creature"],
            subtypes: ["God", "Horror"],
            colors: ["B"],
            power: 4,
            toughness: 4,
            abilities: [{ ability: "keyword", keyword: "deathtouch" }],
          },
        },
      },
    },
  ]),
  dungeon(
    "Undercity",
    [
      {
        name: "Secret Entrance",
        next: [1, 2],
        effect: {
          do: "search",
          filter: {
            is: "and",
            of: [
              { is: "type", type: "land" },
              { is: "supertype", supertype: "basic" },
            ],
          },
          count: 1,
          to: "hand",
          reveal: true,
          shuffle: true,
        },
      },
      {
        name: "Forge",
        effect: { do: "addCounters", kind: "+1/+1", count: 2, on: TARGET },
        targets: A_CREATURE,
        next: [3, 4],
      },
      { name: "Lost Well", effect: { do: "scry", count: 2 }, next: [4, 5] },
      {
        name: "Trap!",
        effect: { do: "loseLife", amount: 5, player: { who: "target", slot: 0 } },
        targets: [{ players: EACH }],
        next: [6],
      },
      {
        name: "Arena",
        effect: { do: "designate", what: TARGET, as: "goaded" },
        targets: A_CREATURE,
        next: [6, 7],
      },
      { name: "Stash", effect: TREASURE, next: [7] },
      { name: "Archives", effect: { do: "draw", count: 1 }, next: [8] },
      {
        name: "Catacombs",
        effect: token("Skeleton", "B", 4, 1, 1, [{ ability: "keyword", keyword: "menace" }]),
        next: [8],
      },
      {
        name: "Throne of the Dead Three",
        next: [],
        effect: sequence(
          {
            do: "reveal",
            what: { sel: "libraryTop", of: { who: "you" }, count: 10 },
            bind: "revealed",
          },
          {
            do: "move",
            what: { sel: "choose", filter: CREATURE, from: { sel: "bound", name: "revealed" } },
            to: "battlefield",
            counters: [{ kind: "+1/+1", count: 3 }],
            bind: "moved",
          },
          {
            do: "change",
            what: { sel: "bound", name: "moved" },
            changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "hexproof" }] }],
            duration: "yourNextTurn",
          },
          { do: "shuffle" },
        ),
      },
    ],
    true,
  ),
]
