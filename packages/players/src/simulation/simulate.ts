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
  const began = performance.now()
  const tally = tallyGames(simulation, 0, simulation.games)
  return simulationResult(simulation, tally, (performance.now() - began) / 1000)
}

/** Plays the games from number `from` until before number `to`, which don't depend on each other. Throws like `simulate`. */
export function tallyGames(simulation: Simulation, from: number, to: number): Tally {
  const tally = emptyTally()
  for (let game = from; game < to; game++) playOne(simulation, game, tally)
  return tally
}

/** The result of the games in this tally, at least one, which took so many seconds. */
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

/** Plays one game in process until it ends or the turn limit is passed. */
export function playRandomly(setup: GameSetup, player: Asker, maxTurns: number): State {
  let s = createState(setup)
  while (s.over === null && s.turn.number <= maxTurns) s = playOut(s, player, 200)
  return s
}
