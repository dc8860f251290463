/** Keys are less than this. */
const LIMIT = 2 ** 53

/**
 * The indices of random keys in ascending order of key, then of `ties`. Evenly spread keys tell roughly where they belong, so this takes
 * linear time; comparison sorting was most of the cost of shuffling thousands of cards.
 */
export function orderByKeys(keys: readonly number[], ties: readonly number[]): number[] {
  const { length } = keys
  const first = new Int32Array(length).fill(NOTHING)
  const next = new Int32Array(length).fill(NOTHING)
  const isBefore = (i: number, j: number) => keys[i] < keys[j] || (keys[i] === keys[j] && ties[i] < ties[j])
  for (let i = 0; i < length; i++) {
    const place = Math.floor((keys[i] / LIMIT) * length)
    let [before, after] = [NOTHING, first[place]]
    for (; after !== NOTHING && isBefore(after, i); after = next[after]) before = after
    if (before === NOTHING) first[place] = i
    else next[before] = i
    next[i] = after
  }
  const order: number[] = []
  for (let at of first) for (; at !== NOTHING; at = next[at]) order.push(at)
  return order
}

const NOTHING = -1
