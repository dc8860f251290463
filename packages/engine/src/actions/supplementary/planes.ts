import { sideOf } from "../../characteristics/queries/teams.ts"
import { characteristics } from "../../characteristics/query.ts"
import { endEffects } from "../../continuous/ending.ts"
import { record, simultaneously } from "../../events/record.ts"
import { CARD_TYPE_BIT, typeMask } from "../../language/vocabulary.ts"
import { throwPlanarDie } from "../../state/random/dice.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { turnDown, turnUpTop } from "./supplementary-decks.ts"

const PLANAR = typeMask(["plane", "phenomenon"])

/** The plane and phenomenon cards that are face up (901.7). */
export function faceUpPlanes(s: State): readonly ObjectId[] {
  return s.command.filter((id) => (characteristics(s, id).types & PLANAR) !== 0)
}

/** 701.31b: what is face up goes to the bottom of its owner's planar deck, and the planar controller's top card is turned face up. */
export function planeswalk(s: State, player: PlayerId, rule = "701.31b"): void {
  const controller = s.planarController
  if (controller < 0 || !sideOf(s, player).includes(controller)) return // 701.31a
  endEffects(s, (effect) => effect.duration === "planeswalk") // 901.11
  simultaneously(s, () => {
    for (const id of faceUpPlanes(s)) {
      turnDown(s, id, "planes")
      record(s, { kind: "action", rule, player: controller, object: id, detail: "planeswalkAway" })
    }
    turnUpPlane(s, controller, rule)
    record(s, { kind: "action", rule, player: controller, detail: "planeswalk" })
  })
}

/** 901.11: the top card of the planar deck is turned face up: a plane to which the player planeswalks, or a phenomenon (312.5). */
export function turnUpPlane(s: State, player: PlayerId, rule: string): void {
  const object = turnUpTop(s, player, "planes")
  if (object === NONE) return
  const isPlane = (characteristics(s, object).types & CARD_TYPE_BIT.plane) !== 0
  record(s, { kind: "action", rule, player, object, detail: isPlane ? "planeswalkTo" : "encounter" })
}

/** 311.7: the chaos abilities of all face-up planes trigger, or that of one object. */
export function chaosEnsues(s: State, plane: ObjectId = NONE): void {
  const planes = plane === NONE ? faceUpPlanes(s) : [plane]
  simultaneously(s, () => {
    for (const object of planes)
      record(s, { kind: "action", rule: "311.7", player: s.planarController, object, detail: "chaos" })
  })
}

/** 901.9: one face planeswalks, one makes chaos ensue, four are blank. The roll has no number (901.9d). */
export function rollPlanarDie(s: State, player: PlayerId): void {
  const face = throwPlanarDie(s)
  record(s, { kind: "die", rule: "901.9", player, amount: 0, detail: "planar" })
  if (face === "chaos") chaosEnsues(s) // 901.9b
  if (face === "planeswalk")
    record(s, { kind: "action", rule: "901.9c", player, detail: "rollsPlaneswalker" })
}
