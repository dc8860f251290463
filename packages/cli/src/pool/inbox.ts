/** The results of several promises, in order of settlement. */
export class Inbox<T> {
  readonly #settled: PromiseSettledResult<T>[] = []
  readonly #closed: AbortSignal
  #wake: () => void = () => {}

  /** Yields nothing more once `closed` is aborted. */
  constructor(closed: AbortSignal) {
    this.#closed = closed
    closed.addEventListener("abort", () => this.#wake(), { once: true })
  }

  await(promise: Promise<T>): void {
    promise.then(
      (value) => this.#put({ status: "fulfilled", value }),
      (reason: unknown) => this.#put({ status: "rejected", reason }),
    )
  }

  /** The earliest result not yet returned; null when closed. Throws a promise's rejection reason. */
  async next(): Promise<T | null> {
    while (!this.#closed.aborted) {
      const first = this.#settled.shift()
      if (first === undefined) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
        continue
      }
      if (first.status === "rejected") throw first.reason
      return first.value
    }
    return null
  }

  #put(result: PromiseSettledResult<T>): void {
    this.#settled.push(result)
    this.#wake()
  }
}
