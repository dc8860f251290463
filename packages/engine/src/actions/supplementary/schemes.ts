import { record, simultaneously } from "../../events/record.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { turnDown, turnUpTop } from "./supplementary-decks.ts"

/**
 * 701.32b: sets a scheme in motion: the top one of the player's scheme deck, or again one that is face up already. Nothing happens to a
 * player without a scheme deck (701.32a).
 */
export function setInMotion(s: State, player: PlayerId, scheme: ObjectId = NONE): void {
  simultaneously(s, () => {
    const object = scheme === NONE ? turnUpTop(s, player, "schemes") : scheme
    if (s.objects[object] === undefined) return
    record(s, { kind: "action", rule: "701.32b", player, object, detail: "schemeInMotion" })
  })
}

/** 701.33b: the ongoing scheme is turned face down and put on the bottom of its owner's scheme deck. */
export function abandon(s: State, scheme: ObjectId, rule = "701.33b"): void {
  if (!s.command.includes(scheme)) return
  const { owner } = objectNow(s, scheme)
  simultaneously(s, () => {
    turnDown(s, scheme, "schemes")
    record(s, { kind: "action", rule, player: owner, object: scheme, detail: "schemeTurnedDown" })
  })
}
