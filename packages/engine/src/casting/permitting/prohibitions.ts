import type { Context } from "../../characteristics/context.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { isActive } from "../../characteristics/queries/teams.ts"
import { objectOf } from "../../characteristics/query.ts"
import type { PlayStatic } from "../../language/statics/play-static.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"
import { variantHooks } from "../../state/variant-hooks.ts"
import { ownEffects } from "./permissions.ts"

type CantCast = Extract<PlayStatic, { static: "cantCast" }>

const FORBIDDEN: Refusal = { rule: "101.2", code: "cast-forbidden" }

/** Whether an active variant forbids the player to cast the spell, evaluated as if on the stack. */
const variantProhibitions = variantHooks<(s: State, player: PlayerId, id: ObjectId) => boolean>()

/** Registers a variant's prohibition on casting. */
export const defineVariantProhibition = variantProhibitions.define

/** Whether any active variant may forbid casting spells. */
export function variantsProhibit(s: State): boolean {
  return variantProhibitions.of(s).length > 0
}

/** 601.3: effects that forbid casting this spell, evaluated as if on the stack. */
export function castProhibition(
  s: State,
  player: PlayerId,
  id: ObjectId,
  sorceryTime: boolean,
): Refusal | null {
  const forbids = (effect: CantCast, context: Context) => applies(s, player, id, effect, context, sorceryTime)
  const others = activeStatics(s, "cantCast").some(
    ({ effect, context }) =>
      !effect.self && players(s, effect.who, context).includes(player) && forbids(effect, context),
  )
  return others ||
    variantProhibitions.of(s).some((forbidden) => forbidden(s, player, id)) ||
    ownEffects(s, player, id, "cantCast").some(({ effect, context }) => forbids(effect, context))
    ? FORBIDDEN
    : null
}

function applies(
  s: State,
  player: PlayerId,
  id: ObjectId,
  effect: CantCast,
  context: Context,
  sorceryTime: boolean,
): boolean {
  const from = objectNow(s, id).memory?.castFrom
  if (effect.from !== undefined && effect.from !== from) return false
  if (effect.notFrom !== undefined && effect.notFrom === from) return false
  if (effect.during !== undefined && (effect.during === "ownTurn") !== isActive(s, player)) return false
  if (effect.onlySorcerySpeed && sorceryTime) return false
  if (effect.unless !== undefined && evaluate(s, effect.unless, context)) return false
  if (effect.spells !== undefined && !matchesFilter(s, effect.spells, id, context)) return false
  return effect.maxPerTurn === undefined || castThisTurn(s, player, effect, context) >= effect.maxPerTurn
}

function castThisTurn(s: State, player: PlayerId, { spells }: CantCast, context: Context): number {
  const counts = (id: ObjectId) =>
    spells === undefined || (objectOf(s, id) !== undefined && matchesFilter(s, spells, id, context))
  return s.events.reduce(
    (sum, e) => sum + (e.kind === "cast" && e.player === player && counts(e.object) ? 1 : 0),
    0,
  )
}
