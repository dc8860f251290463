import { activeStatics } from "../characteristics/layers/derived.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { players } from "../characteristics/queries/selector.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import { record } from "../events/record.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chosenSkip, noteAfterSkip } from "./optional-skips.ts"
import { setTurn } from "./write.ts"

/**
 * 500.11, 614.10: whether the player skips this turn, phase or step; records that. Uses up a "skip your next". `kinds`: what it is, the
 * most particular first.
 */
export function isSkipped(s: State, player: PlayerId, ...kinds: readonly string[]): boolean {
  const effects = activeStatics(s, "skipStep")
  if (effects.length === 0 && s.turn.skips.length === 0) return false
  const side = sideOf(s, player) // 805.8
  const applicable = effects.filter(
    ({ effect, context }) =>
      kinds.includes(effect.what) &&
      players(s, effect.who, context).some((p) => side.includes(p)) &&
      (effect.condition === undefined || evaluate(s, effect.condition, context)),
  )
  const skip = chosenSkip(s, player, applicable) ?? applicable.find(({ effect }) => !effect.optional)
  const source = skip === undefined ? useSkip(s, side, kinds) : skip.context.source
  if (source === null) return false
  record(s, { kind: "action", rule: "500.11", player, source, detail: `skips ${kinds.at(-1)}` })
  if (skip !== undefined) noteAfterSkip(s, skip)
  return true
}

/** The source of the effect used up; null if there is none. */
function useSkip(s: State, side: readonly PlayerId[], kinds: readonly string[]): ObjectId | null {
  const skip = s.turn.skips.find((entry) => side.includes(entry.player) && kinds.includes(entry.what))
  if (skip === undefined) return null
  const rest = skip.count > 1 ? [{ ...skip, count: skip.count - 1 }] : []
  setTurn(s, { skips: s.turn.skips.flatMap((entry) => (entry === skip ? rest : [entry])) })
  return skip.source ?? NONE
}
