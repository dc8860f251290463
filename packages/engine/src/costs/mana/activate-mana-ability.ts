import { contextOf } from "../../characteristics/context.ts"
import { analyse, type Indexed } from "../../characteristics/layers/analysis.ts"
import { derived } from "../../characteristics/layers/derived.ts"
import { rememberedByDerived } from "../../characteristics/queries/readings.ts"
import { characteristics } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import { record } from "../../events/record.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import type { Mana } from "../../mana/index.ts"
import { choose, illegal } from "../../state/choose.ts"
import type { Bindings } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit } from "../../state/writing/edit.ts"
import { pay, payParts } from "../paying/pay.ts"
import { canPay } from "../paying/payable.ts"
import { choicesFor } from "../payment-choices.ts"
import { saysX } from "../says-x.ts"
import { totalCost } from "../total.ts"
import type { Payment } from "../types.ts"
import { type Available, available } from "./available.ts"
import { resolveManaTriggers } from "./mana-triggers.ts"
import { FOR_MANA, PLANNED, produceMana } from "./produce-mana.ts"
import { isTappable, type ManaAction, manaAction, manaMakers, type Way } from "./sources.ts"
import { spend } from "./spending.ts"
import { mayActivate, type Occasion, usesKey } from "./usable.ts"

/** A mana ability that can be activated, as an action. */
export type ManaAbility = ManaAction

/** No effect changes ability costs or forbids activating abilities. */
const costsWhatItSays = rememberedByDerived(
  ({ statics }) => !statics.has("cost") && !statics.has("additionalCost") && !statics.has("cantActivate"),
)

/** The mana abilities the player can activate and pay for now (605.3a). */
export function manaAbilities(s: State, player: PlayerId, occasion: Occasion): readonly ManaAbility[] {
  const out: ManaAbility[] = []
  const plain = costsWhatItSays(s)
  let mana: Available | null = null
  const visit = (object: ObjectId) => {
    for (const entry of analyse(characteristics(s, object).abilities).mana) {
      if (!mayActivate(s, player, object, entry, occasion)) continue
      mana ??= available(s, player)
      if (isPayable(s, player, object, entry, mana)) out.push(manaAction(object, entry.index))
    }
  }
  const { permanents, elsewhere } = manaMakers(s, player)
  for (const permanent of permanents) {
    const { id, controller, everyday } = permanent
    if (!plain || everyday === null) visit(id)
    else if (controller === player && isTappable(s, permanent))
      for (const action of everyday) out.push(action)
  }
  for (const id of elsewhere) visit(id)
  return out
}

function paymentFor(
  s: State,
  player: PlayerId,
  object: ObjectId,
  { ability, index }: Indexed<ActivatedAbility>,
): Payment {
  return {
    kind: "ability",
    player,
    object,
    x: 0,
    ability,
    context: contextOf(object, player, s.objects[object]?.memory?.x ?? 0),
    barred: { object, ability: index },
  }
}

function isPayable(
  s: State,
  player: PlayerId,
  object: ObjectId,
  entry: Indexed<ActivatedAbility>,
  mana: Available,
): boolean {
  const payment = paymentFor(s, player, object, entry)
  const cost = totalCost(s, entry.ability.cost, payment)
  return canPay(s, cost, mana, payment)
}

/** Activates a mana ability: it resolves immediately, without the stack (605.3b). */
export function activateManaAbility(
  s: State,
  player: PlayerId,
  object: ObjectId,
  abilityIndex: number,
): void {
  const entry = entryOf(s, player, object, abilityIndex)
  const payment = withAnnouncedX(s, entry.ability, paymentFor(s, player, object, entry))
  const cost = totalCost(s, entry.ability.cost, payment)
  const before = s.waiting.length
  begin(s, player, object, entry)
  const bindings =
    cost.mana === null && cost.parts.every((part) => part.pay === "tap")
      ? payTap(s, entry, payment)
      : pay(s, cost, payment).bindings
  resolve(s, payment, entry, bindings, before)
}

