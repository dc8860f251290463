import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { isIndestructible } from "../../characteristics/layers/indestructible.ts"
import { lethalSize } from "../../characteristics/layers/lethal-size.ts"
import { noteForbidden } from "../../events/replacing/forbidden.ts"
import type { GameObject } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import { bury, type Plan } from "../plan.ts"

/** 704.5f to h: toughness 0, lethal damage, damage by a source with deathtouch. */
export function dyingCreature(s: State, object: GameObject, c: Characteristics, plan: Plan): void {
  const toughness = c.toughness ?? 0
  if (toughness <= 0) return bury(plan, object.id, "704.5f")
  if (object.damage === 0 && !object.deathtouched) return
  const isLethal = object.damage >= lethalSize(s, object.id)
  if (!isLethal && !object.deathtouched) return
  const rule = isLethal ? "704.5g" : "704.5h"
  if (!isIndestructible(s, object.id)) plan.destroyed.set(object.id, rule)
  else noteForbidden(s, { kind: "destroyed", rule, object: object.id }) // 702.12b
}
