import { z } from "zod"
import type { OpenDatabase, Prepared } from "./database.ts"
import type { TableEntry } from "./entry.ts"
import { hasCode } from "./has-code.ts"
import { StorageError } from "./storage-error.ts"
import type { Ownership } from "./table-store.ts"

/** Maximum number of appends in one statement. */
const MOST_AT_ONCE = 64
const DUPLICATE = "23505"

interface Append {
  ownership: Ownership
  seq: number
  entries: readonly TableEntry[]
}

interface Waiting extends Append {
  resolve(): void
  reject(error: unknown): void
}

/** Inserts the rows of those who own their tables; returns the number of rows of each. */
const APPEND = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS one ("table" text, server text, epoch integer, seq integer, entry jsonb)
  ), mine AS (
    SELECT id, owner, epoch FROM tables WHERE id IN (SELECT "table" FROM given) FOR SHARE
  ), allowed AS (
    SELECT given.* FROM given JOIN mine ON id = "table" AND owner = server AND mine.epoch = given.epoch
  ), added AS (
    INSERT INTO moves (table_id, seq, entry) SELECT "table", seq, entry FROM allowed
  )
  SELECT "table" AS id, epoch, count(*)::integer AS count FROM allowed GROUP BY "table", epoch`

const appended = z.array(z.object({ id: z.string(), epoch: z.number(), count: z.number() }))

/** Writes log entries. What tables append while a statement runs is batched into the next one: a statement costs more than a row. */
export class AppendQueue {
  readonly #insertRows: Prepared
  #waiting: Waiting[] = []
  #isWriting = false

  constructor({ prepare }: Pick<OpenDatabase, "prepare">) {
    this.#insertRows = prepare("append_moves", APPEND)
  }

  append(ownership: Ownership, seq: number, entries: readonly TableEntry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ownership, seq, entries, resolve, reject })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    // Lets other tables' appends of this turn of the event loop join the batch.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, MOST_AT_ONCE))
    this.#isWriting = false
  }

  async #write(appends: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#insert(appends)
      for (const append of appends) {
        if (written.get(keyOf(append)) === append.entries.length) append.resolve()
        else append.reject(notOwner(append))
      }
    } catch (error) {
      await this.#afterError(error, appends)
    }
  }

  /** One duplicate number fails the whole statement, so each append is then retried alone. */
  async #afterError(error: unknown, appends: readonly Waiting[]): Promise<void> {
    if (hasCode(error, DUPLICATE) && appends.length > 1)
      for (const append of appends) await this.#write([append])
    else for (const append of appends) append.reject(hasCode(error, DUPLICATE) ? notOwner(append) : error)
  }

  /** Returns the number of rows inserted for each append. */
  async #insert(appends: readonly Append[]): Promise<Map<string, number>> {
    const given = appends.flatMap(({ ownership, seq, entries }) =>
      entries.map((entry, i) => ({ ...ownership, seq: seq + i, entry })),
    )
    const rows = appended.parse(await this.#insertRows(JSON.stringify(given)))
    return new Map(rows.map(({ id, epoch, count }) => [`${id} ${epoch}`, count]))
  }
}

const keyOf = ({ ownership: { table, epoch } }: Append) => `${table} ${epoch}`

function notOwner({ ownership: { table } }: Append): StorageError {
  return new StorageError("not-owner", `another process looks after table ${table}`)
}
