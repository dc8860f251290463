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

/** Games for learning what positions are worth; each follows from its number alone. */
export interface SelfPlay {
  /** The seed of the first game. */
  seed: number
  /** Decks to play with. */
  decks: readonly (readonly CardDefinition[])[]
  /** Cards from which decks are drawn as well; none when empty. Of the games between them, one in three is of limited decks (100.2b). */
  cards: readonly CardDefinition[]
  /** Who plays: by heuristics, or also comparing boards in main phases and combat. */
  level: "heuristics" | "greedy"
  /** How often another answer is taken that a search would think about: so the games hold what comes of it. From 0 to 1. */
  slips: number
}

/** What came of one game: nothing for a draw, or one that was cut. */
export interface SelfPlayed {
  game: number
  rows: PositionRows[]
}

/** Turns and actions after which a game is cut, and permanents. */
const LONGEST = 60
const MOST_ACTIONS = 6000
const MOST_PERMANENTS = 60

/** Plays a game and tells its positions at the beginnings of turns, each as either seat sees it. */
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

/** One of the decks, or one that is drawn. */
function deckFor({ decks, cards }: SelfPlay, roll: Dice): readonly CardDefinition[] {
  const isDrawn = cards.length > 0 && (decks.length === 0 || roll() < 0.5)
  if (!isDrawn) return decks[Math.floor(roll() * decks.length)]
  const seed = Math.floor(roll() * 2 ** 31)
  return roll() < 1 / 3 ? poolDeck(shuffled(cards, seed), roll) : drawnDeck(cards, seed)
}

/** Answers that a slip is chosen from. */
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
