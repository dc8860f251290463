import { bitCount } from "./symbols.ts"

/** How many demands of each kind (in `Demands.masks`) are open. Never mutated. */
export type Counts = readonly number[]

/** The kinds of demand of one search. */
export class Demands {
  readonly masks: readonly number[]
  readonly none: Counts
  /** For each kind, the strictly easier kinds: whatever pays this one pays them too. */
  readonly easier: readonly (readonly number[])[]
  readonly index: ReadonlyMap<number, number>

  constructor(masks: readonly number[]) {
    this.masks = [...new Set(masks)].sort((a, b) => bitCount(a) - bitCount(b))
    this.none = this.masks.map(() => 0)
    this.index = new Map(this.masks.map((mask, i) => [mask, i]))
    const within = (a: number, b: number): boolean => a !== b && (a & ~b) === 0
    this.easier = this.masks.map((a) => this.masks.flatMap((b, i) => (within(a, b) ? [i] : [])))
  }

  add(open: Counts, masks: readonly number[], shift = 0): Counts {
    if (masks.length === 0) return open
    const sum = [...open]
    for (const mask of masks) sum[this.index.get(mask << shift)!] += 1
    return sum
  }

  /** The masks of all open demands. */
  list(open: Counts): number[] {
    const masks: number[] = []
    for (let i = 0; i < open.length; i++) for (let n = open[i]; n > 0; n--) masks.push(this.masks[i])
    return masks
  }
}

export interface Allocation {
  readonly open: Counts
  /** For each unit, the mask of the demand it pays, or 0. */
  readonly pays: readonly number[]
}

/**
 * All ways of spending the units that are worth trying. A unit is left over only if it fits nothing (fewer open demands are never worse),
 * and pays a demand only if no strictly harder one that it fits is open (mana that pays the harder one later would also pay this one, so
 * they can be exchanged). Ways that leave the same demands open are merged. Empty if no unit fits.
 */
export function allocations(demands: Demands, open: Counts, units: readonly number[]): Allocation[] {
  let level: Allocation[] = [{ open, pays: [] }]
  for (const unit of units) {
    const next = new Map<string, Allocation>()
    for (const { open: now, pays } of level) {
      const fits = hardestFits(demands, now, unit)
      if (fits.length === 0) keep(next, now, [...pays, 0])
      for (const kind of fits) keep(next, minusOne(now, kind), [...pays, demands.masks[kind]])
    }
    level = [...next.values()]
  }
  return level.filter(({ pays }) => pays.some((mask) => mask !== 0))
}

function keep(into: Map<string, Allocation>, open: Counts, pays: readonly number[]): void {
  const key = String.fromCharCode(...open)
  if (!into.has(key)) into.set(key, { open, pays })
}

function hardestFits(demands: Demands, open: Counts, unit: number): number[] {
  const covered = new Set<number>()
  const fits: number[] = []
  for (let kind = 0; kind < open.length; kind++) {
    if (open[kind] === 0 || !(unit & demands.masks[kind]) || covered.has(kind)) continue
    fits.push(kind)
    for (const easier of demands.easier[kind]) covered.add(easier)
  }
  return fits
}

function minusOne(open: Counts, kind: number): Counts {
  return open.map((n, i) => (i === kind ? n - 1 : n))
}
