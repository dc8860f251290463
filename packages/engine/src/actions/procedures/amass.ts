import { bind } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { permanents } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { changeObjects } from "../../continuous/continuous.ts"
import { addCounters } from "../../events/counters.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Filter } from "../../language/filter.ts"
import { DONE } from "../macros.ts"
import type { Procedure } from "../procedures.ts"

const ARMY: Filter = {
  is: "and",
  of: [
    { is: "type", type: "creature" },
    { is: "subtype", subtype: "Army" },
    { is: "controlledBy", player: { who: "you" } },
  ],
}

/** 701.47a: an Army, created if there is none, gets counters and the type; if no type is given, it is Zombie (701.47d). */
export const amass: Procedure = (s, e, context, n) => {
  const type = e.text ?? "Zombie"
  const armies = () => permanents(s).filter((id) => matchesFilter(s, ARMY, id, context))
  if (armies().length === 0) {
    execute(
      s,
      {
        do: "createToken",
        token: {
          face: {
            name: "",
            types: ["creature"],
            subtypes: [type, "Army"],
            colors: ["B"],
            power: 0,
            toughness: 0,
          },
        },
      },
      context,
    )
  }
  const [army] = chooseObjects(s, context.you, armies(), 1, 1, {
    rule: "701.47a",
    purpose: "amass",
    source: context.source,
    hint: "good",
  })
  if (army === undefined) return
  addCounters(s, army, "+1/+1", n, context.you, context.source, "701.47a")
  if (!matchesFilter(s, { is: "subtype", subtype: type }, army, context))
    changeObjects(s, [army], [{ change: "addSubtypes", subtypes: [type] }], "permanent", context)
  bind(context, DONE, [army])
}
