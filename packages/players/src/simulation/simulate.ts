import {
  type Asker,
  type CardDefinition,
  createState,
  type Decision,
  type GameOptions,
  type GameSetup,
  type PlayerSetup,
  playOut,
  type State,
} from "@apnap/engine"
import type { Level } from "../opponents/opponent.ts"
import { dice, randomPlayer } from "../random.ts"
import type { RandomGame } from "./fixture.ts"
import { orFailure } from "./game-failure.ts"
import { playByLevels } from "./level-games.ts"

/** What a player brings to a simulated game, by the name under which wins are counted. */
export interface SimulationDeck extends Omit<PlayerSetup, "deck"> {
  cards: readonly CardDefinition[]
}

/** What to simulate: games between decks, the seats changing from game to game. */
export interface Simulation {
  decks: readonly SimulationDeck[]
  /** Variants to play, as in `GameSetup`. */
  variant?: string | readonly string[]
  /** A ruleset's name; default "current". */
  ruleset?: string
  /** Options of the games, as in `GameSetup`. */
  options?: Partial<GameOptions>
  /** How many players; the decks go round. Default: one for each deck. */
  seats?: number
  /** What belongs to a seat whatever its deck: teams, a scheme deck. */
  roles?: readonly Partial<PlayerSetup>[]
  games: number
  seed: number
  /** Who plays each deck; they go round like the decks. Default: random players, in process, which is much faster. */
  players?: readonly Level[]
  /** Milliseconds for one decision of the strong level. */
  budgetMs?: number
  /** A game longer than this is cut and counted as a draw. Default 400. */
  maxTurns?: number
}

export interface SimulationResult {
  games: number
  decisions: number
  /** Priority windows, and those with more than one option. */
  windows: number
  choices: number
  seconds: number
  decisionsPerSecond: number
  gamesPerSecond: number
  /** By deck name: share of the games won. */
  winRates: Record<string, number>
  draws: number
  meanTurns: number
  cut: number
}

/** The set-up of one game of a simulation. */
export function gameSetup(simulation: Simulation, game: number): GameSetup {
  const { decks, variant, seats = decks.length, roles = [], options, seed, ruleset } = simulation
  const players = Array.from({ length: seats }, (_, seat) => {
    const { cards, ...more } = decks[(seat + game) % decks.length]
    return { ...more, deck: cards, ...roles[seat] }
  })
  return {
    players,
    seed: seed + game,
    ...(ruleset !== undefined && { ruleset }),
    ...(variant !== undefined && { variant }),
    ...(options !== undefined && { options }),
  }
}

/** Plays the games one after the other, in this process. Throws a `GameFailure` when the engine fails in one. */
export function simulate(simulation: Simulation): SimulationResult {
  const tally = {
    decisions: 0,
    windows: 0,
    choices: 0,
    draws: 0,
    turns: 0,
    cut: 0,
    wins: {} as Record<string, number>,
  }
  const began = performance.now()
  for (let i = 0; i < simulation.games; i++) playOne(simulation, i, tally)
  const seconds = (performance.now() - began) / 1000
  return {
    games: simulation.games,
    decisions: tally.decisions,
    windows: tally.windows,
    choices: tally.choices,
    seconds,
    decisionsPerSecond: tally.decisions / seconds,
    gamesPerSecond: simulation.games / seconds,
    winRates: Object.fromEntries(
      simulation.decks.map((deck) => [deck.name, (tally.wins[deck.name] ?? 0) / simulation.games]),
    ),
    draws: tally.draws,
    meanTurns: tally.turns / simulation.games,
    cut: tally.cut,
  }
}

interface Tally {
  decisions: number
  windows: number
  choices: number
  draws: number
  turns: number
  cut: number
  wins: Record<string, number>
}

function playOne(simulation: Simulation, game: number, tally: Tally): void {
  const setup = gameSetup(simulation, game)
  const failing = { setup, playerSeed: simulation.seed * 7919 + game, maxTurns: simulation.maxTurns ?? 400 }
  const { players, budgetMs } = simulation
  const see = (decision: Decision) => count(tally, decision)
  const levels = setup.players.map((_, seat) => players?.[(seat + game) % players.length] ?? "random")
  const s = levels.every((level) => level === "random")
    ? atRandom(failing, see)
    : playByLevels(failing, levels, { ...(budgetMs !== undefined && { budgetMs }) }, see)
  tally.turns += s.turn.number
  if (s.over === null) tally.cut++
  const winners = s.over?.winners ?? []
  if (winners.length === 0) tally.draws++
  for (const name of new Set(winners.map((winner) => setup.players[winner].name)))
    tally.wins[name] = (tally.wins[name] ?? 0) + 1
}

function atRandom(game: RandomGame, see: (decision: Decision) => void): State {
  const player = randomPlayer(dice(game.playerSeed))
  const asker: Asker = (s, decision) => {
    see(decision)
    return player(s, decision)
  }
  return orFailure(game, () => playRandomly(game.setup, asker, game.maxTurns))
}

function count(tally: Tally, decision: Decision): void {
  tally.decisions++
  if (decision.kind !== "priority") return
  tally.windows++
  if (decision.options.length > 1) tally.choices++
}

/** Plays one game in process until it ends or the turn limit is passed. */
export function playRandomly(setup: GameSetup, player: Asker, maxTurns: number): State {
  let s = createState(setup)
  while (s.over === null && s.turn.number <= maxTurns) s = playOut(s, player, 200)
  return s
}
