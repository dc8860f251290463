import { contextOf } from "../characteristics/context.ts"
import { controllerOf } from "../characteristics/query.ts"
import { copiableValues } from "../events/entering/copiable.ts"
import { putInto } from "../events/moving/zones.ts"
import { record } from "../events/record.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { intern } from "../state/define.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, newObject } from "../state/writing/edit.ts"
import { beginEffect } from "./continuous.ts"

/** 722.3c: its controller may cast the copy while the permanent is prepared. */
const MAY_CAST: StaticEffect = {
  static: "playFrom",
  zone: "exile",
  filter: { is: "among", of: { sel: "bound", name: "copy" } },
  who: { who: "controllerOf", of: { sel: "self" } },
  castOnly: true,
}

/** 722.3a: the permanent becomes prepared, if it has a prepare spell and isn't prepared already. */
export function prepare(s: State, id: ObjectId): void {
  const spell = prepareSpell(s, id)
  const { memory } = objectNow(s, id)
  if (spell < 0 || memory?.designations?.includes("prepared")) return
  edit(s, id).memory = { ...memory, designations: [...(memory?.designations ?? []), "prepared"] }
  const player = controllerOf(s, id)
  const copy = newObject(s, "copy", { def: spell, owner: player, memory: { linked: { prepares: [id] } } })
  putInto(s, copy.id, "exile")
  beginEffect(s, contextOf(id, player), {
    objects: [id],
    statics: [MAY_CAST],
    duration: "whileSourceOnBattlefield",
    bindings: { designation: "prepared", copy: [copy.id] },
  })
  record(s, { kind: "action", rule: "722.3a", object: id, player, detail: "prepared" })
}

/** The definition for a copy with only the characteristics of the permanent's prepare spell; -1 if it has none. */
function prepareSpell(s: State, id: ObjectId): number {
  const values = s.objects[id]?.zone === "battlefield" ? copiableValues(s, id) : null
  const { layout, faces } = values === null ? { layout: "", faces: [] } : s.definitions[values.definition]
  if (layout !== "prepare" || faces.length < 2) return -1
  return intern(s, { name: faces[1].name, layout: "normal", faces: [faces[1]] })
}
