import type { DistributeDecision } from "@apnap/engine"
import type { Range } from "./number-steps.ts"

type Division = Pick<DistributeDecision, "total" | "min" | "max" | "before" | "inOrder">

/** The shares that the next option may get such that the rest can still be divided among the following ones. */
export function shareRanges(d: Division, shares: readonly number[]): Range[] {
  const i = shares.length
  const left = d.total - shares.reduce((sum, share) => sum + share, 0)
  const served = shares.every((share, j) => share >= needed(d, j))
  const rest = totals(d, i + 1)
  return cases(d, i, served).flatMap(([range, isServed]) =>
    rest(isServed).flatMap(([least, most]) => crossing(range, [left - most, left - least])),
  )
}

/** What the option may get within its own bounds: less than it needs before the last may get anything, or enough. */
function cases(d: Division, i: number, served: boolean): [range: Range, served: boolean][] {
  const most = isBarred(d, i, served) ? 0 : d.max[i]
  const need = needed(d, i)
  const few = crossing([d.min[i], most], [0, need - 1]).map((range): [Range, boolean] => [range, false])
  const enough = crossing([d.min[i], most], [need, d.total]).map((range): [Range, boolean] => [range, served])
  return [...few, ...enough]
}

/** Whether the option must get nothing because an earlier one lacks what it needs (702.19b, 510.1c@2014-02). */
function isBarred(d: Division, i: number, served: boolean): boolean {
  return d.before !== undefined && !served && (d.inOrder === true ? i > 0 : i === d.max.length - 1)
}

function needed({ before }: Division, i: number): number {
  return before?.[i] ?? 0
}

/** The totals that options from `i` on can get together: if all earlier ones got what they need, and if not. */
function totals(d: Division, i: number): (served: boolean) => readonly Range[] {
  let [whenServed, whenNot]: Range[][] = [[[0, 0]], [[0, 0]]]
  for (let at = d.max.length - 1; at >= i; at--) {
    const joined = (served: boolean) =>
      merged(
        cases(d, at, served).flatMap(([[least, most], isServed]) =>
          (isServed ? whenServed : whenNot).map(([from, to]): Range => [least + from, most + to]),
        ),
      )
    ;[whenServed, whenNot] = [joined(true), joined(false)]
  }
  return (served) => (served ? whenServed : whenNot)
}

function merged(ranges: readonly Range[]): Range[] {
  const out: Range[] = []
  for (const [least, most] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = out.at(-1)
    if (before !== undefined && least <= before[1] + 1)
      out[out.length - 1] = [before[0], Math.max(before[1], most)]
    else out.push([least, most])
  }
  return out
}

function crossing([a, b]: Range, [c, d]: Range): Range[] {
  const [first, last] = [Math.max(a, c), Math.min(b, d)]
  return first <= last ? [[first, last]] : []
}
