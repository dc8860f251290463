import type { CardDefinition } from "@apnap/engine"
import { type Bout, type BoutResult, type Level, playBout, type Thinking } from "@apnap/players"
import type { Task } from "../pool/task.ts"
import { Teller } from "./lost.ts"

/** Settings shared by all games of an arena. */
export interface ArenaContext {
  thinking: Thinking
  /** Games that this level does not win are written to `lost`. */
  first: Level
  /** The folder for those games. */
  lost?: string | undefined
  /** By name. */
  decks: Readonly<Record<string, readonly CardDefinition[]>>
}

/** Plays a game of an arena. */
export const arenaTask: Task<ArenaContext, Bout, BoutResult> = {
  name: "arena",
  prepare:
    ({ thinking, first, lost, decks }) =>
    async (bout) => {
      const teller = lost === undefined ? undefined : new Teller()
      const result = playBout(bout, (name) => decks[name], { thinking, watch: teller?.listen })
      if (lost !== undefined && result.levels[result.winner] !== first) await teller?.write(lost, bout)
      return result
    },
}
