import { type Mana, type ManaCost, type Pool, planPayment } from "../../mana/index.ts"
import { choose } from "../../state/choose.ts"
import type { Option } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { lifeToPay } from "../parts.ts"
import { standIn } from "../paying/plan.ts"
import { hasPermissions, withPermissions } from "../spending-permissions.ts"
import { termsFor } from "../terms.ts"
import type { Payment, TotalCost } from "../types.ts"
import { activateManaAbility, manaAbilities } from "./activate-mana-ability.ts"
import { availableFrom, TAKEN_NOTHING } from "./available.ts"
import type { Source, Way } from "./sources.ts"
import { spendable } from "./spend-only.ts"

type Step = { option: Option; run: () => void }

/**
 * 601.2g by hand: the player activates mana abilities, and taps or exiles substitutes, until they are done. Returns the substitutes'
 * mana.
 */
export function payByHand(s: State, whole: TotalCost, payment: Payment): Pool {
  const { player } = payment
  const stand: Mana[] = []
  const cost = whole.mana!
  for (;;) {
    const steps = [...abilitySteps(s, payment), ...permissionSteps(s, whole, payment, stand)]
    if (steps.length === 0) return stand
    const enough = isEnough(s, cost, payment, stand)
    const done: Option = { label: enough ? "done" : "done:short" }
    const options = [done, ...steps.map(({ option }) => option)]
    const [answer] = choose(s, {
      kind: "option",
      player,
      rule: "601.2g",
      purpose: "payByHand",
      source: payment.object,
      options,
      min: 1,
      max: 1,
    })
    if (answer === 0) return stand
    steps[answer - 1].run()
  }
}

function isEnough(s: State, cost: ManaCost, payment: Payment, stand: Pool): boolean {
  const { player } = payment
  const terms = termsFor(s, payment, lifeToPay(s, payment), true)
  const { pool } = spendable(s, availableFrom(player, [...s.players[player].pool, ...stand], []), payment)
  return planPayment({ ...terms, cost, pool, sources: [] }) !== null
}

function abilitySteps(s: State, { player, barred }: Payment): Step[] {
  return manaAbilities(s, player, "payment")
    .filter(
      ({ object, ability }) => barred === undefined || barred.object !== object || barred.ability !== ability,
    )
    .map(({ object, ability }) => ({
      option: { label: `mana:${ability}`, object },
      run: () => activateManaAbility(s, player, object, ability),
    }))
}

function permissionSteps(s: State, { mana, parts }: TotalCost, payment: Payment, stand: Mana[]): Step[] {
  if (!hasPermissions(s, payment, parts)) return []
  const sources: readonly Source[] = withPermissions(s, mana!, payment, [], TAKEN_NOTHING, parts)
  return sources.flatMap((source) =>
    source.ways.map((way: Way, i) => ({
      option: { label: `${way.how}:{${way.letters}}`, object: source.id },
      run: () => {
        standIn(s, source.id, way, payment)
        stand.push(source.outputs[i].mana[0])
      },
    })),
  )
}
