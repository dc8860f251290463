import { controllerOf, hasKeyword, permanents } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { addCounters, removeCounters } from "../../events/counters.ts"
import { simultaneously } from "../../events/record.ts"
import { choose } from "../../state/choose.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Procedure } from "../procedures.ts"

/** 701.56a: the player adds or removes a time counter on each chosen own permanent or suspended card that has one. */
export const timeTravel: Procedure = (s, _e, context) => {
  const { you: player, source } = context
  const own = [
    ...permanents(s).filter((id) => controllerOf(s, id) === player),
    ...s.exile.filter((id) => objectNow(s, id).owner === player && hasKeyword(s, id, "suspend")),
  ]
  const timed = own.filter((id) => (objectNow(s, id).counters?.time ?? 0) > 0)
  const chosen = chooseObjects(s, player, timed, 0, timed.length, {
    rule: "701.56a",
    purpose: "timeTravel",
    source,
  })
  const adds = chosen.map((id) => asksToAdd(s, player, id))
  simultaneously(s, () => {
    for (const [i, id] of chosen.entries())
      (adds[i] ? addCounters : removeCounters)(s, id, "time", 1, player, source, "701.56a")
  })
}

function asksToAdd(s: State, player: number, id: ObjectId): boolean {
  const options = [{ label: "add" }, { label: "remove" }]
  return (
    choose(s, {
      kind: "option",
      player,
      rule: "701.56a",
      purpose: "timeTravel",
      source: id,
      options,
      min: 1,
      max: 1,
    })[0] === 0
  )
}
