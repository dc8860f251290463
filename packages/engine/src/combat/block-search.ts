import type { Pair } from "../state/decision.ts"
import type { ObjectId } from "../state/ref.ts"
import { type BlockRules, countsFit, obeyed } from "./block-requirements.ts"

type Rules = Omit<BlockRules, "most" | "least">

/** Cap on examined pairs of node and block. The upper bound ends searches in real games long before. */
const PATIENCE = 1_000_000

/** 509.1c: a legal declaration that obeys the most requirements possible at no cost, with few blocks. */
export function bestBlock(rules: Rules): readonly Pair[] {
  if (isFree(rules)) return []
  const concerned = rules.candidates.map((_, i) => i).filter((i) => isConcerned(rules, i))
  if (concerned.length === 0) return []
  return withoutNeedless(rules, search(rules, concerned))
}

/** Whether there are no blocking requirements at all. */
function isFree({ any, gains, wanted }: Rules): boolean {
  return wanted.length === 0 && any.every((n) => n === 0) && gains.every((row) => row.every((n) => n === 0))
}

/** Whether the candidate matters to a requirement: its own, or one whose block needs more blockers. */
function isConcerned(rules: Rules, i: number): boolean {
  if (rules.costly[i]) return false
  if (isAskedFor(rules, i)) return true
  // Others may be needed to block a creature with menace, or because another can't block alone.
  if (rules.notAlone.some((alone, j) => alone && isAskedFor(rules, j))) return true
  return rules.candidates[i].attackers.some((attacker) => needsMore(rules, attacker))
}

function isAskedFor(rules: Rules, i: number): boolean {
  if (rules.costly[i]) return false
  return rules.any[i] > 0 || rules.gains[i].some((g) => g > 0) || rules.wanted.some((w) => w.by.includes(i))
}

/** Whether an attacker that must be blocked needs more than one blocker. */
function needsMore(rules: Rules, attacker: ObjectId): boolean {
  if (rules.bounds.get(attacker)!.min <= 1) return false
  if (rules.wanted.some((w) => w.attacker === attacker)) return true
  return rules.candidates.some((c, j) =>
    c.attackers.some((to, a) => to === attacker && (rules.any[j] > 0 || rules.gains[j][a] > 0)),
  )
}

/** Depth first over each creature's blocks, best first, with an upper bound. */
function search(rules: Rules, order: readonly number[]): readonly Pair[] {
  const ranked = order.map((i) => rankedAttackers(rules, i))
  const ceiling = ceilings(rules, order)
  let best: readonly Pair[] = []
  let bestValue = 0
  let visits = PATIENCE / ranked.reduce((sum, attackers) => sum + attackers.length, 1)
  const visit = (k: number, next: number, blocks: number, chosen: readonly Pair[]): void => {
    if (visits-- <= 0) return
    const value = obeyed(rules, chosen)
    if (value > bestValue && countsFit(rules, chosen)) {
      best = chosen
      bestValue = value
    }
    if (k === order.length || bestValue >= value + ceiling[k]) return
    const i = order[k]
    if (next === ranked[k].length || blocks === rules.candidates[i].max) {
      visit(k + 1, 0, 0, chosen)
      return
    }
    const a = ranked[k][next]
    const take = () => visit(k, next + 1, blocks + 1, [...chosen, [i, a]])
    const leave = () => visit(k, next + 1, blocks, chosen)
    const isUseful = worth(rules, i, a) > 0 || (rules.any[i] > 0 && blocks === 0)
    for (const go of isUseful ? [take, leave] : [leave, take]) go()
  }
  visit(0, 0, 0, [])
  return best
}

function rankedAttackers(rules: Rules, i: number): number[] {
  const all = rules.candidates[i].attackers.map((_, a) => a)
  return all.sort((a, b) => worth(rules, i, b) - worth(rules, i, a))
}

/** Requirements that this block may obey. */
function worth({ candidates, gains, wanted }: Rules, i: number, a: number): number {
  const attacker = candidates[i].attackers[a]
  return gains[i][a] + wanted.filter((w) => w.attacker === attacker && w.by.includes(i)).length
}

/** For each position in the order, an upper bound on the requirements that can still be obeyed. */
function ceilings(rules: Rules, order: readonly number[]): number[] {
  const out: number[] = [rules.wanted.length]
  for (const i of order.toReversed()) {
    const gains = rules.gains[i].toSorted((a, b) => b - a).slice(0, rules.candidates[i].max)
    out.unshift(out[0] + rules.any[i] + gains.reduce((sum, g) => sum + g, 0))
  }
  return out
}

/** Drops each block that doesn't change the number of requirements obeyed. */
function withoutNeedless(rules: Rules, declaration: readonly Pair[]): readonly Pair[] {
  const value = obeyed(rules, declaration)
  const isEnough = (rest: readonly Pair[]) => obeyed(rules, rest) === value && countsFit(rules, rest)
  return declaration.reduce((kept: readonly Pair[], pair) => {
    const rest = kept.filter((other) => other !== pair)
    return isEnough(rest) ? rest : kept
  }, declaration)
}
