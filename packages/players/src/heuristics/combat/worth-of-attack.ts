import { lifeValue } from "../../board-evaluation/evaluation.ts"
import { type Battle, type Fighter, LEAST_GAIN, through } from "./battle.ts"

/** The value of winning at once, and of not dying next turn. */
const DECISIVE = 200

/**
 * The value of an attack: the damage, the creatures lost on both sides if the defender makes all blocks in their favor, and the strike back
 * at the creatures left untapped.
 */
export function worthOfAttack(battle: Battle, chosen: readonly number[]): number {
  const { attackers, blockers, fights } = battle
  const free = new Set(blockers.keys())
  const blockedBy = assigned(battle, chosen, free)
  const lost = new Set<number>()
  const open: number[] = []
  let value = 0
  let damage = 0
  for (const a of [...chosen].sort((x, y) => attackers[y].worth - attackers[x].worth)) {
    const attacker = attackers[a]
    value += attacker.spoils
    const blocker = blockedBy.get(a)
    const pair = blocker === undefined ? bestPair(battle, a, free) : null
    if (blocker !== undefined) {
      damage += through(attacker, [blockers[blocker]])
      const fight = fights[a][blocker]
      if (fight.attackerDies) value -= attacker.worth
      if (!fight.blockerDies) continue
      value += blockers[blocker].worth
      lost.add(blocker)
    } else if (pair !== null) {
      for (const b of pair.blockers) free.delete(b)
      value += pair.lost - attacker.worth
      const together = pair.blockers.map((b) => blockers[b])
      damage += through(attacker, together)
    } else {
      open.push(a)
      damage += attacker.power
    }
  }
  damage -= chumps(battle, open, free, damage)
  if (damage >= battle.foeLife) return DECISIVE
  return (
    value + lifeValue(battle.foeLife) - lifeValue(battle.foeLife - damage) - strikeBack(battle, chosen, lost)
  )
}

/** Single blocks by attacker, assigned in order of the defender's gain. Assigned blockers are removed from `free`. */
function assigned({ duels }: Battle, chosen: readonly number[], free: Set<number>): Map<number, number> {
  const attacking = new Set(chosen)
  const blockedBy = new Map<number, number>()
  for (const { attacker, blocker } of duels) {
    if (!attacking.has(attacker) || blockedBy.has(attacker) || !free.has(blocker)) continue
    free.delete(blocker)
    blockedBy.set(attacker, blocker)
  }
  return blockedBy
}

/** Number of free blockers considered for double blocks. */
const THOUGHT_OF = 5

/** Two blockers that together destroy the attacker, and the defender's loss; null if that isn't in the defender's favor. */
function bestPair(
  { attackers, blockers, fights, foeLife }: Battle,
  a: number,
  free: ReadonlySet<number>,
): { blockers: readonly number[]; lost: number } | null {
  const attacker = attackers[a]
  const able = [...free].filter((b) => fights[a][b].can).slice(0, THOUGHT_OF)
  const spared = lifeValue(foeLife) - lifeValue(foeLife - attacker.power)
  let best: { blockers: readonly number[]; lost: number } | null = null
  let most = LEAST_GAIN
  for (const [n, b] of able.entries())
    for (const c of able.slice(n + 1)) {
      if (blockers[b].power + blockers[c].power < attacker.toughness) continue
      const dying = [b, c].filter((i) => blockers[i].toughness <= attacker.power)
      const lost = Math.max(0, ...dying.map((i) => blockers[i].worth))
      if (attacker.quick && dying.length > 0 && !survives(attacker, blockers, b, c)) continue
      const gain = spared + attacker.worth - lost
      if (gain <= most) continue
      most = gain
      best = { blockers: [b, c], lost }
    }
  return best
}

/** Whether one of two blockers still destroys a first striker that has killed the other. */
function survives(attacker: Fighter, blockers: readonly Fighter[], b: number, c: number): boolean {
  return [blockers[b], blockers[c]].every(
    (left) => blockers[b].quick || blockers[c].quick || left.power >= attacker.toughness,
  )
}

/** Damage that the defender prevents by chump blocking, if they would die otherwise. */
function chumps(battle: Battle, open: readonly number[], free: Set<number>, damage: number): number {
  let spared = 0
  for (const a of [...open].sort((x, y) => battle.attackers[y].power - battle.attackers[x].power)) {
    if (damage - spared < battle.foeLife) break
    const b = [...free].find((i) => battle.fights[a][i].can)
    if (b === undefined) continue
    free.delete(b)
    spared += battle.attackers[a].power - through(battle.attackers[a], [battle.blockers[b]])
  }
  return spared
}

/** The cost of the defender's next attack while the attackers are tapped: each creature at home stops one attacker, except for trample. */
function strikeBack(
  { attackers, avengers, guards, life }: Battle,
  chosen: readonly number[],
  lost: Set<number>,
): number {
  const away = new Set(chosen)
  const home = [...guards, ...attackers.filter((a, i) => a.vigilant || !away.has(i))].sort(
    (a, b) => b.toughness - a.toughness,
  )
  const foes = avengers.filter((_, i) => !lost.has(i)).sort((a, b) => b.power - a.power)
  const [evading, others] = [foes.filter((b) => b.evasive), foes.filter((b) => !b.evasive)]
  const damage =
    evading.reduce((sum, b) => sum + b.power, 0) +
    others.reduce((sum, b, i) => sum + (i < home.length ? through(b, [home[i]]) : b.power), 0)
  if (damage >= life) return DECISIVE / 2
  return (lifeValue(life) - lifeValue(life - damage)) * 0.7
}
