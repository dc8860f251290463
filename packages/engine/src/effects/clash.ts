import { bind, type Context } from "../characteristics/context.ts"
import { manaValueOf } from "../characteristics/filter.ts"
import { opponentsOf } from "../characteristics/query.ts"
import { discard } from "../events/destroy.ts"
import { draw } from "../events/draw.ts"
import { move } from "../events/move.ts"
import { record } from "../events/record.ts"
import { choose } from "../state/choose.ts"
import { type PlayerId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chooseObjects } from "./choices.ts"

/** 701.30: you and an opponent reveal top cards; each may put it on the bottom; the greater mana value wins. */
export function clashWith(s: State, name: string, context: Context): void {
  const [foe] = chooseObjects(s, context.you, opponentsOf(s, context.you).map(playerRef), 1, 1, { rule: "701.30a", purpose: "player", source: context.source })
  if (foe === undefined) return bind(context, name, 0)
  const both = [context.you, -1 - foe]
  const values = both.map((p) => topValue(s, p))
  for (const p of both) maybeBottom(s, p, context)
  bind(context, name, values[0] > values[1] ? 1 : 0)
}

function topValue(s: State, player: PlayerId): number {
  const top = s.players[player].library.at(-1)
  if (top === undefined) return -1
  record(s, { kind: "revealed", rule: "701.30b", object: top, player })
  return manaValueOf(s, top)
}

function maybeBottom(s: State, player: PlayerId, context: Context): void {
  const top = s.players[player].library.at(-1)
  if (top === undefined) return
  const down = choose(s, { kind: "confirm", player, rule: "701.30a", purpose: "bottom", source: context.source, about: [top] })
  if (down === 1) move(s, { id: top, to: "library", rule: "701.30a", position: -1 })
}

/** Discard a card to draw a card. */
export function rummage(s: State, player: PlayerId, context: Context): void {
  const cards = chooseObjects(s, player, s.players[player].hand, 1, 1, { rule: "701.9b", purpose: "discard", source: context.source, hint: "bad" })
  discard(s, cards, player, "701.9a", context.source)
  draw(s, player, 1, context.source)
}
