import type { TableEntry } from "../storage/entry.ts"
import { StorageError } from "../storage/storage-error.ts"
import type { Ownership, Snapshot, StoredSummary, TableStore } from "../storage/table-store.ts"

/** The log of a table, as its owner writes it: what was noted is written down all at once, or the table is given up. */
export class TableLog {
  readonly #store: TableStore
  readonly #ownership: Ownership
  #length: number
  #noted: TableEntry[] = []

  /** @param length how many entries are written already */
  constructor(store: TableStore, ownership: Ownership, length: number) {
    this.#store = store
    this.#ownership = ownership
    this.#length = length
  }

  note(entry: TableEntry): void {
    this.#noted.push(entry)
  }

  /**
   * Writes down what was noted, and what the lobby shows of it where that may have changed. Throws a `BrokenTable`: then nobody knows what has been
   * written.
   */
  async write(summary: () => { summary: StoredSummary; isOver: boolean }): Promise<void> {
    const entries = this.#noted
    if (entries.length === 0) return
    this.#noted = []
    try {
      await this.#store.append(this.#ownership, this.#length, entries)
      this.#length += entries.length
      const { summary: now, isOver } = summary()
      if (isOver || entries.some(({ e }) => e !== "move" && e !== "settings"))
        await this.#store.describe(this.#ownership, now, isOver)
    } catch (error) {
      throw new BrokenTable(error)
    }
  }

  /** Keeps the game as it is after all that was written. */
  keepSnapshot(snapshot: Omit<Snapshot, "seq">): Promise<void> {
    return this.#store.keepSnapshot(this.#ownership, { seq: this.#length, ...snapshot })
  }

  /** The table is given back, so that another process can take it. */
  release(): Promise<void> {
    return this.#store.release(this.#ownership)
  }
}

/** What was done could not be written down. */
export class BrokenTable extends Error {
  constructor(cause: unknown) {
    const why = cause instanceof StorageError ? cause.message : "what was done could not be written down"
    super(why, { cause })
    this.name = "BrokenTable"
  }
}
