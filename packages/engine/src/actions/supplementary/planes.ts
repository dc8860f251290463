import { sideOf } from "../../characteristics/queries/teams.ts"
import { characteristics } from "../../characteristics/query.ts"
import { endEffects } from "../../continuous/ending.ts"
import { record, simultaneously } from "../../events/record.ts"
import { CARD_TYPE_BIT, typeMask } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import { throwPlanarDie } from "../../state/random/dice.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { turnDown, turnUpTop } from "./supplementary-decks.ts"

const PLANAR = typeMask(["plane", "phenomenon"])

/** The face-up plane and phenomenon cards (901.7). */
export function faceUpPlanes(s: State): readonly ObjectId[] {
  return s.command.filter((id) => (characteristics(s, id).types & PLANAR) !== 0)
}

/** The face-up cards of the planar controller: in Grand Melee each of several has their own (901.14). */
export function ownPlanes(s: State): readonly ObjectId[] {
  const all = faceUpPlanes(s)
  return s.markers === undefined
    ? all
    : all.filter((id) => objectNow(s, id).controller === s.planarController)
}

/** 701.31b: face-up cards go to the bottom of their owners' planar decks; the planar controller turns up their top card. */
export function planeswalk(s: State, player: PlayerId, rule = "701.31b"): void {
  const controller = s.planarController
  if (controller < 0 || !sideOf(s, player).includes(controller)) return // 701.31a
  endEffects(s, (effect) => effect.duration === "planeswalk") // 901.11
  simultaneously(s, () => {
    for (const id of ownPlanes(s)) {
      turnDown(s, id, "planes")
      record(s, { kind: "action", rule, player: controller, object: id, detail: "planeswalkAway" })
    }
    turnUpPlane(s, controller, rule)
    record(s, { kind: "action", rule, player: controller, detail: "planeswalk" })
  })
}

/** 901.11: turns up the top card of the planar deck: the player planeswalks to a plane or encounters a phenomenon (312.5). */
export function turnUpPlane(s: State, player: PlayerId, rule: string): void {
  const object = turnUpTop(s, player, "planes")
  if (object === NONE) return
  const isPlane = (characteristics(s, object).types & CARD_TYPE_BIT.plane) !== 0
  record(s, { kind: "action", rule, player, object, detail: isPlane ? "planeswalkTo" : "encounter" })
}

/** 311.7: triggers the chaos abilities of all face-up planes, or of the given object. */
export function chaosEnsues(s: State, plane: ObjectId = NONE): void {
  const planes = plane === NONE ? ownPlanes(s) : [plane]
  simultaneously(s, () => {
    for (const object of planes)
      record(s, { kind: "action", rule: "311.7", player: s.planarController, object, detail: "chaos" })
  })
}

/** 901.9: one face planeswalks, one makes chaos ensue, four are blank. The roll has no numerical result (901.9d). */
export function rollPlanarDie(s: State, player: PlayerId): void {
  const face = throwPlanarDie(s)
  record(s, { kind: "die", rule: "901.9", player, amount: 0, detail: "planar" })
  if (face === "chaos") chaosEnsues(s) // 901.9b
  if (face === "planeswalk")
    record(s, { kind: "action", rule: "901.9c", player, detail: "rollsPlaneswalker" })
}
