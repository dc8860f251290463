import { bind, type Context } from "../characteristics/context.ts"
import { discard } from "../events/destroy.ts"
import { simultaneously } from "../events/record.ts"
import type { PlayerEffect } from "../language/effect.ts"
import { shuffled } from "../state/random.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chooseObjects } from "./choices.ts"
import { fits } from "../characteristics/filter.ts"
import { resolvePlayer, resolvePlayers, resolveQuantity } from "./selecting.ts"

type Discard = Extract<PlayerEffect, { do: "discard" }>

/** 701.9: each player's cards are chosen in APNAP order, then discarded at the same time (101.4). */
export function discardEffect(s: State, e: Discard, context: Context): void {
  const chosen = resolvePlayers(s, e.player, context).map((player) => ({ player, cards: chooseCards(s, player, e, context) }))
  const gone = simultaneously(s, () => chosen.flatMap(({ player, cards }) => discard(s, cards, player, "701.9a", context.source)))
  bind(context, e.bind, gone)
}

function chooseCards(s: State, player: PlayerId, e: Discard, context: Context): readonly ObjectId[] {
  const { filter } = e
  const options = filter === undefined ? s.players[player].hand : s.players[player].hand.filter((id) => fits(s, filter, id, context))
  if (e.count === "all") return options
  const count = resolveQuantity(s, e.count, context)
  if (e.random) return shuffled(s, options).slice(0, count) // 701.9b
  const chooser = e.chooser === undefined ? player : resolvePlayer(s, e.chooser, context)
  return chooseObjects(s, chooser, options, count, count, { rule: "701.9b", purpose: "discard", source: context.source, hint: "bad" })
}
