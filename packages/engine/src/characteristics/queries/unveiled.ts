import type { ObjectId, Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { copyState } from "../../state/writing/copy.ts"
import { newEpoch } from "../../state/writing/edit.ts"
import { bind, boundRefs, type Context } from "../context.ts"
import { derived } from "../layers/derived.ts"
import { baseCharacteristics } from "../layers/printed.ts"
import { objectOf } from "../query.ts"

/** The name of the face-down permanents that an instruction revealed. */
const UNVEILED = "unveiled"

/** Notes the face-down permanents among what is revealed. */
export function noteUnveiled(s: State, refs: readonly Ref[], context: Context): void {
  const hidden = refs.filter((ref) => s.battlefield.includes(ref) && objectOf(s, ref)?.faceDown === true)
  if (hidden.length > 0) bind(context, UNVEILED, hidden)
}

/** 708.12: the game as what asks about a revealed face-down permanent sees it: the card that it is, without any continuous effects. */
export function withUnveiled(s: State, refs: readonly Ref[], context: Context): State {
  const unveiled = boundRefs(context.bindings, UNVEILED).filter((ref) => refs.includes(ref))
  if (unveiled.length === 0) return s
  const now = derived(s)
  const view = copyState(s)
  view.epoch = newEpoch()
  view.derived = { ...now, changed: new Map([...now.changed, ...unveiled.map((id) => cardOf(s, id))]) }
  return view
}

function cardOf(s: State, id: ObjectId) {
  const card = { ...objectOf(s, id)!, faceDown: false } // noted while it was on the battlefield
  return [id, baseCharacteristics(s, card)] as const
}
