import { contextOf } from "../characteristics/context.ts"
import { derived, invalidateIfRead } from "../characteristics/layers/derived.ts"
import { isActive, isControlledBySide, leaders } from "../characteristics/queries/teams.ts"
import { controllerOf } from "../characteristics/query.ts"
import { inNumbers } from "../costs/in-numbers.ts"
import { bandOf, newRole } from "../events/damage/combat-role.ts"
import { record, recordEvent, simultaneously } from "../events/record.ts"
import { chooseOrWait, illegal } from "../state/choose.ts"
import { blankEvent } from "../state/new-event.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { copyRole } from "../state/writing/copy.ts"
import { edit, editTurn } from "../state/writing/edit.ts"
import { blockFault, blockRules, costsToBlock } from "./block-requirements.ts"
import { attackersAgainst, blockCandidates } from "./can-block.ts"
import { announceDamageOrders } from "./damage-order.ts"
import { payCombatCosts } from "./pay-costs.ts"

type Block = { blocker: ObjectId; attacker: ObjectId }

/** 509.1: defending players declare blockers in APNAP order (802.4), a team as one (805.10d); attackers become blocked or unblocked. */
export function declareBlockers(s: State): void {
  const blocks: Block[] = []
  for (const p of leaders(s).filter((p) => !isActive(s, p) && attackersAgainst(s, p).length > 0)) {
    const own = askBlockers(s, p)
    if (own === null) return
    blocks.push(...own)
  }
  simultaneously(s, () => block(s, blocks))
}

/** The player's declaration; null while the action waits for it. */
function askBlockers(s: State, player: PlayerId): Block[] | null {
  const candidates = blockCandidates(s, player)
  if (candidates.length === 0) return []
  const rules = blockRules(s, candidates)
  const answer = chooseOrWait(s, {
    kind: "blockers",
    player,
    rule: "509.1",
    purpose: "blockers",
    source: 0,
    candidates,
    least: rules.least,
  })
  if (answer === null) return null
  const fault = blockFault(rules, answer)
  if (fault !== null) illegal(fault.rule, fault.code, fault.params)
  const blocks = answer.map(([i, a]) => ({
    blocker: candidates[i].creature,
    attacker: candidates[i].attackers[a],
  }))
  payBlockCosts(s, [...new Set(blocks.map((b) => b.blocker))])
  // 509.1g: a creature sacrificed as a cost blocks nothing.
  return blocks.filter(
    ({ blocker, attacker }) =>
      isControlledBySide(s, blocker, player) && (s.objects[attacker]?.combat?.attacking ?? 0) !== 0,
  )
}

/** 509.1d to f: each player with blockers pays their total cost. */
function payBlockCosts(s: State, blockers: readonly ObjectId[]): void {
  if (!derived(s).statics.has("cantBlock")) return
  for (const player of new Set(blockers.map((id) => controllerOf(s, id)))) {
    const own = blockers.filter((id) => controllerOf(s, id) === player)
    const costs = own.flatMap((id) =>
      costsToBlock(s, id).map(({ effect, context }) => ({
        cost: inNumbers(s, effect.unlessPays!, context),
        context: contextOf(context.source, player),
      })),
    )
    payCombatCosts(s, player, costs)
  }
}

/** 509.1g, 509.1h, 509.3: records the blocks; attackers become blocked or unblocked; in some eras damage is ordered (509.2@2014-02). */
function block(s: State, blocks: readonly Block[]): void {
  for (const { blocker, attacker } of blocks)
    for (const member of bandOf(s, attacker)) enterBlock(s, blocker, member)
  editTurn(s).combat = { ...s.turn.combat!, blockersDeclared: true }
  invalidateIfRead(s, "combat")
  for (const { blocker, attacker } of blocks) {
    const event = blankEvent("blocks", "509.1g")
    event.object = blocker
    event.other = attacker
    event.amount = objectNow(s, blocker).combat!.blocking.length
    recordEvent(s, event)
  }
  for (const id of s.battlefield) {
    const role = objectNow(s, id).combat
    if (role === null || role.attacking === 0) continue
    if (role.blocked)
      record(s, { kind: "becomesBlocked", rule: "509.1h", object: id, amount: role.blockedBy.length })
    else {
      const event = blankEvent("unblocked", "509.1h")
      event.object = id
      recordEvent(s, event)
    }
  }
  announceDamageOrders(s)
}

function enterBlock(s: State, blocker: ObjectId, attacker: ObjectId): void {
  const b = copyRole(objectNow(s, blocker).combat ?? newRole())
  b.blocking = [...b.blocking, attacker]
  edit(s, blocker).combat = b
  const a = copyRole(objectNow(s, attacker).combat!)
  a.blocked = true
  a.blockedBy = [...a.blockedBy, blocker]
  edit(s, attacker).combat = a
}
