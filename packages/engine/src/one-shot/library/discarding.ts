import { bind, type Context } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { noteMoved } from "../../choosing/find.ts"
import { resolvePlayer, resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import { settled } from "../../choosing/settle.ts"
import type { Executors } from "../../events/executor.ts"
import { discard } from "../../events/moving/destroy.ts"
import { simultaneously } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { shuffled } from "../../state/random/random.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Discard = Extract<PlayerEffect, { do: "discard" }>

export const discarding: Executors<Discard> = {
  discard: (s, e, context) => {
    const filter = settled(s, e.filter, context)
    const count = e.count === "all" ? Number.POSITIVE_INFINITY : resolveQuantity(s, e.count, context)
    const chooser = e.chooser === undefined ? -1 : resolvePlayer(s, e.chooser, context)
    // 101.4: all choose in turn order, then all cards are discarded at once.
    const chosen = resolvePlayers(s, e.player, context).map((player): [PlayerId, ObjectId[]] => {
      const hand = s.players[player].hand.filter(
        (id) => filter === undefined || matchesFilter(s, filter, id, context),
      )
      return [
        player,
        e.random
          ? shuffled(s, hand).slice(0, count)
          : pick(s, chooser < 0 ? player : chooser, hand, count, context),
      ]
    })
    const gone = simultaneously(s, () =>
      chosen.flatMap(([player, ids]) => discard(s, ids, player, "701.9a", context.source)),
    )
    const found = gone.filter((id) => id !== NONE)
    noteMoved(context, found)
    bind(context, e.bind, found)
  },
}

/** 701.9b: the player who discards chooses, unless the effect names another. */
function pick(
  s: State,
  by: PlayerId,
  hand: readonly ObjectId[],
  count: number,
  context: Context,
): ObjectId[] {
  return chooseObjects(s, by, hand, count, count, {
    rule: "701.9b",
    purpose: "discard",
    source: context.source,
    hint: "bad",
  })
}
