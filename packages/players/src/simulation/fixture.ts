import { findCard } from "@apnap/cards"
import {
  type Answer,
  type Asker,
  answerFault,
  type CardDefinition,
  type GameSetup,
  SAVE_VERSION,
} from "@apnap/engine"
import { dice, randomPlayer } from "../random.ts"
import { lawful } from "./invariants/lawful.ts"
import { playGuarded } from "./random-games.ts"

/** A game that once failed: everything needed to replay it, as JSON. */
export interface Fixture {
  /** Version of the save format at the time of the failure. */
  version: number
  seed: number
  variant?: string | readonly string[]
  players: readonly { name: string; deck: readonly string[]; commanders?: readonly string[] }[]
  /** Every answer in order, including refused declarations. */
  answers: readonly Answer[]
  maxTurns: number
  /** The message of the failure. */
  failure: string
}

/** A random player's game: the setup, the player's seed and the turn after which it is cut short. */
export interface RandomGame {
  setup: GameSetup
  playerSeed: number
  maxTurns: number
}

/** Replays the game, recording its answers up to the failure; null if it succeeds. */
export function fixtureOf(
  { setup, playerSeed, maxTurns }: RandomGame,
  player = randomPlayer(dice(playerSeed)),
): Fixture | null {
  const answers: Answer[] = []
  try {
    playGuarded(setup, maxTurns, (s, decision) => {
      const answer = player(s, decision)
      answers.push(answer)
      return answer
    })
    return null
  } catch (error) {
    return fixtureWith({ setup, playerSeed, maxTurns }, answers, (error as Error).message)
  }
}

/** The fixture of a game that failed after these answers. */
export function fixtureWith(
  { setup, maxTurns }: RandomGame,
  answers: readonly Answer[],
  failure: string,
): Fixture {
  const names = (cards: readonly CardDefinition[]) => cards.map((card) => card.name)
  const players = setup.players.map(({ name, deck, commanders }) => ({
    name,
    deck: names(deck),
    ...(commanders && { commanders: names(commanders) }),
  }))
  const { seed = 0, variant } = setup
  return {
    version: SAVE_VERSION,
    seed: Number(seed),
    ...(variant !== undefined && { variant }),
    players,
    answers,
    maxTurns,
    failure,
  }
}

/** One window in this many of a fixture is also rebuilt from scratch, with every option tried. */
const WINDOWS = 100

/**
 * Replays a fixture's answers and then continues at random, checking the rules throughout. Throws what the game throws, and an error naming
 * any card that isn't embedded. An answer that doesn't fit its decision (the rules have changed since) ends the recorded part: the rest is
 * random.
 */
export function replayFixture(fixture: Fixture): void {
  const cards = (names: readonly string[]) => names.map(embedded)
  const { seed, variant, maxTurns } = fixture
  const players = fixture.players.map(({ name, deck, commanders }) => ({
    name,
    deck: cards(deck),
    ...(commanders && { commanders: cards(commanders) }),
  }))
  playGuarded(
    { players, seed, ...(variant !== undefined && { variant }) },
    maxTurns,
    lawful(answering(fixture.answers, seed), WINDOWS),
  )
}

function answering(answers: readonly Answer[], seed: number): Asker {
  const player = randomPlayer(dice(seed))
  let next = 0
  return (s, decision) => {
    const answer = answers[next++]
    if (answer !== undefined && answerFault(decision, answer) === null) return answer
    next = answers.length
    return player(s, decision)
  }
}

function embedded(name: string): CardDefinition {
  const card = findCard(name)
  if (card === undefined) throw new Error(`fixture/card: no embedded card is called "${name}"`)
  return card
}
