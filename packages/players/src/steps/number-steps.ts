import type { Ref } from "@apnap/engine"
import { option, type Stepped, type Stepping } from "./stepping.ts"

/** Whole numbers from the first to the last. */
export type Range = readonly [first: number, last: number]

/** Numbers that are told apart in one step; of more, a range is chosen first. */
export const NUMBERS_AT_ONCE = 64

/** A number of one of the ranges, of which at least one holds any; `then` goes on with it. */
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

/** Numbers in each part: powers, so that equal numbers of steps lead to all. */
function sizeOf(span: number): number {
  let size = 1
  while (size * NUMBERS_AT_ONCE < span) size *= NUMBERS_AT_ONCE
  return size
}

function meets(ranges: readonly Range[], [first, last]: Range): boolean {
  return ranges.some(([least, most]) => least <= last && most >= first)
}
