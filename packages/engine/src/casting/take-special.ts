import { announceHybrid } from "../announcing/hybrid.ts"
import { announcePhyrexian } from "../announcing/phyrexian.ts"
import { type Context, contextOf } from "../characteristics/context.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { keywords } from "../characteristics/query.ts"
import { changeObjects } from "../continuous/continuous.ts"
import { endEffects } from "../continuous/ending.ts"
import { maxX } from "../costs/announced-x.ts"
import { available } from "../costs/mana/available.ts"
import { canPayNow, payNow } from "../costs/paying/now.ts"
import { totalCost } from "../costs/total.ts"
import { addCounters } from "../events/counters.ts"
import { discard } from "../events/moving/discard.ts"
import { move } from "../events/moving/move.ts"
import { underway } from "../events/moving/underway.ts"
import { record } from "../events/record.ts"
import type { Cost } from "../language/cost.ts"
import { turnFaceUp } from "../one-shot/objects/face-down.ts"
import { unlock } from "../one-shot/objects/faces.ts"
import { choose, illegal } from "../state/choose.ts"
import type { Memory } from "../state/object.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate, newTimestamp } from "../state/writing/edit.ts"
import { faceUpKeywords, type Offer, offers, type Special, takeVariantSpecial } from "./offering/special.ts"

/** Takes a special action (116): pays its cost, then performs it. */
export function takeSpecialAction(s: State, player: PlayerId, action: Special): void {
  underway(s, () => take(s, player, action))
}

function take(s: State, player: PlayerId, action: Special): void {
  const found = offers(s, player, action.object).find(
    (o) => o.action.what === action.what && o.action.index === action.index,
  )
  if (found === undefined) illegal("116.2", "no-special")
  const x = chooseX(s, player, found)
  const context = contextOf(action.object, player, x)
  payNow(s, player, decidedCost(s, player, found, context), context, action.what)
  performSpecial(s, player, action, context)
}

/** 118.13c: the cost with choices made for hybrid and Phyrexian mana symbols. */
function decidedCost(s: State, player: PlayerId, { action, cost }: Offer, context: Context): Cost {
  const payable = (one: Cost) => canPayNow(s, player, one, context, action.what)
  const announced = announcePhyrexian(s, player, action.object, cost, payable)
  return announceHybrid(s, player, action.object, announced.cost, payable)
}

function chooseX(s: State, player: PlayerId, { action, cost }: Offer): number {
  const payment = {
    kind: "effect" as const,
    player,
    object: action.object,
    x: 0,
    context: contextOf(action.object, player),
  }
  const max = maxX(s, totalCost(s, cost, payment), available(s, player), payment)
  if (max <= 0) return 0
  const min = action.what === "suspend" ? 1 : 0
  return choose(s, {
    kind: "number",
    player,
    rule: "107.3d",
    purpose: "x",
    source: action.object,
    min: Math.min(min, max),
    max,
  })
}

function performSpecial(
  s: State,
  player: PlayerId,
  { object, what, index }: Special,
  context: Context,
): void {
  if (object === NONE) return takeVariantSpecial(s, player, what)
  if (s.objects[object] === undefined) return // 400.7: the card was used up to produce the mana
  switch (what) {
    case "turnFaceUp":
      return faceUp(s, player, object, index ?? 0, context.x)
    case "unlock":
      return unlock(s, object, index === 1 ? "left" : "right", "116.2m")
    case "companion":
      move(s, { id: object, to: "hand", rule: "116.2g", by: player })
      return
    case "revealAgenda":
      return turnAgendaUp(s, object)
    case "discard":
      discard(s, [object], player, "116.2e")
      return
    case "endEffect":
      endEffects(s, ({ id }) => id === index) // 116.2c
      return
    case "foretell":
      return foretell(s, player, object)
    case "plot":
      return plot(s, player, object)
    default:
      return suspend(s, player, object, context)
  }
}

/** 702.37e; 702.37b: with a +1/+1 counter if its megamorph cost was paid. */
function faceUp(s: State, player: PlayerId, id: ObjectId, index: number, x: number): void {
  const mega = faceUpKeywords(s, id)[index]?.keyword === "megamorph"
  if (turnFaceUp(s, id, "116.2b", x) && mega) addCounters(s, id, "+1/+1", 1, player, id, "702.37b")
}

/** 116.2j, 702.106c, 613.7j: its owner's chosen name applies from now on. */
function turnAgendaUp(s: State, id: ObjectId): void {
  Object.assign(edit(s, id), { faceDown: false, timestamp: newTimestamp(s) })
  invalidate(s)
  record(s, { kind: "turnedFaceUp", rule: "116.2j", object: id })
}

function exile(
  s: State,
  player: PlayerId,
  id: ObjectId,
  rule: string,
  faceDown: boolean,
  keep: Memory,
): ObjectId {
  return move(s, {
    id,
    to: "exile",
    rule,
    cause: "exile",
    by: player,
    faceDown,
    keep: { exileTurn: s.turn.number, ...keep },
  })
}

/** 702.143a: exiles the card face down, to be cast on a later turn. A foretell cost that an effect gave it in the hand stays with it (702.143e). */
function foretell(s: State, player: PlayerId, id: ObjectId): void {
  const costs = keywords(s, id, "foretell")
  const exiled = exile(s, player, id, "116.2h", true, { designations: ["foretold"], lookers: [player] })
  if (exiled !== NONE && keywords(s, exiled, "foretell").length === 0)
    changeObjects(
      s,
      [exiled],
      [{ change: "addAbilities", abilities: costs }],
      "permanent",
      contextOf(exiled, player),
    )
  record(s, { kind: "action", rule: "702.143a", player, object: exiled, detail: "foretell" })
}

/** 702.170a: exiles the card, which becomes plotted. */
function plot(s: State, player: PlayerId, id: ObjectId): void {
  const exiled = exile(s, player, id, "116.2k", false, { designations: ["plotted"] })
  record(s, { kind: "action", rule: "702.170a", player, object: exiled, detail: "plot" })
}

/** 702.62a: exiles the card with time counters. */
function suspend(s: State, player: PlayerId, id: ObjectId, context: Context): void {
  const n = keywords(s, id, "suspend")[0]?.n ?? 0
  const exiled = exile(s, player, id, "116.2f", false, { way: "suspend" })
  if (exiled !== NONE) addCounters(s, exiled, "time", quantity(s, n, context), player, exiled, "702.62a")
}
