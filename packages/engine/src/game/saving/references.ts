import type { Zone } from "../../language/vocabulary.ts"
import { isManaCost } from "../../mana/index.ts"
import type { GameObject } from "../../state/object.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { SavedState } from "./saved-game.ts"

/** What is inconsistent in a save of the right shape; null if nothing is. */
export function referenceFault(s: SavedState): string | null {
  return (
    playersFault(s) ??
    objectsFault(s) ??
    zonesFault(s) ??
    turnFault(s, s.turn) ??
    markersFault(s) ??
    eventsFault(s) ??
    partsFault([s.definitions, s.effects])
  )
}

function playersFault({ players }: SavedState): string | null {
  const odd = players.findIndex((p, seat) => p.id !== seat || p.decidedBy < 0)
  return odd < 0 ? null : `player ${odd} is another`
}

function objectsFault(s: SavedState): string | null {
  if (!Number.isInteger(s.nextId) || s.nextId > MOST_IDS) return "no game has so many objects"
  const existing = s.objects.filter((object) => object !== null)
  const odd = existing.find((object) => !isObject(s, object))
  if (odd !== undefined) return `object ${odd.id} can't be`
  if (new Set(existing.map(({ id }) => id)).size < existing.length) return "two objects have the same number"
  for (const [id, { object, characteristics }] of Object.entries(s.past)) {
    const { cost } = characteristics
    const isCost = cost === null || isManaCost(cost.text)
    if (object.id !== Number(id) || !isCost || !isObject(s, object)) return `object ${id} can't have been`
  }
  return null
}

/** Limit of the ids that a game has given. A game of 200,000 decisions gives some 100,000. */
const MOST_IDS = 10_000_000

/** Faces beyond the last stand for the front face. */
const MOST_FACES = 16

function isObject({ definitions }: SavedState, o: GameObject): boolean {
  const isCard = o.def >= 0 && o.def < definitions.length && o.face >= 0 && o.face < MOST_FACES
  const isNatural = o.card >= 0 && o.damage >= 0 && o.phasedOut >= 0 && o.phasedOut <= 2
  return isCard && isNatural && o.owner >= 0 && o.controller >= 0
}

/** Every object is in exactly one zone, the one it names (400.1). */
function zonesFault(s: SavedState): string | null {
  const nowhere = new Map(
    s.objects.flatMap((object) => (object === null ? [] : [[object.id, object] as const])),
  )
  for (const [zone, owner, ids] of zonesOf(s))
    for (const id of ids) {
      const object = nowhere.get(id)
      if (object === undefined || object.zone !== zone || (owner >= 0 && object.owner !== owner))
        return `object ${id} is not in the ${zone}`
      if (zone === "stack" && object.stack === null) return `object ${id} is no spell or ability`
      nowhere.delete(id)
    }
  const [lost] = nowhere.keys()
  return lost === undefined ? null : `object ${lost} is nowhere`
}

function* zonesOf(s: SavedState): Generator<[Zone, number, readonly ObjectId[]]> {
  yield ["battlefield", -1, s.battlefield]
  yield ["stack", -1, s.stack]
  yield ["exile", -1, s.exile]
  const decks = new Set(s.players.flatMap((p) => [...p.schemes, ...p.planes, ...p.attractions]))
  yield ["command", -1, [...s.command.filter((id) => !decks.has(id)), ...decks]]
  yield ["ante", -1, s.ante ?? []]
  for (const p of s.players) {
    yield ["library", p.id, p.library]
    yield ["hand", p.id, p.hand]
    yield ["graveyard", p.id, p.graveyard]
    yield ["outside", p.id, p.outside]
  }
}

function turnFault({ players, reach, over }: SavedState, turn: SavedState["turn"]): string | null {
  const seats = [turn.active, turn.priority, turn.opener, turn.nextPlayer]
  if (seats.some((seat) => seat < 0) || turn.number < 0 || turn.passes < 0) return "the turn is nobody's"
  if (turn.mulligans.length !== players.length || turn.kept.length !== players.length)
    return "mulligans are missing"
  if (reach !== null && reach.length !== players.length) return "ranges of influence are missing"
  if (over === null && players.every((p) => p.left !== null)) return "nobody is left in a game that goes on"
  return null
}

/** 807.4: one marker is current, and all others keep their turns. */
function markersFault(s: SavedState): string | null {
  const { markers } = s
  if (markers === undefined) return null
  const { all, current, turns } = markers
  const isRight = all.every(({ kept, removals }, i) => (kept === null) === (i === current) && removals >= 0)
  if (!isRight || all[current] === undefined || turns < 0) return "turn markers can't be like that"
  return all.map(({ kept }) => (kept === null ? null : turnFault(s, kept.turn))).find(Boolean) ?? null
}

function eventsFault({ random }: SavedState): string | null {
  return random.key.length === 8 && random.draws >= 0 ? null : "the random generator can't be"
}

/** Fields of cards that hold mana symbols. */
const OF_MANA: ReadonlySet<string> = new Set(["cost", "mana", "more", "less"])
/** No card has a greater number. */
const MOST_COUNTED = 1_000_000

/** Finds texts in cards that should be mana costs but aren't, and numbers that no card has. */
function partsFault(part: unknown, field = ""): string | null {
  if (typeof part === "string")
    return !OF_MANA.has(field) || !part.includes("{") || isManaCost(part) ? null : `a cost can't be ${part}`
  if (typeof part === "number")
    return Math.abs(part) <= MOST_COUNTED || field === "timestamp" ? null : `no card says ${part}`
  if (typeof part !== "object" || part === null) return null
  for (const [key, inner] of Object.entries(part)) {
    const fault = partsFault(inner, key)
    if (fault !== null) return fault
  }
  return null
}