/** 601.2b, 602.2b: the X of its cost is announced, as that of any other activated ability. */
function withAnnouncedX(s: State, ability: ActivatedAbility, payment: Payment): Payment {
  if (!ability.cost.some(saysX)) return payment
  const { player, object } = payment
  const [min, most] = [ability.leastX ?? 0, mostX(s, ability, payment)]
  if (most < min) illegal("602.2b", "costs-unpayable")
  const x =
    min === most
      ? min
      : choose(s, { kind: "number", player, rule: "601.2b", purpose: "x", source: object, min, max: most })
  return { ...payment, x, context: { ...payment.context, x } }
}

/** The greatest X that can be paid; -1 if none can. */
function mostX(s: State, { cost }: ActivatedAbility, payment: Payment): number {
  const mana = available(s, payment.player)
  let x = -1
  while (
    x < MOST_X &&
    canPay(s, totalCost(s, cost, { ...payment, x: x + 1 }), mana, { ...payment, x: x + 1 })
  )
    x++
  return x
}
const MOST_X = 1 << 10

/** Hot path: basic lands and the like. */
function payTap(s: State, entry: Indexed<ActivatedAbility>, payment: Payment): Bindings {
  const source = objectNow(s, payment.object)
  if (source.tapped) illegal("605.3", "tapped")
  return payParts(s, entry.ability.cost, payment, [])
}

/** Activates as planned by an automatic payment: mana, choices and colors are decided. */
export function activatePlanned(
  s: State,
  player: PlayerId,
  object: ObjectId,
  way: Way,
  ownMana: readonly Mana[],
): void {
  const entry = entryOf(s, player, object, way.ability)
  const plain = paymentFor(s, player, object, entry)
  const { parts, x } = way.use
  const payment = x === null ? plain : { ...plain, x, context: { ...plain.context, x } }
  const before = s.waiting.length
  begin(s, player, object, entry)
  spend(s, player, ownMana)
  let left = way.use.chosen
  const chosen = parts.map((part) => {
    const choices = choicesFor(s, part, payment)
    if (choices === null) return null
    if (left === 0) return choices.candidates.slice(0, choices.need)
    const ids = [left]
    left = 0
    return ids
  })
  const bindings = payParts(s, parts, payment, chosen)
  resolve(s, payment, entry, { ...bindings, [PLANNED]: way.letters }, before)
}

function entryOf(s: State, player: PlayerId, object: ObjectId, index: number): Indexed<ActivatedAbility> {
  const entry =
    s.objects[object] === undefined
      ? undefined
      : analyse(characteristics(s, object).abilities).mana.find((one) => one.index === index)
  if (entry === undefined || !mayActivate(s, player, object, entry, "offered"))
    illegal("605.3", "mana-ability-not-now")
  return entry
}

/** Counts uses of limited abilities, and records the event if an ability triggers on it or its keyword may be asked about. */
function begin(s: State, player: PlayerId, object: ObjectId, entry: Indexed<ActivatedAbility>): void {
  if (entry.ability.limit !== undefined) {
    const memory = objectNow(s, object).memory
    const key = usesKey(s, entry)
    edit(s, object).memory = { ...memory, uses: { ...memory?.uses, [key]: (memory?.uses?.[key] ?? 0) + 1 } }
  }
  const { keyword } = entry.ability
  if (keyword !== undefined || derived(s).triggers.has("activates"))
    record(s, { kind: "activates", rule: "605.3", object, source: object, player, detail: keyword ?? "mana" })
}

function resolve(
  s: State,
  { player, object, context: { x } }: Payment,
  entry: Indexed<ActivatedAbility>,
  bindings: Bindings,
  before: number,
): void {
  const taps = entry.ability.cost.some((part) => part.pay === "tap")
  const context = contextOf(object, player, x, taps ? { ...bindings, [FOR_MANA]: 1 } : bindings)
  const { effect } = entry.ability
  const events = s.events.length
  if (effect?.do === "addMana" && effect.player === undefined) produceMana(s, player, effect.mana, context)
  else if (effect !== undefined) execute(s, effect, context)
  if (s.waiting.length > before)
    resolveManaTriggers(s, before, lettersSince(s, events), context.bindings[PLANNED])
}

function lettersSince(s: State, from: number): string {
  return s.events
    .slice(from)
    .map((event) => (event.kind === "mana" ? event.detail : ""))
    .join("")
}
