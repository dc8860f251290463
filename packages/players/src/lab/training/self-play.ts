import {
  type Asker,
  type CardDefinition,
  createState,
  type Decision,
  playOut,
  type State,
} from "@apnap/engine"
import { heuristicPlayer } from "../../heuristics/heuristics.ts"
import { type Dice, dice } from "../../random.ts"
import { candidates } from "../../search/candidates.ts"
import { foreseen, isForeseeable } from "../../search/foresight.ts"
import { isTrivial } from "../../search/pruning/trivial.ts"
import { drawnDeck } from "../../simulation/pool/drawn-deck.ts"
import { patient } from "../../simulation/pool/patient.ts"
import { poolDeck, shuffled } from "../../simulation/pool/pool-decks.ts"
import { type PositionRows, rowsOf } from "./position-rows.ts"

/** Games for training the position evaluation; each depends on its number alone. */
export interface SelfPlay {
  /** The seed of the first game. */
  seed: number
  /** The decks to play. */
  decks: readonly (readonly CardDefinition[])[]
  /** Cards from which further decks are drawn; may be empty. One third of the decks drawn are limited decks (100.2b). */
  cards: readonly CardDefinition[]
  /** The players: heuristics only, or also comparing boards in main phases and combat. */
  level: "heuristics" | "greedy"
  /** Probability, from 0 to 1, of taking another answer that a search would consider, so that the games cover its consequences. */
  slips: number
}

/** The result of one game: no rows for a draw or a game cut short. */
export interface SelfPlayed {
  game: number
  rows: PositionRows[]
}

/** Limits on turns, actions and permanents, beyond which a game is cut short. */
const LONGEST = 60
const MOST_ACTIONS = 6000
const MOST_PERMANENTS = 60

/** Plays a game and records the position at the beginning of each turn, as seen from either seat. */
export function selfPlay(play: SelfPlay, game: number): SelfPlayed {
  const seed = play.seed + game
  const roll = dice(seed)
  const [a, b] = [deckFor(play, roll), deckFor(play, roll)]
  const asker = askerOf(play, seed, roll)
  let s = createState({
    players: [
      { name: "A", deck: a },
      { name: "B", deck: b },
    ],
    seed,
  })
  const rows: PositionRows[] = []
  let turn = s.turn.number
  for (let i = 0; i < MOST_ACTIONS && goesOn(s); i++) {
    s = playOut(s, asker, 1)
    if (s.over !== null || s.turn.number === turn) continue
    turn = s.turn.number
    rows.push(...rowsOf(s))
  }
  const winner = s.over?.winners.length === 1 ? s.over.winners[0] : null
  return {
    game,
    rows: winner === null ? [] : rows.map((row) => ({ ...row, won: row.seat === winner ? 1 : 0 })),
  }
}

function goesOn(s: State): boolean {
  return s.over === null && s.turn.number <= LONGEST && s.battlefield.length <= MOST_PERMANENTS
}

/** One of the decks, or a drawn one. */
function deckFor({ decks, cards }: SelfPlay, roll: Dice): readonly CardDefinition[] {
  const isDrawn = cards.length > 0 && (decks.length === 0 || roll() < 0.5)
  if (!isDrawn) return decks[Math.floor(roll() * decks.length)]
  const seed = Math.floor(roll() * 2 ** 31)
  return roll() < 1 / 3 ? poolDeck(shuffled(cards, seed), roll) : drawnDeck(cards, seed)
}

/** Number of answers that a slip is chosen from. */
const WIDTH = 10

function askerOf({ level, slips }: SelfPlay, seed: number, roll: Dice): Asker {
  const usual = heuristicPlayer(dice(seed))
  return patient((s, d) => {
    const slip = isSlip(s, d) ? slipped(s, d, roll) : undefined
    if (slip !== undefined) return slip
    const answer = usual(s, d)
    return level === "greedy" && isForeseeable(s, d) ? foreseen(s, d, answer, seed) : answer
  })

  function isSlip(s: State, d: Decision): boolean {
    return slips > 0 && d.purpose !== "mulligan" && !isTrivial(s, d) && roll() < slips
  }
}

function slipped(s: State, d: Decision, roll: Dice) {
  const answers = candidates(s, d, WIDTH, roll)
  return answers[Math.floor(roll() * answers.length)]
}
