import type { Ability } from "../language/ability.ts"
import { controllerOf, isCreature } from "../characteristics/query.ts"
import { record } from "../events/record.ts"
import { putInto } from "../events/zones.ts"
import { chooseObjects } from "../effects/choices.ts"
import { intern } from "../state/define.ts"
import { addObject, edit, editPlayer, removeObject, touch } from "../state/edit.ts"
import { NONE, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { takeOut } from "../events/zones.ts"

const BEARER = { sel: "all", filter: { is: "and", of: [{ is: "designation", of: "ringBearer" }, { is: "controlledBy", player: { who: "you" } }] } } as const
const IS_BEARER = BEARER.filter

/** 701.54c: what the Ring says after each temptation, in order. */
const RING: readonly Ability[] = [
  {
    ability: "static",
    zone: "command",
    effects: [
      { static: "modify", what: BEARER, changes: [{ change: "addSupertypes", supertypes: ["legendary"] }] },
      { static: "cantBeBlocked", creature: BEARER, by: { is: "power", op: ">", than: { n: "power", of: BEARER } } },
    ],
  },
  { ability: "triggered", zone: "command", when: { on: "attacks", creature: IS_BEARER }, effect: { do: "sequence", of: [{ do: "draw", count: 1 }, { do: "discard", count: 1 }] } },
  {
    ability: "triggered",
    zone: "command",
    when: { on: "becomesBlocked", creature: IS_BEARER, by: { is: "any" } },
    effect: { do: "delayed", when: { on: "step", step: "endOfCombat" }, effect: { do: "sacrifice", player: { who: "controllerOf", of: { sel: "bound", name: "source" } }, what: { sel: "bound", name: "source" } } },
  },
  { ability: "triggered", zone: "command", when: { on: "damage", source: IS_BEARER, combat: true, player: { who: "players" } }, effect: { do: "forEachPlayer", of: { who: "opponents" }, effect: { do: "loseLife", amount: 3, player: { who: "bound", name: "player" } } } },
]

/** 701.54a: the emblem gains its next ability, then the player chooses a Ring-bearer. */
export function tempt(s: State, player: PlayerId): void {
  if (player < 0) return
  const p = editPlayer(s, player)
  p.ringTempted++
  giveEmblem(s, player, RING.slice(0, Math.min(4, p.ringTempted)))
  chooseBearer(s, player)
  record(s, { kind: "ringTempts", rule: "701.54d", player, amount: s.players[player].ringTempted })
}

function giveEmblem(s: State, owner: PlayerId, abilities: readonly Ability[]): void {
  for (const id of s.command) {
    if (s.objects[id]!.owner !== owner || s.definitions[s.objects[id]!.def].name !== "The Ring") continue
    takeOut(s, id)
    removeObject(s, id)
  }
  const def = intern(s, { name: "The Ring", layout: "normal", token: true, faces: [{ name: "The Ring", types: [], abilities }] })
  const { id } = addObject(s, {
    kind: "emblem", def, face: 0, card: 0, owner, controller: owner, zone: "outside", tapped: false, faceDown: false, flipped: false, phasedOut: 0, sick: false,
    damage: 0, deathtouched: false, counters: null, attachedTo: NONE, combat: null, stack: null, memory: null,
  })
  edit(s, id).card = id
  putInto(s, id, "command")
  touch(s)
}

function chooseBearer(s: State, player: PlayerId): void {
  const own = s.battlefield.filter((id) => controllerOf(s, id) === player && isCreature(s, id))
  const [bearer] = chooseObjects(s, player, own, 1, 1, { rule: "701.54a", purpose: "ringBearer", hint: "good" })
  if (bearer === undefined) return
  for (const id of s.battlefield) mark(s, id, player, id === bearer)
  touch(s)
}

function mark(s: State, id: number, player: PlayerId, bears: boolean): void {
  const designations = s.objects[id]!.memory?.designations ?? []
  if (controllerOf(s, id) !== player || designations.includes("ringBearer") === bears) return
  const object = edit(s, id)
  object.memory = { ...object.memory, designations: bears ? [...designations, "ringBearer"] : designations.filter((d) => d !== "ringBearer") }
}
