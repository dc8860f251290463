import { canTurn } from "../../../characteristics/double-faced.ts"
import type { CardFace } from "../../../language/card.ts"
import { intern } from "../../../state/define.ts"
import type { Component, GameObject } from "../../../state/object.ts"
import { objectNow } from "../../../state/object-now.ts"
import { pastOf, writePast } from "../../../state/past.ts"
import type { ObjectId, PlayerId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import { edit, invalidate, newTimestamp, removeObject } from "../../../state/writing/edit.ts"
import { type Copiable, copiableValues, faceUpValues } from "../../entering/copiable.ts"
import { record } from "../../record.ts"
import { rememberPast } from "../carry.ts"
import { transferEffects } from "../transfer-effects.ts"
import { takeOut } from "../zones.ts"

/**
 * 730.2, 702.140c: the spell becomes part of the permanent, on top or under it. The permanent stays the same object (730.2c); effects
 * on the spell continue to apply to it (702.140f).
 */
export function merge(
  s: State,
  spell: ObjectId,
  permanent: ObjectId,
  under: boolean,
  player: PlayerId,
): void {
  const merged = stacked(s, spell, permanent, under)
  const added = objectNow(s, spell)
  rememberPast(s, added)
  takeOut(s, spell)
  removeObject(s, spell)
  writePast(s, { ...pastOf(s, spell)!, became: permanent })
  transferEffects(s, spell, permanent)
  const before = objectNow(s, permanent)
  const [top, others] = represented(before, componentOf(added), under)
  const { memory } = before
  const changes = (memory?.changes ?? []).filter((change) => change.change !== "copy")
  Object.assign(edit(s, permanent), {
    ...top,
    ...(!under && { face: added.face, faceDown: false }), // 730.2e
    memory: {
      ...memory,
      components: others,
      merged,
      changes: [...changes, { change: "copy", ...composed(s, merged) }],
    },
  })
  invalidate(s)
  record(s, { kind: "action", rule: "702.140d", player, object: permanent, detail: "mutate" })
}

function componentOf({ kind, def, card, owner }: GameObject): Component {
  return { kind: kind === "copy" ? "token" : kind, def, card, owner }
}

/** The topmost component, which decides card or token (730.2d), and the others. */
function represented(
  before: GameObject,
  added: Component,
  under: boolean,
): [Component, readonly Component[]] {
  const others = before.memory?.components ?? []
  return under ? [componentOf(before), [...others, added]] : [added, [componentOf(before), ...others]]
}

/** The copiable values of the components, top to bottom. */
function stacked(s: State, spell: ObjectId, permanent: ObjectId, under: boolean): readonly Copiable[] {
  const added = copiableValues(s, spell)!
  const base = objectNow(s, permanent).memory?.merged ?? [faceUpValues(s, permanent)]
  return under ? [...base, added] : [added, ...base]
}

/** 702.140e: the characteristics of the topmost component with the abilities of all. */
function composed(s: State, merged: readonly Copiable[]): Copiable {
  const faces = merged.map((part) => faceOf(s, part))
  const face = { ...faces[0], abilities: faces.flatMap((one) => one.abilities ?? []) }
  return { definition: intern(s, { name: face.name, layout: "normal", faces: [face] }), face: 0 }
}

/** 730.2i: transforms each double-faced component that can transform. Returns whether any did. */
export function turnParts(s: State, id: ObjectId): boolean {
  return changeParts(s, id, (part) => turned(s, part))
}

/** 730.2h: flips each flip card among the components. Returns whether there was one. */
export function flipParts(s: State, id: ObjectId): boolean {
  return changeParts(s, id, (part) =>
    s.definitions[part.definition].layout === "flip" && part.face === 0 ? { ...part, face: 1 } : part,
  )
}

function changeParts(s: State, id: ObjectId, change: (part: Copiable) => Copiable): boolean {
  const { memory } = objectNow(s, id)
  const before = memory?.merged ?? []
  const merged = before.map(change)
  if (merged.every((part, i) => part === before[i])) return false
  const changes = (memory?.changes ?? []).map((one) =>
    one.change === "copy" ? { ...one, ...composed(s, merged) } : one,
  )
  Object.assign(edit(s, id), { memory: { ...memory, merged, changes }, timestamp: newTimestamp(s) }) // 613.7g
  invalidate(s)
  return true
}

/** The component with its other face up, if that face is a permanent's (701.27d). */
function turned(s: State, part: Copiable): Copiable {
  const other = s.definitions[part.definition].faces[1 - part.face]
  const stays = other === undefined || other.types.includes("instant") || other.types.includes("sorcery")
  return stays || !canTurn(s, part.definition) ? part : { ...part, face: 1 - part.face }
}

function faceOf(s: State, { definition, face }: Copiable): CardFace {
  const { faces } = s.definitions[definition]
  return faces[face] ?? faces[0]
}
