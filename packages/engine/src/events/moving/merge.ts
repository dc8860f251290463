import type { CardFace } from "../../language/card.ts"
import { intern } from "../../state/define.ts"
import { edit, invalidate, removeObject, writePast } from "../../state/edit.ts"
import type { Component, GameObject } from "../../state/object.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { type Copiable, copiableValues, faceUpValues } from "../entering/copiable.ts"
import { record } from "../record.ts"
import { rememberPast, transferEffects } from "./move.ts"
import { takeOut } from "./zones.ts"

/**
 * 730.2, 702.140c: the spell becomes part of the permanent, on top of it or under it. The permanent stays the same object (730.2c),
 * and effects on the spell go on with it (702.140f).
 */
export function merge(
  s: State,
  spell: ObjectId,
  permanent: ObjectId,
  under: boolean,
  player: PlayerId,
): void {
  const composite = composed(s, spell, permanent, under)
  const added = s.objects[spell]!
  rememberPast(s, added)
  takeOut(s, spell)
  removeObject(s, spell)
  writePast(s, spell, { ...s.past[spell]!, became: permanent })
  transferEffects(s, spell, permanent)
  const before = s.objects[permanent]!
  const [top, others] = represented(before, componentOf(added), under)
  const { memory } = before
  const changes = (memory?.changes ?? []).filter((change) => change.change !== "copy")
  Object.assign(edit(s, permanent), {
    ...top,
    ...(!under && { face: added.face, faceDown: false }), // 730.2e
    memory: { ...memory, components: others, changes: [...changes, { change: "copy", ...composite }] },
  })
  invalidate(s)
  record(s, { kind: "action", rule: "702.140d", player, object: permanent, detail: "mutate" })
}

function componentOf({ kind, def, card, owner }: GameObject): Component {
  return { kind: kind === "copy" ? "token" : kind, def, card, owner }
}

/** What the object is as a card or token (the topmost, 730.2d), and what else represents it. */
function represented(
  before: GameObject,
  added: Component,
  under: boolean,
): [Component, readonly Component[]] {
  const others = before.memory?.components ?? []
  return under ? [componentOf(before), [...others, added]] : [added, [componentOf(before), ...others]]
}

/** 702.140e: the characteristics of the topmost, with the abilities of all. */
function composed(s: State, spell: ObjectId, permanent: ObjectId, under: boolean): Copiable {
  const [added, base] = [faceOf(s, copiableValues(s, spell)!), faceOf(s, faceUpValues(s, permanent))]
  const [top, bottom] = under ? [base, added] : [added, base]
  const face = { ...top, abilities: [...(top.abilities ?? []), ...(bottom.abilities ?? [])] }
  return { definition: intern(s, { name: face.name, layout: "normal", faces: [face] }), face: 0 }
}

function faceOf(s: State, { definition, face }: Copiable): CardFace {
  const { faces } = s.definitions[definition]
  return faces[face] ?? faces[0]
}
