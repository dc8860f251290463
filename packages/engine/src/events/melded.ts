import type { Zone } from "../language/vocabulary.ts"
import { addObject } from "../state/edit.ts"
import type { GameObject } from "../state/object.ts"
import { NONE } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { putInto } from "./zones.ts"

/** 712.21: as a melded permanent leaves the battlefield, its second card goes where the first goes. */
export function splitMelded(s: State, old: GameObject, to: Zone, position: number): void {
  const second = old.memory?.melded
  if (second === undefined) return
  const { id } = addObject(s, {
    ...old,
    def: second.def,
    card: second.card,
    owner: second.owner,
    controller: second.owner,
    face: 0,
    zone: "outside",
    tapped: false,
    flipped: false,
    damage: 0,
    deathtouched: false,
    counters: null,
    attachedTo: NONE,
    combat: null,
    memory: null,
  })
  putInto(s, id, to, position)
}
