import { record, simultaneously } from "../../events/record.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { turnDown, turnUpTop } from "./supplementary-decks.ts"

/**
 * 701.32b: sets a scheme in motion: the top card of the player's scheme deck, or again a face-up one. Does nothing if the player has
 * no scheme deck (701.32a).
 */
export function setInMotion(s: State, player: PlayerId, scheme: ObjectId = NONE): void {
  simultaneously(s, () => {
    const object = scheme === NONE ? turnUpTop(s, player, "schemes") : scheme
    if (s.objects[object] === undefined) return
    record(s, { kind: "action", rule: "701.32b", player, object, detail: "schemeInMotion" })
  })
}

/** 701.33b: turns the ongoing scheme face down and puts it on the bottom of its owner's scheme deck. */
export function abandon(s: State, scheme: ObjectId, rule = "701.33b"): void {
  if (!s.command.includes(scheme)) return
  const { owner } = objectNow(s, scheme)
  simultaneously(s, () => {
    turnDown(s, scheme, "schemes")
    record(s, { kind: "action", rule, player: owner, object: scheme, detail: "schemeTurnedDown" })
  })
}
