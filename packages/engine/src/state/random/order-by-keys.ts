/** Keys are less than this. */
const LIMIT = 2 ** 53

/**
 * The indices of random keys in ascending order of key, then of `ties`. Evenly spread keys tell roughly where they belong, so this takes
 * linear time; comparison sorting was most of the cost of shuffling thousands of cards.
 */
export function orderByKeys(keys: ArrayLike<number>, ties: ArrayLike<number>): Int32Array {
  const order = roughly(keys)
  for (let i = 1; i < order.length; i++) {
    const own = order[i]
    let at = i
    for (; at > 0 && isBefore(keys, ties, own, order[at - 1]); at--) order[at] = order[at - 1]
    order[at] = own
  }
  return order
}

/** In as many ranges of equal width as there are keys: each index is a few places from its own. */
function roughly(keys: ArrayLike<number>): Int32Array {
  const { length } = keys
  const scale = length / LIMIT
  const begins = new Int32Array(length + 1)
  for (let i = 0; i < length; i++) begins[Math.floor(keys[i] * scale) + 1]++
  for (let i = 1; i <= length; i++) begins[i] += begins[i - 1]
  const order = new Int32Array(length)
  for (let i = 0; i < length; i++) order[begins[Math.floor(keys[i] * scale)]++] = i
  return order
}

function isBefore(keys: ArrayLike<number>, ties: ArrayLike<number>, i: number, j: number): boolean {
  return keys[i] < keys[j] || (keys[i] === keys[j] && ties[i] < ties[j])
}
