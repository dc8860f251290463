import { apnapOrder, characteristics, objectOf } from "../../characteristics/query.ts"
import type { Action } from "../../state/decision.ts"
import type { ContinuousEffect } from "../../state/effect.ts"
import { hash } from "../../state/hash.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { setTurn } from "../write.ts"
import { fingerprint } from "./fingerprint.ts"
import { situation } from "./situation.ts"

/** Fewer events than this in a turn hold no loop worth a look. */
const SUSPICIOUS = 60
/** A choice made this many times in the same situation, with what others chose in between, is part of a loop. */
const ENOUGH = 4
/** How many choices are remembered. */
const LONGEST = 200

/**
 * 732.3: notes what a player chooses to do. As with mandatory loops a fingerprint stands for the situation until it has come back often.
 */
export function noteChoice(s: State, player: PlayerId, action: Action): void {
  const { choices } = s.turn
  if (s.events.length >= SUSPICIOUS)
    setTurn(s, { choices: [...(choices ?? []).slice(1 - LONGEST), keyOf(s, player, action)] })
  else if (choices !== undefined) setTurn(s, { choices: undefined })
}

/**
 * 732.3: of these options those that don't continue a fragmented loop: one in which several players act and the same situation returns. The
 * first of them in turn order, beginning with the active player, must choose differently.
 */
export function withoutFragmentedLoops(
  s: State,
  player: PlayerId,
  options: readonly Action[],
): readonly Action[] {
  const { choices } = s.turn
  if (choices === undefined || choices.length < ENOUGH) return options
  return options.filter((action) => action.do === "pass" || !continuesLoop(s, choices, player, action))
}

function continuesLoop(s: State, choices: readonly string[], player: PlayerId, action: Action): boolean {
  const key = keyOf(s, player, action)
  if (times(choices, key) < ENOUGH) return false
  const since = choices.slice(choices.lastIndexOf(key))
  const involved = new Set(since.map((choice) => Number(choice.slice(0, choice.indexOf(" ")))))
  return involved.size > 1 && apnapOrder(s).find((p) => involved.has(p)) === player
}

/** The player, the turn, the action and the situation; the full situation once its fingerprint has come back. */
function keyOf(s: State, player: PlayerId, action: Action): string {
  const text = `${player} ${s.turn.number} ${actionText(s, action)} `
  const quick = text + fingerprint(s)
  return times(s.turn.choices ?? [], quick) < ENOUGH ? quick : text + hash(whole(s))
}

/** Objects are named by their cards, since ids change with each zone change (400.7). */
function actionText(s: State, action: Action): string {
  return JSON.stringify(action, (key, value) =>
    key === "object" && typeof value === "number" ? `card ${objectOf(s, value)?.card}` : value,
  )
}

function times(choices: readonly string[], key: string): number {
  return choices.filter((choice) => choice === key).length
}

/**
 * Effects that only change characteristics count by what they make of them: each round of a loop may add one that the next supersedes.
 */
function whole(s: State): string {
  const other = s.effects.filter((effect) => !isPlainChange(effect))
  return situation(s, other) + JSON.stringify(s.battlefield.map((id) => characteristics(s, id)))
}

function isPlainChange({ statics, uses, changes }: ContinuousEffect): boolean {
  return statics.length === 0 && uses < 0 && changes.length > 0
}
