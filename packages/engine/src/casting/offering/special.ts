import { contextOf } from "../../characteristics/context.ts"
import { faceCharacteristics, faceOf } from "../../characteristics/layers/characteristics.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { mayBringIn } from "../../characteristics/outside-game.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { isActive } from "../../characteristics/queries/teams.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import { canPay } from "../../costs/paying/payable.ts"
import { saysX } from "../../costs/says-x.ts"
import { totalCost } from "../../costs/total.ts"
import { faceUpValues, isRoom } from "../../events/entering/copiable.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardFace } from "../../language/card.ts"
import type { Cost } from "../../language/cost.ts"
import { isKeyword, type KeywordAbility } from "../../language/keyword-ability.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { Action } from "../../state/decision.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"
import { variantHooks } from "../../state/variant-hooks.ts"
import { manaCostOf, NO_COST } from "../permitting/cast-option.ts"
import { castOptions } from "../permitting/cast-options.ts"
import { mayBeDiscarded } from "./cast-candidates.ts"
import { castingRefusal, manaIn, type Window } from "./castable.ts"

export type Special = Extract<Action, { do: "special" }>

/** A special action that an object offers, with its cost. */
export interface Offer {
  action: Special
  cost: Cost
  /** Only in a main phase of the player's turn while the stack is empty. */
  sorcery?: boolean
}

/** 116.2i: a special action offered by a variant, not by an object. */
interface VariantSpecial {
  offer: (s: State, player: PlayerId) => Offer
  take: (s: State, player: PlayerId) => void
}

const variantSpecials = variantHooks<VariantSpecial>()

/** Registers the special action of a variant. */
export const defineVariantSpecial = variantSpecials.define

/** The special actions of the active variants. */
function variantOffers(s: State, player: PlayerId): Offer[] {
  return variantSpecials.of(s).map(({ offer }) => offer(s, player))
}

/** Performs a variant's special action, once paid for. */
export function takeVariantSpecial(s: State, player: PlayerId, what: string): void {
  for (const { offer, take } of variantSpecials.of(s))
    if (offer(s, player).action.what === what) take(s, player)
}

const TIMING: Refusal = { rule: "116.2", code: "not-now" }
const NOT_PAYABLE: Refusal = { rule: "118.3", code: "cost-unpayable" }

/** Special actions that the player could take with the object where it is, ignoring timing and payment (116.2). */
export function offers(s: State, player: PlayerId, id: ObjectId): Offer[] {
  if (id === NONE) return variantOffers(s, player)
  const object = objectNow(s, id)
  if (object.zone === "hand" && object.owner === player) return fromHand(s, id)
  if (object.zone === "library" && plotsFromTop(s, player, id)) return fromHand(s, id).filter(isPlotting)
  if (object.zone === "outside" && object.owner === player)
    return isCompanion(s, id) && mayBringIn(s, player, id)
      ? [offer(id, "companion", [{ pay: "mana", mana: "{3}" }])]
      : []
  if (object.zone === "command" && object.faceDown && object.owner === player)
    return [offer(id, "revealAgenda", NO_COST)] // 116.2j
  const endings = endingsOf(s, player, id)
  return object.zone === "battlefield" && controllerOf(s, id) === player
    ? [...endings, ...ofPermanent(s, id)]
    : endings
}

function ofPermanent(s: State, id: ObjectId): Offer[] {
  if (objectNow(s, id).faceDown)
    return faceUpCosts(s, id).map((cost, index) => offer(id, "turnFaceUp", cost, index))
  return isRoom(s, id) ? doors(s, id) : []
}

function offer(object: ObjectId, what: string, cost: Cost, index?: number): Offer {
  return { action: { do: "special", object, what, ...(index !== undefined && { index }) }, cost }
}

function fromHand(s: State, id: ObjectId): Offer[] {
  const out: Offer[] = []
  for (const a of characteristics(s, id).abilities) {
    if (mayBeDiscarded(a)) out.push(offer(id, "discard", NO_COST))
    if (a.ability !== "keyword") continue
    if (a.keyword === "foretell") out.push(offer(id, "foretell", [{ pay: "mana", mana: "{2}" }]))
    else if (a.keyword === "plot" || a.keyword === "suspend")
      out.push(offer(id, a.keyword, a.cost ?? NO_COST))
  }
  return out
}

function isPlotting({ action }: Offer): boolean {
  return action.what === "plot"
}

