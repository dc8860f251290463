import { GameError } from "../../state/game-error.ts"
import { referenceFault } from "./references.ts"
import type { SavedGame, SavedTurns } from "./saved-game.ts"
import { type Checking, hasShape } from "./shape-check.ts"

/** Maximum players in a save. */
const MOST_PLAYERS = 64
/** Limit of parts in a save. One of the longest games tried has a tenth of it. */
const MOST_STEPS = 50_000_000
const DEEPEST = 2000

/**
 * Checks the data of a save: each field has its declared type, each id of an object or player exists, and each object is in one zone.
 * Throws a `GameError` "bad-save" that names the field.
 */
export function checkedSave(save: { state: unknown; turns: unknown }): SavedGame {
  const { state, turns } = save
  if (isDeep(save, DEEPEST)) throw bad("it is nested too deep")
  const { players, nextId } = (state ?? {}) as { players?: unknown; nextId?: unknown }
  const seats = Array.isArray(players) ? players.length : 0
  if (seats < 2 || seats > MOST_PLAYERS) throw bad("there are no players")
  const c: Checking = { players: seats, nextId: Number(nextId), steps: MOST_STEPS, where: [] }
  const data = { turns, state }
  if (!isSaved(data, c)) throw bad(`"${c.where.toReversed().slice(0, 12).join(".")}" can't be like that`)
  const fault = referenceFault(data.state)
  if (fault !== null) throw bad(fault)
  return data
}

/** Checks the events of finished turns saved apart from a state, like those in a save. Throws a `GameError` "bad-save". */
export function checkedTurns(
  turns: unknown,
  { players, nextId }: { players: readonly unknown[]; nextId: number },
): SavedTurns {
  const c: Checking = { players: players.length, nextId, steps: MOST_STEPS, where: [] }
  if (isDeep(turns, DEEPEST) || !areTurns(turns, c)) throw bad("its history can't be like that")
  return turns
}

function areTurns(data: unknown, c: Checking): data is SavedTurns {
  return hasShape(data, "SavedTurns", c)
}

function isSaved(data: object, c: Checking): data is SavedGame {
  return hasShape(data, "SavedGame", c)
}

function bad(why: string): GameError {
  return new GameError("bad-save", `the save is damaged: ${why}`)
}

/** Whether lists and records are nested too deeply for recursive functions. */
function isDeep(data: unknown, most: number): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []))
  }
  return false
}
