import {
  type Ability,
  type Action,
  characteristics,
  NONE,
  type ObjectId,
  type PlayerId,
  type PriorityDecision,
  type State,
} from "@apnap/engine"
import { lacking } from "../board-evaluation/lacking.ts"
import { worthOf } from "../board-evaluation/worth.ts"
import type { Dice } from "../random.ts"
import { CARD, casting, DECISIVE } from "./casting.ts"
import { bearersOf, boostOf } from "./effects/boost.ts"
import { profitOf } from "./effects/profit.ts"
import { gainOf } from "./effects/worthwhile.ts"
import { manaFor, manaOf } from "./mana.ts"
import { bestDeal, type Deal } from "./plan.ts"

const PASS = 0

/** Heuristic use of priority: a land first, then the most valuable combination for the mana; responses to spells; otherwise pass. */
export function priority(s: State, d: PriorityDecision, roll: Dice): number {
  const land = bestLand(s, d)
  if (land !== PASS) return land
  const deals: Deal[] = []
  for (let option = 1; option < d.options.length; option++) {
    const action = d.options[option]
    const value = profitBy(s, d, action, roll)
    if (value > DECISIVE && !isAlternative(action)) return option
    if (value > 0) deals.push({ option, value, mana: manaFor(s, action) })
  }
  if (deals.length < 2) return deals[0]?.option ?? PASS
  return bestDeal(deals, manaOf(s, d.player))?.option ?? PASS
}

/** 118.9: a permanent sacrificed for a spell is tapped for mana first, so such spells come last in a lethal sequence. */
function isAlternative(action: Action): boolean {
  return action.do === "cast" && action.way === "alternative"
}

/** The land (305.1) that leaves the fewest colored symbols in hand unpayable. */
function bestLand(s: State, { player, options }: PriorityDecision): number {
  let best = PASS
  let least = Number.POSITIVE_INFINITY
  for (const [i, action] of options.entries()) {
    if (action.do !== "play") continue
    const found = lacking(s, player, action.object)
    if (found >= least) continue
    least = found
    best = i
  }
  return best
}

/** The gain from this action now, roughly in mana; 0 or less if it is better left. */
function profitBy(s: State, { player }: PriorityDecision, action: Action, roll: Dice): number {
  const isOwnMain = s.turn.active === player && s.turn.phase.endsWith("Main") && s.stack.length === 0
  switch (action.do) {
    case "pass":
    case "play":
      return 0
    case "special":
      return isOwnMain ? setAside(s, player, action.object, roll) : 0
    case "activate":
      return action.mana ? 0 : activation(s, player, action, isOwnMain, roll)
    case "cast":
      return casting(s, player, action, isOwnMain, roll)
  }
}

/** Suspend and similar: a spell that comes later, for less. */
function setAside(s: State, player: PlayerId, id: ObjectId, roll: Dice): number {
  const gain = gainOf(s, player, id, characteristics(s, id).abilities)
  return gain === null ? (roll() < 0.3 ? 0.5 : 0) : gain - CARD - 0.3
}

function activation(
  s: State,
  player: PlayerId,
  action: Action & { do: "activate" },
  isOwnMain: boolean,
  roll: Dice,
): number {
  const { object } = action
  const ability = characteristics(s, object).abilities[action.ability]
  if (ability?.ability !== "activated") return 0
  if (!isOwnMain) return isDoomed(s, object) ? (profitOf(s, player, [ability]) ?? 0) : 0
  if (ability.keyword === "equip") return equipping(s, player, object)
  const gain = gainOf(s, player, object, [ability])
  const profit = profitOf(s, player, [ability])
  if (ability.loyalty) return gain === null ? 3 + roll() : Math.max(0, 3 + gain)
  if (gain !== null || profit !== null) return (gain ?? 0) + (profit ?? 0) - burden(s, object, ability)
  return burden(s, object, ability) === 0 && roll() < 0.4 ? 0.5 : 0
}

/** Whether a creature is blocking: sacrificing it counts as free, since its attacker stays blocked (509.1h). */
function isDoomed(s: State, id: ObjectId): boolean {
  return s.turn.step === "declareBlockers" && (s.objects[id]?.combat?.blocking?.length ?? 0) > 0
}

/** The value of equipping an unattached Equipment (301.5): higher if the creature can attack with it at once. */
function equipping(s: State, player: PlayerId, id: ObjectId): number {
  if (s.objects[id]!.attachedTo !== NONE) return 0
  const { count, isReady } = bearersOf(s, player)
  if (count === 0) return 0
  const { bearer } = boostOf(characteristics(s, id).abilities)
  return Math.max(1, bearer) * (isReady && s.turn.step === "precombatMain" ? 1.3 : 0.6)
}

/** An ability's cost other than mana, valued roughly in mana. */
function burden(s: State, id: ObjectId, { cost }: Ability & { ability: "activated" }): number {
  return cost.reduce(
    (sum, { pay }) => sum + (pay === "sacrificeSelf" ? worthOf(s, id) * 0.8 : DEAR.has(pay) ? 2.5 : 0),
    0,
  )
}

const DEAR: ReadonlySet<string> = new Set(["sacrifice", "discard", "exile", "exileSelf", "life"])
