import { invalidateIfRead } from "../characteristics/layers/derived.ts"
import { defenderOf } from "../characteristics/queries/selector.ts"
import { isControlledBySide, sideOf } from "../characteristics/queries/teams.ts"
import { controllerOf, hasFlag } from "../characteristics/query.ts"
import { newRole } from "../events/damage/combat-role.ts"
import { recordEvent, simultaneously } from "../events/record.ts"
import { tap } from "../events/tap.ts"
import { chooseOrWait, illegal } from "../state/choose.ts"
import type { Pair } from "../state/decision.ts"
import { blankEvent } from "../state/new-event.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editTurn } from "../state/writing/edit.ts"
import { type Attack, payAttackCosts } from "./attack-costs.ts"
import { attackFault, attackRules } from "./attack-requirements.ts"
import { chooseBands } from "./banding.ts"
import { attackCandidates, combatStatics } from "./can-attack.ts"

/** 508.1: the active player declares attackers, step by step; an illegal declaration is undone. */
export function declareAttackers(s: State): void {
  const [attacker] = sideOf(s, s.turn.active) // 805.2
  startCombat(s, attacker)
  const candidates = attackCandidates(s, attacker)
  const declaration = candidates.length === 0 ? [] : askAttackers(s, attacker, candidates)
  if (declaration === null) return
  const attacks = declaration.map(([i, d]) => ({
    creature: candidates[i].creature,
    to: candidates[i].defenders[d],
  }))
  simultaneously(s, () => tapAttackers(s, s.turn.active, attacks))
  payAttackCosts(s, attacks)
  // 508.1k: a creature sacrificed as a cost does not attack.
  const kept = attacks.filter(({ creature }) => isControlledBySide(s, creature, attacker))
  simultaneously(s, () => attackWith(s, attacker, kept))
}

/** 506.1: starts the record of this combat. */
function startCombat(s: State, attacker: PlayerId): void {
  const count = (s.turn.combat?.count ?? 0) + 1
  editTurn(s).combat = {
    attacker,
    declared: false,
    attackersDeclared: [],
    attackersPut: false,
    blockersDeclared: false,
    struckFirst: null,
    count,
    nextBand: 1,
  }
}

/** The declaration; null while the action waits for it. */
function askAttackers(
  s: State,
  player: PlayerId,
  candidates: readonly { creature: ObjectId; defenders: readonly Ref[] }[],
): readonly Pair[] | null {
  const rules = attackRules(s, candidates)
  const answer = chooseOrWait(s, {
    kind: "attackers",
    player,
    rule: "508.1",
    purpose: "attackers",
    source: 0,
    candidates,
    least: rules.least,
  })
  if (answer === null) return null
  const fault = attackFault(rules, answer)
  if (fault !== null) illegal(fault.rule, fault.code, fault.params)
  return answer
}

/** 508.1f: attackers tap, unless attacking doesn't cause them to tap. */
function tapAttackers(s: State, player: PlayerId, attacks: readonly Attack[]): void {
  for (const { creature } of attacks)
    if (!hasFlag(s, creature, "vigilance") && combatStatics(s, "vigilantAttack", creature).length === 0)
      tap(s, creature, player)
}

/** 508.1k, 508.1m: the creatures become attacking; abilities trigger. */
function attackWith(s: State, player: PlayerId, attacks: readonly Attack[]): void {
  for (const { creature, to } of attacks) {
    edit(s, creature).combat = newRole(to)
  }
  if (attacks.length > 0) invalidateIfRead(s, "combat")
  const attackersDeclared = attacks.map((a) => a.creature)
  editTurn(s).combat = { ...s.turn.combat!, declared: true, attackersDeclared }
  chooseBands(s, player)
  for (const { creature, to } of attacks) {
    const event = blankEvent("attacks", "508.1k")
    event.object = creature
    event.other = to
    event.player = defenderOf(s, to)
    event.amount = attacks.length
    recordEvent(s, event)
  }
  for (const by of sideOf(s, player)) {
    const amount = attacks.filter(({ creature }) => controllerOf(s, creature) === by).length
    if (amount === 0) continue
    const event = blankEvent("attackers", "508.1m")
    event.player = by
    event.amount = amount
    recordEvent(s, event)
  }
}

/**
 * 508.8: runs as the declare attackers step ends. Attackers removed from combat since then still count. In older rules only declared
 * attackers count, not creatures put onto the battlefield attacking.
 */
export function skipCombatWithoutAttackers(s: State): void {
  const { attackersDeclared, attackersPut } = s.turn.combat!
  const counted = attackersPut && s.ruleset.knobs.skipBlockersWhen === "none-declared-or-put"
  if (attackersDeclared.length > 0 || counted) return
  const skipped = ["declareBlockers", "firstStrikeDamage", "combatDamage"]
  const end = s.turn.ahead.findIndex((entry) => !skipped.includes(entry.step))
  editTurn(s).ahead = s.turn.ahead.slice(Math.max(0, end))
}
