import { activeStatics } from "../characteristics/layers/derived.ts"
import { defenderOf } from "../characteristics/queries/selector.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { type Damage, dealDamage } from "../events/damage/damage.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import { choose } from "../state/choose.ts"
import type { CombatRole } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editTurn } from "../state/writing/edit.ts"
import { bandTogether } from "./banding.ts"
import { combatStatics } from "./can-attack.ts"
import { putDamageOnStack } from "./damage-on-stack.ts"
import { bindsOrder, distribute, divide } from "./division.ts"
import { countLethal } from "./lethal.ts"
import { dealersOf } from "./strikes.ts"

/** 510.1, 510.2: the active player assigns damage, then the defending players; all of it is dealt simultaneously. */
export function dealCombatDamage(s: State, first: boolean): void {
  const dealers = dealersOf(s, first)
  const attackers = dealers.filter((id) => objectNow(s, id).combat!.attacking !== 0)
  const blockers = inOrderOfBlocks(
    s,
    dealers.filter((id) => objectNow(s, id).combat!.attacking === 0),
  )
  const damage = assignAttackers(s, attackers)
  for (const id of blockers) damage.push(...assignBlocker(s, id, damage))
  if (first) editTurn(s).combat = { ...s.turn.combat!, struckFirst: thatStruck(s, dealers, damage) }
  if (s.ruleset.knobs.combatDamage === "stack") putDamageOnStack(s, damage)
  else dealDamage(s, damage, "510.2")
}

/** Orders blockers by the attackers they block, in declaration order. */
function inOrderOfBlocks(s: State, blockers: readonly ObjectId[]): readonly ObjectId[] {
  if (blockers.length < 2) return blockers
  const declared = s.battlefield.flatMap((id) => objectNow(s, id).combat?.blockedBy ?? [])
  return [...new Set([...declared, ...blockers])].filter((id) => blockers.includes(id))
}

/**
 * 510.4: creatures that strike in the first step need double strike to strike again. In 502.28b@2003-07 only those count that assigned
 * damage, even if it was 0.
 */
function thatStruck(s: State, dealers: readonly ObjectId[], damage: readonly Damage[]): readonly ObjectId[] {
  const { secondDamageStep, zeroPowerAssigns } = s.ruleset.knobs
  if (secondDamageStep === "lacked-ability") return dealers
  return dealers.filter(
    (id) => damage.some(({ source }) => source === id) || (zeroPowerAssigns && damageOf(s, id) === 0),
  )
}

/** 510.1a: damage equal to its power, unless an effect says otherwise; 0 or less assigns none. */
function damageOf(s: State, id: ObjectId): number {
  const c = characteristics(s, id)
  if ((c.types & CARD_TYPE_BIT.creature) === 0) return 0
  if (activeStatics(s, "assignsNoDamage").length > 0 && combatStatics(s, "assignsNoDamage", id).length > 0)
    return 0
  const byToughness = combatStatics(s, "assignsWithToughness", id).some(
    (a) => !a.effect.onlyIfGreater || (c.toughness ?? 0) > (c.power ?? 0),
  )
  return Math.max(0, (byToughness ? c.toughness : c.power) ?? 0)
}

/**
 * 510.1c, 510.1e: the total assignment must be legal. So tramplers assign last, once other attackers' damage to shared blockers is known,
 * and each may rely on damage that later tramplers will assign. Returned in the order of the attackers.
 */
function assignAttackers(s: State, attackers: readonly ObjectId[]): Damage[] {
  const tramplers = attackers.filter((id) => hasTrample(s, id))
  const damage: Damage[] = []
  for (const id of attackers)
    if (!tramplers.includes(id)) damage.push(...assignAttacker(s, id, damage, tramplers))
  if (tramplers.length === 0) return damage
  tramplers.forEach((id, i) => {
    damage.push(...assignAttacker(s, id, damage, tramplers.slice(i + 1)))
  })
  return attackers.flatMap((id) => damage.filter(({ source }) => source === id))
}

/** 510.1b, 510.1c. */
function assignAttacker(
  s: State,
  id: ObjectId,
  others: readonly Damage[],
  later: readonly ObjectId[],
): Damage[] {
  const role = objectNow(s, id).combat!
  const amount = damageOf(s, id)
  if (amount === 0) return []
  const attacked = receiver(s, id, stillThere(s, role))
  if (!role.blocked || asUnblocked(s, id)) return assignUnblocked(s, id, attacked, amount, others)
  const tramples = attacked !== 0 && hasTrample(s, id)
  if (role.blockedBy.length === 0) return tramples ? assignUnblocked(s, id, attacked, amount, others) : [] // 702.19d
  const assigner = bandTogether(s, role.blockedBy) ? controllerOf(s, role.blockedBy[0]) : controllerOf(s, id) // 702.22j
  if (!tramples) return divide(s, id, assigner, role.blockedBy, amount, others)
  return assignTrample(s, id, assigner, role.blockedBy, attacked, amount, others, later)
}

