import type { Context } from "../characteristics/context.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { manaValueOf, matchesFilter } from "../characteristics/queries/filter.ts"
import { matchesEvent } from "../characteristics/queries/match.ts"
import { select } from "../characteristics/queries/selector.ts"
import { characteristics, controllerOf, permanents } from "../characteristics/query.ts"
import type { Amount } from "../language/amount.ts"
import type { CostPart } from "../language/cost.ts"
import type { Filter } from "../language/filter.ts"
import { COLOR_BIT } from "../mana/index.ts"
import { makeEvent } from "../state/new-event.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isBarred } from "./barred.ts"
import type { Payment } from "./types.ts"

/** The choice that a part of a cost gives its payer. */
export interface Choices {
  candidates: readonly ObjectId[]
  /** How many objects; with `values`, the required total instead. */
  need: number
  /** The maximum number, if more than `need` may be chosen. */
  most?: number
  values: readonly number[] | null
  /** What each candidate is, as bits, and how many different ones the chosen must have among them; then `need` is 0. */
  kinds?: { readonly of: readonly number[]; readonly least: number }
  /** Whether chosen objects are used up, tapped, or only revealed or marked. */
  uses: "gone" | "tap" | "none"
}

/** The choice of this part, or null if it has none. */
export function choicesFor(s: State, part: CostPart, payment: Payment): Choices | null {
  const { player } = payment
  const context = contextFor(payment)
  const count = (a: Parameters<typeof quantity>[1] | undefined) =>
    a === undefined ? 1 : quantity(s, a, context)
  const pick = (candidates: readonly ObjectId[], need: number, uses: Choices["uses"]): Choices => ({
    candidates,
    need,
    values: null,
    uses,
  })
  /** Any number between minimum and maximum. */
  const range = (
    part: { count?: Amount; min?: number },
    candidates: readonly ObjectId[],
    uses: Choices["uses"],
  ): Choices => ({
    ...pick(candidates, part.min ?? count(part.count), uses),
    ...(part.min !== undefined && { most: count(part.count) }),
  })
  switch (part.pay) {
    case "sacrifice": {
      const able = controlled(s, player, part.filter, context).filter((id) => maySacrifice(s, id, payment))
      return part.totalPower === undefined
        ? range(part, able, "gone")
        : { ...ofTotalPower(s, able, quantity(s, part.totalPower, context)), uses: "gone" }
    }
    case "return":
      return pick(returnable(s, player, part.filter, context), count(part.count), "gone")
    case "discard":
      return part.random || part.hand ? null : pick(hand(s, part.filter, payment), count(part.count), "gone")
    case "exile": {
      if (part.zone === "library") return null
      const there = inZone(s, part.zone, part.filter, payment)
      return part.among === undefined ? range(part, there, "gone") : amongThem(s, there, part.among)
    }
    case "reveal":
      return pick(hand(s, part.filter, payment), count(part.count), "none")
    case "behold":
      return pick(
        [...hand(s, part.filter, payment), ...controlled(s, player, part.filter, context)],
        1,
        part.exile === true ? "gone" : "none",
      )
    case "putInLibrary":
      return pick(hand(s, part.filter, payment), count(part.count), "gone")
    case "addCounters":
      return part.on === undefined ? null : pick(controlled(s, player, part.on, context), 1, "none")
    case "tapOthers":
      return tapped(s, player, part, context, payment.ability?.keyword)
    case "collectEvidence": {
      const cards = s.players[player].graveyard.filter((id) => id !== payment.object)
      return {
        candidates: cards,
        need: quantity(s, part.amount, context),
        values: cards.map((id) => manaValueOf(s, id)),
        uses: "gone",
      }
    }
    default:
      return null
  }
}

/** The context of the payment, with the announced X. */
export function contextFor(payment: Payment): Context {
  return payment.context.x === payment.x ? payment.context : { ...payment.context, x: payment.x }
}

function controlled(s: State, player: PlayerId, filter: Filter, context: Context): ObjectId[] {
  return permanents(s).filter((id) => controllerOf(s, id) === player && matchesFilter(s, filter, id, context))
}

/** The filter says whose permanents: "you" may return another player's permanent if the text doesn't require your own. */
function returnable(s: State, player: PlayerId, filter: Filter, context: Context): ObjectId[] {
  if (player !== context.you) return controlled(s, player, filter, context)
  return permanents(s).filter((id) => matchesFilter(s, filter, id, context))
}

/** Cards in hand, without the spell being cast (601.2a). */
function hand(s: State, filter: Filter | undefined, payment: Payment): ObjectId[] {
  const context = contextFor(payment)
  return s.players[payment.player].hand.filter(
    (id) =>
      !(payment.kind === "spell" && id === payment.object) &&
      (filter === undefined || matchesFilter(s, filter, id, context)),
  )
}

