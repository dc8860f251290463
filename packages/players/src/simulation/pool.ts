import type { Asker, CardDefinition, GameSetup, State } from "@apnap/engine"
import { dice, randomPlayer } from "../random.ts"
import type { RandomGame } from "./fixture.ts"
import { poolDeck, shuffled } from "./pool-decks.ts"
import { playGuarded } from "./random-games.ts"

/** What to play: random games until every card of the pool was cast or played, or the games are used up. */
export interface PoolPlay {
  readonly cards: readonly CardDefinition[]
  readonly seed: number
  readonly games: number
  /** A game longer than this is cut. */
  readonly maxTurns: number
  /** Hears of every game before it is played, so that one which never returns is known. */
  readonly begins?: (game: RandomGame) => void
  /** Hears of every game as it ends. */
  readonly ended?: (result: PoolResult) => void
}

/** A game that threw, lost a card or did not end. */
export interface PoolFailure {
  readonly game: RandomGame
  readonly message: string
  /** Where it was thrown. */
  readonly trace: string
  /** The cards that were on the stack at the last decision, the top one last. */
  readonly stack: readonly string[]
}

export interface PoolResult {
  games: number
  cut: number
  /** Names of cards that were cast, played or otherwise used in games without a failure. */
  readonly used: Set<string>
  readonly failures: PoolFailure[]
}

/** In how many decks an unused card was: those with fewest go first. */
type Tries = Map<CardDefinition, number>

/** A stack so high is left to resolve: free abilities could be activated for ever (732.2). */
const HIGHEST_STACK = 12

/** Plays random games with decks of the cards that were not yet used. Deterministic for one seed. */
export function playPool({ cards, seed, games, maxTurns, begins, ended }: PoolPlay): PoolResult {
  const result: PoolResult = { games: 0, cut: 0, used: new Set(), failures: [] }
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
  const used = new Set<string>()
  let stack: string[] = []
  const player = randomPlayer(dice(game.playerSeed))
  const asker: Asker = (s, decision) => {
    stack = cardsOn(s, s.stack)
    if (decision.kind !== "priority") return player(s, decision)
    if (s.stack.length >= HIGHEST_STACK) return 0
    const answer = player(s, decision)
    const action = decision.options[answer as number]
    if (action !== undefined && "object" in action)
      for (const name of cardsOn(s, [action.object])) used.add(name)
    return answer
  }
  try {
    const s = playGuarded(game.setup, game.maxTurns, asker)
    if (s.over === null) result.cut++
    for (const name of used) result.used.add(name)
  } catch (error) {
    const { message, stack: trace = "" } = error as Error
    result.failures.push({ game, message, trace, stack })
  }
}

/** Names of the cards among these objects. */
function cardsOn(s: State, ids: readonly number[]): string[] {
  return ids.flatMap((id) => {
    const object = s.objects[id]!
    return object.kind === "card" ? [s.definitions[object.def].name] : []
  })
}
