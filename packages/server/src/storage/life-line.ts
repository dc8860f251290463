import { randomInt } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Database, Dedicated, OpenDatabase } from "./database.ts"
import { servers } from "./schema.ts"

/** First half of the key of all life lines' locks; any number that no other program uses. */
const LIVES = 7_146_311
/** Second halves are below this, as 32 bits hold it. */
const MOST_KEYS = 2 ** 31

/**
 * A process's own connection to a shared database, which holds a lock: when the process ends, however that happens, the database frees the
 * lock at once, so that others need not wait for the lease to run out.
 */
export class LifeLine {
  readonly #database: Pick<OpenDatabase, "db" | "dedicate">
  #held: Promise<{ dedicated: Dedicated; key: number }> | null = null

  constructor(database: Pick<OpenDatabase, "db" | "dedicate">) {
    this.#database = database
  }

  /**
   * Uses the life line, which is made anew if it has broken. `key` names its lock; null if the database is not shared. Rejects with the
   * database's error.
   */
  async use(act: (db: Database, key: number | null) => Promise<unknown>): Promise<void> {
    const { db, dedicate } = this.#database
    if (dedicate === null) return void (await act(db, null))
    this.#held ??= hold(dedicate)
    const held = this.#held
    try {
      const { dedicated, key } = await held
      await act(dedicated.db, key)
    } catch (error) {
      // What broke can't show that we live.
      if (this.#held === held) void this.close()
      throw error
    }
  }

  /** Lets go of the lock. */
  async close(): Promise<void> {
    const held = this.#held
    this.#held = null
    await held?.then(({ dedicated }) => dedicated.close()).catch(() => {})
  }
}

async function hold(dedicate: () => Promise<Dedicated>): Promise<{ dedicated: Dedicated; key: number }> {
  const dedicated = await dedicate()
  try {
    for (;;) {
      const key = randomInt(MOST_KEYS)
      const { rows } = await dedicated.db.execute<{ mine: boolean }>(
        sql`SELECT pg_try_advisory_lock(${LIVES}, ${key}) AS mine`,
      )
      if (rows[0]?.mine === true) return { dedicated, key }
    }
  } catch (error) {
    await dedicated.close()
    throw error
  }
}

/** Whether the server of a row lives: its lease runs, and its life line holds. */
export const isAlive = sql`(${servers.aliveUntil} > now() AND (${servers.lifeLine} IS NULL OR EXISTS (
  SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LIVES}::oid AND objid = ${servers.lifeLine}::oid
    AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))))`
