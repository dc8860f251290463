import { createState, findRuleset, Game, type Ruleset } from "@apnap/engine"
import { playToEnd } from "../arena/play-to-end.ts"
import { choosePlayer } from "../opponents/opponent.ts"
import { type CardUse, cardUse, mulligans } from "./card-use.ts"
import type { Arm, LabRules, Study } from "./study.ts"

export interface LabGame {
  arm: string
  seed: number
  /** A's seat, 0 or 1. */
  seat: 0 | 1
  starter: Side
  /** Null for a draw or a game cut short. */
  winner: Side | null
  /** Cut short: neither won nor drawn by the rules. */
  cut: boolean
  turns: number
  decisions: number
  /** For A and B. */
  mulligans: readonly [number, number]
}

export type Side = "a" | "b"

/** A's points: 1 for a win, 0.5 for a draw. */
export function points({ winner }: Pick<LabGame, "winner">): number {
  return winner === null ? 0.5 : winner === "a" ? 1 : 0
}

/** A game and the cards that A and B drew and played in it. */
export interface Observed {
  game: LabGame
  uses: readonly [CardUse, CardUse]
}

/** Decisions in a study have no time limit. */
const UNLIMITED = 3_600_000

/** Plays a game with A in the given seat. */
export function playLabGame(
  { decks, beside, level, lines }: Study,
  arm: Arm,
  seed: number,
  seat: 0 | 1,
): Observed {
  const names = seat === 0 ? arm.decks : [arm.decks[1], arm.decks[0]]
  const setup = {
    players: names.map((name, i) => ({ name: `${i + 1}`, deck: decks[name], ...beside?.[name] })),
    seed,
  }
  const start = createState(setup, rulesetOf(arm.rules))
  const game = Game.from(start)
  const opponents = names.map((_, i) => choosePlayer(level, seed * 31 + i))
  const { decisions } = playToEnd(game, opponents, { thinking: { budgetMs: UNLIMITED, lines } })
  const { over, turn } = game.state
  const events = game.history()
  const side = (player: number): Side => (player === seat ? "a" : "b")
  const bySide = <T>(of: readonly T[]): [T, T] => (seat === 0 ? [of[0], of[1]] : [of[1], of[0]])
  const winner = over?.winners.length === 1 ? side(over.winners[0]) : null
  const starter = side(events.find((event) => event.kind === "startingPlayer")?.player ?? 0)
  return {
    game: {
      arm: arm.name,
      seed,
      seat,
      starter,
      winner,
      decisions,
      cut: over === null,
      turns: turn.number,
      mulligans: bySide(mulligans(events)),
    },
    uses: bySide(cardUse(start, events)),
  }
}

/** The ruleset, with one knob taken from another if named. Throws "unknown-ruleset". */
export function rulesetOf({ ruleset, knob }: LabRules): Ruleset {
  const base = named(ruleset)
  return knob === undefined
    ? base
    : { ...base, knobs: { ...base.knobs, [knob.name]: named(knob.of).knobs[knob.name] } }
}

function named(name: string): Ruleset {
  const found = findRuleset(name)
  if (found === undefined) throw new Error(`unknown-ruleset: no ruleset is called "${name}"`)
  return found
}
