import type { Effect } from "../language/effect.ts"
import type { TargetSlot } from "../language/selector.ts"

/** A dungeon card as data: its rooms with what they do and where they lead (309.4). */
export interface Dungeon {
  name: string
  rooms: readonly { name: string; effect: { effect: Effect; targets?: readonly TargetSlot[] }; next: readonly number[] }[]
}

const CREATURE = { is: "type", type: "creature" } as const
const each = (effect: Effect): Effect => ({ do: "forEachPlayer", of: { who: "opponents" }, effect })
const EACH_LOSES: Effect = each({ do: "loseLife", amount: 1, player: { who: "bound", name: "player" } })

function token(name: string, types: readonly ("creature" | "artifact")[], subtypes: readonly string[], color: readonly ("W" | "U" | "B" | "R" | "G")[], power: number, toughness: number, flag?: "menace" | "deathtouch"): Effect {
  return { do: "createToken", token: { face: { name, types, subtypes, colors: color, power, toughness, ...(flag && { abilities: [{ ability: "keyword", keyword: flag }] }) } } }
}

/** The dungeons of the first set with them (309.2b), and the Undercity (726). */
export const DUNGEONS: readonly Dungeon[] = [
  {
    name: "Lost Mine of Phandelver",
    rooms: [
      { name: "Cave Entrance", effect: { effect: { do: "scry", count: 1 } }, next: [1, 2] },
      { name: "Goblin Lair", effect: { effect: token("Goblin", ["creature"], ["Goblin"], ["R"], 1, 1) }, next: [3, 4] },
      { name: "Mine Tunnels", effect: { effect: { do: "createToken", token: { predefined: "treasure" } } }, next: [4, 5] },
      { name: "Storeroom", effect: { effect: { do: "addCounters", kind: "+1/+1", count: 1, on: { sel: "target", slot: 0 } }, targets: [{ filter: CREATURE }] }, next: [6] },
      { name: "Dark Pool", effect: { effect: { do: "sequence", of: [EACH_LOSES, { do: "gainLife", amount: 1 }] } }, next: [6] },
      { name: "Fungi Cavern", effect: { effect: { do: "change", what: { sel: "target", slot: 0 }, changes: [{ change: "modifyPT", power: -4, toughness: 0 }], duration: "yourNextTurn" }, targets: [{ filter: CREATURE }] }, next: [6] },
      { name: "Temple of Dumathoin", effect: { effect: { do: "draw", count: 1 } }, next: [] },
    ],
  },
  {
    name: "Undercity",
    rooms: [
      { name: "Secret Entrance", effect: { effect: { do: "search", filter: { is: "and", of: [{ is: "supertype", supertype: "basic" }, { is: "type", type: "land" }] }, count: 1, to: "hand", reveal: true } }, next: [1, 2] },
      { name: "Forge", effect: { effect: { do: "addCounters", kind: "+1/+1", count: 2, on: { sel: "target", slot: 0 } }, targets: [{ filter: CREATURE }] }, next: [3, 4] },
      { name: "Lost Well", effect: { effect: { do: "scry", count: 2 } }, next: [4, 5] },
      { name: "Trap!", effect: { effect: { do: "loseLife", amount: 5, player: { who: "target", slot: 0 } }, targets: [{ players: { who: "players" } }] }, next: [6] },
      { name: "Arena", effect: { effect: { do: "designate", what: { sel: "target", slot: 0 }, as: "goaded" }, targets: [{ filter: CREATURE }] }, next: [6, 7] },
      { name: "Stash", effect: { effect: { do: "createToken", token: { predefined: "treasure" } } }, next: [7] },
      { name: "Archives", effect: { effect: { do: "draw", count: 1 } }, next: [8] },
      { name: "Catacombs", effect: { effect: token("Skeleton", ["creature"], ["Skeleton"], ["B"], 4, 1, "menace") }, next: [8] },
      {
        name: "Throne of the Dead Three",
        effect: {
          effect: {
            do: "dig", count: 10, reveal: true, take: { filter: CREATURE, count: 1, upTo: true, to: "battlefield", counters: [{ kind: "+1/+1", count: 3 }], with: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "hexproof" }] }], duration: "yourNextTurn" },
            rest: { to: "library", position: -1, order: "random" },
          },
        },
        next: [],
      },
    ],
  },
]
