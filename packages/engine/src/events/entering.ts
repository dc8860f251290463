import type { GameObject } from "../state/object.ts"
import { NONE } from "../state/ref.ts"
import type { Entering } from "./proposal.ts"

/** How an object enters the battlefield when nothing more is said about it. */
export function newEntering(object: GameObject, given: Partial<Entering> = {}): Entering {
  return {
    controller: object.zone === "stack" ? object.controller : object.owner,
    tapped: false,
    counters: {},
    faceDown: null,
    face: object.face,
    attachTo: NONE,
    attacking: NONE,
    changes: [],
    bindings: {},
    protector: -1,
    ...given,
  }
}
