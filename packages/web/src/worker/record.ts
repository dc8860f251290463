import { GameError } from "@apnap/engine"
import type { GameRecord } from "./protocol.ts"

/** What a file or the browser's store holds: a record of this table, or a game that the engine saved. Throws a `GameError` "bad-save". */
export function readRecord(text: string): GameRecord {
  const data = parse(text)
  if (data.apnapTable === 1 && Array.isArray(data.moves) && isObject(data.from))
    return data as unknown as GameRecord
  if (data.apnapTable !== undefined && data.apnapTable !== 1)
    throw new GameError("save-version", `this game is of version ${String(data.apnapTable)}, not 1`)
  if (data.apnap !== undefined)
    return { apnapTable: 1, from: { save: text, level: "greedy", seed: 1 }, moves: [] }
  throw new GameError("bad-save", "this is not a saved game")
}

function parse(text: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text)
    if (isObject(data)) return data
  } catch (error) {
    throw new GameError("bad-save", `this save is not JSON: ${(error as Error).message}`)
  }
  throw new GameError("bad-save", "this is not a saved game")
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
