import { activeStatics } from "../characteristics/layers/derived.ts"
import { players } from "../characteristics/queries/selector.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { setTurn } from "./write.ts"

/** 500.11, 614.10: whether the player skips this turn, phase or step. Uses up a "skip your next". */
export function isSkipped(s: State, player: PlayerId, name: string): boolean {
  const effects = activeStatics(s, "skipStep")
  if (effects.length === 0 && s.turn.skips.length === 0) return false
  const side = sideOf(s, player) // 805.8
  const always = effects.some(
    ({ effect, context }) =>
      effect.what === name && players(s, effect.who, context).some((p) => side.includes(p)),
  )
  return always || useSkip(s, side, name)
}

function useSkip(s: State, side: readonly PlayerId[], name: string): boolean {
  const skip = s.turn.skips.find((entry) => side.includes(entry.player) && entry.what === name)
  if (skip === undefined) return false
  const rest = skip.count > 1 ? [{ ...skip, count: skip.count - 1 }] : []
  setTurn(s, { skips: s.turn.skips.flatMap((entry) => (entry === skip ? rest : [entry])) })
  return true
}
