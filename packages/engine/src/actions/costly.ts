import type { Context } from "../characteristics/context.ts"
import { select } from "../characteristics/queries/selector.ts"
import { controllerOf, isCreature, permanents } from "../characteristics/query.ts"
import { resolveQuantity } from "../choosing/selecting.ts"
import { canPayNow, payNow } from "../costs/paying/now.ts"
import { cant } from "../events/replacing/cant.ts"
import type { Cost } from "../language/cost.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { Procedure } from "./procedures.ts"

const FORAGE: Cost = [
  {
    pay: "anyOf",
    of: [
      [
        { pay: "exile", filter: { is: "any" }, zone: "graveyard", count: 3 },
        { pay: "acted", action: "forage" },
      ],
      [
        { pay: "sacrifice", filter: { is: "subtype", subtype: "Food" } },
        { pay: "acted", action: "forage" },
      ],
    ],
  },
]

const evidence = (amount: number): Cost => [{ pay: "collectEvidence", amount }]

/** 701.59a: exiles cards from the graveyard with a total mana value of at least `n`, if there are enough. */
export const collectEvidence: Procedure = (s, _e, context, n) => payIfAble(s, evidence(n), context)

/** 701.61a */
export const forage: Procedure = (s, _e, context) => payIfAble(s, FORAGE, context)

function payIfAble(s: State, cost: Cost, context: Context): void {
  if (!canPayNow(s, context.you, cost, context)) return
  context.bindings = { ...context.bindings, ...payNow(s, context.you, cost, context) }
}

/** 608.2d, 701.59b, 701.68b: whether a player who may do this can choose to. */
export function canChoose(s: State, effect: Effect, context: Context): boolean {
  if (effect.do !== "action") return hasAll(s, effect, context)
  switch (effect.action) {
    case "blight":
      return permanents(s).some((id) => canWither(s, id, context))
    case "collectEvidence":
      return canPayNow(s, context.you, evidence(resolveQuantity(s, effect.count ?? 1, context)), context)
    case "forage":
      return canPayNow(s, context.you, FORAGE, context)
    default:
      return true
  }
}

/** A creature of theirs that a -1/-1 counter can be put on. */
function canWither(s: State, id: ObjectId, { you, source }: Context): boolean {
  const event = { rule: "701.68a", object: id, other: id, amount: 1, detail: "-1/-1", player: you, source }
  return controllerOf(s, id) === you && isCreature(s, id) && !cant(s, { kind: "counters", ...event })
}

/** 608.2d: who has one creature can't choose to sacrifice two. */
function hasAll(s: State, effect: Effect, context: Context): boolean {
  if (effect.do === "sacrifice" && effect.filter !== undefined && effect.count !== undefined) {
    const count = resolveQuantity(s, effect.count, context)
    return canPayNow(s, context.you, [{ pay: "sacrifice", filter: effect.filter, count }], context)
  }
  if (effect.do === "discard" && effect.count !== "all" && effect.chooser === undefined) {
    const count = resolveQuantity(s, effect.count, context)
    const filter = effect.filter && { filter: effect.filter }
    return canPayNow(s, context.you, [{ pay: "discard", count, ...filter }], context)
  }
  if (effect.do !== "move" || effect.what.sel !== "choose") return true
  const { filter, zone, of, from, count, upTo } = effect.what
  if (count === undefined || upTo === true || from !== undefined) return true
  const found = select(s, { sel: "all", filter, ...(zone && { zone }), ...(of && { of }) }, context)
  return found.length >= resolveQuantity(s, count, context)
}
