import { GameError } from "@apnap/engine"
import type { GameRecord } from "../protocol/table.ts"

/**
 * Reads a file or a stored game: a record of this table, or a game saved by the engine. Throws a `GameError`: "bad-save", or "save-version"
 * for a record of another version.
 */
export function readRecord(text: string): GameRecord {
  const data = parse(text)
  if (isRecord(data)) return data
  if (isObject(data)) {
    if (data.apnapTable !== undefined && data.apnapTable !== 1)
      throw new GameError("save-version", `this game is of version ${String(data.apnapTable)}, not 1`)
    if (data.apnap !== undefined)
      return { apnapTable: 1, from: { save: text, level: "greedy", seed: 1 }, moves: [] }
  }
  throw new GameError("bad-save", "this is not a saved game")
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new GameError("bad-save", `this save is not JSON: ${(error as Error).message}`)
  }
}

/** Whether it has the form of a record; whether its game can be played only shows later. */
function isRecord(data: unknown): data is GameRecord {
  return (
    isObject(data) &&
    data.apnapTable === 1 &&
    isBeginning(data.from) &&
    Array.isArray(data.moves) &&
    data.moves.every(isMove)
  )
}

function isBeginning(from: unknown): boolean {
  if (!isObject(from) || !isLevel(from.level) || typeof from.seed !== "number") return false
  if ("save" in from) return typeof from.save === "string"
  return isDeck(from.deck) && isDeck(from.against) && isText(from.ruleset) && isText(from.variant)
}

const LEVELS: readonly unknown[] = ["random", "beginner", "greedy", "strong"]
const isLevel = (level: unknown): boolean => LEVELS.includes(level)
const isText = (value: unknown): boolean => typeof value === "string"
const isDeck = (deck: unknown): boolean => isObject(deck) && (isText(deck.name) || isText(deck.list))
const isMove = (move: unknown): boolean =>
  isObject(move) && ("a" in move || "concede" in move || "byHand" in move)

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
