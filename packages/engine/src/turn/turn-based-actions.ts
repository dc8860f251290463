import { activeStatics, invalidateIfRead } from "../characteristics/layers/derived.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { players, select } from "../characteristics/queries/selector.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import { opponentsOf } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { declareAttackers } from "../combat/attackers.ts"
import { declareBlockers } from "../combat/blockers.ts"
import { dealCombatDamage } from "../combat/damage.ts"
import { discard } from "../events/moving/discard.ts"
import { draw } from "../events/moving/draw.ts"
import { isWaiting } from "../state/choose.ts"
import { objectNow } from "../state/object-now.ts"
import { type ObjectId, type PlayerId, playerRef, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editTurn } from "../state/writing/edit.ts"
import { expireAtCleanup } from "./durations.ts"
import { addLoreCounters, visitAttractions } from "./main-phase.ts"
import { firstToDraw } from "./starting/first-draw.ts"
import { untapStep } from "./untap-step.ts"
import { variantTurn } from "./variants.ts"
import { setTurn } from "./write.ts"

/** 703.4: actions that happen automatically as a step begins, before any player gets priority. */
export function turnBasedActions(s: State): void {
  switch (s.turn.step) {
    case "untap":
      untapStep(s)
      break
    case "draw":
      drawStep(s)
      break
    case "precombatMain":
      variantTurn(s, "mainPhase") // 505.3
      addLoreCounters(s) // 505.4
      visitAttractions(s) // 505.5
      break
    case "beginningOfCombat":
      chooseDefendingPlayer(s)
      break
    case "declareAttackers":
      declareAttackers(s)
      break
    case "declareBlockers":
      declareBlockers(s)
      break
    case "firstStrikeDamage":
      dealCombatDamage(s, true)
      break
    case "combatDamage":
      dealCombatDamage(s, false)
      break
    case "cleanup":
      cleanupStep(s)
      break
    default:
      break
  }
  if (isWaiting()) return
  const turn = editTurn(s)
  turn.stage = "priority"
  turn.priority = turn.active
  turn.passes = 0
}

/** 507.1: unless all opponents are defending players, the active player chooses one. */
function chooseDefendingPlayer(s: State): void {
  if (s.options.attack !== "one") return
  const { active } = s.turn
  const foes = opponentsOf(s, active).map(playerRef)
  const about = { rule: "507.1", purpose: "defendingPlayer", hint: "bad" as const }
  const [chosen] = chooseObjects(s, active, foes, 1, 1, about)
  if (chosen !== undefined) setTurn(s, { defending: refPlayer(chosen) })
}

/** 504.1, 805.4b: each player of the active side draws. */
function drawStep(s: State): void {
  for (const player of s.turn.number === 1 ? firstToDraw(s) : sideOf(s, s.turn.active))
    draw(s, player, 1, 0, "504.1")
}

/** 514.1, 514.2: discards down to maximum hand size, then removes damage and ends "this turn" effects simultaneously. */
function cleanupStep(s: State): void {
  for (const player of sideOf(s, s.turn.active)) discardExcess(s, player)
  const kept = keepingDamage(s)
  for (const id of s.battlefield) {
    if ((objectNow(s, id).damage === 0 && !objectNow(s, id).deathtouched) || kept.includes(id)) continue
    const own = edit(s, id)
    own.damage = 0
    own.deathtouched = false
  }
  expireAtCleanup(s)
  invalidateIfRead(s, "damage")
}

/** "Damage isn't removed from it during cleanup steps." */
function keepingDamage(s: State): readonly ObjectId[] {
  const out: ObjectId[] = []
  for (const { effect, context } of activeStatics(s, "damageStays"))
    out.push(...select(s, effect.what, context))
  return out
}

function discardExcess(s: State, player: PlayerId): void {
  const { hand } = s.players[player]
  const excess = hand.length - handLimit(s, player)
  if (excess <= 0) return
  const chosen = chooseObjects(s, player, hand, excess, excess, { rule: "514.1", purpose: "discard" })
  discard(s, chosen, player, "514.1")
}

/** 402.2: normally seven. */
export function handLimit(s: State, player: PlayerId): number {
  let limit = s.players[player].maxHand
  const effects = activeStatics(s, "handSize").toSorted((a, b) => a.timestamp - b.timestamp) // 613.11
  for (const { effect, context } of effects) {
    if (!players(s, effect.who, context).includes(player)) continue
    if (effect.size === "none") limit = Number.POSITIVE_INFINITY
    else if (effect.size !== undefined) limit = quantity(s, effect.size, context)
    if (effect.plus !== undefined) limit += quantity(s, effect.plus, context)
  }
  return Math.max(0, limit)
}
