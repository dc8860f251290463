import { type GameEvent, type State, turnNumber, type Viewer } from "@apnap/engine"
import { damageFirst, type Entry, entryOf, LayerNews, LeftOut } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"
import { logEntry } from "./shared-things.ts"

/**
 * The events as one viewer may know them: one entry each, worded when the event happens, since names are lost later. The oldest are
 * dropped.
 */
export class SeatLog {
  /** Number of entries kept, and from which length of the log on how many. */
  #most: number
  #later: { most: number; from: number } | null = null
  #entries: LogEntry[] = []
  /** Number of entries dropped. */
  #gone = 0
  readonly #viewer: Viewer
  #leftOut = new LeftOut()
  readonly #orders = new LayerNews()

  constructor(viewer: Viewer, most: number) {
    this.#viewer = viewer
    this.#most = most
  }

  /** Index of the oldest entry kept. */
  get oldest(): number {
    return this.#gone
  }

  /** Number of events logged, including dropped ones. */
  get length(): number {
    return this.#gone + this.#entries.length
  }

  /** Logs events, worded in the state after their move. */
  hear(s: State, events: readonly GameEvent[]): void {
    const indices = new Map(events.map((event, i) => [event, this.length + i]))
    for (const event of damageFirst(events)) {
      const turn = event.kind === "beginsTurn" ? turnNumber(event) : (this.#entries.at(-1)?.turn ?? 0)
      const index = indices.get(event) ?? this.length
      this.#entries.push(logEntry(entryOf(s, event, this.#viewer), index, turn))
      const leftOut = this.#leftOut.before(s, event, this.#viewer)
      if (leftOut !== null) this.#decided(leftOut)
    }
    if (events.length === 0) return
    for (const order of this.#orders.news(s, this.length - 1, this.#viewer)) this.#decided(order)
  }

  /** Notes with the latest event, which nobody has been sent yet, what decided without one of its own. */
  #decided(entry: Entry): void {
    const latest = this.#entries.at(-1)
    if (latest === undefined) return
    const { index, turn, decided = [] } = latest
    this.#entries[this.#entries.length - 1] = {
      ...latest,
      decided: [...decided, logEntry(entry, index, turn)],
    }
  }

  /** Drops the oldest entries, but only once the log is a quarter over its limit, to keep this cheap. */
  forget(): void {
    if (this.#later !== null && this.length >= this.#later.from) this.#most = this.#later.most
    if (this.#entries.length > 1.25 * this.#most) {
      const forgotten = this.#entries.length - this.#most
      this.#gone += forgotten
      this.#entries = this.#entries.slice(forgotten)
    }
  }

  /** Keeps fewer entries once as many more as are kept now have been logged. */
  narrow(most: number): void {
    this.#later = { most, from: this.length + this.#most }
  }

  /** Entries from index `index` to `to`, as far as kept, and the index of the first. */
  from(index: number, to = this.length): { log: readonly LogEntry[]; logFrom: number } {
    const from = Math.max(index, this.#gone)
    return { log: this.#entries.slice(from - this.#gone, Math.max(0, to - this.#gone)), logFrom: from }
  }

  /** Drops the events from number `count` on. */
  cutTo(count: number): void {
    this.#entries = this.#entries.slice(0, Math.max(0, count - this.#gone))
    this.#gone = Math.min(this.#gone, count)
    this.#orders.cutTo(count)
    this.#leftOut = new LeftOut()
  }
}
