import {
  type Answer,
  type Asker,
  type Game,
  GameError,
  type PlayerId,
  playOut,
  type State,
} from "@apnap/engine"
import { habitPlayer } from "../habits/habits.ts"
import { dice } from "../random.ts"
import type { Judge } from "./effort.ts"
import { isHolding } from "./hold.ts"
import { carryOut } from "./in-progress.ts"
import { likeness } from "./likeness.ts"
import { guide, type Tree } from "./tree.ts"

/** How a line goes on after the turn that it begins in. */
interface Ahead {
  /** Turns after that one. */
  turns: number
  /** From -1 to 1, where the line goes on after the turn. */
  judge: Judge
  ends?: Ends
}

/** What lines of one world have come to. */
export interface Ends {
  /** By what they were like (`likeness`) at the beginning of the next turn. */
  known: Map<string, number>
  /** Lines that were like another one, and so went on no further. */
  met: number
}

/** Actions after which a line is cut wherever it is. */
const LONGEST = 600

/**
 * What the player's position is worth after this answer in this world, when the turn ends quietly: both players only pass when they have
 * priority, and decide the rest by habit. Null when the answer turns out illegal (733.1).
 */
export function quietly(
  world: Game,
  answer: Answer,
  player: PlayerId,
  { seed, judge }: { seed: number; judge: Judge },
): number | null {
  const roll = dice(seed)
  const after = carryOut(world, [answer], habitPlayer(roll))
  const { number } = world.state.turn
  return after === null ? null : playedOn(after, habitPlayer(roll, true), player, number, { turns: 0, judge })
}

/** Plays a line on from this answer, along the tree and the habits; what it ends with is worth, or null when it is illegal. */
export function follow(
  world: Game,
  answer: Answer,
  player: PlayerId,
  line: Ahead & { seed: number; tree: Tree },
): number | null {
  const { turn } = world.state
  const isHeld = isHolding(world.state, world.decision!, answer)
  const { asker, learn } = guide(line.tree, player, turn.number, line.seed, isHeld)
  const after = carryOut(world, [answer], asker)
  if (after === null) return null
  const value = playedOn(after, asker, player, turn.number, line)
  learn(value)
  return value
}

/** A position judged to be this sure is played on no more: such a line tells little, and the game is seldom turned. */
const SURE = 0.93

/** What the position is worth after so many more turns than the one that was begun from. */
function playedOn(from: State, asker: Asker, player: PlayerId, turn: number, ahead: Ahead): number {
  let s = from
  let now = turn
  let text: string | null = null
  for (let i = 0; i < LONGEST && s.over === null && s.turn.number <= turn + ahead.turns; i++) {
    s = playOut(s, asker, 1)
    if (s.turn.number === now || s.over !== null) continue
    now = s.turn.number
    if (text === null && now === turn + 1 && ahead.ends !== undefined) {
      text = likeness(s)
      const known = text === null ? undefined : ahead.ends.known.get(text)
      if (known !== undefined) return again(ahead.ends, known)
    }
    if (now <= turn + ahead.turns && Math.abs(ahead.judge(s, player)) > SURE) break
  }
  const value = worth(s, player, turn, ahead.judge)
  if (text !== null) ahead.ends!.known.set(text, value)
  return value
}

function again(ends: Ends, value: number): number {
  ends.met++
  return value
}

/** An earlier win, and a later loss, is the better one. */
function worth(s: State, player: PlayerId, turn: number, judge: Judge): number {
  const value = judge(s, player)
  return s.over === null ? value : value * (1 - 0.01 * Math.max(0, s.turn.number - turn))
}

/** Gives the game the answer; false, with nothing changed but an action taken back, when it is illegal. */
export function accepts(game: Game, answer: Answer): boolean {
  try {
    game.decide(game.decision!, answer)
    return true
  } catch (error) {
    if (error instanceof GameError && error.code === "illegal-answer") return false
    throw error
  }
}
