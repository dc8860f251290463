import type { Context } from "../characteristics/context.ts"
import { type ActiveStatic, activeStatics } from "../characteristics/layers/derived.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { defenderOf, players, select } from "../characteristics/queries/selector.ts"
import { defendingPlayers, sideOf } from "../characteristics/queries/teams.ts"
import { characteristics, controllerOf, permanents } from "../characteristics/query.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import type { CombatStatic } from "../language/statics/combat-static.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import { objectNow } from "../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref, refPlayer } from "../state/ref.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"

/** Static effects of one kind that apply to this creature. */
export function combatStatics<K extends Extract<CombatStatic, { creature: unknown }>["static"]>(
  s: State,
  kind: K,
  creature: ObjectId,
): ActiveStatic<Extract<CombatStatic, { static: K }>>[] {
  const all = activeStatics(s, kind) as readonly ActiveStatic<
    Extract<CombatStatic, { static: K; creature: unknown }>
  >[]
  if (all.length === 0) return NO_STATICS
  return all.filter((a) => select(s, a.effect.creature, a.context).includes(creature)) as ActiveStatic<
    Extract<CombatStatic, { static: K }>
  >[]
}

const NO_STATICS: never[] = []

/** Whether the creature is treated as though something were true ("as though it didn't have defender"). */
export function asThough(
  s: State,
  creature: ObjectId,
  as: Extract<CombatStatic, { static: "asThough" }>["as"],
): boolean {
  return combatStatics(s, "asThough", creature).some((a) => a.effect.as === as)
}

/** Creatures that may be declared as attackers, each with what it may attack (508.1a to 508.1c). */
export function attackCandidates(
  s: State,
  attacker: PlayerId,
): { creature: ObjectId; defenders: readonly Ref[] }[] {
  const targets = attackable(s, attacker)
  const side = sideOf(s, attacker)
  const out: { creature: ObjectId; defenders: readonly Ref[] }[] = []
  for (const creature of permanents(s)) {
    if (!side.includes(controllerOf(s, creature)) || !isAbleToAttack(s, creature)) continue
    const defenders = targets.filter((to) => mayAttack(s, creature, to))
    if (defenders.length > 0) out.push({ creature, defenders })
  }
  return out
}

/** 508.1b: opponents, planeswalkers they control and battles they protect. */
export function attackable(s: State, attacker: PlayerId): Ref[] {
  const foes = defendingPlayers(s, attacker)
  // A team attacked as a unit is represented by its primary player.
  const named = s.options.attackTeams ? foes.filter((p) => sideOf(s, p)[0] === p) : foes
  const out: Ref[] = named.map(playerRef)
  for (const id of permanents(s)) {
    const { types } = characteristics(s, id)
    if (types & CARD_TYPE_BIT.planeswalker && foes.includes(controllerOf(s, id))) out.push(id)
    else if (types & CARD_TYPE_BIT.battle && foes.includes(defenderOf(s, id))) out.push(id)
  }
  return out
}

/** 508.1a: untapped, not a battle, controlled continuously since the turn began or with haste; no defender (702.3b). */
export function isAbleToAttack(s: State, id: ObjectId): boolean {
  return attackRefusal(s, id) === null
}

const NO_CREATURE: Refusal = { rule: "508.1a", code: "attacks-no-creature" }
const TAPPED: Refusal = { rule: "508.1a", code: "attacks-tapped" }
const SICK: Refusal = {
  rule: "302.6",
  code: "summoning-sick",
}
const DEFENDER: Refusal = { rule: "702.3b", code: "attacks-defender" }

/** Why the creature can't attack at all, regardless of attack restrictions; null if it can. */
export function attackRefusal(s: State, id: ObjectId): Refusal | null {
  const object = objectNow(s, id)
  const { types, flags } = characteristics(s, id)
  if ((types & CARD_TYPE_BIT.creature) === 0 || (types & CARD_TYPE_BIT.battle) !== 0) return NO_CREATURE
  if (object.tapped) return TAPPED
  if (object.sick && (flags & FLAG_BIT.haste) === 0 && !asThough(s, id, "haste")) return SICK
  return !isDefender(s, id) || asThough(s, id, "noDefender") ? null : DEFENDER
}

/** 702.3b; before defender existed, Walls couldn't attack (308.2a@2003-07). */
function isDefender(s: State, id: ObjectId): boolean {
  const { flags, subtypes } = characteristics(s, id)
  return (flags & FLAG_BIT.defender) !== 0 || (s.ruleset.knobs.wallsCantAttack && subtypes.includes("Wall"))
}

/** The context of a restriction, with this player as the defending player. */
function attacking(context: Context, defender: PlayerId): Context {
  return { ...context, bindings: { ...context.bindings, defending: [playerRef(defender)] } }
}

/** 508.1c: restrictions on this creature attacking this player, planeswalker or battle. */
function mayAttack(s: State, creature: ObjectId, to: Ref): boolean {
  return combatStatics(s, "cantAttack", creature).every((a) => {
    const { effect, context } = a
    if (effect.alone || effect.unlessPays !== undefined) return true
    if (effect.unless !== undefined && evaluate(s, effect.unless, attacking(context, defenderOf(s, to))))
      return true
    return !concerns(s, a, to)
  })
}

/** Whether the effect applies to attacks on `to`: on anything, on the named players, or on matching permanents. */
export function concerns(
  s: State,
  { effect, context }: ActiveStatic<Extract<CombatStatic, { static: "cantAttack" }>>,
  to: Ref,
): boolean {
  const { whom, what } = effect
  if (whom === undefined && what === undefined) return true
  if (!isPlayerRef(to)) return what !== undefined && matchesFilter(s, what, to, context)
  return whom !== undefined && attacksOneOf(s, to, players(s, whom, context))
}

/** Whether attacking `to` attacks one of these players directly, as opposed to a permanent they control or protect. */
export function attacksOneOf(s: State, to: Ref, whom: readonly PlayerId[]): boolean {
  if (!isPlayerRef(to)) return false
  if (!s.options.attackTeams) return whom.includes(refPlayer(to))
  return sideOf(s, refPlayer(to)).some((p) => whom.includes(p)) // 805.10b
}
