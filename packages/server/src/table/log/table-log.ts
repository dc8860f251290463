import type { TableEntry } from "../../storage/entry.ts"
import { StorageError } from "../../storage/storage-error.ts"
import type { Listing, Ownership, Snapshot, TableStore } from "../../storage/table-store.ts"

/** What changes nothing of what is listed of a table. */
const UNLISTED: ReadonlySet<TableEntry["e"]> = new Set(["move", "settings", "offer", "consent"])

/** The log of a table, as written by its owner: the noted entries are stored together, or the table is given up. */
export class TableLog {
  readonly #store: TableStore
  readonly #ownership: Ownership
  #length: number
  #noted: TableEntry[] = []

  /** @param length number of entries already stored */
  constructor(store: TableStore, ownership: Ownership, length: number) {
    this.#store = store
    this.#ownership = ownership
    this.#length = length
  }

  note(entry: TableEntry): void {
    this.#noted.push(entry)
  }

  /**
   * Stores the noted entries, and what is listed of the table if it may have changed. Throws a `BrokenTable`: then it is unknown what was written.
   */
  async write(listing: () => Listing): Promise<void> {
    const entries = this.#noted
    if (entries.length === 0) return
    this.#noted = []
    try {
      await this.#store.append(this.#ownership, this.#length, entries)
      this.#length += entries.length
      const now = listing()
      if (now.summary.state === "over" || entries.some(({ e }) => !UNLISTED.has(e))) await this.describe(now)
    } catch (error) {
      throw new BrokenTable(error)
    }
  }

  /** Updates what is listed of the table. */
  describe(listing: Listing): Promise<void> {
    return this.#store.describe(this.#ownership, listing)
  }

  /** Stores the game as of the last entry written. */
  keepSnapshot(snapshot: Omit<Snapshot, "seq">): Promise<void> {
    return this.#store.keepSnapshot(this.#ownership, { seq: this.#length, ...snapshot })
  }

  /** Releases the table, so that another process can take it. */
  release(): Promise<void> {
    return this.#store.release(this.#ownership)
  }
}

/** Storing an entry failed. */
export class BrokenTable extends Error {
  constructor(cause: unknown) {
    const why = cause instanceof StorageError ? cause.message : "what was done could not be written down"
    super(why, { cause })
    this.name = "BrokenTable"
  }
}
