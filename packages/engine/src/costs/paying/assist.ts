import { apnapOrder, hasKeyword, objectOf } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { type ManaCost, makeCost, reduceGeneric } from "../../mana/index.ts"
import { choose } from "../../state/choose.ts"
import { type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { available, TAKEN_NOTHING } from "../mana/available.ts"
import type { PayFor, TotalCost } from "../types.ts"
import { pay } from "./pay.ts"
import { canPayMana } from "./payable.ts"

/** 702.132a: whether another player may pay generic mana of this cost. */
export function hasAssist(s: State, cost: TotalCost, what: PayFor): boolean {
  return (
    what.kind === "spell" &&
    (cost.mana?.generic ?? 0) > 0 &&
    objectOf(s, what.object) !== undefined &&
    hasKeyword(s, what.object, "assist")
  )
}

const generic = (n: number): ManaCost => makeCost(n, 0, [])

/** The most generic mana that the helper could pay. */
export function mostAssistance(s: State, helper: PlayerId, cost: TotalCost, what: PayFor): number {
  const mana = available(s, helper)
  let most = cost.mana!.generic
  while (most > 0 && !canPayMana(s, helper, generic(most), mana, asEffect(what), TAKEN_NOTHING, [])) most--
  return most
}

/** The helper can only spend mana: tapping or exiling instead is the caster's permission. */
function asEffect(what: PayFor): PayFor {
  return { ...what, kind: "effect" }
}

/** The caster chooses a player, who may pay any amount of the generic mana. Returns the remaining cost and the mana spent. */
export function assisted(
  s: State,
  player: PlayerId,
  cost: TotalCost,
  what: PayFor,
): { cost: TotalCost; manaSpent: string } {
  const others = apnapOrder(s).filter((other) => other !== player && mostAssistance(s, other, cost, what) > 0)
  const about = { rule: "702.132a", purpose: "assist", source: what.object } as const
  const [chosen] = chooseObjects(s, player, others.map(playerRef), 0, 1, about)
  if (chosen === undefined) return { cost, manaSpent: "" }
  const helper = -1 - chosen
  const n = choose(s, {
    kind: "number",
    player: helper,
    rule: "702.132a",
    purpose: "assist",
    source: what.object,
    min: 0,
    max: mostAssistance(s, helper, cost, what),
  })
  const manaSpent = n === 0 ? "" : pay(s, helper, { mana: generic(n), parts: [] }, asEffect(what)).manaSpent
  return { cost: { ...cost, mana: reduceGeneric(cost.mana!, n) }, manaSpent }
}
