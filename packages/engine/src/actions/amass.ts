import type { RulesEffect } from "../language/effect.ts"
import type { Filter } from "../language/filter.ts"
import type { Context } from "../characteristics/context.ts"
import { candidates } from "../characteristics/selector.ts"
import { fits } from "../characteristics/filter.ts"
import { chooseObjects } from "../effects/choices.ts"
import { changeObjects } from "../effects/continuous.ts"
import { addCounters } from "../events/counters.ts"
import { carryOut } from "../events/interpreter.ts"
import type { State } from "../state/state.ts"

const ARMY: Filter = { is: "and", of: [{ is: "subtype", subtype: "Army" }, { is: "type", type: "creature" }, { is: "controlledBy", player: { who: "you" } }] }

/** 701.47: an Army, made if there is none, gets counters and becomes the type. */
export function amass(s: State, e: Extract<RulesEffect, { do: "action" }>, context: Context, n: number): void {
  const type = e.text ?? "Zombie"
  const armies = () => candidates(s, "battlefield", undefined, context).filter((id) => fits(s, ARMY, id, context))
  if (armies().length === 0) carryOut(s, { do: "createToken", token: { face: { name: `${type} Army`, types: ["creature"], subtypes: [type, "Army"], colors: ["B"], power: 0, toughness: 0 } } }, context)
  const [army] = chooseObjects(s, context.you, armies(), 1, 1, { rule: "701.47a", purpose: "amass", source: context.source, hint: "good" })
  if (army === undefined) return
  addCounters(s, army, "+1/+1", n, context.you, context.source, "701.47a")
  if (!fits(s, { is: "subtype", subtype: type }, army, context)) changeObjects(s, [army], [{ change: "addSubtypes", subtypes: [type] }], "permanent", context)
}
