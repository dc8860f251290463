import { sql } from "drizzle-orm"
import type { Database } from "./database.ts"

/** Whom guests have muted: at whichever table they meet. */
export class MuteStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The guests that a guest has muted. */
  async of(guest: string): Promise<Set<string>> {
    const { rows } = await this.#db.execute<{ muted: string }>(
      sql`SELECT muted FROM mutes WHERE guest_id = ${guest}`,
    )
    return new Set(rows.map(({ muted }) => muted))
  }

  /** Mutes a guest; does nothing if either has been deleted. */
  async add(guest: string, muted: string): Promise<void> {
    await this.#db.execute(sql`
      INSERT INTO mutes (guest_id, muted) SELECT one.id, other.id FROM guests AS one, guests AS other
      WHERE one.id = ${guest} AND other.id = ${muted} ON CONFLICT DO NOTHING`)
  }

  async remove(guest: string, muted: string): Promise<void> {
    await this.#db.execute(sql`DELETE FROM mutes WHERE guest_id = ${guest} AND muted = ${muted}`)
  }
}
