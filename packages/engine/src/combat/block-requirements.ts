import { derived } from "../characteristics/layers/derived.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { select } from "../characteristics/queries/selector.ts"
import type { Pair } from "../state/decision.ts"
import type { ObjectId } from "../state/ref.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { bestBlock } from "./block-search.ts"
import { combatStatics } from "./can-attack.ts"
import { type BlockCandidate, blockerBounds, blockLimit } from "./can-block.ts"

/** Restrictions and requirements of a whole declaration of blockers (509.1b, 509.1c). */
export interface BlockRules {
  candidates: readonly BlockCandidate[]
  /** Requirements obeyed by each pair of candidate and attacker; indexed like `BlockCandidate.attackers`. */
  gains: readonly (readonly number[])[]
  /** Requirements obeyed if the candidate blocks anything. */
  any: readonly number[]
  /** Attackers that must be blocked, with the candidates that can satisfy this. */
  wanted: readonly { attacker: ObjectId; by: readonly number[] }[]
  bounds: ReadonlyMap<ObjectId, { min: number; max: number }>
  limit: number
  notAlone: readonly boolean[]
  /** Candidates whose blocks have a cost; requirements don't demand those (509.1c). */
  costly: readonly boolean[]
  /** The maximum number of requirements that a legal declaration can obey at no cost; `least` reaches it with few blocks. */
  most: number
  least: readonly Pair[]
}

/** Computes the requirements once per declaration. */
export function blockRules(s: State, candidates: readonly BlockCandidate[]): BlockRules {
  const attackers = attackersOf(candidates)
  const { statics } = derived(s)
  const lured = statics.has("mustBeBlocked")
  const required = lured || statics.has("mustBlock")
  const base = {
    candidates,
    gains: candidates.map((c) => c.attackers.map((to) => (required ? pairGain(s, c.creature, to) : 0))),
    any: candidates.map(
      (c) => combatStatics(s, "mustBlock", c.creature).filter((a) => a.effect.attacker === undefined).length,
    ),
    wanted: lured ? attackers.flatMap((attacker) => wantedBlocks(s, attacker, candidates)) : NONE_WANTED,
    bounds: boundsOf(s, attackers),
    limit: blockLimit(s),
    notAlone: candidates.map((c) =>
      combatStatics(s, "cantBlock", c.creature).some((a) => a.effect.alone === true),
    ),
    costly: candidates.map((c) => costsToBlock(s, c.creature).length > 0),
  }
  const least = bestBlock(base)
  const { gains, any, costly, wanted, bounds, limit, notAlone } = base
  const most = least.length === 0 ? 0 : obeyed(base, least)
  return { candidates, gains, any, costly, wanted, bounds, limit, notAlone, most, least }
}

const NONE_WANTED: BlockRules["wanted"] = []

/** Every attacker that some candidate can block. */
function attackersOf(candidates: readonly BlockCandidate[]): readonly ObjectId[] {
  const out: ObjectId[] = []
  for (const { attackers } of candidates)
    for (const attacker of attackers) if (!out.includes(attacker)) out.push(attacker)
  return out
}

function boundsOf(s: State, attackers: readonly ObjectId[]): BlockRules["bounds"] {
  const out = new Map<ObjectId, { min: number; max: number }>()
  for (const attacker of attackers) out.set(attacker, blockerBounds(s, attacker))
  return out
}

function pairGain(s: State, blocker: ObjectId, attacker: ObjectId): number {
  const must = combatStatics(s, "mustBlock", blocker).filter(
    ({ effect, context }) =>
      effect.attacker !== undefined && select(s, effect.attacker, context).includes(attacker),
  )
  const lure = combatStatics(s, "mustBeBlocked", attacker).filter(
    ({ effect, context }) =>
      effect.byAll === true && (effect.by === undefined || matchesFilter(s, effect.by, blocker, context)),
  )
  return must.length + lure.length
}

/** "Can't block unless its controller pays" (509.1d). */
export function costsToBlock(s: State, blocker: ObjectId) {
  return combatStatics(s, "cantBlock", blocker).filter((a) => a.effect.unlessPays !== undefined)
}

function wantedBlocks(
  s: State,
  attacker: ObjectId,
  candidates: readonly BlockCandidate[],
): { attacker: ObjectId; by: number[] }[] {
  return combatStatics(s, "mustBeBlocked", attacker)
    .filter((a) => a.effect.byAll !== true)
    .map(({ effect, context }) => ({
      attacker,
      by: candidates.flatMap((c, i) =>
        c.attackers.includes(attacker) &&
        (effect.by === undefined || matchesFilter(s, effect.by, c.creature, context))
          ? [i]
          : [],
      ),
    }))
}

type Rules = Omit<BlockRules, "most" | "least">

/** How many requirements the declaration obeys. */
export function obeyed(rules: Rules, declaration: readonly Pair[]): number {
  let sum = 0
  const blocking = new Set<number>()
  for (const [i, a] of declaration) {
    sum += rules.gains[i][a]
    if (!blocking.has(i)) sum += rules.any[i]
    blocking.add(i)
  }
  for (const { attacker, by } of rules.wanted)
    if (declaration.some(([i, a]) => by.includes(i) && rules.candidates[i].attackers[a] === attacker)) sum++
  return sum
}

/** Whether the declaration obeys the limits on blockers overall and on blockers per attacker. */
export function countsFit(rules: Rules, declaration: readonly Pair[]): boolean {
  const counts = new Map<ObjectId, number>()
  for (const [i, a] of declaration)
    counts.set(rules.candidates[i].attackers[a], (counts.get(rules.candidates[i].attackers[a]) ?? 0) + 1)
  for (const [attacker, count] of counts) {
    const { min, max } = rules.bounds.get(attacker)!
    if (count < min || count > max) return false
  }
  const creatures = new Set(declaration.map(([i]) => i))
  return creatures.size <= rules.limit && !(creatures.size === 1 && rules.notAlone[declaration[0][0]])
}

/** Why a declaration is illegal; null if it is legal. */
export function blockFault(rules: BlockRules, declaration: readonly Pair[]): Refusal | null {
  if (!countsFit(rules, declaration)) return { rule: "509.1b", code: "block-restriction" }
  if (obeyed(rules, declaration) < rules.most) return { rule: "509.1c", code: "requirements" }
  return null
}
