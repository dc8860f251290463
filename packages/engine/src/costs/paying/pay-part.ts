import { RULE_OF } from "../../actions/rule-numbers.ts"
import { specifiesCharacteristic } from "../../characteristics/facts/characteristic-filters.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { countersOn } from "../../characteristics/queries/filter.ts"
import { CYCLED } from "../../characteristics/queries/matching/zone-changes.ts"
import { exert } from "../../continuous/exert.ts"
import { addCounters, removeCounters } from "../../events/counters.ts"
import { execute } from "../../events/interpreter-port.ts"
import { payLife } from "../../events/life.ts"
import { sacrifice } from "../../events/moving/destroy.ts"
import { discard } from "../../events/moving/discard.ts"
import { linkTo } from "../../events/moving/linking.ts"
import { moveAll } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import { tap, untap } from "../../events/tap.ts"
import type { Amount } from "../../language/amount.ts"
import type { CostPart } from "../../language/cost.ts"
import { type Handlers, handlerOf } from "../../language/handlers.ts"
import { choose, illegal } from "../../state/choose.ts"
import type { Bindings } from "../../state/object.ts"
import { pastOf } from "../../state/past.ts"
import { shuffled } from "../../state/random/random.ts"
import { type ObjectId, type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { counterHolders, handWithout, loyaltyChange } from "../parts.ts"
import { contextFor } from "../payment-choices.ts"
import type { Payment } from "../types.ts"

interface Paying {
  s: State
  player: PlayerId
  payment: Payment
  chosen: readonly ObjectId[]
}

type Payers = Handlers<CostPart, "pay", Paying, [], Bindings>

const NOTHING: Bindings = {}
const RULE = "601.2h"

/** Pays one part with the objects chosen for it. Returns the names it binds. */
export function payPart(s: State, part: CostPart, payment: Payment, chosen: readonly ObjectId[]): Bindings {
  return handlerOf(payers, part, part.pay)({ s, player: payment.player, payment, chosen }, part)
}

/** 601.2h: random parts, and parts that move cards from the library, come last. */
export function isLate(part: CostPart): boolean {
  return (
    part.pay === "mill" ||
    (part.pay === "discard" && part.random === true) ||
    (part.pay === "exile" && part.zone === "library") ||
    part.pay === "do"
  )
}

function bound(name: string | undefined, value: readonly ObjectId[] | number): Bindings {
  return name === undefined ? NOTHING : { [name]: value }
}

function moved(
  p: Paying,
  ids: readonly ObjectId[],
  to: "exile" | "hand" | "library" | "graveyard",
  cause: "cost" | "mill" | "exile",
  position = 0,
): ObjectId[] {
  const { s, player, payment } = p
  return moveAll(
    s,
    ids.map((id) => ({ id, to, rule: RULE, cause, by: player, source: payment.object, position })),
  )
}

function amountOf(p: Paying, a: Amount | undefined): number {
  return a === undefined ? 1 : quantity(p.s, a, contextFor(p.payment))
}

/** The top cards of the payer's library, topmost first. */
function topOf(p: Paying, count: Amount | undefined): ObjectId[] {
  const { library } = p.s.players[p.player]
  return library.slice(Math.max(0, library.length - amountOf(p, count))).reverse()
}

/** The new ids of discarded or exiled objects, or the old ids if they didn't move. */
function foundAgain(before: readonly ObjectId[], after: readonly ObjectId[]): ObjectId[] {
  return before.map((id, i) => (after[i] === 0 ? id : after[i]))
}

/** 702.122b, 702.171c: a creature crews or saddles as it is tapped for the cost; `other` is the Vehicle or Mount. */
function recordCrewing(s: State, object: ObjectId, { player, ability, object: other }: Payment): void {
  const { keyword } = ability ?? {}
  if (keyword === "crew")
    record(s, { kind: "action", rule: "702.122b", player, object, other, detail: "crew" })
  else if (keyword === "saddle")
    record(s, { kind: "action", rule: "702.171c", player, object, other, detail: "saddle" })
}

const payers: Payers = {
  mana: () => NOTHING,
  manaTimes: () => NOTHING,
  // 701.67c: recorded however it is paid.
  waterbend: ({ s, player, payment }) => {
    record(s, { kind: "action", rule: "701.67c", player, source: payment.object, detail: "waterbend" })
    return NOTHING
  },
  ownManaCost: () => NOTHING,
  anyOf: () => NOTHING, // replaced by the chosen alternative
  tap: ({ s, player, payment }) => {
    tap(s, payment.object, player, payment.object, payment.barred === undefined ? undefined : "mana") // 106.12
    return NOTHING
  },
  untap: ({ s, payment }) => {
    untap(s, payment.object, payment.object)
    return NOTHING
  },
  life: (p, part) => {
    payLife(p.s, p.player, amountOf(p, part.amount), p.payment.object)
    return NOTHING
  },
  sacrificeSelf: ({ s, player, payment }) => {
    sacrifice(s, [payment.object], player, RULE, payment.object)
    return NOTHING
  },
  sacrifice: ({ s, player, payment, chosen }, part) => {
    sacrifice(s, chosen, player, RULE, payment.object)
    return { sacrificed: chosen, ...bound(part.bind, chosen) } // last known information (608.2h)
  },
  discard: (p, part) => {
    const { s, player, payment } = p
    let cards: readonly ObjectId[] = p.chosen
    if (part.hand) cards = handWithout(s, payment)
    else if (part.random) cards = shuffled(s, handWithout(s, payment)).slice(0, amountOf(p, part.count))
    const gone = discard(s, cards, player, RULE, payment.object)
    // 701.9c: the cost asks for what nobody could check any more.
    if (
      part.filter !== undefined &&
      specifiesCharacteristic(part.filter) &&
      gone.some((id) => pastOf(s, id)?.unseen)
    )
      illegal("701.9c", "discarded-unseen")
    return bound(part.bind, foundAgain(cards, gone))
  },
  discardSelf: ({ s, player, payment }) => {
    const isCycled = payment.ability?.keyword === "cycling"
    discard(s, [payment.object], player, isCycled ? CYCLED : RULE, payment.object)
    return NOTHING
  },
  exileSelf: (p) => {
    moved(p, [p.payment.object], "exile", "cost")
    return NOTHING
  },
  exile: (p, part) => {
    const ids = part.zone === "library" ? topOf(p, part.count) : p.chosen
    const exiled = moved(p, ids, "exile", "cost")
    if (part.link === true) for (const id of exiled) linkTo(p.s, p.payment.object, "", id)
    return bound(part.bind, foundAgain(ids, exiled))
  },
  returnSelf: (p) => {
    moved(p, [p.payment.object], "hand", "cost")
    return NOTHING
  },
  return: (p, part) => {
    moved(p, p.chosen, "hand", "cost")
    return bound(part.bind, p.chosen) // last known information (608.2h)
  },
  tapOthers: ({ s, player, payment, chosen }, part) => {
    for (const id of chosen) {
      tap(s, id, player, payment.object, part.key)
      recordCrewing(s, id, payment)
    }
    return bound(part.bind, chosen)
  },
  removeCounters: (p, part) => bound(part.bind, takeCounters(p, part)),
  addCounters: (p, part) => {
    const on = part.on === undefined ? p.payment.object : p.chosen[0]
    addCounters(p.s, on, part.kind, amountOf(p, part.count), p.player, p.payment.object, "601.2h")
    if (part.acted !== undefined) acts(p.s, p.player, part.acted) // 701.68d
    return NOTHING
  },
  reveal: ({ s, player, payment, chosen }, part) => {
    for (const id of chosen)
      record(s, { kind: "revealed", rule: "701.20a", player, object: id, source: payment.object })
    return bound(part.bind, chosen)
  },
  behold: (p, part) => {
    const { s, player, payment, chosen } = p
    const [object] = chosen
    if (s.objects[object]?.zone === "hand")
      record(s, { kind: "revealed", rule: "701.20a", player, object, source: payment.object })
    record(s, { kind: "action", rule: "701.4a", player, object, source: payment.object, detail: "behold" })
    const exiled = part.exile === true ? moved(p, chosen, "exile", "cost") : []
    for (const id of exiled) linkTo(s, payment.object, "", id)
    return bound(part.bind, chosen)
  },
  energy: (p, part) => {
    const { s, player, payment } = p
    removeCounters(s, playerRef(player), "energy", amountOf(p, part.amount), player, payment.object, "107.14")
    return NOTHING
  },
  loyalty: ({ s, player, payment }, part) => {
    const n = loyaltyChange(part, payment)
    if (n > 0) addCounters(s, payment.object, "loyalty", n, player, payment.object, "606.4")
    else removeCounters(s, payment.object, "loyalty", -n, player, payment.object, "606.4")
    return NOTHING
  },
  mill: (p, part) => {
    moved(p, topOf(p, part.count), "graveyard", "mill")
    return NOTHING
  },
  exert: ({ s, player, payment }) => {
    exert(s, payment.object, player)
    return NOTHING
  },
  collectEvidence: (p) => {
    moved(p, p.chosen, "exile", "cost")
    record(p.s, { kind: "action", rule: "701.59a", player: p.player, detail: "collectEvidence" })
    return NOTHING
  },
  acted: ({ s, player }, { action }) => {
    acts(s, player, action)
    return NOTHING
  },
  reduction: () => NOTHING,
  putInLibrary: (p, part) => {
    moved(p, p.chosen, "library", "cost", part.bottom ? -1 : 0)
    return NOTHING
  },
  do: (p, part) => {
    const context = { ...contextFor(p.payment), you: p.player }
    execute(p.s, part.effect, context)
    return context.bindings
  },
}

/** What was paid is a keyword action, which triggers see as such. */
function acts(s: State, player: PlayerId, action: string): void {
  record(s, { kind: "action", rule: RULE_OF[action] ?? "701", player, detail: action })
}

/** Removes counters one at a time, asking for kind and holder; asks nothing if there is no choice. */
function takeCounters(p: Paying, part: Extract<CostPart, { pay: "removeCounters" }>): number {
  const { s, player, payment } = p
  const holders = counterHolders(s, part, payment)
  let left = part.all
    ? holders.reduce((sum, id) => sum + countersOn(s, id, part.kind), 0)
    : amountOf(p, part.count)
  const total = left
  while (left > 0) {
    const heaps = counterHolders(s, part, payment).flatMap((id) =>
      kindsOn(s, id, part.kind).map((kind) => ({ id, kind })),
    )
    if (heaps.length === 0) break
    const heap = heaps.length === 1 || part.all ? heaps[0] : heaps[askHeap(p, heaps)]
    left -= removeCounters(
      s,
      heap.id,
      heap.kind,
      heaps.length === 1 || part.all ? left : 1,
      player,
      payment.object,
      RULE,
    )
  }
  return total - left
}

function kindsOn(s: State, id: ObjectId, kind: string | undefined): string[] {
  const have = Object.entries(s.objects[id]?.counters ?? {}).filter(
    ([name, n]) => n > 0 && (kind === undefined || name === kind),
  )
  return have.map(([name]) => name)
}

function askHeap({ s, player, payment }: Paying, heaps: readonly { id: ObjectId; kind: string }[]): number {
  const options = heaps.map(({ id, kind }) => ({ label: kind, object: id }))
  return choose(s, {
    kind: "option",
    player,
    rule: RULE,
    purpose: "removeCounter",
    source: payment.object,
    options,
    min: 1,
    max: 1,
  })[0]
}
