import { TYPE_BIT } from "../language/vocabulary.ts"
import type { RulesEffect } from "../language/effect.ts"
import type { Context } from "../characteristics/context.ts"
import { characteristics, controllerOf, objectOf } from "../characteristics/query.ts"
import { chooseObjects } from "../effects/choices.ts"
import { addCounters } from "../events/counters.ts"
import { discard } from "../events/destroy.ts"
import { draw } from "../events/draw.ts"
import { record } from "../events/record.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 701.50: draw, discard, and a +1/+1 counter for each nonland card discarded this way. */
export function connive(s: State, _e: Extract<RulesEffect, { do: "action" }>, context: Context, n: number): void {
  for (const id of context.bindings.what as readonly ObjectId[]) {
    const player = objectOf(s, id) === undefined ? context.you : controllerOf(s, id)
    draw(s, player, n, context.source, "701.50a")
    const cards = chooseObjects(s, player, s.players[player].hand, n, n, { rule: "701.50a", purpose: "discard", source: context.source, hint: "bad" })
    const nonland = cards.filter((card) => (characteristics(s, card).types & TYPE_BIT.land) === 0).length
    discard(s, cards, player, "701.50a", context.source)
    addCounters(s, id, "+1/+1", nonland, player, context.source, "701.50a")
    record(s, { kind: "action", rule: "701.50c", object: id, player, detail: "connives" })
  }
}
