import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { isIndestructible } from "../../characteristics/layers/indestructible.ts"
import { lethalSize } from "../../characteristics/layers/lethal-size.ts"
import type { GameObject } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import { bury, type Plan } from "../plan.ts"

/** 704.5f to h: toughness 0, lethal damage, damage by a source with deathtouch. */
export function dyingCreature(s: State, object: GameObject, c: Characteristics, plan: Plan): void {
  const toughness = c.toughness ?? 0
  if (toughness <= 0) return bury(plan, object.id, "704.5f")
  if (object.damage === 0 && !object.deathtouched) return
  if (isIndestructible(s, object.id)) return // 702.12b
  if (object.damage >= lethalSize(s, object.id)) plan.destroyed.set(object.id, "704.5g")
  else if (object.deathtouched) plan.destroyed.set(object.id, "704.5h")
}
