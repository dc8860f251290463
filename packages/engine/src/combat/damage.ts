import { activeStatics } from "../characteristics/derived.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { defenderOf } from "../characteristics/selector.ts"
import { type Damage, dealDamage } from "../events/damage.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import { choose } from "../state/choose.ts"
import { editTurn } from "../state/edit.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { hasBanding } from "./banding.ts"
import { combatStatics } from "./can-attack.ts"
import { countLethal } from "./lethal.ts"

/** 510.4: whether a creature in combat has first or double strike, so that there are two damage steps. */
export function someoneStrikesFirst(s: State): boolean {
  return inCombat(s).some((id) => strikesFirst(s, id))
}

/** 510.1, 510.2: the active player's creatures assign, then the defending players'; then all damage is dealt at once. */
export function dealCombatDamage(s: State, first: boolean): void {
  const dealers = inCombat(s).filter((id) => (first ? strikesFirst(s, id) : strikesNow(s, id)))
  if (first) editTurn(s).combat = { ...s.turn.combat!, struckFirst: dealers }
  const attackers = dealers.filter((id) => s.objects[id]!.combat!.attacking !== 0)
  const blockers = dealers.filter((id) => s.objects[id]!.combat!.attacking === 0)
  const damage = [
    ...attackers.flatMap((id) => assignAttacker(s, id)),
    ...blockers.flatMap((id) => assignBlocker(s, id)),
  ]
  dealDamage(s, damage, "510.2")
}

function inCombat(s: State): ObjectId[] {
  return s.battlefield.filter((id) => s.objects[id]!.combat !== null && s.objects[id]!.phasedOut === 0)
}

function strikesFirst(s: State, id: ObjectId): boolean {
  return (characteristics(s, id).flags & (FLAG_BIT.firstStrike | FLAG_BIT.doubleStrike)) !== 0
}

/** 510.4: in the second step, those that had neither ability as the first began, and those with double strike now. */
function strikesNow(s: State, id: ObjectId): boolean {
  const struck = s.turn.combat!.struckFirst
  return (
    struck === null || !struck.includes(id) || (characteristics(s, id).flags & FLAG_BIT.doubleStrike) !== 0
  )
}

/** 510.1a: its power, or what says otherwise; nothing for 0 or less. */
function damageOf(s: State, id: ObjectId): number {
  const c = characteristics(s, id)
  if ((c.types & TYPE_BIT.creature) === 0) return 0
  if (activeStatics(s, "assignsNoDamage").length > 0 && combatStatics(s, "assignsNoDamage", id).length > 0)
    return 0
  const byToughness = combatStatics(s, "assignsWithToughness", id).some(
    (a) => !a.effect.onlyIfGreater || (c.toughness ?? 0) > (c.power ?? 0),
  )
  return Math.max(0, (byToughness ? c.toughness : c.power) ?? 0)
}

/** 510.1b, 510.1c. */
function assignAttacker(s: State, id: ObjectId): Damage[] {
  const role = s.objects[id]!.combat!
  const amount = damageOf(s, id)
  if (amount === 0) return []
  const attacked = stillThere(s, role.attacking)
  if (!role.blocked) return attacked === 0 ? [] : [{ source: id, to: attacked, amount, combat: true }]
  if (asUnblocked(s, id)) return attacked === 0 ? [] : [{ source: id, to: attacked, amount, combat: true }]
  const flags = characteristics(s, id).flags
  const tramples = (flags & (FLAG_BIT.trample | FLAG_BIT.trampleOverPlaneswalkers)) !== 0 && attacked !== 0
  if (role.blockedBy.length === 0) return tramples ? [{ source: id, to: attacked, amount, combat: true }] : [] // 702.19d
  const assigner = role.blockedBy.some((b) => hasBanding(s, b))
    ? controllerOf(s, role.blockedBy[0])
    : controllerOf(s, id) // 702.22j
  if (!tramples) return divide(s, id, assigner, role.blockedBy, amount)
  return assignTrample(s, id, assigner, role.blockedBy, attacked, amount)
}

/** 506.4c: an attacked planeswalker or battle that left, or a player who left, gets nothing. */
function stillThere(s: State, attacked: Ref): Ref {
  if (isPlayerRef(attacked)) return attacked
  return s.objects[attacked] === undefined ? 0 : attacked
}

/** "You may have it assign its combat damage as though it weren't blocked." */
function asUnblocked(s: State, id: ObjectId): boolean {
  const statics = combatStatics(s, "assignsAsUnblocked", id)
  if (statics.length === 0) return false
  if (statics.some((a) => !a.effect.optional)) return true
  return (
    choose(s, {
      kind: "confirm",
      player: controllerOf(s, id),
      rule: "510.1c",
      purpose: "assignAsUnblocked",
      source: id,
    }) === 1
  )
}

/** 702.19b, c: lethal damage to all blockers, the rest as chosen to what it attacks (and, over planeswalkers, to their controller). */
function assignTrample(
  s: State,
  id: ObjectId,
  player: PlayerId,
  blockers: readonly ObjectId[],
  attacked: Ref,
  amount: number,
): Damage[] {
  const flags = characteristics(s, id).flags
  const over =
    (flags & FLAG_BIT.trampleOverPlaneswalkers) !== 0 &&
    !isPlayerRef(attacked) &&
    (characteristics(s, attacked).types & TYPE_BIT.planeswalker) !== 0
  const receivers = over
    ? [...blockers, attacked, playerRef(defenderOf(s, attacked))]
    : [...blockers, attacked]
  const before = receivers.slice(0, -1).map((to) => countLethal(s, to, id))
  return distribute(s, id, player, receivers, amount, before)
}

/** 510.1d. */
function assignBlocker(s: State, id: ObjectId): Damage[] {
  const { blocking } = s.objects[id]!.combat!
  const amount = damageOf(s, id)
  if (amount === 0 || blocking.length === 0) return []
  const player = blocking.some((a) => hasBanding(s, a)) ? controllerOf(s, blocking[0]) : controllerOf(s, id) // 702.22k
  return divide(s, id, player, blocking, amount)
}

function divide(
  s: State,
  source: ObjectId,
  player: PlayerId,
  among: readonly Ref[],
  amount: number,
): Damage[] {
  if (among.length === 1) return [{ source, to: among[0], amount, combat: true }]
  return distribute(s, source, player, among, amount)
}

/** 510.1c: the division is free (`before`: what the others need before the last gets any). */
function distribute(
  s: State,
  source: ObjectId,
  player: PlayerId,
  options: readonly Ref[],
  total: number,
  before?: readonly number[],
): Damage[] {
  const needed = before?.reduce((a, b) => a + b, 0) ?? 0
  const min = options.map(() => 0)
  const max = options.map((_, i) =>
    before !== undefined && i === options.length - 1 ? Math.max(0, total - needed) : total,
  )
  const shares = choose(s, {
    kind: "distribute",
    player,
    rule: "510.1c",
    purpose: "combatDamage",
    source,
    options,
    total,
    min,
    max,
    before,
  })
  return options.flatMap((to, i) => (shares[i] > 0 ? [{ source, to, amount: shares[i], combat: true }] : []))
}
