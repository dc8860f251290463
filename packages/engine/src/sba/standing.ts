import { definitionsContainAny } from "../characteristics/definitions-contain.ts"
import { characteristics } from "../characteristics/query.ts"
import type { Change } from "../language/statics/change.ts"
import type { Memory } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editMemory } from "../state/writing/edit.ts"
import type { Census } from "./census.ts"

/** If no card mentions "world", no permanent is or was a world permanent. */
const hasWorlds = definitionsContainAny(["world"])

/**
 * Records since when permanents have been legends of their names (420.5e@2003-07) and world permanents (704.5k). Runs at each check before
 * the rules compare them, the only way to detect ties caused by a static ability. Phased-out permanents keep their record.
 */
export function noteStanding(s: State, { legends, worlds, permanents }: Census): void {
  if (s.ruleset.knobs.legendRule !== "oldest-stays" && !hasWorlds(s)) return
  for (const { id } of permanents) forgetStanding(s, id, legends, worlds)
  for (const id of worlds)
    if (objectNow(s, id).memory?.world === undefined) editMemory(s, id).world = { timestamp: became(s, id) }
  if (s.ruleset.knobs.legendRule !== "oldest-stays") return
  for (const id of legends) {
    const { name } = characteristics(s, id)
    if (objectNow(s, id).memory?.legend?.name !== name)
      editMemory(s, id).legend = { name, timestamp: became(s, id) }
  }
}

function forgetStanding(
  s: State,
  id: ObjectId,
  legends: readonly ObjectId[],
  worlds: readonly ObjectId[],
): void {
  const memory: Memory | null = objectNow(s, id).memory
  if (memory === null) return
  if (memory.legend !== undefined && !legends.includes(id)) editMemory(s, id).legend = undefined
  if (memory.world !== undefined && !worlds.includes(id)) editMemory(s, id).world = undefined
}

/** The timestamp at which it became a legend of its name. */
export function legendSince(s: State, id: ObjectId): number {
  return objectNow(s, id).memory?.legend?.timestamp ?? 0
}

/** The timestamp at which it became a world permanent. */
export function worldSince(s: State, id: ObjectId): number {
  return objectNow(s, id).memory?.world?.timestamp ?? 0
}

/**
 * When the permanent became what the last check did not find: as an effect began that renames it or changes its supertypes, or as it
 * entered, alone or in one event with others; otherwise by a static ability, in the event just before this check.
 */
function became(s: State, id: ObjectId): number {
  const changed = s.effects.filter((e) => e.objects.includes(id) && e.changes.some(renames))
  const times = [...changed.map((e) => e.timestamp), enteredAt(s, id)]
  const latest = Math.max(...times)
  return latest >= s.lastCheck ? latest : s.nextTimestamp
}

/** Permanents that enter in one event are equally old, whatever their timestamps. */
function enteredAt(s: State, id: ObjectId): number {
  const entry = s.events.findLast((e) => e.kind === "moves" && e.object === id && e.to === "battlefield")
  return entry?.batch ?? objectNow(s, id).timestamp
}

function renames({ change }: Change): boolean {
  return change === "copy" || change === "copyOf" || change === "name" || change === "addSupertypes"
}
