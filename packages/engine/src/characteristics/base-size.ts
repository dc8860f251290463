import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { fork } from "../state/writing/edit.ts"
import { derive } from "./layers/derived.ts"
import { LAYERS } from "./layers/layer-of.ts"
import { characteristics } from "./query.ts"

/** A creature's size before modifiers and switches; null if it has none. */
export interface BaseSize {
  power: number | null
  toughness: number | null
}

/** 208.4b: base power and toughness, after defining and setting effects (613.4b). Leaves the state unchanged. */
export function baseSize(s: State, id: ObjectId): BaseSize {
  const before = fork(s)
  const last = LAYERS.indexOf("7b")
  derive(before, ({ layer }, apply) => {
    if (LAYERS.indexOf(layer) <= last) apply?.()
  })
  const { power, toughness } = characteristics(before, id)
  return { power, toughness }
}
