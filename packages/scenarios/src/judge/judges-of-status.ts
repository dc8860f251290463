import { type GameObject, type ObjectId, objectOf, PERMANENT_DESIGNATIONS, type State } from "@apnap/engine"
import { Unsupported } from "../format/outcome.ts"
import { isCopy } from "../naming/names.ts"

type Status = (s: State, id: ObjectId) => boolean

/** A status read directly from the stored object. */
function of(tells: (object: GameObject) => boolean): Status {
  return (s, id) => tells(objectOf(s, id)!)
}

function faceDownAs(...ways: readonly string[]): Status {
  return of(({ faceDown, memory }) => faceDown && ways.includes(memory?.faceDownAs ?? "morph"))
}

/** 709.5: 1 is the left door, 2 the right one. */
function unlocked(door: 1 | 2): Status {
  return of(({ memory }) => ((memory?.unlocked ?? 0) & door) !== 0)
}

/** Statuses of permanents. Designations are looked up by name instead. */
const STATUS: Readonly<Record<string, Status>> = {
  tapped: of(({ tapped }) => tapped),
  faceDown: of(({ faceDown }) => faceDown),
  flipped: of(({ flipped }) => flipped),
  transformed: of(({ face }) => face === 1),
  phasedIn: of(({ phasedOut }) => phasedOut === 0),
  phasedOut: of(({ phasedOut }) => phasedOut !== 0),
  summoningSick: of(({ sick }) => sick),
  token: of(({ kind }) => kind === "token"),
  copy: isCopy,
  attacking: of(({ combat }) => combat !== null && combat.attacking !== 0),
  blocking: of(({ combat }) => combat !== null && combat.blocking.length > 0),
  blocked: of(({ combat }) => combat?.blocked === true),
  attached: of(({ attachedTo }) => attachedTo !== 0),
  morphed: faceDownAs("morph", "megamorph"),
  disguised: faceDownAs("disguise"),
  manifested: faceDownAs("manifest"),
  cloaked: faceDownAs("cloak"),
  leftDoorUnlocked: unlocked(1),
  rightDoorUnlocked: unlocked(2),
}

const DESIGNATIONS: ReadonlySet<string> = new Set(PERMANENT_DESIGNATIONS)

/** Statuses that phased-out permanents can have too. */
export const OF_PHASED_OUT: ReadonlySet<string> = new Set(["phasedIn", "phasedOut"])

/** Whether the permanent has that status or designation. */
export function hasStatus(s: State, id: ObjectId, status: string): boolean {
  const own = STATUS[status]
  if (own !== undefined) return own(s, id)
  if (!DESIGNATIONS.has(status)) throw new Unsupported({ feature: `status "${status}"` })
  return objectOf(s, id)!.memory?.designations?.some((designation) => designation === status) === true
}
