import { GameError } from "../../state/game-error.ts"
import { hash } from "../../state/hash.ts"
import type { State } from "../../state/state.ts"
import { type History, turnsOf } from "../history.ts"
import { checkedTurns } from "./checked-save.ts"
import { SAVE_VERSION } from "./save.ts"
import type { SavedTurns } from "./saved-game.ts"

/** A part of a game's history, to be kept beside its saves. */
export interface HistoryPart {
  /** JSON text. */
  text: string
  /** The number of the first event after it, where the next part begins. */
  next: number
}

/** The finished turns starting with event number `from`. Throws a `GameError` "bad-number" if no turn begins with it. */
export function historyPart(history: History | null, from: number): HistoryPart {
  const turns = turnsOf(history, from)
  const next = history?.count ?? 0
  const length = turns.reduce((sum, turn) => sum + turn.length, 0)
  if (next - length !== from) throw new GameError("bad-number", `no finished turn begins with event ${from}`)
  const body = `"from":${from},"turns":${JSON.stringify(turns)}}`
  return { text: `{"apnap":${SAVE_VERSION},"hash":"${hash(body)}",${body}`, next }
}

/** The turns of all parts, which must follow each other from the start. Throws a `GameError` "bad-save" or "save-version". */
export function readHistory(parts: readonly string[], s: State): SavedTurns {
  const turns: SavedTurns[number][] = []
  let next = 0
  for (const text of parts) {
    const part = parsed(text)
    if (part.apnap !== SAVE_VERSION)
      throw new GameError(
        "save-version",
        `this history is of version ${JSON.stringify(part.apnap)}, not ${SAVE_VERSION}`,
      )
    if (hash(text.slice(text.indexOf('"from":'))) !== part.hash)
      throw new GameError("bad-save", "the history was cut or changed after it was written")
    if (part.from !== next)
      throw new GameError("bad-save", `a part of the history is missing: that from event ${next} on`)
    const own = checkedTurns(part.turns, s)
    for (const turn of own) next += turn.length
    turns.push(...own)
  }
  return turns
}

function parsed(text: string): { apnap?: unknown; hash?: unknown; from?: unknown; turns?: unknown } {
  try {
    const part: unknown = JSON.parse(text)
    if (typeof part === "object" && part !== null && "turns" in part) return part
  } catch {
    // Not JSON: reported below.
  }
  throw new GameError("bad-save", "this is no part of a history")
}
