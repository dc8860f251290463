import { TYPE_BIT } from "../language/vocabulary.ts"
import type { RulesEffect } from "../language/effect.ts"
import type { Context } from "../characteristics/context.ts"
import { characteristics, controllerOf, objectOf } from "../characteristics/query.ts"
import { addCounters } from "../events/counters.ts"
import { move } from "../events/move.ts"
import { record } from "../events/record.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 701.44: reveals the top card: a land goes to the hand; else a +1/+1 counter, and the card stays or goes to the graveyard. */
export function explore(s: State, _e: Extract<RulesEffect, { do: "action" }>, context: Context, n: number): void {
  const what = context.bindings.what as readonly ObjectId[]
  for (const id of what) for (let i = 0; i < n; i++) exploreOnce(s, id, context)
}

function exploreOnce(s: State, id: ObjectId, context: Context): void {
  const player = objectOf(s, id) === undefined ? context.you : controllerOf(s, id)
  const top = s.players[player].library.at(-1)
  const isLand = top !== undefined && (characteristics(s, top).types & TYPE_BIT.land) !== 0
  if (top !== undefined) record(s, { kind: "revealed", rule: "701.44a", object: top, player })
  if (isLand) move(s, { id: top, to: "hand", rule: "701.44a", by: player })
  else {
    addCounters(s, id, "+1/+1", 1, player, context.source, "701.44a")
    if (top !== undefined) maybeBury(s, player, top, context)
  }
  record(s, { kind: "action", rule: "701.44b", object: id, player, detail: "explores" })
}

function maybeBury(s: State, player: number, top: ObjectId, context: Context): void {
  const away = choose(s, { kind: "confirm", player, rule: "701.44a", purpose: "graveyard", source: context.source, about: [top] })
  if (away === 1) move(s, { id: top, to: "graveyard", rule: "701.44a", by: player })
}
