import type { HowMany } from "../../../language/event.ts"
import type { Filter } from "../../../language/filter.ts"
import type { GameEvent } from "../../../state/event.ts"
import { attackersDeclared, blockedOrBlocking } from "../../../state/event-numbers.ts"
import { isPlayerRef, type ObjectId, type PlayerId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
import { characteristics, controllerOf, objectOf } from "../../query.ts"
import { amount } from "../amount.ts"
import { compare } from "../filter.ts"
import { sideOf } from "../teams.ts"
import { attacked, object, who } from "./event-parts.ts"
import type { Matchers } from "./matchers.ts"

/** The detail of block events without a declaration: put onto the battlefield blocking (509.4), or blocking one more (509.3a). */
export const PUT_BLOCKING = "put"
export const BLOCKS_MORE = "more"

type CombatPattern = "attacks" | "attackers" | "blocks" | "becomesBlocked" | "unblocked"

/** Events of declaring attackers and blockers (508.3, 509.3). */
export const combatPatterns: Pick<Matchers, CombatPattern> = {
  attacks: (s, p, e, context) =>
    e.kind === "attacks" &&
    fighter(s, p.creature, e.object, context) &&
    (p.by === undefined || who(s, p.by, declarerOf(s, e), context)) &&
    attacked(s, p, e.other, context) &&
    (p.what === undefined || (!isPlayerRef(e.other) && object(s, p.what, e.other, context))) &&
    (p.alone !== true || attackersDeclared(e) === 1) &&
    (p.with === undefined ||
      attackersIn(s, e.batch).some((a) => a.object !== e.object && fighter(s, p.with, a.object, context))) &&
    (p.atLeast === undefined || attackersDeclared(e) >= p.atLeast),
  attackers: (s, p, e, context) => {
    if (e.kind !== "attackers" || !who(s, p.by, e.player, context)) return false
    const fit = attackersIn(s, e.batch).filter(
      (a) => fighter(s, p.filter, a.object, context) && attacked(s, p, a.other, context),
    )
    if (p.totalPower !== undefined && totalPower(s, fit) < amount(s, p.totalPower, context)) return false
    return fit.length >= (p.atLeast === undefined ? 1 : amount(s, p.atLeast, context))
  },
  blocks: (s, p, e, context) =>
    e.kind === "blocks" &&
    e.detail !== PUT_BLOCKING && // 509.3a, 509.3b, 509.4
    (e.detail !== BLOCKS_MORE || p.attacker !== undefined || p.number !== undefined) && // 509.3a
    fighter(s, p.creature, e.object, context) &&
    fighter(s, p.attacker, e.other, context) &&
    (p.number === undefined || becomes(blockedOrBlocking(e), p.number, e.detail === BLOCKS_MORE)), // 509.3e
  becomesBlocked: (s, p, e, context) => {
    if (p.number !== undefined) return blockedByNumber(s, p.creature, p.number, e, context)
    return (
      fighter(s, p.creature, p.by === undefined ? e.object : e.other, context) &&
      (p.by === undefined
        ? e.kind === "becomesBlocked"
        : e.kind === "blocks" && fighter(s, p.by, e.object, context))
    )
  },
  unblocked: (s, p, e, context) => e.kind === "unblocked" && fighter(s, p.creature, e.object, context),
}

/** 508.1a, 509.1a: what attacked or blocked was a creature then, whatever it is since. */
function fighter(s: State, filter: Filter | undefined, id: ObjectId, context: Context): boolean {
  if (filter?.is === "and") return filter.of.every((part) => fighter(s, part, id, context))
  return (filter?.is === "type" && filter.type === "creature") || object(s, filter, id, context)
}

/** 508.1: only the active player, or one of the team whose turn it is, has declared attackers. */
function declarerOf(s: State, { object: attacker }: GameEvent): PlayerId {
  const side = sideOf(s, s.turn.active)
  return side.length === 1 ? side[0] : controllerOf(s, attacker)
}

function totalPower(s: State, attacks: readonly GameEvent[]): number {
  return attacks.reduce((sum, { object: id }) => sum + (characteristics(s, id).power ?? 0), 0)
}

/** The attackers in the same declaration. */
export function attackersIn(s: State, batch: number): readonly GameEvent[] {
  return s.events.filter((e) => e.kind === "attacks" && e.batch === batch)
}

/** Whether the number now matches; if it just grew by one, only if it didn't match before. */
function becomes(n: number, { op, than }: HowMany, grew: boolean): boolean {
  return compare(n, op, than) && !(grew && compare(n - 1, op, than))
}

/** 509.3e: as blockers are declared, and when an effect adds one. */
function blockedByNumber(
  s: State,
  creature: Filter,
  number: HowMany,
  e: GameEvent,
  context: Context,
): boolean {
  if (e.kind === "becomesBlocked" && e.detail === "")
    return fighter(s, creature, e.object, context) && compare(blockedOrBlocking(e), number.op, number.than)
  if (e.kind !== "blocks" || e.detail === "" || !fighter(s, creature, e.other, context)) return false
  return becomes(objectOf(s, e.other)?.combat?.blockedBy.length ?? 0, number, true)
}
