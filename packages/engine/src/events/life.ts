import { invalidateIfRead } from "../characteristics/layers/derived.ts"
import { sharersOf } from "../characteristics/queries/teams.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editPlayer } from "../state/writing/edit.ts"
import { recordEvent } from "./record.ts"
import { afterwards, applyReplacements, eventOf, newPendingEvent } from "./replacing/apply-replacements.ts"
import { isForbidden } from "./replacing/cant.ts"

/** The player gains life (119.3). Returns the amount. */
export function gainLife(
  s: State,
  player: PlayerId,
  amount: number,
  source: ObjectId = NONE,
  rule = "119.3",
): number {
  return changeLife(s, "gainLife", player, amount, source, rule)
}

/** The player loses life (119.3). Returns the amount. */
export function loseLife(
  s: State,
  player: PlayerId,
  amount: number,
  source: ObjectId = NONE,
  rule = "119.3",
): number {
  return changeLife(s, "loseLife", player, amount, source, rule)
}

function changeLife(
  s: State,
  kind: "gainLife" | "loseLife",
  player: PlayerId,
  amount: number,
  source: ObjectId,
  rule: string,
  cause: "cost" | "" = "",
): number {
  if (amount <= 0 || s.players[player].left !== null) return 0
  const p = newPendingEvent(kind, rule)
  p.player = player
  p.amount = amount
  p.source = source
  p.cause = cause
  if (!applyReplacements(s, p)) return 0
  const sharers = sharersOf(s, p.player, "life")
  if (sharers.some((other) => isForbidden(s, { kind, rule, player: other, amount, source }))) return 0 // 810.9g, h
  for (const who of [p.player, ...sharers])
    editPlayer(s, who).life += kind === "gainLife" ? p.amount : -p.amount
  invalidateIfRead(s, "life")
  recordEvent(s, eventOf(p))
  afterwards(s, p)
  return p.amount
}

/** Paying life is losing life (119.4). */
export function payLife(s: State, player: PlayerId, amount: number, source: ObjectId): void {
  changeLife(s, "loseLife", player, amount, source, "119.4", "cost")
}

/** 119.5: setting a life total is gaining or losing the difference. */
export function setLife(s: State, player: PlayerId, total: number, source: ObjectId): void {
  const difference = total - s.players[player].life
  if (difference > 0) gainLife(s, player, difference, source, "119.5")
  else loseLife(s, player, -difference, source, "119.5")
}
