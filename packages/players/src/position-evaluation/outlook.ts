import type { PlayerId, State } from "@apnap/engine"
import { evaluate } from "../board-evaluation/evaluation.ts"
import { featuresOf } from "./features.ts"
import { type Side, sideOf } from "./side.ts"
import { HIDDEN, LINEAR, MEANS, SPREADS } from "./weights.ts"

/** Bound on the certainty of an undecided position. */
const SUREST = 0.96

/** The board advantage, roughly in mana, that wins three games of four. */
const SPREAD = 25

/**
 * The player's prospects from this position, from -1 (lost) to 1 (won), against the best opponent: the mean of a model fitted to many games
 * and of the board evaluation (`evaluate`), which discriminates better between losing positions. Reads hidden hands, so only imagined
 * worlds may be evaluated. Meant for the beginning of a turn.
 */
export function outlook(s: State, player: PlayerId): number {
  if (s.over !== null) {
    const { winners } = s.over
    return winners.length === 0 ? 0 : winners.includes(player) ? 1 : -1
  }
  if (s.players[player].left !== null) return -1
  return (SUREST * (fitted(s, player) + Math.tanh(evaluate(s, player) / SPREAD))) / 2
}

function fitted(s: State, player: PlayerId): number {
  const { players, turn } = s
  const own = sideOf(s, player)
  let least = 1
  for (const { id, left, team } of players)
    if (left === null && team !== players[player].team)
      least = Math.min(least, between(own, sideOf(s, id), turn.active === player, turn.active === id))
  return least
}

/** One side's prospects against the other, antisymmetric: one side's gain is the other's loss. */
function between(side: Side, foe: Side, isOwnTurn: boolean, isFoesTurn: boolean): number {
  const a = standardised(featuresOf(side, foe, isOwnTurn ? "own" : "other"))
  const b = standardised(featuresOf(foe, side, isFoesTurn ? "own" : "other"))
  let logit = 0
  for (let i = 0; i < a.length; i++) logit += LINEAR[i] * (a[i] - b[i])
  for (const { bias, own, other, weight } of HIDDEN)
    logit +=
      weight * (Math.tanh(bias + dot(own, a) + dot(other, b)) - Math.tanh(bias + dot(own, b) + dot(other, a)))
  return Math.tanh(logit / 2)
}

function standardised(features: readonly number[]): number[] {
  return features.map((value, i) => (value - MEANS[i]) / SPREADS[i])
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i]
  return sum
}
