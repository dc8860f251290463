import type { BlockersDecision, Pair, State } from "@apnap/engine"
import { DEAD, type Defence, defenceOf, fightOf, QUICK, worthOfBlock } from "./defence.ts"

/** Which creatures block (509.1): the most profitable blocks; if the player would die anyway, whatever it takes to survive. */
export function blockers(s: State, d: BlockersDecision): Pair[] {
  const defence = defenceOf(s, d)
  const best = climb(d, defence, d.least, 1)
  if (worthOfBlock(defence, best) > DEAD) return [...best]
  const saving = climb(d, defence, d.least, 0.01)
  return [...(worthOfBlock(defence, saving) > DEAD ? saving : best)]
}

/** Hill climbing from these blocks: moves one creature to another attacker or away while that improves; `care` as in `worthOfBlock`. */
function climb(d: BlockersDecision, defence: Defence, from: readonly Pair[], care: number): readonly Pair[] {
  let best = from
  let value = worthOfBlock(defence, best, care)
  for (let before = Number.NEGATIVE_INFINITY; value > before; ) {
    before = value
    for (const pairs of [...changes(d, defence, best), ...gangs(d, defence, best)]) {
      const found = worthOfBlock(defence, pairs, care)
      if (found <= value + 1e-9) continue
      best = pairs
      value = found
    }
  }
  return best
}

/** One creature moved to another attacker or none, or two together on one attacker. */
function* changes(d: BlockersDecision, { attackers }: Defence, from: readonly Pair[]): Generator<Pair[]> {
  for (const [i, { attackers: options }] of d.candidates.entries()) {
    const others = from.filter(([k]) => k !== i)
    if (others.length < from.length) yield others
    for (const j of options.keys()) yield [...others, [i, j]]
  }
  const free = d.candidates.flatMap((c, i) => (from.some(([k]) => k === i) ? [] : [{ ...c, i }]))
  for (const { id } of attackers) {
    const able = free.flatMap(({ i, attackers: options }): Pair[] => {
      const j = options.indexOf(id)
      return j < 0 ? [] : [[i, j]]
    })
    for (const [n, a] of able.slice(0, 6).entries())
      for (const b of able.slice(n + 1, 6)) yield [...from, a, b]
  }
}

/**
 * For each attacker, the cheapest group that destroys it, regardless of other blocks: a step that no series of improving single changes
 * reaches.
 */
function gangs(d: BlockersDecision, defence: Defence, from: readonly Pair[]): Pair[][] {
  return defence.attackers.flatMap((attacker, n) => {
    const able = d.candidates.flatMap((_, i): Pair[] => {
      const j = defence.of[i].indexOf(n)
      return j < 0 ? [] : [[i, j]]
    })
    const gang = able.sort(([a], [b]) => cheapness(defence, b) - cheapness(defence, a))
    for (let size = 2; size <= Math.min(gang.length, 5); size++) {
      const together = gang.slice(0, size)
      const bodies = together.map(([i]) => defence.blockers[i])
      if (fightOf(attacker, bodies).value <= 0) continue
      return [[...from.filter(([i]) => !together.some(([k]) => k === i)), ...together]]
    }
    return []
  })
}

/** First strikers (702.7b) join a gang first, then creatures worth less for their power. */
function cheapness({ blockers }: Defence, i: number): number {
  const { flags, power, worth } = blockers[i]
  return (flags & QUICK) === 0 ? power - worth : 10 + power - worth
}
