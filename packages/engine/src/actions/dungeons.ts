import type { CardDefinition } from "../language/card.ts"
import type { Effect } from "../language/effect.ts"
import { record } from "../events/record.ts"
import { putInto } from "../events/zones.ts"
import { choose } from "../state/choose.ts"
import { intern } from "../state/define.ts"
import { addObject, edit, editPlayer, removeObject, touch } from "../state/edit.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { takeOut } from "../events/zones.ts"
import { DUNGEONS, type Dungeon } from "./dungeon-cards.ts"

/** 701.49: into the next room of the dungeon, or into the first room of one that the player chooses. */
export function venture(s: State, player: PlayerId, into?: string): void {
  if (player < 0) return
  const current = s.command.find((id) => s.objects[id]!.owner === player && dungeonOf(s, id) !== undefined)
  if (current === undefined) return enter(s, player, into)
  const dungeon = dungeonOf(s, current)!
  const room = dungeon.rooms[s.objects[current]!.memory?.classLevel ?? 0]
  if (room.next.length === 0) {
    complete(s, player, current)
    return enter(s, player, into)
  }
  const next = room.next.length === 1 ? room.next[0] : room.next[chooseRoom(s, player, room.next.map((i) => dungeon.rooms[i].name))]
  moveTo(s, player, current, dungeon, next)
}

function dungeonOf(s: State, id: ObjectId): Dungeon | undefined {
  return DUNGEONS.find((d) => d.name === s.definitions[s.objects[id]!.def].name)
}

function chooseRoom(s: State, player: PlayerId, labels: readonly string[]): number {
  return choose(s, { kind: "option", player, rule: "309.5a", purpose: "dungeon", source: NONE, options: labels.map((label) => ({ label })), min: 1, max: 1 })[0]
}

/** 701.49a: a dungeon card from outside the game goes into the command zone. */
function enter(s: State, player: PlayerId, into: string | undefined): void {
  const open = into === undefined ? DUNGEONS.filter((d) => d.name !== "Undercity") : DUNGEONS.filter((d) => d.name === into)
  const dungeon = open.length === 1 ? open[0] : open[chooseRoom(s, player, open.map((d) => d.name))]
  const { id } = addObject(s, {
    kind: "emblem", def: intern(s, definitionOf(dungeon)), face: 0, card: 0, owner: player, controller: player, zone: "outside", tapped: false, faceDown: false,
    flipped: false, phasedOut: 0, sick: false, damage: 0, deathtouched: false, counters: null, attachedTo: NONE, combat: null, stack: null, memory: null,
  })
  edit(s, id).card = id
  putInto(s, id, "command")
  moveTo(s, player, id, dungeon, 0)
}

const definitions = new Map<string, CardDefinition>()

function definitionOf(dungeon: Dungeon): CardDefinition {
  let definition = definitions.get(dungeon.name)
  if (definition === undefined) definitions.set(dungeon.name, (definition = { name: dungeon.name, layout: "normal", token: true, faces: [{ name: dungeon.name, types: ["dungeon"] }] }))
  return definition
}

/** 309.4: the venture marker moves; the room's ability triggers. The marker's place is kept like a level. */
function moveTo(s: State, player: PlayerId, id: ObjectId, dungeon: Dungeon, room: number): void {
  const object = edit(s, id)
  object.memory = { ...object.memory, classLevel: room }
  touch(s)
  record(s, { kind: "venture", rule: "701.49b", player, object: id, amount: room })
  waitFor(s, player, id, dungeon.rooms[room].effect)
}

/** 309.4c: a room's ability triggers when the marker moves in. */
function waitFor(s: State, player: PlayerId, source: ObjectId, room: Dungeon["rooms"][number]["effect"]): void {
  const { effect, targets } = room
  s.waiting = [...s.waiting, { source, controller: player, ability: { ability: "triggered", when: { on: "venture", player: { who: "you" } }, effect: effect as Effect, ...(targets && { targets }) }, bindings: {}, x: 0, index: 0 }]
}

/** 309.6, 309.7: the dungeon leaves and has been completed. */
export function complete(s: State, player: PlayerId, id: ObjectId): void {
  const { name } = s.definitions[s.objects[id]!.def]
  takeOut(s, id)
  removeObject(s, id)
  const p = editPlayer(s, player)
  p.dungeons = [...p.dungeons, name]
  touch(s)
  record(s, { kind: "completesDungeon", rule: "309.7", player, detail: name })
}
