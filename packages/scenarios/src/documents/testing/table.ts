import { compileCard, findCard } from "@apnap/cards"
import { BUILT_IN } from "../../format/built-in-decks.ts"
import type { Scenario } from "../../format/format.ts"
import { runScenario } from "../../runner/run.ts"

const stock = { cards: { find: findCard }, decks: BUILT_IN, compile: compileCard }

type Parts = Partial<Scenario> & Pick<Scenario, "players">

/** Plays an inline scenario, its cards parsed from their text; returns what went wrong, or "". */
export function played(parts: Parts): string {
  const { outcome, reason, warnings } = runScenario(
    {
      id: "own/document",
      format: "duel",
      shuffle: false,
      script: [],
      strict: true,
      stopAt: { turn: 1, step: "postcombatMain" },
      expect: [],
      ...parts,
    },
    stock,
  )
  return outcome === "passed" ? warnings.join("; ") : reason
}

/** The first player's first main phase. */
export const MAIN = { turn: 1, step: "precombatMain", player: "A" } as const

/** Permanents of this name under a player's control. */
export const onBattlefield = (card: string, is: number, player?: string) =>
  ({ check: "permanents", card, is, ...(player !== undefined && { player }) }) as const

export const lifeOf = (player: string, is: number) => ({ check: "life", player, is }) as const
