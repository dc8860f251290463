import { definitionsContain } from "../../../characteristics/definitions-contain.ts"
import type { Zone } from "../../../language/vocabulary.ts"
import { choose } from "../../../state/choose.ts"
import type { Component, GameObject } from "../../../state/object.ts"
import { objectNow } from "../../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import { edit, newObject, newTimestamp } from "../../../state/writing/edit.ts"
import { record } from "../../record.ts"
import { putInto, takeOut } from "../zones.ts"

/**
 * 712.21, 730.3: when a melded or merged permanent leaves the battlefield, its other cards leave too. One permanent leaves, but each
 * card is put into a zone. Returns the new ids.
 */
export function splitComponents(
  s: State,
  old: GameObject,
  zoneOf: (part: Component) => Zone,
  { position, rule }: { position: number; rule: string },
): ObjectId[] {
  return (old.memory?.components ?? []).map((part) => {
    const { id } = newObject(s, part.kind, { def: part.def, card: part.card, owner: part.owner })
    const to = zoneOf(part)
    putInto(s, id, to, position)
    record(s, { kind: "moves", rule, object: id, to })
    return id
  })
}

/**
 * The components in the order in which they are now: in a library as their owner arranges them (712.21a, 730.3a), in exile as the player
 * who exiled them says, where anything asks which was the last (712.21b, 730.3b). In a library the first one is nearest to the top. A
 * graveyard's order is that of all cards put there (404.3).
 */
export function arrangeComponents(
  s: State,
  ids: readonly ObjectId[],
  by: PlayerId | -1,
  position: number,
): readonly ObjectId[] {
  const { zone, owner } = objectNow(s, ids[0])
  const together = ids.filter((id) => objectNow(s, id).zone === zone)
  if (!isArranged(s, zone) || together.length < 2) return ids
  const about = { player: owner, rule: "712.21a", purpose: "library", source: 0 }
  if (zone === "exile")
    Object.assign(about, { player: by < 0 ? owner : by, rule: "712.21b", purpose: "exileOrder" })
  const order = choose(s, { kind: "order", ...about, options: together })
  const arranged = order.map((i) => together[i])
  const topmostLast = zone === "library" && position >= 0
  for (const id of topmostLast ? arranged.toReversed() : arranged) putAgain(s, id, position)
  return [...arranged, ...ids.filter((id) => !together.includes(id))]
}

function isArranged(s: State, zone: Zone): boolean {
  return zone === "library" || (zone === "exile" && definitionsContain(s, "exiledWith"))
}

function putAgain(s: State, id: ObjectId, position: number): void {
  const { zone } = objectNow(s, id)
  takeOut(s, id)
  putInto(s, id, zone, position)
  edit(s, id).timestamp = newTimestamp(s)
}
