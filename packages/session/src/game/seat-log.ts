import { type GameEvent, type State, turnNumber, type Viewer } from "@apnap/engine"
import { entryOf } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"
import { SharedThings } from "./shared-things.ts"

/** How a log keeps what nobody is likely to ask for. */
export interface Archive {
  pack(text: string): Uint8Array
  unpack(packed: Uint8Array): string
}

/** So many entries are packed together. */
const BLOCK = 32

export interface SeatLogOptions {
  /** So many entries are kept at least. */
  mostEntries: number
  archive: Archive | null
}

/** What has happened, as one viewer may know it: an entry for each event, told as it happens, since names are lost later. The oldest are forgotten. */
export class SeatLog {
  /** The newest. */
  #entries: LogEntry[] = []
  /** Those before them, a block each. */
  #packed: Uint8Array[] = []
  /** How many entries were forgotten. */
  #gone = 0
  readonly #things = new SharedThings()
  readonly #viewer: Viewer
  readonly #most: number
  readonly #archive: Archive | null

  constructor(viewer: Viewer, { mostEntries, archive }: SeatLogOptions) {
    this.#viewer = viewer
    this.#most = mostEntries
    this.#archive = archive
  }

  /** How many events have been told. */
  get length(): number {
    return this.#first + this.#entries.length
  }

  /** The number of the first entry that is not packed. */
  get #first(): number {
    return this.#gone + this.#packed.length * BLOCK
  }

  /** What happened, in the state after the move in which it did. */
  hear(s: State, events: readonly GameEvent[]): void {
    for (const event of events) {
      const turn = event.kind === "beginsTurn" ? turnNumber(event) : (this.#entries.at(-1)?.turn ?? 0)
      const entry = this.#things.share(entryOf(s, event, this.#viewer))
      // Copies of an object each take memory for their fields' names too.
      this.#entries.push(Object.assign(entry, { index: this.length, turn }))
    }
    if (this.#archive !== null) this.#pack(this.#archive)
    this.#forget()
  }

  #pack(archive: Archive): void {
    while (this.#entries.length > 2 * BLOCK) {
      this.#packed.push(archive.pack(JSON.stringify(this.#entries.slice(0, BLOCK))))
      this.#entries = this.#entries.slice(BLOCK)
    }
  }

  /** A quarter more are kept than are wanted, so that forgetting costs little; of packed ones whole blocks are forgotten. */
  #forget(): void {
    const kept = this.length - this.#gone
    if (kept <= 1.25 * this.#most) return
    const blocks = Math.min(this.#packed.length, Math.floor((kept - this.#most) / BLOCK))
    const forgotten = blocks * BLOCK || (this.#packed.length > 0 ? 0 : kept - this.#most)
    if (blocks > 0) this.#packed = this.#packed.slice(blocks)
    else this.#entries = this.#entries.slice(forgotten)
    this.#gone += forgotten
  }

  /** Entries from a number on, as far as they are still known; and the number of the first. */
  from(index: number, to = this.length): { log: readonly LogEntry[]; logFrom: number } {
    const from = Math.max(index, this.#gone)
    const { first, entries } = this.#since(from)
    return { log: entries.slice(from - first, Math.max(0, to - first)), logFrom: from }
  }

  /** Entries from number `from` on, and some before it where they are packed with it. */
  #since(from: number): { first: number; entries: readonly LogEntry[] } {
    if (from >= this.#first || this.#archive === null) return { first: this.#first, entries: this.#entries }
    const block = Math.floor((from - this.#gone) / BLOCK)
    const { unpack } = this.#archive
    const older = this.#packed.slice(block).flatMap((packed): LogEntry[] => JSON.parse(unpack(packed)))
    return { first: this.#gone + block * BLOCK, entries: [...older, ...this.#entries] }
  }

  /** Forgets what happened from event number `count` on. */
  cutTo(count: number): void {
    const { first, entries } = this.#since(Math.max(this.#gone, count - 1))
    this.#packed = this.#packed.slice(0, Math.floor((first - this.#gone) / BLOCK))
    this.#entries = entries.slice(0, Math.max(0, count - first))
    this.#gone = Math.min(this.#gone, count)
  }
}
