import { cease } from "../../events/moving/leave-game.ts"
import { record } from "../../events/record.ts"
import { putInCommandZone } from "../../one-shot/players/emblem.ts"
import { choose } from "../../state/choose.ts"
import { intern } from "../../state/define.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer, invalidate } from "../../state/writing/edit.ts"
import { DUNGEONS, type Dungeon } from "./dungeon-cards.ts"

/** 701.49: the player ventures into the dungeon, or into the named one. */
export function venture(s: State, player: PlayerId, into?: string): void {
  const id = s.command.find(
    (other) => objectNow(s, other).owner === player && dungeonOf(s, other) !== undefined,
  )
  if (id === undefined) return enter(s, player, into)
  const { next, names } = dungeonOf(s, id)!
  const rooms = next[objectNow(s, id).memory?.room ?? 0]
  if (rooms.length > 0)
    return moveMarker(
      s,
      player,
      id,
      rooms[
        pick(
          s,
          player,
          rooms.map((room) => names[room]),
          id,
          "dungeonRoom",
        )
      ],
    )
  completeDungeon(s, id, "701.49c")
  enter(s, player, into)
}

function dungeonOf(s: State, id: ObjectId): Dungeon | undefined {
  const { name } = s.definitions[objectNow(s, id).def]
  return DUNGEONS.find((dungeon) => dungeon.card.name === name)
}

/** A room of a dungeon and the indices of the rooms its arrows lead to (309.4). */
export interface DungeonRoom {
  readonly name: string
  readonly next: readonly number[]
}

/** The rooms of a dungeon from top to bottom; empty for other objects. `memory.room` is the index of the room with the venture marker. */
export function roomsOf(s: State, id: ObjectId): readonly DungeonRoom[] {
  const dungeon = dungeonOf(s, id)
  return dungeon === undefined ? [] : dungeon.names.map((name, room) => ({ name, next: dungeon.next[room] }))
}

/** Whether the object is a dungeon with its venture marker on the bottommost room (309.6). */
export function isOnBottommostRoom(s: State, id: ObjectId): boolean {
  return dungeonOf(s, id)?.next[objectNow(s, id).memory?.room ?? 0].length === 0
}

function pick(
  s: State,
  player: PlayerId,
  labels: readonly string[],
  source: ObjectId,
  purpose: "dungeon" | "dungeonRoom",
): number {
  if (labels.length === 1) return 0
  const options = labels.map((label) => ({ label }))
  return choose(s, {
    kind: "option",
    player,
    rule: "701.49",
    purpose,
    source,
    options,
    min: 1,
    max: 1,
  })[0]
}

/** 701.49a, d: brings in a dungeon card from outside the game, with the marker on its topmost room. */
function enter(s: State, player: PlayerId, into: string | undefined): void {
  const open = DUNGEONS.filter(({ card, special }) => (into === undefined ? !special : card.name === into))
  if (open.length === 0) return
  const { card } =
    open[
      pick(
        s,
        player,
        open.map((dungeon) => dungeon.card.name),
        NONE,
        "dungeon",
      )
    ]
  moveMarker(s, player, putInCommandZone(s, player, "emblem", intern(s, card)), 0)
}

function moveMarker(s: State, player: PlayerId, id: ObjectId, room: number): void {
  edit(s, id).memory = { ...objectNow(s, id).memory, room }
  invalidate(s)
  const detail = dungeonOf(s, id)!.names[room]
  record(s, { kind: "venture", rule: "701.49b", player, object: id, amount: room, detail })
}

/** 309.7: a dungeon is completed when it is removed from the game. */
export function completeDungeon(s: State, id: ObjectId, rule: string): void {
  const { owner, def } = objectNow(s, id)
  const { name } = s.definitions[def]
  cease(s, id, rule)
  editPlayer(s, owner).dungeons = [...s.players[owner].dungeons, name]
  record(s, { kind: "completesDungeon", rule: "309.7", player: owner, detail: name })
}
