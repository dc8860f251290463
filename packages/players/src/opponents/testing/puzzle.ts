import { characteristics, controllerOf, type Game, type PlayerId, type Step } from "@apnap/engine"
import { dice } from "../../random.ts"
import { usualAnswer } from "../../search/search.ts"
import { choosePlayer, type Level } from "../opponent.ts"
import { type Placing, position } from "./position.ts"

/** A position with a clearly best line: the player plays out turn 1, and the result is checked. */
export interface Puzzle {
  name: string
  /** Levels that must find it; for the others one turn of lookahead is too short. */
  levels?: readonly Level[]
  /** The player to solve it; the first player is the active one. */
  seat: PlayerId
  sides: readonly [Placing, Placing]
  life?: readonly [number, number]
  step?: Step
  /** What the other player does besides passing: attack with everything, or cast what they can. */
  other?: "attacks" | "casts"
  isSolved: (end: Ending) => boolean
}

/** The situation after turn 1. */
export interface Ending {
  /** Names of a player's cards in a zone; by controller on the battlefield. */
  names(player: PlayerId, zone: "battlefield" | "graveyard" | "hand"): readonly string[]
  life(player: PlayerId): number
  winner: PlayerId | undefined
  /** Number of permanents tapped to attack. */
  attackers: number
  /** Number of blocks declared. */
  blocks: number
}

const LINES = { budgetMs: 60_000, lines: 48 }

/** Plays out the puzzle's turn, with the player at that level. */
export function played(puzzle: Puzzle, level: Level): Ending {
  const { seat, sides, life, step = "precombatMain", other } = puzzle
  const game = position(step, sides, life)
  const player = choosePlayer(level, 5)
  const count = { attackers: 0, blocks: 0 }
  for (let i = 0; i < 200 && game.decision !== null && game.state.turn.number === 1; i++) {
    const d = game.decision
    const answer = d.player === seat ? player.answer(game, seat, LINES) : otherwise(game, other)
    if (d.player === seat && d.kind === "attackers") count.attackers = (answer as readonly unknown[]).length
    if (d.player === seat && d.kind === "blockers") count.blocks = (answer as readonly unknown[]).length
    game.decide(d, answer)
  }
  return ending(game, count)
}

function otherwise(game: Game, other: Puzzle["other"]) {
  const d = game.decision!
  if (d.kind === "attackers" && other === "attacks") return d.candidates.map((_, i) => [i, 0] as const)
  if (d.kind === "attackers") return d.least
  return d.kind === "priority" && other !== "casts" ? 0 : usualAnswer(game, dice(1))
}

function ending({ state }: Game, count: Pick<Ending, "attackers" | "blocks">): Ending {
  return {
    ...count,
    names: (player, zone) => {
      const mine = state.battlefield.filter((id) => controllerOf(state, id) === player)
      const ids = zone === "battlefield" ? mine : state.players[player][zone]
      return ids.map((id) => characteristics(state, id).name)
    },
    life: (player) => state.players[player].life,
    winner: state.over?.winners[0],
  }
}
