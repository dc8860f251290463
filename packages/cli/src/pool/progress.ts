import { SingleBar } from "cli-progress"

/** A bar on standard error if that is a terminal; a counter if the total is unknown. */
export class Progress {
  readonly #bar: SingleBar | null

  constructor(unit: string, total?: number) {
    const known = `{bar} {value}/{total} ${unit} · {eta_formatted} left`
    const format = total === undefined ? `{value} ${unit}` : known
    this.#bar = process.stderr.isTTY ? new SingleBar({ format, hideCursor: true }) : null
    this.#bar?.start(total ?? 0, 0)
  }

  add(count: number): void {
    this.#bar?.increment(count)
  }

  stop(): void {
    this.#bar?.stop()
  }
}
