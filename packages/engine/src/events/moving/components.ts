import type { Zone } from "../../language/vocabulary.ts"
import { newObject } from "../../state/edit.ts"
import type { GameObject } from "../../state/object.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { record } from "../record.ts"
import { putInto } from "./zones.ts"

/**
 * 712.21, 730.3: when a melded or merged permanent leaves the battlefield, its other cards leave too. One permanent leaves, but each
 * card is put into a zone. Returns the new ids.
 */
export function splitComponents(
  s: State,
  old: GameObject,
  zoneOf: (card: number) => Zone,
  { position, rule }: { position: number; rule: string },
): ObjectId[] {
  return (old.memory?.components ?? []).map(({ kind, def, card, owner }) => {
    const { id } = newObject(s, kind, { def, card, owner })
    const to = zoneOf(card)
    putInto(s, id, to, position)
    record(s, { kind: "moves", rule, object: id, to })
    return id
  })
}
