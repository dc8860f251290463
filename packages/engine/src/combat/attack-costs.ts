import { contextOf } from "../characteristics/context.ts"
import { derived } from "../characteristics/layers/derived.ts"
import { controllerOf } from "../characteristics/query.ts"
import { inNumbers } from "../costs/in-numbers.ts"
import { canPayNow } from "../costs/paying/now.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { attackCosts } from "./attack-requirements.ts"
import { combatStatics } from "./can-attack.ts"
import { type CombatCost, payCombatCosts } from "./pay-costs.ts"

/** A chosen attacker and what it attacks. */
export interface Attack {
  creature: ObjectId
  to: Ref
}

/** 508.1g to 508.1j: each player with attackers pays their costs. */
export function payAttackCosts(s: State, attacks: readonly Attack[]): void {
  const { statics } = derived(s)
  if (!statics.has("cantAttack") && !statics.has("mayPayToAttack")) return
  for (const player of new Set(attacks.map(({ creature }) => controllerOf(s, creature))))
    payFor(
      s,
      player,
      attacks.filter(({ creature }) => controllerOf(s, creature) === player),
    )
}

/** Optional costs are chosen per creature; then the total is paid. */
function payFor(s: State, player: PlayerId, attacks: readonly Attack[]): void {
  payCombatCosts(s, player, [...required(s, player, attacks), ...chosen(s, player, attacks)])
}

function required(s: State, player: PlayerId, attacks: readonly Attack[]): CombatCost[] {
  return attacks.flatMap(({ creature, to }) =>
    attackCosts(s, creature, to).map(({ effect, context }) => ({
      cost: inNumbers(s, effect.unlessPays!, context),
      context: contextOf(context.source, player),
    })),
  )
}

/** 508.1g: the active player chooses which optional costs to pay. */
function chosen(s: State, player: PlayerId, attacks: readonly Attack[]): CombatCost[] {
  const attackers = attacks.map(({ creature }) => creature)
  return attackers.flatMap((creature) =>
    combatStatics(s, "mayPayToAttack", creature).flatMap(({ effect }) => {
      const context = { ...contextOf(creature, player), bindings: { attackers } }
      if (!canPayNow(s, player, effect.cost, context) || !wants(s, player, creature)) return []
      return [{ cost: effect.cost, context, ...(effect.then && { then: effect.then }) }]
    }),
  )
}

function wants(s: State, player: PlayerId, source: ObjectId): boolean {
  return choose(s, { kind: "confirm", player, rule: "508.1g", purpose: "optionalCost", source }) === 1
}
