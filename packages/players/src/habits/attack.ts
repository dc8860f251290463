import {
  type AttackersDecision,
  characteristics,
  controllerOf,
  FLAG_BIT,
  isPlayerRef,
  type ObjectId,
  type Pair,
  type PlayerId,
  refPlayer,
  type State,
} from "@apnap/engine"
import { isType } from "../evaluation/is-type.ts"
import { worthOf } from "../evaluation/worth.ts"
import type { Dice } from "../random.ts"
import { beats, canBlock, powerOf } from "./fight.ts"

/** Which creatures attack: all when that is lethal, else each that no blocker could stop at a profit (508.1). */
export function attackers(s: State, d: AttackersDecision, roll: Dice): Pair[] {
  const out: Pair[] = [...d.least]
  const all = everybody(d)
  const defender = (i: number) => d.candidates[all[i][0]].defenders[all[i][1]]
  const target = all.length === 0 ? 0 : defender(0)
  const foe = isPlayerRef(target) ? refPlayer(target) : controllerOf(s, target)
  const blockers = untappedCreatures(s, foe)
  if (isPlayerRef(target) && isLethal(s, d, all, blockers, s.players[foe].life)) return withAll(out, all)
  for (const pair of all) {
    if (out.some(([i]) => i === pair[0])) continue
    if (isSafe(s, d.candidates[pair[0]].creature, blockers, roll)) out.push(pair)
  }
  return out
}

/** Every candidate at the first player it may attack. */
function everybody(d: AttackersDecision): Pair[] {
  return d.candidates.map(({ defenders }, i) => [i, Math.max(0, defenders.findIndex(isPlayerRef))] as const)
}

function withAll(out: Pair[], all: readonly Pair[]): Pair[] {
  return [...out, ...all.filter(([i]) => !out.some(([j]) => i === j))]
}

export function untappedCreatures(s: State, player: PlayerId): ObjectId[] {
  return s.battlefield.filter(
    (id) =>
      controllerOf(s, id) === player && !s.objects[id]!.tapped && isType(characteristics(s, id), "creature"),
  )
}

/** Whether so much damage comes through that the defender dies, though each blocker stops the strongest that it can. */
function isLethal(
  s: State,
  d: AttackersDecision,
  all: readonly Pair[],
  blockers: readonly ObjectId[],
  life: number,
): boolean {
  const attacking = all.map(([i]) => d.candidates[i].creature).sort((a, b) => powerOf(s, b) - powerOf(s, a))
  const left = [...blockers]
  let damage = 0
  for (const attacker of attacking) {
    const at = left.findIndex((blocker) => canBlock(s, blocker, attacker))
    if (at < 0) damage += powerOf(s, attacker)
    else left.splice(at, 1)
  }
  return damage >= life
}

/** Worth attacking with: nothing that can block it beats it without a fair trade. */
function isSafe(s: State, attacker: ObjectId, blockers: readonly ObjectId[], roll: Dice): boolean {
  if (powerOf(s, attacker) <= 0 || (characteristics(s, attacker).flags & FLAG_BIT.defender) !== 0)
    return false
  for (const blocker of blockers) {
    if (!canBlock(s, blocker, attacker) || !beats(s, blocker, attacker)) continue
    if (!beats(s, attacker, blocker)) return false
    if (worthOf(s, attacker) > worthOf(s, blocker) + 0.5 || roll() < 0.3) return false
  }
  return true
}
