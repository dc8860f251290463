import type { EventPattern } from "../../../language/event.ts"
import type { Filter } from "../../../language/filter.ts"
import type { PlayerSelector } from "../../../language/selector.ts"
import type { GameEvent } from "../../../state/event.ts"
import { isPlayerRef, type ObjectId, type PlayerId, type Ref, refPlayer } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
import { objectOf } from "../../query.ts"
import { amount } from "../amount.ts"
import { compare } from "../filter.ts"
import { object, who } from "./event-parts.ts"
import type { Matchers } from "./matchers.ts"
import { isFirst } from "./ordinal.ts"

/** Damage (120) and what it does to life totals (119). */
export const damageAndLifePatterns: Pick<Matchers, "damage" | "excessDamage" | "gainLife" | "loseLife"> = {
  damage: (s, p, e, context) =>
    e.kind === "damage" &&
    (p.combat === undefined || p.combat === e.combat) &&
    object(s, p.source, e.source, context) &&
    recipient(s, p, e.other, context) &&
    (p.toTarget !== true || targetsOf(s, e.source).includes(e.other)) &&
    (p.amount === undefined || compare(e.amount, p.amount.op, amount(s, p.amount.than, context))),
  excessDamage: (s, p, e, context) =>
    e.kind === "excessDamage" &&
    object(s, p.to, e.object, context) &&
    (p.combat === undefined || p.combat === e.combat),
  gainLife: (s, p, e, context) =>
    e.kind === "gainLife" && who(s, p.player, e.player, context) && (p.first !== true || isFirst(s, e)),
  loseLife: (s, p, e, context) =>
    e.kind === "loseLife" &&
    (p.paid !== true || e.cause === "cost") &&
    who(s, p.player, e.player, context) &&
    (p.first !== true || isFirst(s, e)) &&
    (p.amount === undefined || losesThatMuch(s, p, p.amount, e, context)),
}

function recipient(
  s: State,
  p: { to?: Filter; player?: PlayerSelector },
  to: Ref,
  context: Context,
): boolean {
  if (isPlayerRef(to))
    return p.player !== undefined ? who(s, p.player, refPlayer(to), context) : p.to === undefined
  return p.to !== undefined ? object(s, p.to, to, context) : p.player === undefined
}

function targetsOf(s: State, spell: ObjectId): readonly Ref[] {
  return objectOf(s, spell)?.stack?.targets.flat() ?? []
}

type LosesLife = Extract<EventPattern, { on: "loseLife" }>

/** "Lose exactly 1 life"; "one or more opponents each lose exactly 1 life" needs that of everyone who loses life at once. */
function losesThatMuch(
  s: State,
  p: LosesLife,
  { op, than }: NonNullable<LosesLife["amount"]>,
  e: GameEvent,
  context: Context,
): boolean {
  const limit = amount(s, than, context)
  // All of a player's losses at one moment are one loss.
  const lost = new Map<PlayerId, number>()
  for (const one of s.events)
    if (one.kind === "loseLife" && one.batch === e.batch && who(s, p.player, one.player, context))
      lost.set(one.player, (lost.get(one.player) ?? 0) + one.amount)
  if (p.batch !== true) return compare(lost.get(e.player) ?? 0, op, limit)
  return [...lost.values()].every((total) => compare(total, op, limit))
}
