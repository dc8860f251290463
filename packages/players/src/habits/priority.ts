import {
  type Action,
  characteristics,
  controllerOf,
  FLAG_BIT,
  hasSubtype,
  NONE,
  type PriorityDecision,
  type State,
} from "@apnap/engine"
import { isType } from "../evaluation/is-type.ts"
import { lacking } from "../evaluation/lacking.ts"
import type { Dice } from "../random.ts"
import { counters, polarityOf } from "./polarity.ts"

const PASS = 0

/** What a player does with priority by habit: lands first, then the dearest spell in a main phase, an answer to a spell, else nothing. */
export function priority(s: State, d: PriorityDecision, roll: Dice): number {
  let best = PASS
  let most = 0
  for (let i = 1; i < d.options.length; i++) {
    const value = eagerness(s, d, d.options[i], roll)
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}

/** Whether it is the equip ability (702.6a) of an Equipment on no creature, while the player has one to carry it. */
function isIdle(s: State, action: Action & { do: "activate" }): boolean {
  const o = s.objects[action.object]!
  if (!hasSubtype(characteristics(s, action.object), "Equipment") || o.attachedTo !== NONE) return false
  const player = controllerOf(s, action.object)
  return s.battlefield.some(
    (id) => controllerOf(s, id) === player && isType(characteristics(s, id), "creature"),
  )
}

/** How much it wants to be done now; 0 for not at all. */
function eagerness(s: State, { player }: PriorityDecision, action: Action, roll: Dice): number {
  if (action.do === "play") return 100 - lacking(s, player, action.object)
  if (action.do === "pass" || (action.do === "activate" && action.mana)) return 0
  const isOwnMain = s.turn.active === player && s.turn.phase.endsWith("Main") && s.stack.length === 0
  if (action.do === "activate" && isOwnMain && isIdle(s, action)) return 4
  if (action.do !== "cast") return isOwnMain && roll() < 0.2 ? 0.5 : 0
  const c = characteristics(s, action.object)
  const top = s.stack.at(-1)
  const isAnswer = top !== undefined && controllerOf(s, top) !== player
  if (counters(s, action.object)) return isAnswer && roll() < 0.8 ? 10 : 0
  if (isType(c, "creature") && (c.flags & FLAG_BIT.flash) === 0) return 10 + c.manaValue
  const isTrick = isType(c, "instant") && polarityOf(s, action.object) === "good"
  if (isTrick && s.turn.step === "declareBlockers") return roll() < 0.3 ? 3 : 0
  return isOwnMain && roll() < 0.8 ? 5 + c.manaValue : 0
}
