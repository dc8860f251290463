import type { Cost } from "../language/cost.ts"
import { contextOf } from "../characteristics/context.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { turnFaceUp } from "../effects/face-down.ts"
import { unlock } from "../effects/faces.ts"
import { move } from "../events/move.ts"
import { faceCharacteristics, faceOf } from "../characteristics/characteristics.ts"
import type { Action } from "../state/decision.ts"
import { edit } from "../state/edit.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { canPayNow, payNow } from "./costs/index.ts"

type Special = Extract<Action, { do: "special" }>

/** The cost of turning a face-down permanent face up (702.37e, 702.168d, 701.40b); null when it can't be. */
function faceUpCost(s: State, id: ObjectId): Cost | null {
  const object = s.objects[id]!
  if (!object.faceDown || object.zone !== "battlefield") return null
  const face = faceOf(s.definitions[object.def], 0)
  for (const a of faceCharacteristics(face).abilities) {
    if (a.ability === "keyword" && (a.keyword === "morph" || a.keyword === "megamorph" || a.keyword === "disguise")) return a.cost ?? null
  }
  const manifested = object.memory?.faceDownAs === "manifest" || object.memory?.faceDownAs === "cloak"
  return manifested && face.types.includes("creature") && face.cost !== undefined ? [{ pay: "mana", mana: face.cost }] : null
}

/** Special actions that the player may take with an object now (116.2), with their costs. */
export function specialActions(s: State, player: PlayerId, id: ObjectId, sorceryTime: boolean): { action: Special; cost: Cost }[] {
  const object = s.objects[id]!
  const out: { action: Special; cost: Cost }[] = []
  const offer = (what: string, cost: Cost, index?: number) => {
    if (canPayNow(s, player, cost, contextOf(id, player))) out.push({ action: { do: "special", object: id, what, ...(index !== undefined && { index }) }, cost })
  }
  if (object.zone === "battlefield" && controllerOf(s, id) === player) {
    const cost = faceUpCost(s, id)
    if (cost !== null) offer("turnFaceUp", cost)
    if (sorceryTime && s.definitions[object.def].layout === "room") for (const door of lockedDoors(s, id)) offer("unlock", doorCost(s, id, door), door)
  }
  if (object.zone !== "hand" || object.owner !== player) return out
  for (const a of characteristics(s, id).abilities) {
    if (a.ability !== "keyword") continue
    if (a.keyword === "foretell" && s.turn.active === player) offer("foretell", [{ pay: "mana", mana: "{2}" }])
    if (a.keyword === "plot" && sorceryTime) offer("plot", a.cost ?? [])
    if (a.keyword === "suspend" && sorceryTime) offer("suspend", a.cost ?? [])
  }
  return out
}

function lockedDoors(s: State, id: ObjectId): number[] {
  const unlocked = s.objects[id]!.memory?.unlocked ?? 0
  return [1, 2].filter((door) => (unlocked & door) === 0)
}

function doorCost(s: State, id: ObjectId, door: number): Cost {
  const { cost } = s.definitions[s.objects[id]!.def].faces[door - 1]
  return cost === undefined ? [] : [{ pay: "mana", mana: cost }]
}

/** Carries out a special action: its cost, then what it does. */
export function performSpecial(s: State, player: PlayerId, action: Special): void {
  const cost = specialActions(s, player, action.object, true).find((o) => o.action.what === action.what && o.action.index === action.index)?.cost ?? []
  payNow(s, player, cost, contextOf(action.object, player))
  switch (action.what) {
    case "turnFaceUp":
      turnFaceUp(s, action.object, "116.2b")
      return
    case "unlock":
      return unlock(s, action.object, action.index === 1 ? "left" : "right", "116.2m")
    case "foretell":
      return exileAs(s, player, action.object, "foretold", "116.2h", true)
    case "plot":
      return exileAs(s, player, action.object, "plotted", "116.2k", false)
    default:
      return suspend(s, player, action.object)
  }
}

function exileAs(s: State, player: PlayerId, id: ObjectId, as: "foretold" | "plotted", rule: string, faceDown: boolean): void {
  move(s, { id, to: "exile", rule, by: player, faceDown, keep: { designations: [as], exileTurn: s.turn.number, lookers: [player] } })
}

/** 702.62a: exiles the card with time counters. */
function suspend(s: State, player: PlayerId, id: ObjectId): void {
  const keyword = characteristics(s, id).abilities.find((a) => a.ability === "keyword" && a.keyword === "suspend")
  const n = keyword?.ability === "keyword" && typeof keyword.n === "number" ? keyword.n : 0
  const exiled = move(s, { id, to: "exile", rule: "116.2f", by: player, keep: { way: "suspend" } })
  if (exiled !== 0) edit(s, exiled).counters = { time: n }
}
