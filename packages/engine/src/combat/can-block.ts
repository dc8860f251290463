import { contextOf } from "../characteristics/context.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { amount } from "../characteristics/queries/amount.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { isProtectedFrom } from "../characteristics/queries/protection.ts"
import { defendingAgainst } from "../characteristics/queries/selector.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import { characteristics, controllerOf, keywords, permanents } from "../characteristics/query.ts"
import { isInThisCombat } from "../events/damage/combat-role.ts"
import type { Filter } from "../language/filter.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import { objectNow } from "../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { asThough, combatStatics } from "./can-attack.ts"

/** A potential blocker, the attackers it can block and how many at once. */
export interface BlockCandidate {
  creature: ObjectId
  attackers: readonly ObjectId[]
  max: number
}

/** Creatures of this player that may be declared as blockers (509.1a, 509.1b). */
export function blockCandidates(s: State, player: PlayerId): BlockCandidate[] {
  const attackers = attackersAgainst(s, player)
  const side = sideOf(s, player)
  const out: BlockCandidate[] = []
  for (const creature of permanents(s)) {
    if (!side.includes(controllerOf(s, creature)) || !isAbleToBlock(s, creature)) continue
    const own = attackers.filter((attacker) => canBlock(s, creature, attacker))
    if (own.length > 0)
      out.push({ creature, attackers: own, max: Math.min(own.length, 1 + additionalBlocks(s, creature)) })
  }
  return out
}

/** Creatures attacking the player (or team), a planeswalker they control or a battle they protect. */
export function attackersAgainst(s: State, player: PlayerId): ObjectId[] {
  const side = sideOf(s, player)
  return permanents(s).filter((id) => {
    const { combat } = objectNow(s, id)
    return (
      combat !== null &&
      combat.attacking !== 0 &&
      isInThisCombat(s, id) &&
      side.includes(defendingAgainst(s, combat))
    )
  })
}

const NO_CREATURE: Refusal = { rule: "509.1a", code: "blocks-no-creature" }
const TAPPED: Refusal = { rule: "509.1a", code: "blocks-tapped" }

function isAbleToBlock(s: State, id: ObjectId): boolean {
  return readinessRefusal(s, id) === null
}

/** Why it can't block at all; null if it is an untapped creature. */
export function readinessRefusal(s: State, id: ObjectId): Refusal | null {
  const { types } = characteristics(s, id)
  if ((types & CARD_TYPE_BIT.creature) === 0 || (types & CARD_TYPE_BIT.battle) !== 0) return NO_CREATURE
  return !objectNow(s, id).tapped || asThough(s, id, "untapped") ? null : TAPPED
}

function additionalBlocks(s: State, creature: ObjectId): number {
  return combatStatics(s, "canBlockAdditional", creature).reduce(
    (sum, a) =>
      sum + (a.effect.count === "any" ? Number.POSITIVE_INFINITY : amount(s, a.effect.count, a.context)),
    0,
  )
}

/** 509.1b: whether evasion, protection and other restrictions let this creature block that attacker, taken alone. */
export function canBlock(s: State, blocker: ObjectId, attacker: ObjectId): boolean {
  return blockRefusal(s, blocker, attacker) === null
}

const PROTECTED: Refusal = { rule: "702.16f", code: "attacker-protected" }
const FORBIDDEN: Refusal = { rule: "509.1b", code: "block-forbidden" }
const FLYING: Refusal = {
  rule: "702.9b",
  code: "attacker-flies",
}
const SHADOW: Refusal = { rule: "702.28b", code: "shadow-of-one" }
const HORSEMANSHIP: Refusal = { rule: "702.31b", code: "attacker-rides" }
const FEAR: Refusal = {
  rule: "702.36b",
  code: "attacker-feared",
}
const INTIMIDATE: Refusal = {
  rule: "702.13b",
  code: "attacker-intimidates",
}
const SKULK: Refusal = { rule: "702.118b", code: "attacker-skulks" }
const LANDWALK: Refusal = {
  rule: "702.14c",
  code: "attacker-landwalks",
}

/** Why this creature can't block that attacker, taken alone; null if it can. */
export function blockRefusal(s: State, blocker: ObjectId, attacker: ObjectId): Refusal | null {
  const evasion = evasionRefusal(s, blocker, attacker)
  if (evasion !== null) return evasion
  if (isProtectedFrom(s, attacker, blocker)) return PROTECTED
  return mayBlock(s, blocker, attacker) && mayBeBlocked(s, attacker, blocker) ? null : FORBIDDEN
}

