import { apnapOrder, hasKeyword, objectOf } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { type ManaCost, makeCost, reduceGeneric } from "../../mana/index.ts"
import { choose } from "../../state/choose.ts"
import { type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { available, TAKEN_NOTHING } from "../mana/available.ts"
import type { Payment, TotalCost } from "../types.ts"
import { pay } from "./pay.ts"
import { canPayMana } from "./payable.ts"

/** 702.132a: whether another player may pay generic mana of this cost. */
export function hasAssist(s: State, cost: TotalCost, payment: Payment): boolean {
  return (
    payment.kind === "spell" &&
    (cost.mana?.generic ?? 0) > 0 &&
    objectOf(s, payment.object) !== undefined &&
    hasKeyword(s, payment.object, "assist")
  )
}

const generic = (n: number): ManaCost => makeCost(n, 0, [])

/** The most generic mana that the helper could pay. */
export function mostAssistance(s: State, helper: PlayerId, cost: TotalCost, payment: Payment): number {
  const mana = available(s, helper)
  let most = cost.mana!.generic
  while (most > 0 && !canPayMana(s, generic(most), mana, asEffect(payment, helper), TAKEN_NOTHING, [])) most--
  return most
}

/** The helper can only spend mana: tapping or exiling instead is the caster's permission. */
function asEffect(payment: Payment, helper: PlayerId): Payment {
  return { ...payment, kind: "effect", player: helper }
}

/** The caster chooses a player, who may pay any amount of the generic mana. Returns the remaining cost and the mana spent. */
export function assisted(
  s: State,
  cost: TotalCost,
  payment: Payment,
): { cost: TotalCost; manaSpent: string } {
  const { player } = payment
  const others = apnapOrder(s).filter(
    (other) => other !== player && mostAssistance(s, other, cost, payment) > 0,
  )
  const about = { rule: "702.132a", purpose: "assist", source: payment.object } as const
  const [chosen] = chooseObjects(s, player, others.map(playerRef), 0, 1, about)
  if (chosen === undefined) return { cost, manaSpent: "" }
  const helper = -1 - chosen
  const n = choose(s, {
    kind: "number",
    player: helper,
    rule: "702.132a",
    purpose: "assist",
    source: payment.object,
    min: 0,
    max: mostAssistance(s, helper, cost, payment),
  })
  const manaSpent =
    n === 0 ? "" : pay(s, { mana: generic(n), parts: [] }, asEffect(payment, helper)).manaSpent
  return { cost: { ...cost, mana: reduceGeneric(cost.mana!, n) }, manaSpent }
}
