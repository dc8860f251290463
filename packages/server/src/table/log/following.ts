import { Game, GameError } from "@apnap/engine"
import type { TableEntry } from "../../storage/entry.ts"
import type { Snapshot } from "../../storage/table-store.ts"
import { Seating } from "../seating.ts"
import { Slices } from "../slices.ts"
import { TableError } from "../table-error.ts"
import { TableGame } from "../table-game.ts"
import { markOf } from "./mark.ts"

/** How a program of this version rebuilds a game from a table's log. */
export interface Following {
  /** Where it starts; null for the game's beginning. */
  snapshot: Snapshot | null
  /** The numbers of moves that don't count, as a later version couldn't make them. */
  dropped: ReadonlySet<number>
  /** If moves of another version are made again by this one: how many of its last ones are dropped just now. */
  setBack: number | null
}

/**
 * How to follow a table's log. Only the version that made a move is sure to reproduce it, so the others' are skipped by a snapshot after
 * them; `newest` reads the latest one. Where a process was killed before it stored one, its moves are made again as long as the game stands
 * where it stood then (`markOf`), and the rest is dropped. Rejects with a `TableError` ("other-version") if nothing would be left.
 */
export async function followingOf(
  entries: readonly TableEntry[],
  newest: () => Promise<Snapshot | null>,
  version: string,
): Promise<Following> {
  const dropped = droppedIn(entries)
  const firstOwn = entries.length - ownEntriesAtEnd(entries, dropped, version)
  if (firstOwn === 0) return { snapshot: null, dropped, setBack: null }
  const snapshot = await readable(newest)
  if (snapshot !== null && snapshot.seq >= firstOwn) return { snapshot, dropped, setBack: null }
  const agreed = await agreedUntil(entries.slice(0, firstOwn), snapshot, dropped)
  if (agreed === 0) throw otherVersion()
  const counted = dropped.size
  for (let seq = agreed; seq < firstOwn; seq++) if (entries[seq].e === "move") dropped.add(seq)
  return { snapshot, dropped, setBack: dropped.size - counted }
}

/** The newest snapshot, unless another version saved it in a way that this one doesn't know. */
async function readable(newest: () => Promise<Snapshot | null>): Promise<Snapshot | null> {
  const snapshot = await newest()
  return snapshot !== null && gameIn(snapshot.save) !== null ? snapshot : null
}

export function otherVersion(): TableError {
  return new TableError("other-version", "this game was begun by another version, and can't be gone on with")
}

/** The numbers of the moves that versions dropped when they continued. */
function droppedIn(entries: readonly TableEntry[]): Set<number> {
  const dropped = new Set<number>()
  for (const [seq, entry] of entries.entries()) {
    let left = entry.e === "version" ? (entry.dropped ?? 0) : 0
    for (let before = seq - 1; left > 0 && before >= 0; before--) {
      if (entries[before].e !== "move" || dropped.has(before)) continue
      dropped.add(before)
      left--
    }
  }
  return dropped
}

/** Number of entries after the last move of another version. */
function ownEntriesAtEnd(
  entries: readonly TableEntry[],
  dropped: ReadonlySet<number>,
  version: string,
): number {
  let by = version
  let own = 0
  for (const [seq, entry] of entries.entries()) {
    if (entry.e === "start" || entry.e === "version") by = entry.version
    own = entry.e === "move" && by !== version && !dropped.has(seq) ? 0 : own + 1
  }
  return own
}

/** The game where a table's log begins to be followed. Throws a `TableError` ("damaged") if it can't be read. */
export function beginningOf(save: string, seating: Seating, { snapshot }: Following): TableGame {
  const game = tableGame(snapshot?.save ?? save, seating, snapshot?.moves ?? 0)
  if (game === null) throw new TableError("damaged", "what is stored of this game can't be read")
  return game
}

/** The number of entries that this version follows to where the game stood, if it makes all moves after the snapshot. */
async function agreedUntil(
  entries: readonly TableEntry[],
  snapshot: Snapshot | null,
  dropped: ReadonlySet<number>,
): Promise<number> {
  const from = snapshot?.seq ?? 0
  const seating = new Seating(entries[0])
  const slices = new Slices()
  let game: TableGame | null = null
  let agreed = from
  for (const [seq, entry] of entries.entries()) {
    seating.apply(entry)
    if (entry.e === "start") game = tableGame(snapshot?.save ?? entry.save, seating, snapshot?.moves ?? 0)
    if (entry.e !== "move" || seq < from || dropped.has(seq)) continue
    if (!game?.follow(entry.m)) break
    if (entry.mark !== undefined && entry.mark !== markOf(game.running.game)) break
    if (entry.mark !== undefined) agreed = seq + 1
    if (slices.isSpent) await slices.next()
  }
  return game === null ? 0 : agreed
}

/** A table's saved game; null if it can't be read. */
function tableGame(save: string, seating: Seating, moves: number): TableGame | null {
  const game = gameIn(save)
  return game && new TableGame(game, seating, moves)
}

/** A saved game; null if another version saved it in a way that this one does not know. */
function gameIn(save: string): Game | null {
  try {
    return Game.load(save)
  } catch (error) {
    if (error instanceof GameError) return null
    throw error
  }
}

/** The version to which the next move of a log would be attributed; null before the game. */
export function versionOf(entries: readonly TableEntry[]): string | null {
  const last = entries.findLast((entry) => entry.e === "start" || entry.e === "version")
  return last?.e === "start" || last?.e === "version" ? last.version : null
}
