import { allocations, type Counts, Demands } from "./allocation.ts"
import { cheapestAssignment } from "./assignment.ts"
import { type CostVariant, mayUse, variantsOf } from "./demand.ts"
import { ACTIVATION_SHIFT, type Aim, buildProblem, type Kind, type Option, type Problem } from "./problem.ts"
import type { PaymentRequest } from "./request.ts"

/** One step of a solution: uses this option, whose mana pays demands with these masks (0: left over). */
export interface Step {
  readonly option: Option
  readonly pays: readonly number[]
  readonly next: Step | null
}

export interface Found {
  readonly weight: number
  /** Converters first, with the last one activated at the head; then the rest in any order. */
  readonly steps: Step | null
}

export interface Solution extends Found {
  readonly problem: Problem
  readonly variant: CostVariant
}

/**
 * The exact search for what Hall's condition on single mana can't decide. It runs backwards from the cost: the last mana ability activated
 * pays demands of the cost and adds its own cost to them, and so on until free mana pays the rest. So whatever pays for an activation is
 * always made before it (601.2g, 605.3). The state is the number of open demands of each kind, never which mana is where, so equal
 * situations coincide and are solved once. The aim says whether any solution will do.
 */
export function search(request: PaymentRequest, aim: "any" | "best"): Solution | null {
  const { solution, complete } = searchFor(request, aim)
  if (complete) return solution
  // Too many ways to compare. Still finds the least harm exactly; between ways of equal harm, keeps the one found so far.
  const mild = searchFor(request, "harm").solution
  return mild && (!solution || harmOf(request, mild) < harmOf(request, solution)) ? mild : solution
}

function searchFor(request: PaymentRequest, aim: Aim): { solution: Solution | null; complete: boolean } {
  const problem = buildProblem(request, aim)
  const variants = variantsOf(request.cost, request.asThough).filter((variant) => mayUse(variant, request))
  if (aim !== "any" && request.preferLifeForPhyrexian) variants.sort((a, b) => b.life - a.life)
  let solution: Solution | null = null
  let complete = true
  for (const variant of variants) {
    if (solution && (aim === "any" || variant.life !== solution.variant.life)) break
    const one = new Search(problem, variant, aim)
    const found = one.run(solution?.weight ?? Infinity)
    if (one.statesLeft < 0) complete = false
    if (found) solution = { ...found, problem, variant }
  }
  return { solution, complete }
}

/** Phyrexian symbols weigh more than harm, as in the order of the variants. */
function harmOf({ sources, preferLifeForPhyrexian }: PaymentRequest, { variant, steps }: Solution): number {
  let harm = variant.life * (preferLifeForPhyrexian ? -LIFE_FIRST : LIFE_FIRST)
  for (let step = steps; step; step = step.next) {
    const { source, output } = step.option
    if (source >= 0) harm += sources[source].outputs[output].harm
  }
  return harm
}

const LIFE_FIRST = 1e9
/** How many states a search for the best plan may solve: takes some tens of milliseconds. */
const MOST_STATES = 3000

/** A state's best solution, or that it has none below this limit. */
interface Known {
  readonly found: Found | null
  readonly limit: number
}

class Search {
  readonly problem: Problem
  readonly variant: CostVariant
  readonly any: boolean
  readonly demands: Demands
  readonly memo = new Map<string, Known>()
  readonly bundleCapacity: number
  readonly cheapest: number
  statesLeft: number

  constructor(problem: Problem, variant: CostVariant, aim: Aim) {
    this.problem = problem
    this.variant = variant
    this.any = aim === "any"
    this.statesLeft = aim === "best" ? MOST_STATES : Infinity
    const own = problem.converters.flatMap((kind) =>
      kind.members[0].flatMap((option) => option.own?.masks ?? []),
    )
    this.demands = new Demands([...variant.masks, ...own.map((mask) => mask << ACTIVATION_SHIFT)])
    const sizes = problem.bundles.map((options) => Math.max(...options.map((option) => option.units.length)))
    this.bundleCapacity = sizes.reduce((sum, size) => sum + size, 0)
    this.cheapest = this.any ? 0 : cheapestMana(problem)
  }

  /** The lightest solution below the limit; any solution if no plan is wanted. */
  run(limit: number): Found | null {
    const open = this.demands.add(this.demands.none, this.variant.masks)
    const used = this.problem.converters.map(() => 0)
    return this.convert(open, used, this.problem.request.life - this.variant.life, limit)
  }

  /** Solves a state once, and again only if it was given up at a lower limit. */
  once(key: string, open: Counts, limit: number, solve: () => Found | null): Found | null {
    // Each open demand takes one mana, which costs at least the cheapest.
    if (!this.any && total(open) * this.cheapest >= limit) return null
    let known = this.memo.get(key)
    if (!known || (!known.found && known.limit < limit)) {
      if (this.statesLeft-- <= 0) return null
      known = { found: solve(), limit }
      this.memo.set(key, known)
    }
    return known.found && known.found.weight < limit ? known.found : null
  }

  /** Uses no more converters, or one more. */
  convert(open: Counts, used: readonly number[], life: number, limit: number): Found | null {
    return this.once(`c${this.key(open, life, ...used)}`, open, limit, () => {
      const best = this.bundle(open, 0, life, limit)
      if ((best && this.any) || !this.promising(open, used)) return best
      return this.tryConverters(open, used, life, limit, best)
    })
  }

