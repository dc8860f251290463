/** A number from 0 to `below` - 1, and the state of the generator after it (mulberry32). The same states make the same numbers. */
export function random(state: number, below: number): { value: number; state: number } {
  const next = (state + 0x6d2b79f5) | 0
  let t = Math.imul(next ^ (next >>> 15), next | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return { value: Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below), state: next }
}

/** The items in a random order, and the state of the generator after it. */
export function shuffled<T>(state: number, items: readonly T[]): { items: T[]; state: number } {
  const out = [...items]
  let now = state
  for (let i = out.length - 1; i > 0; i--) {
    const drawn = random(now, i + 1)
    now = drawn.state
    ;[out[i], out[drawn.value]] = [out[drawn.value], out[i]]
  }
  return { items: out, state: now }
}
