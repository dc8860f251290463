import type { Change } from "../../../language/statics/change.ts"
import type { GameObject } from "../../../state/object.ts"
import { objectNow } from "../../../state/object-now.ts"
import { isPlayerRef } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
import { select } from "../../queries/selector.ts"
import { type Characteristics, faceCharacteristics, faceOf } from "../characteristics.ts"
import { baseCharacteristics } from "../printed.ts"
import { halves } from "../split.ts"
import { joined, setAbilities } from "./abilities.ts"

/** 707.2: nothing copied shows while the object is face down (708.2). */
export function copyInto(
  c: Characteristics,
  change: Extract<Change, { change: "copy" }>,
  s: State,
  object: GameObject,
): void {
  if (object.faceDown) return
  const definition = s.definitions[change.definition]
  if (definition.layout === "room") return void Object.assign(c, halves(definition, object)) // 709.5e
  const face = definition.layout === "flip" ? Number(object.flipped) : (change.face ?? 0) // 110.5c, 707.3
  Object.assign(c, faceCharacteristics(faceOf(definition, face)))
  if (change.manaValue !== undefined) c.manaValue = change.manaValue
}

/** 612.6: not only what is in the text box and the type line changes, but also name, cost, colors and size. */
export function takeFullText(
  c: Characteristics,
  { of, and }: Extract<Change, { change: "fullText" }>,
  s: State,
  context: Context,
): void {
  const card = select(s, of, context).find((ref) => !isPlayerRef(ref))
  if (card === undefined) return
  Object.assign(c, baseCharacteristics(s, objectNow(s, card)))
  setAbilities(c, joined(c.abilities, and))
}
