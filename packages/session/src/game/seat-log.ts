import { type GameEvent, type State, turnNumber, type Viewer } from "@apnap/engine"
import { entryOf } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"
import { SharedThings } from "./shared-things.ts"

/** What has happened, as one viewer may know it: an entry for each event, told as it happens, since names are lost later. The oldest are forgotten. */
export class SeatLog {
  /** So many entries are kept. */
  most: number
  #entries: LogEntry[] = []
  /** How many entries were forgotten. */
  #gone = 0
  readonly #things = new SharedThings()
  readonly #viewer: Viewer

  constructor(viewer: Viewer, most: number) {
    this.#viewer = viewer
    this.most = most
  }

  /** The number of the oldest entry that is known. */
  get oldest(): number {
    return this.#gone
  }

  /** How many events have been told. */
  get length(): number {
    return this.#gone + this.#entries.length
  }

  /** What happened, in the state after the move in which it did. */
  hear(s: State, events: readonly GameEvent[]): void {
    for (const event of events) {
      const turn = event.kind === "beginsTurn" ? turnNumber(event) : (this.#entries.at(-1)?.turn ?? 0)
      const entry = this.#things.share(entryOf(s, event, this.#viewer))
      // Copies of an object each take memory for their fields' names too.
      this.#entries.push(Object.assign(entry, { index: this.length, turn }))
    }
  }

  /** Forgets the oldest: a quarter more are kept than are wanted, so that it costs little. */
  forget(): void {
    if (this.#entries.length > 1.25 * this.most) {
      const forgotten = this.#entries.length - this.most
      this.#gone += forgotten
      this.#entries = this.#entries.slice(forgotten)
    }
  }

  /** Entries from a number on, as far as they are still known; and the number of the first. */
  from(index: number, to = this.length): { log: readonly LogEntry[]; logFrom: number } {
    const from = Math.max(index, this.#gone)
    return { log: this.#entries.slice(from - this.#gone, Math.max(0, to - this.#gone)), logFrom: from }
  }

  /** Forgets what happened from event number `count` on. */
  cutTo(count: number): void {
    this.#entries = this.#entries.slice(0, Math.max(0, count - this.#gone))
    this.#gone = Math.min(this.#gone, count)
  }
}
