import { type GameObject, isPlayerRef, NONE, type ObjectId, type Ref, type State } from "@apnap/engine"

/**
 * What tells positions of one world apart at the beginning of a turn: from two of the same text, the heuristics play on alike. Objects are named by what they
 * are, since each gets another id on its way (400.7). Null where something goes on that hangs on single objects (611.2, 603.7).
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

/** What the heuristics may go by of an object, beside what it is attached to. */
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

/** What something is attached to: a player, or what an object is and how many others stand before it. */
function place(s: State, ref: Ref): unknown {
  return isPlayerRef(ref)
    ? ref
    : [
        s.objects[ref]?.def,
        s.battlefield.filter((id) => id < ref && s.objects[id]!.def === s.objects[ref]?.def).length,
      ]
}
