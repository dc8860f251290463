import { type Asker, type PlayerId, playOut, type State } from "@apnap/engine"
import type { Judge } from "./effort.ts"
import { likeness } from "./pruning/likeness.ts"

/** How a playout continues after its first turn. */
export interface Ahead {
  /** Number of turns after that one. */
  turns: number
  /** From -1 to 1, if the playout continues beyond the turn. */
  judge: Judge
  ends?: Ends
}

/** The results of the playouts of one world. */
export interface Ends {
  /** Values by position (`likeness`) at the beginning of the next turn. */
  known: Map<string, number>
  /** Number of playouts that reached a known position, and so stopped early. */
  met: number
}

/** Actions after which a playout is cut short. */
const LONGEST = 600
/** A position this certain is not played further: it tells little more, and the game rarely turns. */
const SURE = 0.93
/** Number of earlier turns averaged with the last one, to reduce variance. */
const BEFORE = 3

/**
 * The value of the position after so many more turns than the starting one: if the game isn't over, the mean of the evaluations at the last
 * few beginnings of turns.
 */
export function playedOn(from: State, asker: Asker, player: PlayerId, turn: number, ahead: Ahead): number {
  let s = from
  let now = turn
  let text: string | null = null
  let sum = 0
  let counted = 0
  for (let i = 0; i < LONGEST && s.over === null && s.turn.number <= turn + ahead.turns; i++) {
    s = playOut(s, asker, 1)
    if (s.turn.number === now || s.over !== null) continue
    now = s.turn.number
    if (text === null && now === turn + 1 && ahead.ends !== undefined) {
      text = likeness(s)
      const known = text === null ? undefined : ahead.ends.known.get(text)
      if (known !== undefined) return again(ahead.ends, known)
    }
    if (now > turn + ahead.turns) break
    const judged = ahead.judge(s, player)
    if (Math.abs(judged) > SURE) break
    if (now <= turn + Math.max(1, ahead.turns - BEFORE)) continue
    sum += judged
    counted++
  }
  const end = worth(s, player, turn, ahead.judge)
  const beginnings = Math.max(1, Math.min(ahead.turns - 1, BEFORE) + 1)
  const value = s.over === null ? (sum + end * (beginnings - counted)) / beginnings : end
  if (text !== null) ahead.ends!.known.set(text, value)
  return value
}

function again(ends: Ends, value: number): number {
  ends.met++
  return value
}

/** Earlier wins and later losses are better. */
function worth(s: State, player: PlayerId, turn: number, judge: Judge): number {
  const value = judge(s, player)
  return s.over === null ? value : value * (1 - 0.01 * Math.max(0, s.turn.number - turn))
}
