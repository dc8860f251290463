import { lifeValue } from "../evaluation/evaluation.ts"
import type { Battle, Fighter } from "./battle.ts"

/** What it is worth to win at once, or to be dead next turn. */
const DECISIVE = 200

/**
 * What an attack with these is worth: the damage, the creatures that are lost on both sides when the defender takes the fights that
 * suit him, and what can strike back at those who stay untapped.
 */
export function worthOfAttack(battle: Battle, chosen: readonly number[]): number {
  const order = [...chosen].sort((a, b) => battle.attackers[b].worth - battle.attackers[a].worth)
  const free = new Set(battle.blockers.keys())
  const lost = new Set<number>()
  let value = 0
  let damage = 0
  const open: number[] = []
  for (const a of order) {
    const { attacker, blocker } = { attacker: battle.attackers[a], blocker: bestBlock(battle, a, free) }
    if (blocker < 0) {
      const pair = bestPair(battle, a, free)
      if (pair === null) {
        open.push(a)
        damage += attacker.power
        continue
      }
      for (const b of pair.blockers) free.delete(b)
      value += pair.lost - attacker.worth
      damage += through(
        attacker,
        pair.blockers.map((b) => battle.blockers[b]),
      )
      continue
    }
    free.delete(blocker)
    damage += through(attacker, [battle.blockers[blocker]])
    const fight = battle.fights[a][blocker]
    if (fight.attackerDies) value -= attacker.worth
    if (fight.blockerDies) {
      value += battle.blockers[blocker].worth
      lost.add(blocker)
    }
  }
  damage -= chumps(battle, open, free, damage)
  if (damage >= battle.foeLife) return DECISIVE
  return (
    value + lifeValue(battle.foeLife) - lifeValue(battle.foeLife - damage) - strikeBack(battle, chosen, lost)
  )
}

/** Damage that goes through these blockers: none but of a trampler (702.19b). */
function through({ power, tramples }: Fighter, blockers: readonly Fighter[]): number {
  return tramples ? Math.max(0, power - blockers.reduce((sum, b) => sum + Math.max(0, b.toughness), 0)) : 0
}

/** The block that suits the defender best; -1 for none that does. */
function bestBlock({ attackers, blockers, fights, foeLife }: Battle, a: number, free: Set<number>): number {
  const { power } = attackers[a]
  let best = -1
  let most = 0.2
  for (const b of free) {
    const { can, attackerDies, blockerDies } = fights[a][b]
    if (!can) continue
    const spared = lifeValue(foeLife - through(attackers[a], [blockers[b]])) - lifeValue(foeLife - power)
    const gain =
      spared +
      (attackerDies ? attackers[a].worth : 0) -
      (blockerDies ? blockers[b].worth : 0) -
      blockers[b].worth * 0.001
    if (gain > most) {
      most = gain
      best = b
    }
  }
  return best
}

/** Free blockers that are thought of for a block by two. */
const THOUGHT_OF = 5

/** Two together that destroy the attacker, and what the defender loses to it then; null where that does not suit him. */
function bestPair(
  { attackers, blockers, fights, foeLife }: Battle,
  a: number,
  free: ReadonlySet<number>,
): { blockers: readonly number[]; lost: number } | null {
  const attacker = attackers[a]
  const able = [...free].filter((b) => fights[a][b].can).slice(0, THOUGHT_OF)
  const spared = lifeValue(foeLife) - lifeValue(foeLife - attacker.power)
  let best: { blockers: readonly number[]; lost: number } | null = null
  let most = 0.2
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

/** Whether one of two still destroys a first striker that destroyed the other before. */
function survives(attacker: Fighter, blockers: readonly Fighter[], b: number, c: number): boolean {
  return [blockers[b], blockers[c]].every(
    (left) => blockers[b].quick || blockers[c].quick || left.power >= attacker.toughness,
  )
}

/** Damage that the defender takes off by throwing creatures before the attackers, when he would die otherwise. */
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

/** What the defender's next attack costs, when those that attacked are tapped: each of the others stops one, as far as it does not trample. */
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
