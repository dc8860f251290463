import { ACTIVATION_SHIFT, type Option } from "./problem.ts"
import type { PaymentPlan, PaymentRequest, PlannedActivation, SpentMana } from "./request.ts"
import { type Solution, type Step, search } from "./search.ts"

/** A demand with its owner: an activation (its index in search order), or -1 for the cost itself. */
interface Ticket {
  readonly owner: number
  readonly symbol: number
}

/** One mana of the solution and what it pays. */
interface Spending {
  readonly ticket: Ticket
  /** The step that makes the mana, and its index there. */
  readonly maker: number
  readonly unit: number
}

/**
 * The best way to pay: Phyrexian symbols as the request prefers; then least harm; then keeping useful sources untapped and spending
 * restricted mana first. Null exactly if `canPay` is false. Only the last comparison is cut short, on boards with very many ways to pay;
 * the least harm is always exact.
 */
export function planPayment(request: PaymentRequest): PaymentPlan | null {
  const solution = search(request, "best")
  return solution && writePlan(request, solution)
}

function writePlan(request: PaymentRequest, solution: Solution): PaymentPlan {
  const steps = listOf(solution.steps)
  const spendings = spend(solution, steps)
  const order = activationOrder(steps)
  const numbers = numberMana(request, steps, order)
  const spentBy = (owner: number): SpentMana[] =>
    spendings
      .filter(({ ticket }) => ticket.owner === owner)
      .map(({ ticket, maker, unit }) => ({ mana: numbers[maker] + unit, symbol: ticket.symbol }))
  const activations: PlannedActivation[] = order.map((i) => {
    const { source, output, own } = steps[i].option
    return { source, output, spent: spentBy(i), usesPhyrexianLife: [...(own?.lifeSymbols ?? [])] }
  })
  const { variant } = solution
  const life = order.reduce((sum, i) => sum + steps[i].option.life, variant.life)
  const harm = order.reduce((sum, i) => sum + outputOf(request, steps[i].option).harm, 0)
  return { activations, spent: spentBy(-1), life, usesPhyrexianLife: [...variant.lifeSymbols], harm }
}

/** The search only counts demands; this assigns each mana the demand it pays, in the search's backward order. */
function spend(solution: Solution, steps: readonly Step[]): Spending[] {
  const open = new Map<number, Ticket[]>()
  openDemands(open, solution.variant, -1, 0)
  const spendings: Spending[] = []
  steps.forEach(({ option, pays }, maker) => {
    pays.forEach((mask, unit) => {
      if (mask !== 0) spendings.push({ ticket: open.get(mask)!.pop()!, maker, unit })
    })
    if (option.own) openDemands(open, option.own, maker, ACTIVATION_SHIFT)
  })
  return spendings
}

function openDemands(
  open: Map<number, Ticket[]>,
  demands: { masks: readonly number[]; symbols: readonly number[] },
  owner: number,
  shift: number,
): void {
  demands.masks.forEach((mask, i) => {
    const ticket = { owner, symbol: demands.symbols[i] }
    const list = open.get(mask << shift)
    if (list) list.push(ticket)
    else open.set(mask << shift, [ticket])
  })
}

/** Free activations first, in the order of the sources; then converters, which the search lists backwards. */
function activationOrder(steps: readonly Step[]): number[] {
  const tapped = steps.flatMap(({ option }, i) => (option.source >= 0 ? [i] : []))
  const free = tapped.filter((i) => steps[i].option.own === null)
  const paid = tapped.filter((i) => steps[i].option.own !== null).reverse()
  return [...free.sort((a, b) => steps[a].option.source - steps[b].option.source), ...paid]
}

/** For each step, the index of its first mana in the list of all mana. */
function numberMana(request: PaymentRequest, steps: readonly Step[], order: readonly number[]): number[] {
  const numbers = steps.map(({ option }) => option.output) // right for the pool; activations follow
  let next = request.pool.length
  for (const i of order) {
    numbers[i] = next
    next += outputOf(request, steps[i].option).mana.length
  }
  return numbers
}

function outputOf(request: PaymentRequest, option: Option) {
  return request.sources[option.source].outputs[option.output]
}

function listOf(first: Step | null): Step[] {
  const steps: Step[] = []
  for (let step = first; step; step = step.next) steps.push(step)
  return steps
}
