import { controllerOf } from "../characteristics/query.ts"
import { fighting } from "../events/damage/combat-role.ts"
import { record } from "../events/record.ts"
import { choose } from "../state/choose.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit } from "../state/writing/edit.ts"

/** 509.2@2014-02, 509.3@2014-02: controllers order multiple blockers, and multiple blocked attackers, for damage assignment. */
export function announceDamageOrders(s: State): void {
  if (s.ruleset.knobs.damageDivision === "free") return
  const all = fighting(s)
  for (const id of all) orderBlockers(s, id)
  for (const id of all) orderAttackers(s, id)
}

function orderBlockers(s: State, id: ObjectId): void {
  const role = objectNow(s, id).combat!
  const blockedBy = ordered(s, controllerOf(s, id), id, role.blockedBy, "509.2@2014-02")
  if (blockedBy !== role.blockedBy) edit(s, id).combat = { ...role, blockedBy }
}

function orderAttackers(s: State, id: ObjectId): void {
  const role = objectNow(s, id).combat!
  const blocking = ordered(s, controllerOf(s, id), id, role.blocking, "509.3@2014-02")
  if (blocking !== role.blocking) edit(s, id).combat = { ...role, blocking }
}

function ordered(
  s: State,
  player: PlayerId,
  source: ObjectId,
  options: readonly ObjectId[],
  rule: string,
): readonly ObjectId[] {
  if (options.length < 2) return options
  const order = choose(s, { kind: "order", player, rule, purpose: "damageOrder", source, options }).map(
    (i) => options[i],
  )
  order.forEach((other, i) => {
    record(s, { kind: "action", rule, player, object: source, other, amount: i + 1, detail: "damageOrder" })
  })
  return order
}
