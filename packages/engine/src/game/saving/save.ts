import { parseManaCost } from "../../mana/index.ts"
import { findRuleset } from "../../rules/ruleset.ts"
import type { GameEvent } from "../../state/event.ts"
import { GameError, messageOf } from "../../state/game-error.ts"
import { hash } from "../../state/hash.ts"
import type { GameObject } from "../../state/object.ts"
import type { PastObject, State } from "../../state/state.ts"
import { copyMemory, copyObject, copyPlayer, copyStackInfo, copyState } from "../../state/writing/copy.ts"
import { newEpoch, newRevision } from "../../state/writing/edit.ts"
import { checkedSave } from "./checked-save.ts"
import type { SavedPast, SavedState } from "./saved-game.ts"

/** Version of the save format; saves of other versions are refused. */
export const SAVE_VERSION = 5

/** The events of the turns before the two that a state keeps itself, one list per turn. */
export type EarlierTurns = readonly (readonly GameEvent[])[]

/** A saved game: plain JSON. */
interface Save {
  apnap: number
  state: unknown
  turns: unknown
  /** Hash of both, to detect a save that was cut or changed. */
  hash: unknown
}

/** Fields that are not game data: copy-on-write marks and derived values. */
const NOT_DATA: ReadonlySet<string> = new Set([
  "epoch",
  "objectsEpoch",
  "playersEpoch",
  "eventsEpoch",
  "pastEpoch",
  "turnEpoch",
  "journal",
  "revision",
  "quiet",
  "underway",
  "derived",
  "cursor",
  "entering",
  "leaving",
])

/** The game data of a state, without marks and derived values; the ruleset by name. */
export function gameData(s: State): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(s)) if (!NOT_DATA.has(key)) data[key] = value
  data.ruleset = s.ruleset.name
  data.objects = s.objects.map((object) => (object === undefined ? null : objectData(object)))
  data.players = s.players.map((player) => ({ ...player, epoch: 0 }))
  data.past = Object.fromEntries(
    s.past.map((entry) => [entry.object.id, { ...entry, object: objectData(entry.object) }]),
  )
  return data
}

const NO_OBJECTS: State["objects"] = []

/** An object without its mark; its stack info and memory have their fields in a fixed order. */
function objectData(object: GameObject): GameObject {
  const data = copyObject(object)
  data.epoch = 0
  if (data.stack !== null) data.stack = copyStackInfo(data.stack)
  if (data.memory !== null) data.memory = copyMemory(data.memory)
  return data
}

/** The state as JSON text, including choices of the unfinished action and, if given, the events of earlier turns. */
export function saveState(s: State, turns: EarlierTurns = []): string {
  // Ids of objects that are no more would make the save of a long game grow without end.
  const objects = s.objects.flatMap((object) => (object === undefined ? [] : objectData(object)))
  const state = JSON.stringify({ ...gameData({ ...s, objects: NO_OBJECTS }), objects })
  const earlier = JSON.stringify(turns)
  const body = `"turns":${earlier},"state":${state}}`
  return `{"apnap":${SAVE_VERSION},"hash":"${hash(body)}",${body}`
}

/** A state from JSON text. Throws a coded error ("bad-save", "save-version", "unknown-ruleset") if it is invalid. */
export function loadState(text: string): State {
  return readSave(text).state
}

/** A state and the events of its earlier turns. Throws like `loadState`. */
export function readSave(text: string): { state: State; turns: EarlierTurns } {
  const save = parse(text)
  if (save.apnap !== SAVE_VERSION)
    throw new GameError(
      "save-version",
      `this save is of version ${JSON.stringify(save.apnap)}, not ${SAVE_VERSION}`,
    )
  if (hash(text.slice(text.indexOf('"turns":'))) !== save.hash)
    throw new GameError("bad-save", "the save was cut or changed after it was written")
  const { state, turns } = checkedSave(save)
  const ruleset = findRuleset(state.ruleset)
  if (ruleset === undefined) throw new GameError("unknown-ruleset", `no ruleset is named "${state.ruleset}"`)
  if (state.subgame?.stage === "playing") loadState(state.subgame.main.join("")) // 729: its main game, too
  return { state: revive(state, ruleset), turns }
}

function parse(text: string): Save {
  let save: unknown
  try {
    save = JSON.parse(text)
  } catch (error) {
    throw new GameError("bad-save", `this save is not JSON: ${messageOf(error)}`)
  }
  if (typeof save === "object" && save !== null && "apnap" in save && "state" in save) return save as Save
  throw new GameError("bad-save", "this is not a saved game")
}

function revive(data: SavedState, ruleset: State["ruleset"]): State {
  const epoch = newEpoch()
  const objects = Array<GameObject | undefined>(data.nextId).fill(undefined)
  for (const object of data.objects)
    if (object !== null) objects[object.id] = copyObject({ ...object, epoch })
  const players = data.players.map((player) => copyPlayer({ ...player, epoch }))
  const past = Object.values(data.past)
    .map(revivePast)
    .toSorted((a, b) => a.object.id - b.object.id)
  return copyState({
    ...data,
    ante: data.ante ?? [],
    events: [...data.events],
    answers: [...data.answers],
    epoch,
    objectsEpoch: epoch,
    playersEpoch: epoch,
    eventsEpoch: epoch,
    pastEpoch: epoch,
    turnEpoch: epoch,
    journal: null,
    revision: newRevision(),
    quiet: 0,
    underway: null,
    ruleset,
    objects,
    players,
    past,
    derived: null,
    cursor: 0,
    entering: [],
    leaving: [],
  })
}

/** Costs are compared by identity, so parse them again. */
function revivePast(entry: SavedPast): PastObject {
  const c = entry.characteristics
  return { ...entry, characteristics: { ...c, cost: c.cost === null ? null : parseManaCost(c.cost.text) } }
}