/** 702.170f: whether an effect lets the player plot this card, the top one of their library. */
function plotsFromTop(s: State, player: PlayerId, id: ObjectId): boolean {
  return (
    s.players[player].library.at(-1) === id &&
    activeStatics(s, "plotFromTop").some(
      ({ effect, context }) =>
        players(s, effect.of, context).includes(player) && matchesFilter(s, effect.cards, id, context),
    )
  )
}

function isCompanion(s: State, id: ObjectId): boolean {
  return objectNow(s, id).memory?.designations?.includes("companion") === true
}

/** The face that a face-down permanent would have face up: its card's, or what it copies (707.3). */
function faceUpFace(s: State, id: ObjectId): CardFace {
  const { definition, face } = faceUpValues(s, id)
  return faceOf(s.definitions[definition], face)
}

function turnsUp(a: Ability): a is KeywordAbility<"morph" | "megamorph" | "disguise"> {
  return isKeyword(a, "morph") || isKeyword(a, "megamorph") || isKeyword(a, "disguise")
}

/** The morph and disguise abilities on the face of a face-down permanent (702.37e, 702.168d). */
export function faceUpKeywords(s: State, id: ObjectId) {
  const { abilities } = faceCharacteristics(faceUpFace(s, id))
  return abilities.filter(turnsUp)
}

/** The costs of turning a face-down permanent face up (702.37e, 702.168d, 701.40b, 701.58b). */
function faceUpCosts(s: State, id: ObjectId): Cost[] {
  const { memory } = objectNow(s, id)
  const face = faceUpFace(s, id)
  const out: Cost[] = faceUpKeywords(s, id).map(({ cost }) => cost)
  const manifested = memory?.faceDownAs === "manifest" || memory?.faceDownAs === "cloak"
  const mana = manaCostOf(face)
  if (manifested && mana !== null && face.types.includes("creature")) out.push(mana)
  return out
}

/** 116.2c: ending such an effect; `index` is its number. */
function endingsOf(s: State, player: PlayerId, object: ObjectId): Offer[] {
  return s.effects.flatMap(({ id, bindings: { endFor }, controller, objects }) =>
    endFor !== undefined && controller === player && objects.includes(object)
      ? [offer(object, "endEffect", [{ pay: "mana", mana: String(endFor) }], id)]
      : [],
  )
}

/** 116.2m: the locked halves of a Room: 1 is left, 2 is right. */
function doors(s: State, id: ObjectId): Offer[] {
  const { faces } = s.definitions[faceUpValues(s, id).definition]
  const open = objectNow(s, id).memory?.unlocked ?? 0
  const locked = faces
    .map((face, i): [CardFace, number] => [face, i + 1])
    .filter(([, door]) => (open & door) === 0)
  return locked.flatMap(([face, door]) => {
    const cost = manaCostOf(face)
    return cost === null ? [] : [offer(id, "unlock", cost, door)]
  })
}

/** Why this special action can't be taken now, or null. */
export function specialRefusal(
  s: State,
  player: PlayerId,
  { action, cost, sorcery }: Offer,
  w: Window,
): Refusal | null {
  if (sorcery ? !w.sorceryTime : !isTime(s, player, action, w)) return TIMING
  const payment = {
    kind: "effect" as const,
    player,
    object: action.object,
    x: action.what === "suspend" && cost.some(saysX) ? 1 : 0, // "X can't be 0" is part of every suspend with X
    context: contextOf(action.object, player),
    cost,
    special: action.what,
  }
  return canPay(s, totalCost(s, cost, payment), manaIn(s, player, w), payment) ? null : NOT_PAYABLE
}

function isTime(s: State, player: PlayerId, { object, what }: Special, w: Window): boolean {
  switch (what) {
    case "foretell":
      return isActive(s, player) // 116.2h
    case "suspend":
      return couldBegin(s, player, object, w)
    case "plot":
    case "unlock":
    case "companion":
      return w.sorceryTime // 116.2g, 116.2k, 116.2m
    default:
      return true
  }
}

/** 116.2f: whether the player could begin to cast the card, ignoring costs and targets. */
function couldBegin(s: State, player: PlayerId, id: ObjectId, w: Window): boolean {
  if ((characteristics(s, id).types & CARD_TYPE_BIT.land) !== 0) return false
  const stopping = new Set(["117.1a", "101.2"])
  return castOptions(s, player, id).some(
    (p) => !stopping.has(castingRefusal(s, player, { ...p, base: NO_COST }, w)?.rule ?? ""),
  )
}
