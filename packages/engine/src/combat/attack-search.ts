import type { Pair } from "../state/decision.ts"
import type { AttackCandidate, AttackLimit } from "./attack-requirements.ts"

/** Cap on visited nodes. The upper bound ends searches in real games long before. */
const PATIENCE = 50_000

/** 508.1d: a legal declaration that obeys the most requirements possible at no cost, with few attackers. */
export function bestAttack(
  candidates: readonly AttackCandidate[],
  limits: readonly AttackLimit[],
): readonly Pair[] {
  if (candidates.every(({ gains }) => gains.every((n) => n === 0))) return []
  const best = bestOfMany(candidates, limits)
  if (best.length !== 1 || !candidates[best[0][0]].notAlone) return best
  return withCompanyOrInstead(candidates, limits)
}

/** Requirements obeyed by attacking the defender; 0 if that has a cost. */
function gain({ gains, costly }: AttackCandidate, d: number): number {
  return costly[d] ? 0 : gains[d]
}

/** The best declaration, ignoring "can't attack alone": depth first, best choices first, with an upper bound. */
function bestOfMany(candidates: readonly AttackCandidate[], limits: readonly AttackLimit[]): readonly Pair[] {
  const most = candidates.map((c) => Math.max(...c.defenders.map((_, d) => gain(c, d))))
  const order = candidates.map((_, i) => i).filter((i) => most[i] > 0)
  order.sort((a, b) => most[b] - most[a])
  const capacity = capacityOf(candidates, limits)
  let best: readonly Pair[] = []
  let bestValue = 0
  let visits = 0
  const ceiling = (k: number, chosen: number) =>
    order.slice(k, k + capacity - chosen).reduce((sum, i) => sum + most[i], 0)
  const visit = (k: number, chosen: readonly Pair[], value: number): void => {
    if (++visits > PATIENCE) return
    if (value > bestValue) {
      best = chosen
      bestValue = value
    }
    if (k === order.length || bestValue >= value + ceiling(k, chosen.length)) return
    const i = order[k]
    for (const d of usefulDefenders(candidates[i])) {
      const more: readonly Pair[] = [...chosen, [i, d]]
      if (isWithin(limits, more)) visit(k + 1, more, value + gain(candidates[i], d))
    }
    visit(k + 1, chosen, value)
  }
  visit(0, [], 0)
  return best
}

/** Defenders that a requirement asks for, highest gain first. */
function usefulDefenders(candidate: AttackCandidate): number[] {
  const all = candidate.defenders.map((_, d) => d).filter((d) => gain(candidate, d) > 0)
  return all.sort((a, b) => gain(candidate, b) - gain(candidate, a))
}

/** How many creatures can attack at all, given the limits that apply to every attack. */
function capacityOf(candidates: readonly AttackCandidate[], limits: readonly AttackLimit[]): number {
  const general = limits.filter(({ concerned }) => concerned.every((row) => row.every((counts) => counts)))
  return Math.min(candidates.length, ...general.map(({ count }) => count))
}

function isWithin(limits: readonly AttackLimit[], declaration: readonly Pair[]): boolean {
  return limits.every(
    ({ count, concerned }) => declaration.filter(([i, d]) => concerned[i][d]).length <= count,
  )
}

/** For a lone best attacker that can't attack alone: the best of all pairs and of all single attackers that can. */
function withCompanyOrInstead(
  candidates: readonly AttackCandidate[],
  limits: readonly AttackLimit[],
): readonly Pair[] {
  const free = candidates.flatMap((c, i) =>
    c.defenders.flatMap((_, d): Pair[] => (c.costly[d] ? [] : [[i, d]])),
  )
  const alone = free.filter(([i]) => !candidates[i].notAlone).map((pair) => [pair])
  const wanted = free.filter(([i, d]) => candidates[i].gains[d] > 0)
  const together = wanted.flatMap((one) =>
    free.filter((other) => other[0] !== one[0]).map((other) => [one, other]),
  )
  const value = (declaration: readonly Pair[]) =>
    declaration.reduce((sum, [i, d]) => sum + candidates[i].gains[d], 0)
  return [...alone, ...together]
    .filter((declaration) => isWithin(limits, declaration))
    .reduce<readonly Pair[]>((best, other) => (value(other) > value(best) ? other : best), [])
}
