import { activeStatics } from "../characteristics/layers/derived.ts"
import { players } from "../characteristics/queries/selector.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import { record } from "../events/record.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { setTurn } from "./write.ts"

/** 500.11, 614.10: whether the player skips this turn, phase or step; records that. Uses up a "skip your next". */
export function isSkipped(s: State, player: PlayerId, name: string): boolean {
  const effects = activeStatics(s, "skipStep")
  if (effects.length === 0 && s.turn.skips.length === 0) return false
  const side = sideOf(s, player) // 805.8
  const always = effects.find(
    ({ effect, context }) =>
      effect.what === name && players(s, effect.who, context).some((p) => side.includes(p)),
  )
  const source = always === undefined ? useSkip(s, side, name) : always.context.source
  if (source === null) return false
  record(s, { kind: "action", rule: "500.11", player, source, detail: `skips ${name}` })
  return true
}

/** The source of the effect used up; null if there is none. */
function useSkip(s: State, side: readonly PlayerId[], name: string): ObjectId | null {
  const skip = s.turn.skips.find((entry) => side.includes(entry.player) && entry.what === name)
  if (skip === undefined) return null
  const rest = skip.count > 1 ? [{ ...skip, count: skip.count - 1 }] : []
  setTurn(s, { skips: s.turn.skips.flatMap((entry) => (entry === skip ? rest : [entry])) })
  return skip.source ?? NONE
}
