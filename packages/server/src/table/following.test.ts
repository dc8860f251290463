import { expect, it } from "vitest"
import type { TableEntry } from "../storage/entry.ts"
import { followedFrom } from "./following.ts"

const START = (version: string): TableEntry => ({ e: "start", version, save: "" })
const VERSION = (version: string): TableEntry => ({ e: "version", version })
const MOVE: TableEntry = { e: "move", m: { a: 0 } }

/** The entry from which a program of version "b" follows a log, with a snapshot after `seq` entries. */
async function from(entries: readonly TableEntry[], seq: number | null): Promise<number> {
  const snapshot = seq === null ? null : { seq, moves: 0, version: "", save: "" }
  return (await followedFrom(entries, async () => snapshot, "b"))?.seq ?? 0
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

it("where there is none, or moves of another version came after it, the table is refused", async () => {
  const refused = { code: "other-version" }
  await expect(from([START("a"), MOVE], null)).rejects.toMatchObject(refused)
  await expect(from([START("a"), MOVE, MOVE], 2)).rejects.toMatchObject(refused)
  await expect(from([START("b"), MOVE, VERSION("a"), MOVE], 2)).rejects.toMatchObject(refused)
})
