import { sideOf } from "../../characteristics/queries/teams.ts"
import { controllerOf } from "../../characteristics/query.ts"
import { attackRefusal } from "../../combat/can-attack.ts"
import { attackersAgainst, blockRefusal, readinessRefusal } from "../../combat/can-block.ts"
import type { AttackersDecision, BlockersDecision } from "../../state/decision.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"

const NOT_YOURS: Refusal = { rule: "508.1a", code: "attacks-for-another" }
const FORBIDDEN: Refusal = { rule: "508.1c", code: "attack-forbidden" }
const NOT_DEFENDING: Refusal = { rule: "509.1a", code: "blocks-for-another" }

/** Why a permanent can't be declared as an attacker (508.1a to 508.1c); null if it can. */
export function whyNotAttack(
  s: State,
  { candidates, player }: Pick<AttackersDecision, "candidates" | "player">,
  id: ObjectId,
): Refusal | null {
  if (candidates.some(({ creature }) => creature === id)) return null
  if (!sideOf(s, player).includes(controllerOf(s, id))) return NOT_YOURS
  return attackRefusal(s, id) ?? FORBIDDEN
}

/**
 * Why a permanent can't be declared as a blocker, or can't be blocked by the creature `by` if given (509.1a, 509.1b); null if it can. With
 * several attackers, gives the reason for the first.
 */
export function whyNotBlock(
  s: State,
  { candidates, player }: Pick<BlockersDecision, "candidates" | "player">,
  id: ObjectId,
  by: ObjectId | null,
): Refusal | null {
  const attackers = attackersAgainst(s, player)
  if (by !== null && attackers.includes(id)) return blockRefusal(s, by, id)
  if (attackers.includes(id) || candidates.some(({ creature }) => creature === id)) return null
  if (!sideOf(s, player).includes(controllerOf(s, id))) return NOT_DEFENDING
  const unready = readinessRefusal(s, id)
  return unready ?? (attackers.length === 0 ? null : blockRefusal(s, id, attackers[0]))
}
