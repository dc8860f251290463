import type { KeptDeck } from "@apnap/session/protocol"
import { and, count, eq, ne, sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { decks } from "./schema.ts"

/** Maximum number of a guest's decks, those included that they deleted. */
const MOST = 200

/** The decks that guests keep for all their devices. */
export class DeckStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async of(guest: string): Promise<KeptDeck[]> {
    const rows = await this.#db.select().from(decks).where(eq(decks.guest, guest))
    return rows.map(({ id, changed, deck }) => ({ id, changed, deck }))
  }

  /** Keeps a deck, unless a later change of it is known. Returns false, and keeps nothing, if the guest has too many. */
  async keep(guest: string, { id, changed, deck }: KeptDeck): Promise<boolean> {
    const others = and(eq(decks.guest, guest), ne(decks.id, id))
    const [{ kept }] = await this.#db.select({ kept: count() }).from(decks).where(others)
    if (kept >= MOST) return false
    await this.#db
      .insert(decks)
      .values({ guest, id, changed, deck })
      .onConflictDoUpdate({
        target: [decks.guest, decks.id],
        set: { changed, deck },
        setWhere: sql`excluded.changed > decks.changed`,
      })
    return true
  }
}
