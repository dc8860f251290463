import type { CostPart } from "../../language/cost.ts"
import { illegal } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { chooseObjects } from "../choices.ts"
import type { Available, Taken } from "./available.ts"
import { type Choices, choicesFor } from "./choices.ts"
import { canHold } from "./holding.ts"
import { canPayMana, takenByParts } from "./payable.ts"
import type { Barred, PayFor, TotalCost } from "./types.ts"

/** The objects chosen for each part, by its position. */
export type Chosen = readonly (readonly ObjectId[] | null)[]

/** The payer chooses what to sacrifice, discard, tap … Only choices that leave the cost payable are offered. */
export function chooseForParts(
  s: State,
  player: PlayerId,
  cost: TotalCost,
  a: Available,
  what: PayFor,
  barred: Barred | null,
): Chosen {
  const out: (readonly ObjectId[] | null)[] = cost.parts.map(() => null)
  let taken = takenByParts(cost.parts, what, barred)
  cost.parts.forEach((part, i) => {
    const choices = choicesFor(s, player, part, what)
    if (choices === null) return
    const rest = cost.parts.slice(i + 1).flatMap((later) => choicesFor(s, player, later, what) ?? [])
    const payable = (now: Taken) =>
      canHold(rest, now, a, (then) => canPayMana(s, player, cost.mana, a, what, then, cost.parts))
    const ids = ask(s, player, part, choices, taken, payable, what)
    if (choices.uses !== "none" && ids.length > 0) taken = plus(taken, choices, ids)
    if (!payable(taken)) illegal("601.2h", "these objects are needed to pay the rest of the cost")
    out[i] = ids
  })
  return out
}

function ask(
  s: State,
  player: PlayerId,
  part: CostPart,
  choices: Choices,
  taken: Taken,
  payable: (taken: Taken) => boolean,
  what: PayFor,
): ObjectId[] {
  const free = (id: ObjectId) =>
    choices.uses === "none" || !(choices.uses === "tap" ? taken.taps : taken.gone).has(id)
  const fit = choices.candidates.filter(
    (id) => free(id) && (choices.uses === "none" || payable(plus(taken, choices, [id]))),
  )
  const about = { rule: "601.2h", purpose: part.pay, source: what.object, hint: "bad" } as const
  if (choices.values === null) {
    if (fit.length < choices.need) illegal("601.2h", `not enough to ${part.pay}`)
    return chooseObjects(s, player, fit, choices.need, choices.need, about)
  }
  if (choices.need <= 0) return []
  const values = fit.map((id) => choices.values![choices.candidates.indexOf(id)])
  return chooseObjects(s, player, fit, 1, fit.length, { ...about, values, minTotal: choices.need })
}

function plus(taken: Taken, choices: Choices, ids: readonly ObjectId[]): Taken {
  const set = new Set([...(choices.uses === "tap" ? taken.taps : taken.gone), ...ids])
  return choices.uses === "tap" ? { ...taken, taps: set } : { ...taken, gone: set }
}
