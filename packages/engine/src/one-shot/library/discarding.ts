import { bind, type Context } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { chooseObjectsTogether } from "../../choosing/choose-objects.ts"
import { resolveChooser } from "../../choosing/chooser.ts"
import { noteMoved } from "../../choosing/find.ts"
import { resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import { settled } from "../../choosing/settle.ts"
import type { Executors } from "../../events/executor.ts"
import { discard } from "../../events/moving/discard.ts"
import { simultaneously } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { shuffled } from "../../state/random/random.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Discard = Extract<PlayerEffect, { do: "discard" }>

export const discarding: Executors<Discard> = {
  discard: (s, e, context) => planDiscard(s, e, context)(),
}

/** 101.4: all players choose in turn order; what is returned discards all cards simultaneously. */
export function planDiscard(s: State, e: Discard, context: Context): () => void {
  const filter = settled(s, e.filter, context)
  const count = e.count === "all" ? Number.POSITIVE_INFINITY : resolveQuantity(s, e.count, context)
  const chooser = e.chooser === undefined ? -1 : resolveChooser(s, e.chooser, context)
  const losers = resolvePlayers(s, e.player, context)
  const hands = losers.map((player) =>
    s.players[player].hand.filter((id) => filter === undefined || matchesFilter(s, filter, id, context)),
  )
  const chosen = e.random
    ? hands.map((hand) => shuffled(s, hand).slice(0, count))
    : chosenFrom(s, losers, hands, chooser, count, context)
  return () => {
    const gone = simultaneously(s, () =>
      chosen.flatMap((ids, i) => discard(s, ids, losers[i], "701.9a", context.source)),
    )
    const found = gone.filter((id) => id !== NONE)
    noteMoved(context, found)
    bind(context, e.bind, found)
  }
}

/** 701.9b: the discarding players choose, without seeing each other's choices (101.4a), unless the effect names another chooser. */
function chosenFrom(
  s: State,
  losers: readonly PlayerId[],
  hands: readonly (readonly ObjectId[])[],
  chooser: PlayerId,
  count: number,
  { source }: Context,
): ObjectId[][] {
  if (count === Number.POSITIVE_INFINITY) return hands.map((hand) => [...hand]) // discarding the whole hand needs no choice
  const choices = losers.map((player, i) => ({
    player: chooser < 0 ? player : chooser,
    options: hands[i],
    min: count,
    max: count,
  }))
  return chooseObjectsTogether(s, choices, { rule: "701.9b", purpose: "discard", source, hint: "bad" })
}
