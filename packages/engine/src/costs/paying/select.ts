import { chooseObjects } from "../../choosing/choose-objects.ts"
import type { CostPart } from "../../language/cost.ts"
import { illegal } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Available, Taken } from "../mana/available.ts"
import { canHold } from "../mana/holding.ts"
import { type Choices, choicesFor } from "../payment-choices.ts"
import type { Payment, TotalCost } from "../types.ts"
import { canPayMana, everySource, takenByParts } from "./payable.ts"

/** The objects chosen for each part, by index. */
export type Chosen = readonly (readonly ObjectId[] | null)[]

/** Whether the rest of the cost stays payable if these choices are still to be made. */
type Payable = (taken: Taken, more: readonly Choices[]) => boolean

/** The payer chooses what to sacrifice, discard, tap, … Only choices that keep the cost payable are offered. */
export function chooseForParts(s: State, cost: TotalCost, a: Available, payment: Payment): Chosen {
  const out: (readonly ObjectId[] | null)[] = cost.parts.map(() => null)
  if (cost.parts.length === 0) return out
  const sources = everySource(s, cost, a, payment)
  let taken = takenByParts(cost.parts, payment)
  cost.parts.forEach((part, i) => {
    const choices = choicesFor(s, part, payment)
    if (choices === null) return
    const rest = cost.parts.slice(i + 1).flatMap((later) => choicesFor(s, later, payment) ?? [])
    const payable: Payable = (now, more) =>
      canHold([...more, ...rest], now, sources, (then) =>
        canPayMana(s, cost.mana, a, payment, then, cost.parts),
      )
    const ids = chooseFor(s, part, choices, taken, payable, payment)
    taken = plus(taken, choices, ids)
    out[i] = ids
  })
  return out
}

function chooseFor(
  s: State,
  part: CostPart,
  choices: Choices,
  taken: Taken,
  payable: Payable,
  payment: Payment,
): ObjectId[] {
  const { player } = payment
  if (choices.need <= 0 && choices.most === undefined) return []
  const about = { rule: "601.2h", purpose: part.pay, source: payment.object, hint: "bad" } as const
  const ids = choices.candidates.filter((id) => isFree(choices, taken, id))
  // If even using up all candidates leaves the cost payable, any choice will do: ask for all at once.
  if (choices.kinds !== undefined || payable(plus(taken, choices, ids), []))
    return askAll(s, player, { ...choices, ...only(choices, ids) }, about)
  return askEach(s, player, choices, taken, payable, about)
}

interface About {
  rule: string
  purpose: string
  source: ObjectId
  hint: "bad"
}

function askAll(s: State, player: PlayerId, choices: Choices, about: About): ObjectId[] {
  const { candidates, need, most = need, values, kinds } = choices
  if (kinds !== undefined) {
    const least = { kinds: kinds.of, minKinds: kinds.least }
    return chooseObjects(s, player, candidates, 1, candidates.length, { ...about, ...least })
  }
  if (values === null) {
    if (candidates.length < need) illegal("601.2h", "not-enough", { purpose: about.purpose })
    return chooseObjects(s, player, candidates, need, Math.min(most, candidates.length), about)
  }
  return chooseObjects(s, player, candidates, 1, candidates.length, { ...about, values, minTotal: need })
}

/** Asks for one object at a time, since some choices would make the rest of the cost unpayable. */
function askEach(
  s: State,
  player: PlayerId,
  choices: Choices,
  taken: Taken,
  payable: Payable,
  about: About,
): ObjectId[] {
  const out: ObjectId[] = []
  let left = choices.need
  let now = taken
  const most = choices.most ?? 0
  while (left > 0 || out.length < most) {
    const fit = choices.candidates.filter((id) => {
      if (out.includes(id) || !isFree(choices, now, id) || worth(choices, id) === 0) return false
      const others = choices.candidates.filter((other) => other !== id && !out.includes(other))
      return payable(plus(now, choices, [id]), [
        { ...only(choices, others), need: left - worth(choices, id), uses: choices.uses },
      ])
    })
    if (fit.length === 0 && left > 0) illegal("601.2h", "needed-for-rest")
    const [id] = fit.length === 0 ? [] : chooseObjects(s, player, fit, left > 0 ? 1 : 0, 1, about)
    if (id === undefined) break
    out.push(id)
    left -= worth(choices, id)
    now = plus(now, choices, [id])
  }
  return out
}

function worth(choices: Choices, id: ObjectId): number {
  return choices.values === null ? 1 : choices.values[choices.candidates.indexOf(id)]
}

function only(choices: Choices, ids: readonly ObjectId[]): Pick<Choices, "candidates" | "values" | "kinds"> {
  const { candidates, values, kinds } = choices
  return {
    candidates: ids,
    values: values === null ? null : ids.map((id) => worth(choices, id)),
    ...(kinds && { kinds: { ...kinds, of: ids.map((id) => kinds.of[candidates.indexOf(id)]) } }),
  }
}

function isFree(choices: Choices, taken: Taken, id: ObjectId): boolean {
  if (choices.uses === "none") return true
  return !(choices.uses === "tap" ? taken.taps : taken.gone).has(id)
}

function plus(taken: Taken, choices: Choices, ids: readonly ObjectId[]): Taken {
  if (choices.uses === "none" || ids.length === 0) return taken
  const set = new Set([...(choices.uses === "tap" ? taken.taps : taken.gone), ...ids])
  return choices.uses === "tap" ? { ...taken, taps: set } : { ...taken, gone: set }
}
