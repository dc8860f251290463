import { type ChooseDecision, kindsAmong } from "@apnap/engine"

/** The limits of a multiple choice. */
export type Limits = Pick<
  ChooseDecision,
  "min" | "max" | "values" | "total" | "minTotal" | "kinds" | "minKinds" | "keys" | "sameKey"
>

/** Whether these form a complete choice. */
export function isWhole(limits: Limits, chosen: readonly number[]): boolean {
  const sum = sumOf(limits, chosen)
  return (
    isPossible(limits, chosen) &&
    hasKinds(limits, chosen) &&
    chosen.length >= limits.min &&
    sum >= least(limits) &&
    sum <= most(limits)
  )
}

/** Whether the chosen ones can be completed with some, or none, of `rest`. */
export function isCompletable(limits: Limits, chosen: readonly number[], rest: readonly number[]): boolean {
  const { keys, sameKey = false } = limits
  if (!hasKinds(limits, [...chosen, ...rest])) return false
  if (keys === undefined)
    return canReach(
      limits,
      chosen,
      rest.map((i) => [i]),
    )
  const taken = chosen.map((i) => keys[i])
  if (!sameKey)
    return canReach(
      limits,
      chosen,
      groups(
        keys,
        rest.filter((i) => !taken.includes(keys[i])),
      ),
    )
  if (new Set(taken).size > 1) return false
  const open = taken.length > 0 ? [taken[0]] : [...new Set(rest.map((i) => keys[i]))]
  const tries = open.map((key) => rest.filter((i) => keys[i] === key).map((i) => [i]))
  return [...tries, []].some((one) => canReach(limits, chosen, one))
}

/** Whether these have enough kinds among them; there is no limit on how many may be chosen for that. */
function hasKinds({ kinds, minKinds = 0 }: Limits, chosen: readonly number[]): boolean {
  return kinds === undefined || kindsAmong(kinds, chosen) >= minKinds
}

/** Whether at most one of each group completes the choice. */
function canReach(limits: Limits, chosen: readonly number[], from: readonly (readonly number[])[]): boolean {
  const { min, max, values } = limits
  if (!isPossible(limits, chosen)) return false
  if (values === undefined) return chosen.length + from.length >= min
  let reached = new Map([[chosen.length, new Set([sumOf(limits, chosen)])]])
  for (const group of from) reached = withOne(limits, reached, group, max)
  return [...reached].some(
    ([count, sums]) => count >= min && [...sums].some((sum) => sum >= least(limits) && sum <= most(limits)),
  )
}

/** The reachable totals by number chosen, after adding one of the group or none. */
function withOne(
  limits: Limits,
  before: ReadonlyMap<number, ReadonlySet<number>>,
  group: readonly number[],
  max: number,
): Map<number, Set<number>> {
  const after = new Map([...before].map(([count, sums]) => [count, new Set(sums)]))
  for (const [count, sums] of before)
    if (count < max)
      for (const sum of sums)
        for (const i of group) {
          const next = sum + (limits.values?.[i] ?? 0)
          const known = after.get(count + 1) ?? new Set()
          after.set(count + 1, known.add(limits.total === undefined ? Math.min(next, enough(limits)) : next))
        }
  const limit = hasNegative(limits) ? Number.POSITIVE_INFINITY : most(limits)
  return new Map([...after].map(([count, sums]) => [count, new Set([...sums].filter((sum) => sum <= limit))]))
}

/** Without negative values, totals above the minimum are equivalent to it. */
function enough(limits: Limits): number {
  return hasNegative(limits) ? Number.POSITIVE_INFINITY : Math.max(0, least(limits))
}

/** Whether the chosen ones satisfy the limits that adding more can't repair. */
function isPossible(limits: Limits, chosen: readonly number[]): boolean {
  const { max, keys, sameKey = false } = limits
  if (chosen.length > max) return false
  const distinct = keys === undefined ? 0 : new Set(chosen.map((i) => keys[i])).size
  if (keys !== undefined && (sameKey ? distinct > 1 : distinct < chosen.length)) return false
  return hasNegative(limits) || sumOf(limits, chosen) <= most(limits)
}

function hasNegative({ values = [] }: Limits): boolean {
  return values.some((value) => value < 0)
}

function sumOf({ values }: Limits, chosen: readonly number[]): number {
  return values === undefined ? 0 : chosen.reduce((sum, i) => sum + values[i], 0)
}

function least({ minTotal = Number.NEGATIVE_INFINITY, values }: Limits): number {
  return values === undefined ? Number.NEGATIVE_INFINITY : minTotal
}

function most({ total = Number.POSITIVE_INFINITY, values }: Limits): number {
  return values === undefined ? Number.POSITIVE_INFINITY : total
}

function groups(keys: readonly (string | number)[], from: readonly number[]): number[][] {
  return [...new Set(from.map((i) => keys[i]))].map((key) => from.filter((i) => keys[i] === key))
}
