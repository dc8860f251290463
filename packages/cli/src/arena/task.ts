import { deckByName } from "@apnap/cards"
import { type Bout, type BoutResult, type Level, playBout, type Thinking } from "@apnap/players"
import type { Task } from "../pool/task.ts"
import { Teller } from "./lost.ts"

/** What the games of an arena have in common. */
export interface ArenaContext {
  thinking: Thinking
  /** Whose games are told that they did not win. */
  first: Level
  /** The folder for these. */
  lost?: string | undefined
}

/** Plays a game of an arena. */
export const arenaTask: Task<ArenaContext, Bout, BoutResult> = {
  name: "arena",
  prepare:
    ({ thinking, first, lost }) =>
    async (bout) => {
      const teller = lost === undefined ? undefined : new Teller()
      const result = playBout(bout, (name) => deckByName(name)!.main, { thinking, watch: teller?.listen })
      if (lost !== undefined && result.levels[result.winner] !== first) await teller?.write(lost, bout)
      return result
    },
}
