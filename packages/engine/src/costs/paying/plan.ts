import { hasFlag, hasKeyword } from "../../characteristics/query.ts"
import { payLife } from "../../events/life.ts"
import { linkTo } from "../../events/moving/linking.ts"
import { move } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import { tap } from "../../events/tap.ts"
import type { Mana, PaymentPlan, Pool } from "../../mana/index.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { activatePlanned } from "../mana/activate-mana-ability.ts"
import { type Source, TAPS, type Way } from "../mana/sources.ts"
import { spend } from "../mana/spending.ts"
import { isUndisturbed, tapPlainly } from "../mana/tap-plainly.ts"
import type { Payment } from "../types.ts"

/** Performs a plan's activations and spends the mana. Returns the mana spent. */
export function runPlan(
  s: State,
  plan: PaymentPlan,
  sources: readonly Source[],
  pool: Pool,
  standing: number,
  payment: Payment,
): Mana[] {
  const { player } = payment
  const all: Mana[] = [...pool]
  const standIns = new Set<Mana>(pool.slice(pool.length - standing))
  const undisturbed = plan.activations.length > 0 && isUndisturbed(s)
  for (const step of plan.activations) {
    const source = sources[step.source]
    const way = source.ways[step.output]
    const made = source.outputs[step.output].mana
    if (undisturbed && way.use === TAPS && !objectNow(s, source.id).tapped)
      tapPlainly(s, player, source.id, made)
    else if (way.how !== "ability") {
      standIn(s, source.id, way, payment)
      for (const mana of made) standIns.add(mana)
    } else {
      if (step.usesPhyrexianLife.length > 0) payLife(s, player, 2 * step.usesPhyrexianLife.length, source.id)
      activatePlanned(
        s,
        player,
        source.id,
        way,
        step.spent.map(({ mana }) => all[mana]),
      )
    }
    all.push(...made)
  }
  return spend(
    s,
    player,
    plan.spent.map(({ mana }) => all[mana]).filter((mana) => !standIns.has(mana)),
  )
}

/** 701.67a, 702.51a, 702.66a, 702.126a: taps or exiles a substitute instead of paying one mana. */
export function standIn(s: State, id: ObjectId, way: Way, payment: Payment): void {
  const { player } = payment
  if (way.how === "tap") {
    tap(s, id, player, payment.object)
    const convokes = payment.kind === "spell" && hasFlag(s, payment.object, "convoke")
    const improvises = payment.kind === "spell" && hasKeyword(s, payment.object, "improvise")
    if (convokes) linkTo(s, payment.object, "convoke", id) // 702.51c
    if (convokes || improvises)
      record(s, {
        kind: "action",
        rule: convokes ? "702.51a" : "702.126a",
        player,
        object: id,
        other: payment.object,
        detail: convokes ? "convoke" : "improvise",
      })
  } else
    move(s, {
      id,
      to: "exile",
      rule: "702.66a",
      cause: "cost",
      by: player,
      source: payment.object,
      link: { source: payment.object, key: "delve" },
    })
}
