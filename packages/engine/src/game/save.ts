import type { Characteristics } from "../characteristics/characteristics.ts"
import { parseManaCost } from "../mana/index.ts"
import { findRuleset } from "../rules/ruleset.ts"
import { newEpoch } from "../state/edit.ts"
import type { PastObject, State } from "../state/state.ts"
import { GameError } from "./errors.ts"

/** The version of the save format; a save from another version is refused. */
export const SAVE_VERSION = 1

/** A saved game: plain JSON. */
export interface Save {
  apnap: number
  state: unknown
}

/** Fields that are not game data: copy-on-write marks and what can be derived. */
const NOT_DATA: ReadonlySet<string> = new Set([
  "epoch",
  "objectsEpoch",
  "playersEpoch",
  "eventsEpoch",
  "pastEpoch",
  "derived",
  "cursor",
])

/** The game data of a state: everything but marks and derived values; the ruleset by name. */
export function gameData(s: State): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(s)) if (!NOT_DATA.has(key)) data[key] = value
  data.ruleset = s.ruleset.name
  data.objects = s.objects.map((object) => (object === undefined ? null : { ...object, epoch: 0 }))
  data.players = s.players.map((player) => ({ ...player, epoch: 0 }))
  data.past = Object.fromEntries(
    Object.entries(s.past).map(([id, entry]) => [id, { ...entry, object: { ...entry.object, epoch: 0 } }]),
  )
  return data
}

/** The state as JSON text, choices of the unfinished action included. */
export function saveState(s: State): string {
  return JSON.stringify({ apnap: SAVE_VERSION, state: gameData(s) })
}

/** A state from JSON text; a coded error says what is wrong with it. */
export function loadState(text: string): State {
  const save = parse(text)
  if (save.apnap !== SAVE_VERSION)
    throw new GameError("save-version", `this save is of version ${String(save.apnap)}, not ${SAVE_VERSION}`)
  const data = save.state as State & { ruleset: unknown }
  checkShape(data)
  const ruleset = findRuleset(String(data.ruleset))
  if (ruleset === undefined)
    throw new GameError("unknown-ruleset", `no ruleset is named "${String(data.ruleset)}"`)
  return revive(data, ruleset)
}

function parse(text: string): Save {
  try {
    const save: unknown = JSON.parse(text)
    if (typeof save === "object" && save !== null && "apnap" in save && "state" in save) return save as Save
  } catch (error) {
    throw new GameError("bad-save", `this save is not JSON: ${(error as Error).message}`)
  }
  throw new GameError("bad-save", "this is not a saved game")
}

const LISTS = [
  "definitions",
  "objects",
  "players",
  "battlefield",
  "stack",
  "exile",
  "command",
  "effects",
  "delayed",
  "waiting",
  "events",
  "lastTurnEvents",
  "answers",
  "random",
] as const
const NUMBERS = ["nextId", "nextTimestamp", "monarch", "initiative"] as const

/** A save may be edited or cut short: its parts must be there and ids must point at objects. */
function checkShape(data: State): void {
  if (typeof data !== "object" || data === null) throw new GameError("bad-save", "the save has no state")
  for (const key of LISTS)
    if (!Array.isArray(data[key])) throw new GameError("bad-save", `the save's "${key}" is not a list`)
  for (const key of NUMBERS)
    if (!Number.isInteger(data[key]))
      throw new GameError("bad-save", `the save's "${key}" is not a whole number`)
  if (typeof data.turn !== "object" || data.turn === null)
    throw new GameError("bad-save", "the save has no turn")
  const lists = [
    data.battlefield,
    data.stack,
    data.exile,
    data.command,
    ...data.players.flatMap((p) => [p.library, p.hand, p.graveyard, p.outside]),
  ]
  for (const list of lists) {
    if (!Array.isArray(list)) throw new GameError("bad-save", "a zone of the save is not a list")
    for (const id of list) checkObject(data, id)
  }
}

function checkObject(data: State, id: number): void {
  const object = data.objects[id]
  if (object == null) throw new GameError("bad-save", `the save names object ${id}, which it does not hold`)
  if (data.definitions[object.def] === undefined)
    throw new GameError("bad-save", `object ${id} of the save has no card`)
}

function revive(data: State, ruleset: State["ruleset"]): State {
  const epoch = newEpoch()
  const marks = Object.fromEntries(
    [...NOT_DATA].filter((key) => key.endsWith("poch")).map((key) => [key, epoch]),
  )
  const objects = data.objects.map((object) =>
    object === null || object === undefined ? undefined : { ...object, epoch },
  )
  const players = data.players.map((player) => ({ ...player, epoch }))
  const past = Object.fromEntries(Object.entries(data.past).map(([id, entry]) => [id, revivePast(entry)]))
  return { ...data, ...marks, ruleset, objects, players, past, derived: null, cursor: 0 }
}

/** Costs are compared by identity: read them again. */
function revivePast(entry: PastObject): PastObject {
  const c = entry.characteristics as Characteristics
  return { ...entry, characteristics: { ...c, cost: c.cost === null ? null : parseManaCost(c.cost.text) } }
}