function evasionRefusal(s: State, blocker: ObjectId, attacker: ObjectId): Refusal | null {
  const a = characteristics(s, attacker)
  const b = characteristics(s, blocker)
  const has = (flag: number) => (a.flags & flag) !== 0
  if (
    has(FLAG_BIT.flying) &&
    (b.flags & (FLAG_BIT.flying | FLAG_BIT.reach)) === 0 &&
    !asThough(s, blocker, "reach")
  )
    return FLYING
  if (has(FLAG_BIT.shadow) !== ((b.flags & FLAG_BIT.shadow) !== 0) && !asThough(s, blocker, "noShadow"))
    return SHADOW
  if (has(FLAG_BIT.horsemanship) && (b.flags & FLAG_BIT.horsemanship) === 0) return HORSEMANSHIP
  const artifact = (b.types & CARD_TYPE_BIT.artifact) !== 0
  if (has(FLAG_BIT.fear) && !artifact && (b.colors & 4) === 0) return FEAR
  if (has(FLAG_BIT.intimidate) && !artifact && (b.colors & a.colors) === 0) return INTIMIDATE
  if (has(FLAG_BIT.skulk) && (b.power ?? 0) > (a.power ?? 0)) return SKULK
  return walksPast(s, attacker, defenderOf(s, attacker, blocker)) ? LANDWALK : null
}

/** 508.5, 805.10e: the player attacked, not the teammate who blocks; with a team attacked as a whole or before an attack, the one who blocks. */
function defenderOf(s: State, attacker: ObjectId, blocker: ObjectId): PlayerId {
  const { combat } = objectNow(s, attacker)
  const isOfOne = combat !== null && combat.attacking !== NONE && !s.options.attackTeams
  return isOfOne ? defendingAgainst(s, combat) : controllerOf(s, blocker)
}

/** 702.14c: the defending player controls a land of the landwalk's kind. */
function walksPast(s: State, attacker: ObjectId, defender: PlayerId): boolean {
  const walks = keywords(s, attacker, "landwalk").filter(({ filter }) => !isIgnored(s, attacker, filter))
  if (walks.length === 0) return false
  const context = contextOf(attacker, controllerOf(s, attacker))
  return walks.some((w) =>
    permanents(s).some(
      (id) =>
        controllerOf(s, id) === defender &&
        (characteristics(s, id).types & CARD_TYPE_BIT.land) !== 0 &&
        matchesFilter(s, w.filter, id, context),
    ),
  )
}

/** "As though it didn't have islandwalk." */
function isIgnored(s: State, attacker: ObjectId, walk: Filter | undefined): boolean {
  return combatStatics(s, "asThough", attacker).some(
    ({ effect: { as, land } }) =>
      as === "noLandwalk" && (land === undefined || (walk?.is === "subtype" && walk.subtype === land)),
  )
}

function mayBlock(s: State, blocker: ObjectId, attacker: ObjectId): boolean {
  return combatStatics(s, "cantBlock", blocker).every(({ effect, context }) => {
    if (effect.alone || effect.unlessPays !== undefined) return true
    if (effect.unless !== undefined && evaluate(s, effect.unless, context)) return true
    return effect.attacker !== undefined && !matchesFilter(s, effect.attacker, attacker, context)
  })
}

function mayBeBlocked(s: State, attacker: ObjectId, blocker: ObjectId): boolean {
  return combatStatics(s, "cantBeBlocked", attacker).every(({ effect, context }) => {
    if (effect.moreThan !== undefined || effect.fewerThan !== undefined) return true
    if (effect.by !== undefined) return !matchesFilter(s, effect.by, blocker, context)
    return effect.except !== undefined && matchesFilter(s, effect.except, blocker, context)
  })
}

/** The minimum and maximum number of blockers, if it is blocked (menace 702.111b; "except by three or more"). */
export function blockerBounds(s: State, attacker: ObjectId): { min: number; max: number } {
  let min = (characteristics(s, attacker).flags & FLAG_BIT.menace) !== 0 ? 2 : 1
  let max = Number.POSITIVE_INFINITY
  for (const { effect, context } of combatStatics(s, "cantBeBlocked", attacker)) {
    if (effect.fewerThan !== undefined) min = Math.max(min, amount(s, effect.fewerThan, context))
    if (effect.moreThan !== undefined) max = Math.min(max, effect.moreThan)
  }
  return { min, max }
}

/** 509.1b: the maximum number of creatures that can block. */
export function blockLimit(s: State): number {
  return activeStatics(s, "blockLimit").reduce(
    (least, a) => Math.min(least, amount(s, a.effect.count, a.context)),
    Number.POSITIVE_INFINITY,
  )
}
