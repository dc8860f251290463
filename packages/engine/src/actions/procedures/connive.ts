import { boundRefs } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { addCounters } from "../../events/counters.ts"
import { discard } from "../../events/moving/discard.ts"
import { draw } from "../../events/moving/draw.ts"
import type { Filter } from "../../language/filter.ts"
import { NONE } from "../../state/ref.ts"
import { WHAT } from "../macros.ts"
import type { Procedure } from "../procedures.ts"

const NONLAND: Filter = { is: "not", of: { is: "type", type: "land" } }

/** 701.50a, e: draws N cards, discards N cards, then puts a +1/+1 counter on it for each nonland card discarded. */
export const connive: Procedure = (s, _e, context, n) => {
  const { you: player, source } = context
  const [id] = boundRefs(context.bindings, WHAT)
  draw(s, player, n, source, "701.50a")
  const cards = chooseObjects(s, player, s.players[player].hand, n, n, {
    rule: "701.50a",
    purpose: "discard",
    source: id,
    hint: "bad",
  })
  const gone = discard(s, cards, player, "701.50a", source)
  const nonland = gone.filter((card) => card !== NONE && matchesFilter(s, NONLAND, card, context)).length
  addCounters(s, id, "+1/+1", nonland, player, source, "701.50a")
}
