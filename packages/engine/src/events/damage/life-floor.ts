import type { Context } from "../../characteristics/context.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { amount } from "../../characteristics/queries/amount.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { players } from "../../characteristics/queries/selector.ts"
import type { PlayerSelector } from "../../language/selector.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { record } from "../record.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"

/**
 * 614.1a: "damage that would reduce your life total to less than 1 reduces it to 1 instead". All the damage is still dealt (120.3), and
 * life that is gained as part of the event counts (120.4d).
 */
export function lossByDamage(s: State, player: PlayerId, { amount: damage, together }: PendingEvent): number {
  let loss = damage
  for (const { effect, context } of activeStatics(s, "lifeFloor"))
    if (
      players(s, effect.who, context).includes(player) &&
      (effect.condition === undefined || evaluate(s, effect.condition, context))
    ) {
      const most = Math.max(0, s.players[player].life + gainOf(s, player, together) - effect.least)
      if (most < loss)
        record(s, { kind: "replaced", rule: "614.6", player, source: context.source, detail: "loseLife" })
      loss = Math.min(loss, most)
    }
  return loss
}

/** The life that prevention effects let the player gain along with the damage. */
function gainOf(s: State, player: PlayerId, pending: readonly PendingEvent[]): number {
  let gain = 0
  for (const { after, parts } of pending) {
    for (const { effect, context } of after)
      if (effect.do === "gainLife" && gainers(s, effect.player, context).includes(player))
        gain += amount(s, effect.amount, context)
    gain += gainOf(s, player, parts)
  }
  return gain
}

function gainers(s: State, who: PlayerSelector | undefined, context: Context): readonly PlayerId[] {
  return who === undefined ? [context.you] : players(s, who, context)
}
