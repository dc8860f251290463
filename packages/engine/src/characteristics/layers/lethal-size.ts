import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { select } from "../queries/selector.ts"
import { characteristics } from "../query.ts"
import { activeStatics } from "./derived.ts"

/** 120.6: the size that determines lethal damage to a creature: its toughness, or its power if an effect says so. */
export function lethalSize(s: State, id: ObjectId): number {
  const { power, toughness } = characteristics(s, id)
  const byPower = activeStatics(s, "lethalByPower").some((a) =>
    select(s, a.effect.what, a.context).includes(id),
  )
  return (byPower ? power : toughness) ?? 0
}