  tryConverters(
    open: Counts,
    used: readonly number[],
    life: number,
    limit: number,
    soFar: Found | null,
  ): Found | null {
    let best = soFar
    for (const [k, kind] of this.problem.converters.entries()) {
      const member = kind.members[used[k]]
      if (!member) continue
      const after = used.map((n, i) => (i === k ? n + 1 : n))
      for (const option of member) {
        if (option.life > life) continue
        for (const { open: left, pays } of allocations(this.demands, open, option.units)) {
          const then = this.demands.add(left, option.own?.masks ?? [], ACTIVATION_SHIFT)
          // Needing at least as much as before with one converter fewer can't help.
          if (open.every((n, i) => n <= then[i])) continue
          const below: number = (best?.weight ?? limit) - option.weight
          best = withStep(option, pays, this.convert(then, after, life - option.life, below)) ?? best
          if (best && this.any) return best
        }
      }
    }
    return best
  }

  /** Whether the open demands could be met if activations' own costs counted only towards the total. */
  promising(open: Counts, used: readonly number[]): boolean {
    const { singles, converters } = this.problem
    const left = converters.map((kind, k) => kind.members.length - used[k])
    const gain = converters.reduce((sum, kind, k) => sum + left[k] * netGain(kind), 0)
    if (total(open) > singles.length + this.bundleCapacity + gain) return false
    const { masks } = this.demands
    return unionsOf(masks.filter((_, i) => open[i] > 0)).every((union) => {
      const need = open.reduce((sum, n, i) => sum + ((masks[i] & ~union) === 0 ? n : 0), 0)
      return this.mostMana(union, left) >= need
    })
  }

  mostMana(union: number, left: readonly number[]): number {
    const { singles, bundles, converters } = this.problem
    let most = 0
    for (const one of singles) if (one.mask & union) most++
    for (const options of bundles) most += mostHits(options, union)
    converters.forEach((kind, k) => {
      if (left[k] > 0) most += left[k] * mostHits(kind.members[0], union)
    })
    return most
  }

  /** Uses one option of each bundle, in order; the state is the open demands and the position. */
  bundle(open: Counts, at: number, life: number, limit: number): Found | null {
    const options = this.problem.bundles[at]
    const key = this.key(open, options ? life : 0, at)
    if (!options || total(open) === 0) return this.once(`a${key}`, open, limit, () => this.assign(open))
    return this.once(`b${key}`, open, limit, () => {
      let best: Found | null = null
      for (const option of options) {
        if (option.life > life) continue
        for (const { open: left, pays } of allocations(this.demands, open, option.units)) {
          const below: number = (best?.weight ?? limit) - option.weight
          best = withStep(option, pays, this.bundle(left, at + 1, life - option.life, below)) ?? best
          if (best && this.any) return best
        }
      }
      return this.bundle(open, at + 1, life, best?.weight ?? limit) ?? best
    })
  }

  /** Pays the rest with single mana, one for each demand. */
  assign(open: Counts): Found | null {
    const { singles } = this.problem
    const wanted = this.demands.list(open)
    const choose = (row: number, column: number): Option | null =>
      singles[column].mask & wanted[row] ? lightest(singles[column].choices, wanted[row]) : null
    const price = (row: number, column: number): number => choose(row, column)?.weight ?? Infinity
    const found = cheapestAssignment(wanted.length, singles.length, price)
    if (!found) return null
    const link = (next: Step | null, column: number, row: number): Step => ({
      option: choose(row, column)!,
      pays: [wanted[row]],
      next,
    })
    return { weight: found.price, steps: found.columns.reduce(link, null) }
  }

  key(open: Counts, life: number, ...more: readonly number[]): string {
    return String.fromCharCode(...open, Math.min(life, 60_000), ...more)
  }
}

function withStep(option: Option, pays: readonly number[], rest: Found | null): Found | null {
  return rest && { weight: rest.weight + option.weight, steps: { option, pays, next: rest.steps } }
}

function total(open: Counts): number {
  let sum = 0
  for (const n of open) sum += n
  return sum
}

/** The least weight per mana of any option. */
function cheapestMana({ singles, bundles, converters }: Problem): number {
  const options = [
    ...singles.flatMap((one) => one.choices),
    ...bundles.flat(),
    ...converters.flatMap((kind) => kind.members.flat()),
  ]
  return Math.min(...options.map((option) => option.weight / option.units.length))
}

/** Enough unions of the masks for a bound; all of them if there are few masks. */
function unionsOf(masks: readonly number[]): number[] {
  const unions = new Set<number>()
  for (const mask of masks) {
    if (unions.size < 64) for (const union of [...unions]) unions.add(union | mask)
    unions.add(mask)
  }
  return [...unions]
}

function lightest(choices: readonly Option[], mask: number): Option | null {
  let best: Option | null = null
  for (const choice of choices) {
    if (choice.units[0] & mask && (!best || choice.weight < best.weight)) best = choice
  }
  return best
}

function netGain(kind: Kind): number {
  return Math.max(
    0,
    ...kind.members[0].map((option) => option.units.length - (option.own?.masks.length ?? 0)),
  )
}

function mostHits(options: readonly Option[], mask: number): number {
  let most = 0
  for (const { units } of options) {
    let hits = 0
    for (const unit of units) if (unit & mask) hits++
    if (hits > most) most = hits
  }
  return most
}
