/**
 * Interns values that recur at all tables: values with equal keys are one object, to save memory. Values must not be changed. When `most`
 * are known, all are forgotten: that costs memory, and changes nothing else.
 */
export class Shared<T extends object> {
  readonly #most: number
  #known = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  /** The first value with this key. */
  of(key: string, value: T): T {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#known.size >= this.#most) this.#known = new Map()
    this.#known.set(key, value)
    return value
  }
}
