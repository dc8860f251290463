/** The time something is shown to the person, unless they acknowledge it early or hold it. */
export class Attention {
  #timer: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | null = null

  /** Waits `time` milliseconds, or until acknowledged; null waits only for that. */
  wait(time: number | null): Promise<void> {
    this.done()
    return new Promise((resolve) => {
      this.#done = resolve
      if (time !== null) this.#timer = setTimeout(() => this.done(), time)
    })
  }

  /** Keeps it on display until acknowledged. */
  hold(): void {
    clearTimeout(this.#timer)
  }

  /** Ends the wait: acknowledged, or no longer relevant. */
  done(): void {
    clearTimeout(this.#timer)
    this.#done?.()
    this.#done = null
  }
}
