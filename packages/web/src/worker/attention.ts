/** The time for which something is shown to the person, unless they acknowledge it before or hold it. */
export class Attention {
  #timer: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | null = null

  /** Waits so many milliseconds, or until it is acknowledged where that is null. */
  wait(time: number | null): Promise<void> {
    this.done()
    return new Promise((resolve) => {
      this.#done = resolve
      if (time !== null) this.#timer = setTimeout(() => this.done(), time)
    })
  }

  /** What is shown stays until it is acknowledged. */
  hold(): void {
    clearTimeout(this.#timer)
  }

  /** It is acknowledged, or no longer of interest. */
  done(): void {
    clearTimeout(this.#timer)
    this.#done?.()
    this.#done = null
  }
}
