import {
  ANY_MASK,
  bitCount,
  type ManaCost,
  manaMask,
  type PaymentPlan,
  type Pool,
  type SpentMana,
} from "../../mana/index.ts"
import type { Source } from "../mana/sources.ts"

/** One available mana: from the pool, or from a source in one of several types. */
interface Unit {
  /** Index in `sources`, or -1 - index in the pool. */
  at: number
  mask: number
  weight: number
}

const HARM_WEIGHT = 100

/**
 * The best plan for the common case: sources of one mana each without side costs, and plain symbols. The sets of units that can be used
 * together form a matroid, so greedily taking the cheapest unit that fits is optimal. Null for other cases or if nothing pays: the solver
 * must decide.
 */
export function quickPlan(cost: ManaCost, pool: Pool, sources: readonly Source[]): PaymentPlan | null {
  const demands = demandsOf(cost)
  const units = demands === null ? null : unitsOf(pool, sources)
  if (demands === null || units === null) return null
  units.sort((a, b) => a.weight - b.weight)
  const payer: (Unit | undefined)[] = demands.map(() => undefined)
  let open = demands.length
  for (const unit of units) {
    if (open === 0) break
    if (augment(unit, demands, payer, { seen: 0 })) open--
  }
  return open > 0 ? null : write(cost, pool, sources, demands, payer as Unit[])
}

function demandsOf(cost: ManaCost): number[] | null {
  const masks: number[] = []
  for (const symbol of cost.symbols) {
    if (symbol.phyrexian || symbol.snow || symbol.twobrid !== undefined) return null
    masks.push(symbol.mask)
  }
  for (let i = 0; i < cost.generic; i++) masks.push(ANY_MASK)
  return masks.length > 30 ? null : masks
}

function unitsOf(pool: Pool, sources: readonly Source[]): Unit[] | null {
  const units: Unit[] = []
  for (let i = 0; i < pool.length; i++) {
    if (pool[i].restriction !== undefined) return null
    units.push({ at: -1 - i, mask: manaMask(pool[i]), weight: -1 })
  }
  for (let i = 0; i < sources.length; i++) {
    const unit = unitOf(sources[i], i)
    if (unit === null) return null
    units.push(unit)
  }
  return units
}

function unitOf(source: Source, at: number): Unit | null {
  if (source.group !== undefined) return null
  const { harm } = source.outputs[0]
  let mask = 0
  for (const output of source.outputs) {
    if (
      output.mana.length !== 1 ||
      output.cost !== undefined ||
      output.life !== undefined ||
      output.harm !== harm
    )
      return null
    if (output.mana[0].restriction !== undefined) return null
    mask |= manaMask(output.mana[0])
  }
  return { at, mask, weight: harm * HARM_WEIGHT + bitCount(mask) }
}

/** Finds a demand for the unit, moving other units to other demands if necessary (an augmenting path). */
function augment(
  unit: Unit,
  demands: readonly number[],
  payer: (Unit | undefined)[],
  marks: { seen: number },
): boolean {
  for (let i = 0; i < demands.length; i++) {
    if ((demands[i] & unit.mask) === 0 || marks.seen & (1 << i)) continue
    marks.seen |= 1 << i
    const other = payer[i]
    if (other !== undefined && !augment(other, demands, payer, marks)) continue
    payer[i] = unit
    return true
  }
  return false
}

function write(
  cost: ManaCost,
  pool: Pool,
  sources: readonly Source[],
  demands: readonly number[],
  payer: readonly Unit[],
): PaymentPlan {
  const order = payer.map((unit, demand) => ({ unit, demand })).sort((a, b) => a.unit.at - b.unit.at)
  const activations: PaymentPlan["activations"][number][] = []
  const spent: SpentMana[] = []
  let harm = 0
  for (const { unit, demand } of order) {
    const symbol = demand < cost.symbols.length ? demand : -1
    if (unit.at < 0) {
      spent.push({ mana: -1 - unit.at, symbol })
      continue
    }
    const { outputs } = sources[unit.at]
    const output = outputs.findIndex((one) => manaMask(one.mana[0]) & demands[demand])
    spent.push({ mana: pool.length + activations.length, symbol })
    activations.push({ source: unit.at, output, spent: [], usesPhyrexianLife: [] })
    harm += outputs[output].harm
  }
  return { activations, spent, life: 0, usesPhyrexianLife: [], harm }
}
