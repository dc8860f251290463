import { type GameObject, isPlayerRef, NONE, type ObjectId, type Ref, type State } from "@apnap/engine"

/**
 * A key that identifies a position of one world at the beginning of a turn: the heuristics continue alike from equal keys. Objects are
 * identified by their nature, since ids change along the way (400.7). Null if an ongoing effect depends on individual objects (611.2,
 * 603.7).
 */
export function likeness(s: State): string | null {
  if (s.effects.length > 0 || s.delayed.length > 0 || s.waiting.length > 0 || s.stack.length > 0) return null
  const kind = (id: ObjectId) => s.objects[id]!.def
  return JSON.stringify([
    s.random.draws,
    s.turn.number,
    s.turn.active,
    s.dayNight,
    s.monarch,
    s.initiative,
    s.players.map((p) => [
      p.life,
      p.shuffles,
      p.counters,
      p.library.map(kind),
      p.hand.map(kind).sort(),
      p.graveyard.map(kind),
    ]),
    [...s.battlefield, ...s.exile, ...s.command].map((id) => told(s, s.objects[id]!)).sort(),
  ])
}

/** The properties of an object that the heuristics may use, besides attachments. */
const TOLD = [
  "def",
  "face",
  "zone",
  "owner",
  "controller",
  "tapped",
  "faceDown",
  "phasedOut",
  "sick",
  "counters",
  "memory",
] as const satisfies readonly (keyof GameObject)[]

function told(s: State, o: GameObject): string {
  const attached = o.attachedTo === NONE ? null : place(s, o.attachedTo)
  return JSON.stringify([...TOLD.map((field) => o[field]), attached])
}

/** What something is attached to: a player, or the object's definition and the number of equal ones before it. */
function place(s: State, ref: Ref): unknown {
  return isPlayerRef(ref)
    ? ref
    : [
        s.objects[ref]?.def,
        s.battlefield.filter((id) => id < ref && s.objects[id]!.def === s.objects[ref]?.def).length,
      ]
}
