import { type Asker, type PlayerId, playOut, type State } from "@apnap/engine"
import type { Judge } from "./effort.ts"
import { likeness } from "./pruning/likeness.ts"

/** How a line goes on after the turn that it begins in. */
export interface Ahead {
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
/** A position judged to be this sure is played on no more: such a line tells little, and the game is seldom turned. */
const SURE = 0.93
/** Beginnings of turns before the last one that count as much as that: chance weighs less in their mean. */
const BEFORE = 3

/**
 * What the position is worth after so many more turns than the one that was begun from: where the game is not over, the mean of what is judged at the
 * last few beginnings of turns.
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

/** An earlier win, and a later loss, is the better one. */
function worth(s: State, player: PlayerId, turn: number, judge: Judge): number {
  const value = judge(s, player)
  return s.over === null ? value : value * (1 - 0.01 * Math.max(0, s.turn.number - turn))
}
