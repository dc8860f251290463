import type { Asker, CardDefinition, GameSetup } from "@apnap/engine"
import { dice, randomPlayer } from "../../random.ts"
import type { RandomGame } from "../fixture.ts"
import { playGuarded } from "../random-games.ts"
import { patient } from "./patient.ts"
import { poolDeck, shuffled } from "./pool-decks.ts"
import { addUsage, cardsAmong, note, noUsage, type PoolUsage } from "./pool-usage.ts"

/** Random games to play until every card of the pool has been used, or the games run out. */
export interface PoolPlay {
  readonly cards: readonly CardDefinition[]
  readonly seed: number
  readonly games: number
  /** Turns after which a game is cut short. */
  readonly maxTurns: number
  /** Called before every game, so that one that never returns can be identified. */
  readonly begins?: (game: RandomGame) => void
  /** Called as every game ends. */
  readonly ended?: (result: PoolResult) => void
}

/** A game that threw, lost a card or did not end. */
export interface PoolFailure {
  readonly game: RandomGame
  readonly message: string
  /** The stack trace. */
  readonly trace: string
  /** The cards on the stack at the last decision, top last. */
  readonly stack: readonly string[]
}

/** Number of games, and card usage in those without a failure. */
export interface PoolResult extends PoolUsage {
  games: number
  cut: number
  readonly failures: PoolFailure[]
}

/** Number of decks each unused card was in: those with the fewest go first. */
type Tries = Map<CardDefinition, number>

/** Plays random games with decks of cards not yet used. Deterministic for a given seed. */
export function playPool({ cards, seed, games, maxTurns, begins, ended }: PoolPlay): PoolResult {
  const result: PoolResult = { ...noUsage(), games: 0, cut: 0, failures: [] }
  const tries: Tries = new Map()
  const order = shuffled(cards, seed)
  while (result.games < games) {
    const left = order.filter((card) => !result.used.has(card.name))
    if (left.length === 0) break
    left.sort((a, b) => (tries.get(a) ?? 0) - (tries.get(b) ?? 0))
    const setup = setupOf(left, order, seed + result.games, tries)
    const game: RandomGame = { setup, playerSeed: seed + result.games, maxTurns }
    begins?.(game)
    playOne(game, result)
    result.games++
    ended?.(result)
  }
  return result
}

function setupOf(
  left: readonly CardDefinition[],
  all: readonly CardDefinition[],
  seed: number,
  tries: Tries,
): GameSetup {
  const roll = dice(seed)
  const players = ["A", "B"].map((name) => {
    const front = left.filter((card) => (tries.get(card) ?? 0) <= (tries.get(left[0]) ?? 0))
    const start = Math.floor(roll() * front.length)
    const others = Math.floor(roll() * all.length)
    const deck = poolDeck(
      [...front.slice(start), ...front.slice(0, start), ...all.slice(others, others + 100)],
      roll,
    )
    for (const card of deck) tries.set(card, (tries.get(card) ?? 0) + 1)
    return { name, deck }
  })
  return { players, seed }
}

function playOne(game: RandomGame, result: PoolResult): void {
  const usage = noUsage()
  let stack: string[] = []
  const player = patient(randomPlayer(dice(game.playerSeed)))
  const asker: Asker = (s, decision) => {
    stack = cardsAmong(s, s.stack)
    const answer = player(s, decision)
    if (decision.kind === "priority") note(usage, s, decision.player, decision.options[answer as number])
    return answer
  }
  try {
    const s = playGuarded(game.setup, game.maxTurns, asker)
    if (s.over === null) result.cut++
    addUsage(result, usage)
  } catch (error) {
    const { message, stack: trace = "" } = error as Error
    result.failures.push({ game, message, trace, stack })
  }
}
