import { bind, boundRefs } from "../../characteristics/context.ts"
import { hasType } from "../../characteristics/query.ts"
import { addCounters } from "../../events/counters.ts"
import { move } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import { choose } from "../../state/choose.ts"
import { DONE, WHAT } from "../macros.ts"
import type { Procedure } from "../procedures.ts"

/** 701.44a: reveals the top card: a land goes to hand; otherwise the permanent gets a counter and the card may go to the graveyard. */
export const explore: Procedure = (s, _e, context) => {
  const [id] = boundRefs(context.bindings, WHAT)
  const { you: player, source } = context
  const top = s.players[player].library.at(-1)
  if (top !== undefined) bind(context, DONE, [top])
  if (top !== undefined) record(s, { kind: "revealed", rule: "701.44a", object: top, player })
  if (top !== undefined && hasType(s, top, "land")) {
    move(s, { id: top, to: "hand", rule: "701.44a", by: player, source })
    return
  }
  addCounters(s, id, "+1/+1", 1, player, source, "701.44a")
  if (top === undefined) return
  const buries = choose(s, {
    kind: "confirm",
    player,
    rule: "701.44a",
    purpose: "explore",
    source: id,
    about: [top],
  })
  if (buries === 1) move(s, { id: top, to: "graveyard", rule: "701.44a", by: player, source })
}
