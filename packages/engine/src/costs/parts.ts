import { activeStatics } from "../characteristics/layers/derived.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { countersOn, matchesFilter } from "../characteristics/queries/filter.ts"
import { matchesEvent } from "../characteristics/queries/match.ts"
import { sharersOf } from "../characteristics/queries/teams.ts"
import { controllerOf, permanents } from "../characteristics/query.ts"
import type { CostPart } from "../language/cost.ts"
import { type Handlers, handlerOf } from "../language/handlers.ts"
import { makeEvent } from "../state/new-event.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isBarred } from "./barred.ts"
import { canDo } from "./instruction.ts"
import { canTap, isSick } from "./mana/usable.ts"
import { choicesFor, contextFor, maySacrifice } from "./payment-choices.ts"
import type { PayFor } from "./types.ts"

export { choicesFor } from "./payment-choices.ts"

type Tests = Handlers<CostPart, "pay", State, [player: PlayerId, what: PayFor], boolean>

/** Whether the player has the resources for this part alone (118.3). Ignores mana. */
export function canPayPart(s: State, player: PlayerId, part: CostPart, what: PayFor): boolean {
  return handlerOf(tests, part, part.pay)(s, part, player, what)
}

const choosable = (s: State, part: CostPart, player: PlayerId, what: PayFor): boolean => {
  const { candidates, need, values } = choicesFor(s, player, part, what)!
  return (values === null ? candidates.length : values.reduce((sum, n) => sum + n, 0)) >= need
}

const tests: Tests = {
  mana: () => true,
  manaTimes: () => true,
  ownManaCost: () => true,
  waterbend: () => true,
  tap: (s, _part, _player, what) => canTap(s, what.object),
  untap: (s, _part, _player, what) =>
    s.objects[what.object]?.zone === "battlefield" &&
    objectNow(s, what.object).tapped &&
    !isSick(s, what.object),
  life: (s, part, player, what) => canPayLife(s, player, quantity(s, part.amount, contextFor(what)), what),
  sacrificeSelf: (s, _part, player, what) => maySacrifice(s, player, what.object, what),
  sacrifice: choosable,
  discard: (s, part, player, what) => {
    if (part.hand) return true
    if (!part.random) return choosable(s, part, player, what)
    return (
      handWithout(s, player, what).length >=
      (part.count === undefined ? 1 : quantity(s, part.count, contextFor(what)))
    )
  },
  discardSelf: (s, _part, player, what) => s.players[player].hand.includes(what.object),
  exileSelf: (s, _part, _player, what) => s.objects[what.object] !== undefined,
  exile: (s, part, player, what) => {
    if (part.zone !== "library") return choosable(s, part, player, what)
    return (
      s.players[player].library.length >=
      (part.count === undefined ? 1 : quantity(s, part.count, contextFor(what)))
    )
  },
  returnSelf: (s, _part, _player, what) => s.objects[what.object] !== undefined,
  return: choosable,
  tapOthers: choosable,
  removeCounters: (s, part, player, what) => {
    if (part.all) return true
    return (
      counterHolders(s, player, part, what).reduce((sum, id) => sum + countersOn(s, id, part.kind), 0) >=
      quantity(s, part.count, contextFor(what))
    )
  },
  addCounters: (s, part, player, what) =>
    part.on === undefined ? s.objects[what.object] !== undefined : choosable(s, part, player, what),
  reveal: choosable,
  behold: choosable,
  energy: (s, part, player, what) =>
    (s.players[player].counters?.energy ?? 0) >= quantity(s, part.amount, contextFor(what)),
  loyalty: (s, part, _player, what) => countersOn(s, what.object, "loyalty") + loyaltyChange(part, what) >= 0, // 606.6
  mill: (s, part, player, what) =>
    s.players[player].library.length >= quantity(s, part.count, contextFor(what)),
  exert: (s, _part, _player, what) => s.objects[what.object]?.zone === "battlefield",
  collectEvidence: choosable,
  acted: () => true,
  putInLibrary: choosable,
  anyOf: (s, part, player, what) =>
    part.of.some((cost) => cost.every((inner) => canPayPart(s, player, inner, what))),
  do: (s, part, player, what) => canDo(s, player, part.effect, contextFor(what)),
}

/** 606.4: loyalty counters to add (positive) or remove (negative). */
export function loyaltyChange(part: Extract<CostPart, { pay: "loyalty" }>, what: PayFor): number {
  return part.amount === "-X" ? -what.x : part.amount
}

export function handWithout(s: State, player: PlayerId, what: PayFor): ObjectId[] {
  return s.players[player].hand.filter((id) => !(what.kind === "spell" && id === what.object))
}

/** The objects whose counters can pay: the source, or the player's matching permanents. */
export function counterHolders(
  s: State,
  player: PlayerId,
  part: Extract<CostPart, { pay: "removeCounters" }>,
  what: PayFor,
): readonly ObjectId[] {
  const { from } = part
  if (from === undefined) return s.objects[what.object] === undefined ? [] : [what.object]
  const context = contextFor(what)
  return permanents(s).filter(
    (id) =>
      controllerOf(s, id) === player &&
      matchesFilter(s, from, id, context) &&
      countersOn(s, id, part.kind) > 0,
  )
}

/** 119.4, 810.9b: requires at least that much life, of the team if it shares its life total; 119.8 and effects can forbid it. Paying 0 is always possible (119.4b). */
function canPayLife(s: State, player: PlayerId, amount: number, what: PayFor): boolean {
  return amount <= 0 || amount <= lifeToPay(s, player, what)
}

/** The maximum life the player can pay for this. */
export function lifeToPay(s: State, player: PlayerId, what: PayFor): number {
  if (isBarred(s, player, "life", what)) return 0
  const cant = activeStatics(s, "cant")
  if (cant.length > 0) {
    const losing = [player, ...sharersOf(s, player, "life")].map((who) =>
      makeEvent({ kind: "loseLife", rule: "119.8", player: who, amount: 1 }),
    )
    const forbids = (a: (typeof cant)[number]) =>
      a.effect.what === "loseLife" && losing.some((e) => matchesEvent(s, a.effect.event, e, a.context))
    if (cant.some(forbids)) return 0 // 810.9h
  }
  return Math.max(0, s.players[player].life)
}