/** 510.1b: all damage goes to what it attacks. 702.19c: excess over a planeswalker may go to that planeswalker's controller. */
function assignUnblocked(
  s: State,
  id: ObjectId,
  attacked: Ref,
  amount: number,
  others: readonly Damage[],
): Damage[] {
  if (attacked === 0) return []
  if (tramplesOver(s, id, attacked))
    return assignTrample(s, id, controllerOf(s, id), [], attacked, amount, others, [])
  return [{ source: id, to: attacked, amount, combat: true }]
}

/** Whether damage beyond the attacked planeswalker's loyalty may go to its controller (702.19c). */
function tramplesOver(s: State, id: ObjectId, attacked: Ref): boolean {
  return (
    hasTrampleOverPlaneswalkers(s, id) &&
    !isPlayerRef(attacked) &&
    (characteristics(s, attacked).types & CARD_TYPE_BIT.planeswalker) !== 0
  )
}

function hasTrample(s: State, id: ObjectId): boolean {
  return (characteristics(s, id).flags & FLAG_BIT.trample) !== 0 || hasTrampleOverPlaneswalkers(s, id)
}

function hasTrampleOverPlaneswalkers(s: State, id: ObjectId): boolean {
  return (
    (characteristics(s, id).flags & FLAG_BIT.trampleOverPlaneswalkers) !== 0 && s.ruleset.knobs.trampleOverPw
  )
}

/** If teams are attacked as a unit, the attacker's controller chooses which member is dealt the damage. */
function receiver(s: State, id: ObjectId, attacked: Ref): Ref {
  if (!s.options.attackTeams || !isPlayerRef(attacked)) return attacked
  const members = sideOf(s, refPlayer(attacked)).map(playerRef)
  const about = { rule: "510.1b", purpose: "combatDamage", source: id }
  return chooseObjects(s, controllerOf(s, id), members, 1, 1, about)[0]
}

/** 506.4c: an attacked permanent that left combat, or is no longer a planeswalker or battle, is assigned no damage. */
function stillThere(s: State, { attacking: attacked, last }: CombatRole): Ref {
  if (last !== undefined) return 0
  if (isPlayerRef(attacked)) return attacked
  const object = s.objects[attacked]
  if (object === undefined || object.phasedOut !== 0) return 0
  return (characteristics(s, attacked).types & (CARD_TYPE_BIT.planeswalker | CARD_TYPE_BIT.battle)) !== 0
    ? attacked
    : 0
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

/** 702.19b, c: lethal damage to all blockers; the rest freely to what it attacks (or over a planeswalker to its controller). */
function assignTrample(
  s: State,
  id: ObjectId,
  player: PlayerId,
  blockers: readonly ObjectId[],
  attacked: Ref,
  amount: number,
  others: readonly Damage[],
  later: readonly ObjectId[],
): Damage[] {
  const receivers = tramplesOver(s, id, attacked)
    ? [...blockers, attacked, playerRef(defenderOf(s, attacked))]
    : [...blockers, attacked]
  const before = receivers
    .slice(0, -1)
    .map((to) => Math.max(0, countLethal(s, to, id, others) - comingFrom(s, to, player, later)))
  return distribute(s, id, player, receivers, amount, before, bindsOrder(s, id))
}

/** Damage that this player's later attackers, blocked by this creature alone, can still assign to it. */
function comingFrom(s: State, to: Ref, player: PlayerId, later: readonly ObjectId[]): number {
  if (s.ruleset.knobs.assignmentCheck === "per-creature") return 0
  const only = later.filter((id) => {
    const { blockedBy } = objectNow(s, id).combat!
    return blockedBy.length === 1 && blockedBy[0] === to && controllerOf(s, id) === player
  })
  return only.reduce((sum, id) => sum + damageOf(s, id), 0)
}

/** 510.1d. */
function assignBlocker(s: State, id: ObjectId, others: readonly Damage[]): Damage[] {
  const { blocking } = objectNow(s, id).combat!
  const amount = damageOf(s, id)
  if (amount === 0 || blocking.length === 0) return []
  const player = bandTogether(s, blocking) ? controllerOf(s, blocking[0]) : controllerOf(s, id) // 702.22k
  return divide(s, id, player, blocking, amount, others)
}
