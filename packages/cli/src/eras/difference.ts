import type { Line } from "../explain/follow.ts"

/** Lines reported for one run of a scenario but not another. */
export interface Difference {
  before: readonly Line[]
  after: readonly Line[]
}

/** Events in one run but not the other, in order, ignoring differences in era wording and rule numbers. */
export function difference(before: readonly Line[], after: readonly Line[]): Difference {
  const [a, b] = [before.map(happening), after.map(happening)]
  const common = commonLengths(a, b)
  const out = { before: [] as Line[], after: [] as Line[] }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      i++
      j++
    } else if (j === b.length || (i < a.length && common[i + 1][j] >= common[i][j + 1])) {
      out.before.push(before[i++])
    } else out.after.push(after[j++])
  }
  return out
}

/** Longest common subsequence lengths of the suffixes of both lists. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i][j] =
        a[i] === b[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1])
  return lengths
}

function happening({ entry, step }: Line): string {
  const { number: _number, terms: _terms, auras: _auras, dies: _dies, ...what } = entry
  return JSON.stringify([what, step?.entry.detail])
}
