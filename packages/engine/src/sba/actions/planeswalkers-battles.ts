import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { controllerOf, opponentsOf } from "../../characteristics/query.ts"
import { record } from "../../events/record.ts"
import { choose } from "../../state/choose.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { type ObjectId, type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { hasPendingTrigger } from "../pending.ts"
import { bury, type Plan } from "../plan.ts"

/** 704.5i: a planeswalker with loyalty 0. */
export function dyingPlaneswalker(object: GameObject, plan: Plan): void {
  if ((object.counters?.loyalty ?? 0) === 0) bury(plan, object.id, "704.5i")
}

/** 704.5v to x: a battle with defense 0 or without a legal protector. */
export function battle(s: State, object: GameObject, c: Characteristics, plan: Plan): void {
  if ((object.counters?.defense ?? 0) === 0 && !hasPendingTrigger(s, object.id))
    return bury(plan, object.id, "704.5v")
  const controller = controllerOf(s, object.id)
  const protector = object.memory?.protector
  const siege = c.subtypes.includes("Siege")
  const present = protector !== undefined && s.players[protector].left === null
  if (!present && !isAttacked(s, object.id)) findProtector(s, object.id, siege, "704.5w", plan)
  else if (present && siege && protector === controller) findProtector(s, object.id, siege, "704.5x", plan)
}

function isAttacked(s: State, battle: ObjectId): boolean {
  return s.battlefield.some((id) => objectNow(s, id).combat?.attacking === battle)
}

/** 310.10, 310.11a: a Siege's protector is an opponent of its controller; other battles are protected by their controller. */
function findProtector(s: State, id: ObjectId, siege: boolean, rule: string, plan: Plan): void {
  const controller = controllerOf(s, id)
  const able = siege ? opponentsOf(s, controller) : [controller]
  if (able.length === 0) return bury(plan, id, rule)
  const protector = able.length === 1 ? able[0] : ask(s, controller, able, id, rule)
  plan.steps.push(() => {
    const own = edit(s, id)
    own.memory = { ...own.memory, protector }
    invalidate(s)
    record(s, { kind: "action", rule, detail: "protector", object: id, player: protector })
  })
}

function ask(
  s: State,
  player: PlayerId,
  able: readonly PlayerId[],
  source: ObjectId,
  rule: string,
): PlayerId {
  const options = able.map(playerRef)
  const answer = choose(s, {
    kind: "choose",
    player,
    rule,
    purpose: "protector",
    source,
    options,
    min: 1,
    max: 1,
  })
  return able[answer[0]]
}
