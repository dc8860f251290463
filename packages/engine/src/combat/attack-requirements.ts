import { activeStatics } from "../characteristics/layers/derived.ts"
import { amount } from "../characteristics/queries/amount.ts"
import { players, select } from "../characteristics/queries/selector.ts"
import { objectOf } from "../characteristics/query.ts"
import type { Pair } from "../state/decision.ts"
import { isPlayerRef, type ObjectId, type Ref } from "../state/ref.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { bestAttack } from "./attack-search.ts"
import { attacksOneOf, combatStatics, concerns } from "./can-attack.ts"

/** What a candidate can attack, the requirements each choice obeys, and what limits its attack. */
export interface AttackCandidate {
  creature: ObjectId
  defenders: readonly Ref[]
  /** Requirements obeyed by attacking each defender. */
  gains: readonly number[]
  /** Whether attacking each defender has a cost; requirements don't demand that then (508.1d). */
  costly: readonly boolean[]
  /** Can't attack alone. */
  notAlone: boolean
}

/** At most `count` creatures can attack; `concerned` says, per candidate, which of its defenders count. */
export interface AttackLimit {
  count: number
  concerned: readonly (readonly boolean[])[]
}

/** Requirements and restrictions of a whole declaration (508.1c, 508.1d). */
export interface AttackRules {
  candidates: readonly AttackCandidate[]
  limits: readonly AttackLimit[]
  /** The maximum number of requirements that a legal declaration can obey at no cost. */
  most: number
  /** A declaration that reaches `most` with few attackers. */
  least: readonly Pair[]
}

/** Computes the requirements once per declaration. */
export function attackRules(
  s: State,
  options: readonly { creature: ObjectId; defenders: readonly Ref[] }[],
): AttackRules {
  const candidates = options.map(({ creature, defenders }) => ({
    creature,
    defenders,
    gains: defenders.map((to) => requirementsObeyed(s, creature, to)),
    costly: defenders.map((to) => attackCosts(s, creature, to).length > 0),
    notAlone: combatStatics(s, "cantAttack", creature).some((a) => a.effect.alone === true),
  }))
  const limits = activeStatics(s, "attackLimit").flatMap((a) => attackLimits(s, a, options))
  const best = bestAttack(candidates, limits)
  const least = s.ruleset.knobs.attackConstraints === "all" ? allOrNone(candidates, best) : best
  return { candidates, limits, least, most: obeyed(candidates, least) }
}

/** 500.2@2003-07: if restrictions prevent obeying all requirements, none binds. Obeying as many as possible was not required. */
function allOrNone(candidates: readonly AttackCandidate[], best: readonly Pair[]): readonly Pair[] {
  const free = ({ gains, costly }: AttackCandidate) => gains.map((gain, i) => (costly[i] ? 0 : gain))
  const all = candidates.reduce((sum, candidate) => sum + Math.max(0, ...free(candidate)), 0)
  return obeyed(candidates, best) < all ? [] : best
}

/** 508.1d: the number of requirements obeyed if the creature attacks `to`. */
function requirementsObeyed(s: State, creature: ObjectId, to: Ref): number {
  const must = combatStatics(s, "mustAttack", creature).filter(
    ({ effect, context }) =>
      (effect.whom === undefined || attacksOneOf(s, to, players(s, effect.whom, context))) &&
      (effect.what === undefined || select(s, effect.what, context).includes(to)),
  )
  return must.length + goadRequirements(s, creature, to)
}

/** 701.15b: a goaded creature attacks if able, and attacks a player other than the one who goaded it if able. */
function goadRequirements(s: State, creature: ObjectId, to: Ref): number {
  const goadedBy = objectOf(s, creature)?.memory?.goadedBy ?? []
  const said = combatStatics(s, "goaded", creature)
  // 701.15d: goading by the same player counts once.
  const by =
    said.length === 0 ? goadedBy : [...new Set([...goadedBy, ...said.map(({ context }) => context.you)])]
  return by.length + (isPlayerRef(to) ? by.filter((p) => !attacksOneOf(s, to, [p])).length : 0)
}

/** Costs to attack (508.1g): "can't attack unless its controller pays". */
export function attackCosts(s: State, creature: ObjectId, to: Ref) {
  return combatStatics(s, "cantAttack", creature).filter(
    (a) => a.effect.unlessPays !== undefined && concerns(s, a, to),
  )
}

type LimitStatic = ReturnType<typeof activeStatics<"attackLimit">>[number]

/** The limit on all attackers, or one limit for each protected player. */
function attackLimits(
  s: State,
  { effect, context }: LimitStatic,
  options: readonly { defenders: readonly Ref[] }[],
): AttackLimit[] {
  const count = amount(s, effect.count, context)
  const such = (counts: (to: Ref) => boolean) => ({
    count,
    concerned: options.map(({ defenders }) => defenders.map(counts)),
  })
  if (effect.whom === undefined) return [such(() => true)]
  return players(s, effect.whom, context).map((p) => such((to) => attacksOneOf(s, to, [p])))
}

function obeyed(candidates: readonly AttackCandidate[], declaration: readonly Pair[]): number {
  return declaration.reduce((sum, [i, d]) => sum + candidates[i].gains[d], 0)
}

/** Why a declaration is illegal; null if it is legal. */
export function attackFault(rules: AttackRules, declaration: readonly Pair[]): Refusal | null {
  for (const { count, concerned } of rules.limits)
    if (declaration.filter(([i, d]) => concerned[i][d]).length > count)
      return { rule: "508.1c", code: "attackers-limit", params: { n: count } }
  if (declaration.length === 1 && rules.candidates[declaration[0][0]].notAlone)
    return { rule: "508.1c", code: "attacks-alone" }
  if (obeyed(rules.candidates, declaration) < rules.most) return { rule: "508.1d", code: "requirements" }
  return null
}
