import { amount } from "../characteristics/amount.ts"
import { activeStatics } from "../characteristics/derived.ts"
import { objectOf } from "../characteristics/query.ts"
import { defenderOf, players } from "../characteristics/selector.ts"
import type { Pair } from "../state/decision.ts"
import type { ObjectId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { combatStatics } from "./can-attack.ts"

/** What one candidate can attack, how many requirements each choice obeys, and what stands in the way of attacking. */
interface Candidate {
  creature: ObjectId
  defenders: readonly Ref[]
  /** Requirements obeyed by attacking each defender. */
  gains: readonly number[]
  /** Can't attack alone. */
  notAlone: boolean
}

/** Requirements and restrictions of a whole declaration (508.1c, 508.1d). */
export interface AttackRules {
  candidates: readonly Candidate[]
  /** At most this many attackers. */
  limit: number
  /** The most requirements that a legal declaration can obey. */
  most: number
  /** A declaration that obeys that many with few attackers. */
  least: readonly Pair[]
}

/** Works out the requirements once for a declaration. */
export function attackRules(
  s: State,
  options: readonly { creature: ObjectId; defenders: readonly Ref[] }[],
): AttackRules {
  const candidates = options.map(({ creature, defenders }) => ({
    creature,
    defenders,
    gains: defenders.map((to) => requirementsObeyed(s, creature, to)),
    notAlone: combatStatics(s, "cantAttack", creature).some((a) => a.effect.alone === true),
  }))
  const limit = attackLimit(s)
  const least = bestDeclaration(candidates, limit)
  return { candidates, limit, least, most: obeyed(candidates, least) }
}

/** 508.1d: requirements obeyed if the creature attacks this. A creature that must pay to attack is not required to. */
function requirementsObeyed(s: State, creature: ObjectId, to: Ref): number {
  if (attackCosts(s, creature, to).length > 0) return 0
  const must = combatStatics(s, "mustAttack", creature).filter(
    ({ effect, context }) =>
      effect.whom === undefined || players(s, effect.whom, context).includes(defenderOf(s, to)),
  )
  return must.length + goadRequirements(s, creature, to)
}

/** 701.15b: a goaded creature attacks if able, and somebody other than who goaded it if able. */
function goadRequirements(s: State, creature: ObjectId, to: Ref): number {
  const memory = objectOf(s, creature)?.memory
  const by = memory?.goadedBy ?? []
  if (by.length === 0) return 0
  return by.length + by.filter((p) => defenderOf(s, to) !== p).length
}

/** Costs to attack (508.1g): "can't attack unless its controller pays". */
export function attackCosts(s: State, creature: ObjectId, to: Ref) {
  return combatStatics(s, "cantAttack", creature).filter(
    ({ effect, context }) =>
      effect.unlessPays !== undefined &&
      (effect.whom === undefined || players(s, effect.whom, context).includes(defenderOf(s, to))),
  )
}

function attackLimit(s: State): number {
  return activeStatics(s, "attackLimit").reduce(
    (least, a) => Math.min(least, amount(s, a.effect.count, a.context)),
    Number.POSITIVE_INFINITY,
  )
}

function bestDeclaration(candidates: readonly Candidate[], limit: number): Pair[] {
  const wanted = candidates
    .map((c, i): { pair: Pair; gain: number } => {
      const gain = Math.max(...c.gains)
      return { pair: [i, c.gains.indexOf(gain)], gain }
    })
    .filter((w) => w.gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, limit)
  if (wanted.length !== 1 || !candidates[wanted[0].pair[0]].notAlone) return wanted.map((w) => w.pair)
  return withCompany(candidates, wanted[0].pair, limit)
}

/** A creature that can't attack alone but must attack needs another attacker (508.1d: as many requirements as possible). */
function withCompany(candidates: readonly Candidate[], pair: Pair, limit: number): Pair[] {
  const other = candidates.findIndex((_, i) => i !== pair[0])
  return other < 0 || limit < 2 ? [] : [pair, [other, 0]]
}

function obeyed(candidates: readonly Candidate[], declaration: readonly Pair[]): number {
  return declaration.reduce((sum, [i, d]) => sum + candidates[i].gains[d], 0)
}

/** Why a declaration is illegal, or null. */
export function attackFault(
  rules: AttackRules,
  declaration: readonly Pair[],
): { rule: string; reason: string } | null {
  if (declaration.length > rules.limit)
    return { rule: "508.1c", reason: `no more than ${rules.limit} creatures can attack` }
  if (declaration.length === 1 && rules.candidates[declaration[0][0]].notAlone)
    return { rule: "508.1c", reason: "this creature can't attack alone" }
  if (obeyed(rules.candidates, declaration) < rules.most)
    return { rule: "508.1d", reason: "more requirements could be obeyed" }
  return null
}
