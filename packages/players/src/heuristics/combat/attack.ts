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
import { isType } from "../../board-evaluation/is-type.ts"
import { type Battle, duelsOf, fighter, fightsOf } from "./battle.ts"
import { powerOf } from "./fight.ts"
import { worthOfAttack } from "./worth-of-attack.ts"

/** Which creatures attack (508.1): hill climbing from all and from none, holding back or adding one creature at a time. */
export function attackers(s: State, d: AttackersDecision): Pair[] {
  const able = d.candidates.flatMap(({ creature }, i) => (canHarm(s, creature) ? [i] : []))
  const forced = d.least.map(([i]) => i)
  if (able.length === 0) return [...d.least]
  const battle = battleOf(s, d)
  let best: readonly number[] = forced
  let value = worthOfAttack(battle, forced)
  for (const start of [forced, [...new Set([...forced, ...able])]]) {
    const found = climb(
      battle,
      start,
      able.filter((i) => !forced.includes(i)),
    )
    if (found.value <= value + 0.05) continue
    best = found.chosen
    value = found.value
  }
  const at = (i: number) => Math.max(0, d.candidates[i].defenders.findIndex(isPlayerRef))
  return [...d.least, ...best.filter((i) => !forced.includes(i)).map((i): Pair => [i, at(i)])]
}

function canHarm(s: State, id: ObjectId): boolean {
  return powerOf(s, id) > 0 && (characteristics(s, id).flags & FLAG_BIT.defender) === 0
}

function climb(battle: Battle, start: readonly number[], able: readonly number[]) {
  let chosen = start
  let value = worthOfAttack(battle, chosen)
  for (let before = Number.NEGATIVE_INFINITY; value > before; ) {
    before = value
    for (const i of able) {
      const other = chosen.includes(i) ? chosen.filter((j) => j !== i) : [...chosen, i]
      const found = worthOfAttack(battle, other)
      if (found <= value + 1e-9) continue
      chosen = other
      value = found
    }
  }
  return { chosen, value }
}

function battleOf(s: State, d: AttackersDecision): Battle {
  const ids = d.candidates.map(({ creature }) => creature)
  const target = d.candidates[0].defenders.find(isPlayerRef) ?? d.candidates[0].defenders[0]
  const foe = isPlayerRef(target) ? refPlayer(target) : controllerOf(s, target)
  const able = creaturesOf(s, foe).filter((id) => !s.objects[id]!.tapped)
  const tapped = creaturesOf(s, foe).filter((id) => s.objects[id]!.tapped)
  const home = creaturesOf(s, d.player).filter((id) => !s.objects[id]!.tapped && !ids.includes(id))
  const all = (list: readonly ObjectId[]) => list.map((id) => fighter(s, id))
  const battle = {
    attackers: all(ids),
    blockers: all(able),
    avengers: all([...able, ...tapped]),
    guards: all(home),
    fights: fightsOf(s, ids, able),
    life: s.players[d.player].life,
    foeLife: s.players[foe].life,
  }
  return { ...battle, duels: duelsOf(battle) }
}

function creaturesOf(s: State, player: PlayerId): ObjectId[] {
  return s.battlefield.filter(
    (id) => controllerOf(s, id) === player && isType(characteristics(s, id), "creature"),
  )
}
