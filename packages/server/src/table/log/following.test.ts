import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import type { TableEntry } from "../../storage/entry.ts"
import { followingOf } from "./following.ts"

const START = (version: string): TableEntry => ({ e: "start", version, save: "" })
const VERSION = (version: string, dropped = 0): TableEntry => ({ e: "version", version, dropped })
const CHOICE = {
  ...{ seats: 2, variant: "", ruleset: "current", clock: { clock: "off" as const }, listed: true },
  ...{ spectators: { allowed: true, delay: 0 }, bestOf: 1 as const, rated: false },
}
const OPEN: TableEntry = { e: "open", choice: CHOICE, host: "h", match: null }
const MOVE: TableEntry = { e: "move", m: { a: 0 } }
const DECK = deckByName("midrange")?.main ?? []
const SAVE = Game.start({ players: [0, 1].map((i) => ({ name: `${i}`, deck: DECK })), seed: 1 }).save()
const UNKNOWN = "saved by another version"

/** The entry from which a program of version "b" follows a log, with a snapshot after `seq` entries. */
async function from(entries: readonly TableEntry[], seq: number | null, save = SAVE): Promise<number> {
  const snapshot = seq === null ? null : { seq, moves: 0, version: "", save }
  return (await followingOf(entries, async () => snapshot, "b")).snapshot?.seq ?? 0
}

it("moves of the own version are followed from the beginning", async () => {
  expect(await from([START("b"), MOVE, MOVE], 2)).toBe(0)
  expect(await from([], null)).toBe(0)
  // Begun by another version, without moves so far.
  expect(await from([START("a")], null)).toBe(0)
})

it("those of another are not: it goes on from the snapshot that was made after them", async () => {
  expect(await from([START("a"), MOVE, MOVE], 3)).toBe(3)
  expect(await from([START("a"), MOVE, VERSION("b"), MOVE, MOVE], 2)).toBe(2)
  expect(await from([START("b"), MOVE, VERSION("a"), MOVE, VERSION("b"), MOVE], 4)).toBe(4)
})

it("where there is none, and the game was saved in a way that this version does not know, the table is refused", async () => {
  const refused = { code: "other-version" }
  await expect(from([OPEN, START("a"), MOVE], null)).rejects.toMatchObject(refused)
  await expect(from([OPEN, START("a"), MOVE, MOVE], 2, UNKNOWN)).rejects.toMatchObject(refused)
  await expect(from([OPEN, START("b"), MOVE, VERSION("a"), MOVE], 3, UNKNOWN)).rejects.toMatchObject(refused)
})

it("moves that were dropped when a version took over stay so for all that come later", async () => {
  const entries = [START("b"), MOVE, MOVE, MOVE, VERSION("a", 1), VERSION("b", 1), MOVE]
  const { dropped, setBack } = await followingOf(entries, async () => null, "b")
  expect([[...dropped], setBack]).toEqual([[3, 2], null])
})
