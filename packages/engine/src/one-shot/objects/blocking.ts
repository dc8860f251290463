import { boundRefs } from "../../characteristics/context.ts"
import { eventsOfCombat } from "../../characteristics/queries/history/history.ts"
import { BLOCKS_MORE, PUT_BLOCKING } from "../../characteristics/queries/matching/combat.ts"
import { defendingAgainst } from "../../characteristics/queries/selector.ts"
import { sideOf } from "../../characteristics/queries/teams.ts"
import { canBeInCombat, controllerOf } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { resolvePermanents } from "../../choosing/selecting.ts"
import { bandOf, newRole } from "../../events/damage/combat-role.ts"
import type { Executors } from "../../events/executor.ts"
import { record, simultaneously } from "../../events/record.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import { choose } from "../../state/choose.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"

type Blocking = Extract<ObjectEffect, { do: "block" | "becomeBlocked" | "becomeUnblocked" }>

export const blocking: Executors<Blocking> = {
  block: (s, e, context) => {
    const [attacker] = resolvePermanents(s, e.attacker, context)
    if (attacker === undefined || !isAttacking(s, attacker)) return
    for (const id of resolvePermanents(s, e.blocker, context))
      if (canBeInCombat(s, id)) makeBlock(s, id, attacker)
  },
  becomeBlocked: (s, e, context) => {
    for (const id of resolvePermanents(s, e.what, context)) bandBecomesBlocked(s, id)
  },
  becomeUnblocked: (s, e, context) => {
    const by = resolvePermanents(s, e.by, context)
    for (const id of boundRefs(context.bindings, WAS_BLOCKING))
      if (isAttacking(s, id) && !wasBlockedBesides(s, id, by)) becomeUnblocked(s, id)
  },
}

/**
 * 506.3e, f, 509.4: only a creature that isn't a battle can block, and only attackers of its controller or of what they defend. The
 * controller chooses if several fit. Restrictions on declaring blockers don't apply (509.4b).
 */
export function enterBlocking(s: State, id: ObjectId, named: readonly ObjectId[]): void {
  if (objectNow(s, id).zone !== "battlefield" || !canBeInCombat(s, id)) return
  const controller = controllerOf(s, id)
  const attackers = named.filter(
    (a) => isAttacking(s, a) && sideOf(s, controller).includes(defendingAgainst(s, objectNow(s, a).combat!)),
  )
  const about = { rule: "509.4", purpose: "block", source: id }
  const [attacker] = chooseObjects(s, controller, attackers, 1, 1, about)
  if (attacker !== undefined) addBlock(s, id, attacker, PUT_BLOCKING)
}

function isAttacking(s: State, id: ObjectId): boolean {
  return (s.objects[id]?.combat?.attacking ?? NONE) !== NONE
}

/** 509.3a, b: nothing happens if it already blocks that creature. */
function makeBlock(s: State, id: ObjectId, attacker: ObjectId): void {
  const own = objectNow(s, id).combat?.blocking ?? []
  if (!own.includes(attacker)) addBlock(s, id, attacker, own.length > 0 ? BLOCKS_MORE : "")
}

/** 702.22h: blocking one member of a band blocks all of it. */
function addBlock(s: State, id: ObjectId, attacker: ObjectId, detail: string): void {
  simultaneously(s, () => {
    for (const member of bandOf(s, attacker)) {
      const wasBlocked = objectNow(s, member).combat!.blocked
      join(s, id, member, detail)
      record(s, {
        kind: "blocks",
        rule: detail === PUT_BLOCKING ? "509.4" : "509.1g",
        object: id,
        other: member,
        amount: objectNow(s, id).combat!.blocking.length,
        detail: detail === "" ? BY_EFFECT : detail,
      })
      if (!wasBlocked) recordBlocked(s, member)
    }
  })
}

/** The name bound to the attackers that creatures blocked until an effect removed them from combat. */
export const WAS_BLOCKING = "wasBlocking"

/** Marks a block made by an effect, as opposed to a declaration. */
const BY_EFFECT = "effect"

function join(s: State, id: ObjectId, attacker: ObjectId, detail: string): void {
  const rule = detail === PUT_BLOCKING ? "509.7@2014-02" : "509.6@2014-02"
  const role = objectNow(s, attacker).combat!
  const blockedBy = inserted(s, controllerOf(s, attacker), attacker, role.blockedBy, id, rule)
  edit(s, attacker).combat = { ...role, blocked: true, blockedBy }
  const own = objectNow(s, id).combat ?? newRole()
  const attackers = inserted(s, controllerOf(s, id), id, own.blocking, attacker, rule)
  edit(s, id).combat = { ...own, blocking: attackers }
  invalidate(s)
}

/** If damage follows an order, the position of the new creature is chosen; the others keep their order. */
function inserted(
  s: State,
  player: PlayerId,
  source: ObjectId,
  order: readonly ObjectId[],
  id: ObjectId,
  rule: string,
): readonly ObjectId[] {
  if (s.ruleset.knobs.damageDivision === "free" || order.length === 0) return [...order, id]
  const about = { rule, purpose: "damageOrder", source, min: 0, max: order.length }
  const at = choose(s, { kind: "number", player, ...about })
  return [...order.slice(0, at), id, ...order.slice(at)]
}

/** 702.22i: if one member of a band becomes blocked, all do. */
function bandBecomesBlocked(s: State, id: ObjectId): void {
  simultaneously(s, () => {
    for (const member of bandOf(s, id)) becomeBlocked(s, member)
  })
}

/** Whether another creature has blocked it this combat, even one that has left combat since. */
function wasBlockedBesides(s: State, id: ObjectId, by: readonly ObjectId[]): boolean {
  return eventsOfCombat(s).some((e) => e.kind === "blocks" && e.other === id && !by.includes(e.object))
}

/** 509.1h: an effect says so. "Attacks and isn't blocked" does not trigger (509.3g). */
function becomeUnblocked(s: State, id: ObjectId): void {
  edit(s, id).combat = { ...objectNow(s, id).combat!, blocked: false }
  invalidate(s)
}

/** 509.1h, 509.3c: triggers only if the attacker was unblocked. */
function becomeBlocked(s: State, id: ObjectId): void {
  const role = objectNow(s, id).combat
  if (role === null || role.attacking === NONE || role.blocked) return
  edit(s, id).combat = { ...role, blocked: true }
  invalidate(s)
  recordBlocked(s, id)
}

function recordBlocked(s: State, id: ObjectId): void {
  const amount = objectNow(s, id).combat!.blockedBy.length
  record(s, { kind: "becomesBlocked", rule: "509.1h", object: id, amount, detail: BY_EFFECT })
}
