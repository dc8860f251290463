import type { Context } from "../characteristics/context.ts"
import { players, select } from "../characteristics/queries/selector.ts"
import { controllerOf, isCreature, permanents } from "../characteristics/query.ts"
import { resolveQuantity } from "../choosing/selecting.ts"
import { asks } from "../choosing/settle.ts"
import { canPayNow, payNow } from "../costs/paying/now.ts"
import { cant } from "../events/replacing/cant.ts"
import type { Cost } from "../language/cost.ts"
import type { Effect } from "../language/effects/effect.ts"
import { FORAGE } from "../language/forage.ts"
import { type PlayerSelector, YOU } from "../language/selector.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { Procedure } from "./procedures.ts"

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>

const evidence = (amount: number): Cost => [{ pay: "collectEvidence", amount }]

/** 701.59a: exiles cards with total mana value of at least `n` from the graveyard, if there are enough. */
export const collectEvidence: Procedure = (s, _e, context, n) => payIfAble(s, evidence(n), context)

/** 701.61a */
export const forage: Procedure = (s, _e, context) => payIfAble(s, [FORAGE], context)

function payIfAble(s: State, cost: Cost, context: Context): void {
  if (!canPayNow(s, context.you, cost, context)) return
  context.bindings = { ...context.bindings, ...payNow(s, context.you, cost, context) }
}

/** 121.3, 608.2d, 701.17b, 701.59b, 701.68b: whether a player can choose to do this. Assumes yes if choices come first or other players act. */
export function canChoose(s: State, effect: Effect, context: Context): boolean {
  // Only the first step counts: it may make later steps possible.
  if (effect.do === "sequence") return effect.of.length === 0 || canChoose(s, effect.of[0], context)
  if (effect.do === "move") return hasToMove(s, effect, context)
  if (effect.do === "draw") return asks(effect) || canDraw(s, effect, context)
  if (!isCostly(effect) || asks(effect) || !isOwn(s, effect.player, context)) return true
  return effect.do === "action" ? canAct(s, effect, context) : hasAll(s, effect, context)
}

type Costly = Of<"action" | "sacrifice" | "discard" | "mill">

function isCostly(effect: Effect): effect is Costly {
  return ["action", "sacrifice", "discard", "mill"].includes(effect.do)
}

/** 121.3, 121.3a: an empty library doesn't keep anybody from choosing to draw, but an effect that forbids it does. */
function canDraw(s: State, effect: Of<"draw">, context: Context): boolean {
  const forbidden = (player: PlayerId) =>
    cant(s, { kind: "draw", rule: "121.3", player, amount: 1, source: context.source })
  return !players(s, effect.player ?? YOU, context).some(forbidden)
}

/** "You may have them discard a card" requires nothing of you. */
function isOwn(s: State, player: PlayerSelector | undefined, context: Context): boolean {
  return player === undefined || players(s, player, context).every((one) => one === context.you)
}

function canAct(s: State, effect: Of<"action">, context: Context): boolean {
  switch (effect.action) {
    case "blight":
      return permanents(s).some((id) => canWither(s, id, context))
    case "collectEvidence":
      return canPayNow(s, context.you, evidence(resolveQuantity(s, effect.count ?? 1, context)), context)
    case "forage":
      return canPayNow(s, context.you, [FORAGE], context)
    default:
      return true
  }
}

/** A creature they control that can get a -1/-1 counter. */
function canWither(s: State, id: ObjectId, { you, source }: Context): boolean {
  const event = { rule: "701.68a", object: id, other: id, amount: 1, detail: "-1/-1", player: you, source }
  return controllerOf(s, id) === you && isCreature(s, id) && !cant(s, { kind: "counters", ...event })
}

/** 608.2d: a player with one creature can't choose to sacrifice two, nor one with three cards in their library to mill four. */
function hasAll(s: State, effect: Of<"sacrifice" | "discard" | "mill">, context: Context): boolean {
  if (effect.do === "mill") {
    const count = resolveQuantity(s, effect.count, context)
    return canPayNow(s, context.you, [{ pay: "mill", count }], context)
  }
  if (effect.do === "sacrifice") {
    if (effect.filter === undefined || effect.count === undefined) return true
    const count = resolveQuantity(s, effect.count, context)
    return canPayNow(s, context.you, [{ pay: "sacrifice", filter: effect.filter, count }], context)
  }
  if (effect.count === "all" || effect.chooser !== undefined) return true
  const count = resolveQuantity(s, effect.count, context)
  const filter = effect.filter && { filter: effect.filter }
  return canPayNow(s, context.you, [{ pay: "discard", count, ...filter }], context)
}

function hasToMove(s: State, { what }: Of<"move">, context: Context): boolean {
  if (what.sel !== "choose") return true
  const { filter, zone, of, from, count, upTo } = what
  if (count === undefined || upTo === true || from !== undefined) return true
  if ([filter, of, count].some((part) => typeof part === "object" && asks(part))) return true
  const found = select(s, { sel: "all", filter, ...(zone && { zone }), ...(of && { of }) }, context)
  return found.length >= resolveQuantity(s, count, context)
}
