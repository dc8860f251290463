import type { Loss } from "../events/moving/leave-game.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** The findings of one check, before any is performed (704.3); each with the number of its rule. */
export interface Plan {
  losses: Loss[]
  /** Put into their owners' graveyards. */
  buried: Map<ObjectId, string>
  destroyed: Map<ObjectId, string>
  sacrificed: Map<ObjectId, string>
  unattached: Map<ObjectId, string>
  ceasing: Map<ObjectId, string>
  /** All other actions. */
  steps: ((s: State) => void)[]
}

/** Adds the applicable state-based actions of one group to the plan. */
export type Collector = (s: State, plan: Plan) => void

export function emptyPlan(): Plan {
  return {
    losses: [],
    buried: new Map(),
    destroyed: new Map(),
    sacrificed: new Map(),
    unattached: new Map(),
    ceasing: new Map(),
    steps: [],
  }
}

export function isEmpty(plan: Plan): boolean {
  return (
    plan.losses.length === 0 &&
    plan.buried.size === 0 &&
    plan.destroyed.size === 0 &&
    plan.sacrificed.size === 0 &&
    plan.unattached.size === 0 &&
    plan.ceasing.size === 0 &&
    plan.steps.length === 0
  )
}

/** Puts a permanent into its owner's graveyard, unless another rule already does, with the same result (704.7). */
export function bury(plan: Plan, id: ObjectId, rule: string): void {
  if (!plan.buried.has(id)) plan.buried.set(id, rule)
}

/** A player loses once, by the first applicable rule (704.7). */
export function lose(plan: Plan, player: PlayerId, rule: string): void {
  if (!plan.losses.some((loss) => loss.player === player)) plan.losses.push({ player, rule })
}