function inZone(
  s: State,
  zone: "hand" | "graveyard" | "battlefield" | "stack",
  filter: Filter,
  payment: Payment,
): readonly ObjectId[] {
  const { player } = payment
  const context = contextFor(payment)
  if (zone === "battlefield") return controlled(s, player, filter, context)
  if (zone === "hand") return hand(s, filter, payment)
  if (zone === "stack")
    return s.stack.filter((id) => controllerOf(s, id) === player && matchesFilter(s, filter, id, context))
  return s.players[player].graveyard.filter(
    (id) => !(payment.kind === "spell" && id === payment.object) && matchesFilter(s, filter, id, context),
  )
}

/** Not a {T} symbol, so summoning sickness doesn't matter (302.6, 701.26). */
function tapped(
  s: State,
  player: PlayerId,
  part: Extract<CostPart, { pay: "tapOthers" }>,
  context: Context,
  keyword: string | undefined,
): Choices {
  const candidates = controlled(s, player, part.filter, context).filter(
    (id) => !objectNow(s, id).tapped && (keyword !== "crew" || mayCrew(s, id)),
  )
  if (part.totalPower === undefined)
    return {
      candidates,
      need: part.min ?? (part.count === undefined ? 1 : quantity(s, part.count, context)),
      ...(part.min !== undefined && part.count !== undefined && { most: quantity(s, part.count, context) }),
      values: null,
      uses: "tap",
    }
  const need = quantity(s, part.totalPower, context)
  if (!CREWS.has(keyword ?? "")) return { ...ofTotalPower(s, candidates, need), uses: "tap" }
  return { candidates, need, values: candidates.map((id) => crewPower(s, id, keyword)), uses: "tap" }
}
const CREWS: ReadonlySet<string> = new Set(["crew", "saddle"])

/** 702.122c: no effect says it can't crew. */
function mayCrew(s: State, id: ObjectId): boolean {
  return !activeStatics(s, "cantCrew").some(({ effect, context }) =>
    select(s, effect.creature, context).includes(id),
  )
}

/** 702.122a, 702.171a: its contribution to total power, including effects on crewing. */
function crewPower(s: State, id: ObjectId, keyword: string | undefined): number {
  const { power, toughness } = characteristics(s, id)
  const said = activeStatics(s, "crewPower").filter(
    ({ effect, context }) =>
      (effect.only ?? keyword) === keyword && select(s, effect.creature, context).includes(id),
  )
  const own = said.some(({ effect }) => effect.toughness === true) ? toughness : power
  const more = said.reduce(
    (sum, { effect, context }) => sum + (effect.plus === undefined ? 0 : quantity(s, effect.plus, context)),
    0,
  )
  return Math.max(0, (own ?? 0) + more)
}

/** Any number of cards that have so many card types, or so many mana symbols of a color, among them. */
function amongThem(
  s: State,
  candidates: readonly ObjectId[],
  { count, least }: NonNullable<Extract<CostPart, { pay: "exile" }>["among"]>,
): Choices {
  const all = candidates.map((id) => characteristics(s, id))
  if (count === "cardTypes") {
    const kinds = { of: all.map(({ types }) => types), least }
    return { candidates, need: 0, most: candidates.length, values: null, kinds, uses: "gone" }
  }
  const mask = COLOR_BIT[count]
  const values = all.map(({ cost }) => cost?.symbols.filter((symbol) => symbol.mask & mask).length ?? 0)
  return { candidates, need: least, values, uses: "gone" }
}

/** Any number of objects with at least that total power. */
function ofTotalPower(s: State, candidates: readonly ObjectId[], need: number): Omit<Choices, "uses"> {
  const values = candidates.map((id) => Math.max(0, characteristics(s, id).power ?? 0))
  return { candidates, need, values }
}

/** Whether the player controls it and no effect forbids sacrificing it for this. */
export function maySacrifice(s: State, id: ObjectId, payment: Payment): boolean {
  const { player } = payment
  const object = s.objects[id]
  if (object === undefined || object.zone !== "battlefield" || controllerOf(s, id) !== player) return false
  if (isBarred(s, "sacrifice", payment, id)) return false
  const event = makeEvent({
    kind: "sacrifice",
    rule: "701.21a",
    was: id,
    object: id,
    player,
    source: payment.object,
  })
  return !activeStatics(s, "cant").some(
    (a) =>
      (a.effect.what === "sacrifice" || a.effect.what === "beSacrificed") &&
      matchesEvent(s, a.effect.event, event, a.context),
  )
}
