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
import { emptyTally, type Tally, tallyDecision, tallyGame } from "./tally.ts"

/** A player's deck and setup in a simulated game; wins are counted under its name. */
export interface SimulationDeck extends Omit<PlayerSetup, "deck"> {
  cards: readonly CardDefinition[]
}

/** The games to simulate: between decks that change seats from game to game. */
export interface Simulation {
  decks: readonly SimulationDeck[]
  /** Variants to play, as in `GameSetup`. */
  variant?: string | readonly string[]
  /** Name of the ruleset; default "current". */
  ruleset?: string
  /** Options of the games, as in `GameSetup`. */
  options?: Partial<GameOptions>
  /** Number of players; the decks rotate. Default: one for each deck. */
  seats?: number
  /** Per-seat setup independent of the deck: teams, a scheme deck. */
  roles?: readonly Partial<PlayerSetup>[]
  games: number
  seed: number
  /** The player of each deck, rotating with the decks. Default: random players, in process, which is much faster. */
  players?: readonly Level[]
  /** Milliseconds per decision of the strong level. */
  budgetMs?: number
  /** Turns after which a game is cut short and counted as a draw. Default 400. */
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

/** The setup of one game of a simulation. */
export function gameSetup(simulation: Simulation, game: number): GameSetup {
  const { decks, variant, seats = decks.length, roles = [], options, seed, ruleset } = simulation
  const players = Array.from({ length: seats }, (_, seat) => {
    const { cards, ...more } = decks[(seat + game) % decks.length]
    return { ...roles[seat], ...more, deck: cards }
  })
  return {
    players,
    seed: seed + game,
    ...(ruleset !== undefined && { ruleset }),
    ...(variant !== undefined && { variant }),
    ...(options !== undefined && { options }),
  }
}

/** Plays the games one at a time in this process. Throws a `GameFailure` if the engine fails in one. */
export function simulate(simulation: Simulation): SimulationResult {
  const began = performance.now()
  const tally = tallyGames(simulation, 0, simulation.games)
  return simulationResult(simulation, tally, (performance.now() - began) / 1000)
}

/** Plays the independent games from number `from` up to, but excluding, `to`. Throws like `simulate`. */
export function tallyGames(simulation: Simulation, from: number, to: number): Tally {
  const tally = emptyTally()
  for (let game = from; game < to; game++) playOne(simulation, game, tally)
  return tally
}

/** The result of a tally of at least one game, played in so many seconds. */
export function simulationResult(
  { decks }: Pick<Simulation, "decks">,
  tally: Tally,
  seconds: number,
): SimulationResult {
  const { games, decisions, windows, choices, draws, turns, cut, wins } = tally
  return {
    games,
    decisions,
    windows,
    choices,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: games / seconds,
    winRates: Object.fromEntries(decks.map((deck) => [deck.name, (wins[deck.name] ?? 0) / games])),
    draws,
    meanTurns: turns / games,
    cut,
  }
}

function playOne(simulation: Simulation, game: number, tally: Tally): void {
  const setup = gameSetup(simulation, game)
  const failing = { setup, playerSeed: simulation.seed * 7919 + game, maxTurns: simulation.maxTurns ?? 400 }
  const { players, budgetMs } = simulation
  const see = (decision: Decision) => tallyDecision(tally, decision)
  const levels = setup.players.map((_, seat) => players?.[(seat + game) % players.length] ?? "random")
  const s = levels.every((level) => level === "random")
    ? atRandom(failing, see)
    : playByLevels(failing, levels, { ...(budgetMs !== undefined && { budgetMs }) }, see)
  tallyGame(
    tally,
    s,
    setup.players.map((player) => player.name),
  )
}

function atRandom(game: RandomGame, see: (decision: Decision) => void): State {
  const player = randomPlayer(dice(game.playerSeed))
  const asker: Asker = (s, decision) => {
    see(decision)
    return player(s, decision)
  }
  return orFailure(game, () => playRandomly(game.setup, asker, game.maxTurns))
}

/** Plays one game in process until it ends or exceeds the turn limit. */
export function playRandomly(setup: GameSetup, player: Asker, maxTurns: number): State {
  let s = createState(setup)
  while (s.over === null && s.turn.number <= maxTurns) s = playOut(s, player, 200)
  return s
}
