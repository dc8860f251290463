import type { Ref } from "@apnap/engine"
import { option, type Stepped, type Stepping } from "./stepping.ts"

/** Integers from first to last, inclusive. */
export type Range = readonly [first: number, last: number]

/** Maximum number of values in one step; if there are more, a range is chosen first. */
export const NUMBERS_AT_ONCE = 64

/** Chooses a number from the ranges, at least one of which isn't empty; `then` continues with it. */
export function numberSteps(
  ranges: readonly Range[],
  subject: Ref,
  then: (value: number) => Stepped,
): Stepped {
  const first = Math.min(...ranges.map(([least]) => least))
  const last = Math.max(...ranges.map(([, most]) => most))
  return within(ranges, [first, last], subject, then)
}

function within(
  ranges: readonly Range[],
  [first, last]: Range,
  subject: Ref,
  then: (value: number) => Stepped,
): Stepped {
  const span = last - first + 1
  const size = sizeOf(span)
  const count = Math.ceil(span / size)
  const part = (i: number): Range => [first + i * size, Math.min(last, first + (i + 1) * size - 1)]
  const next: Stepping = {
    options: Array.from({ length: count }, (_, i) => {
      const [value] = part(i)
      return option(size === 1 ? "number" : "range", { value, ref: subject, legal: meets(ranges, part(i)) })
    }),
    subject,
    take: (index) => (size === 1 ? then(first + index) : within(ranges, part(index), subject, then)),
  }
  return { next }
}

/** Size of each part: a power, so that all numbers take equally many steps. */
function sizeOf(span: number): number {
  let size = 1
  while (size * NUMBERS_AT_ONCE < span) size *= NUMBERS_AT_ONCE
  return size
}

function meets(ranges: readonly Range[], [first, last]: Range): boolean {
  return ranges.some(([least, most]) => least <= last && most >= first)
}
