import { desc, eq, inArray, sql } from "drizzle-orm"
import { ordinal, rate, rating } from "openskill"
import type { Database } from "./database.ts"
import { guests, rated, ratings } from "./schema.ts"

/** A guest's displayed rating: 1000 for newcomers, rising with wins. */
export interface Standing {
  name: string
  rating: number
  games: number
}

/** A guest's placing in a game: 1 for winners, higher for losers; equal in a draw. */
export interface Ranked {
  guest: string
  rank: number
}

const NEW = 1000
/** Displayed points per unit of the skill estimate. */
const SCALE = 25
const MOST_LISTED = 50

/** Guests' skill as estimated from rated games (Weng and Lin: a mean and its uncertainty). */
export class RatingStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The displayed ratings of these guests. */
  async of(ids: readonly string[]): Promise<Map<string, number>> {
    const known = await this.#known(ids, this.#db)
    return new Map(ids.map((id) => [id, shown(known.get(id) ?? rating())]))
  }

  /** Counts a table's game, once per table; returns the players' new displayed ratings. */
  async count(table: string, ranked: readonly Ranked[]): Promise<Map<string, number>> {
    const ids = ranked.map(({ guest }) => guest)
    await this.#db.transaction(async (tx) => {
      const first = await tx.insert(rated).values({ table }).onConflictDoNothing().returning()
      if (first.length === 0) return
      // Locks the players' rows, so that two games of one guest ending at once are counted in turn; always in the same order, to prevent
      // deadlock.
      await tx
        .select({ id: guests.id })
        .from(guests)
        .where(inArray(guests.id, ids))
        .orderBy(guests.id)
        .for("no key update")
      const known = await this.#known(ids, tx)
      const teams = ranked.map(({ guest }) => [known.get(guest) ?? rating()])
      const after = rate(teams, { rank: ranked.map(({ rank }) => rank) })
      for (const [i, guest] of ids.entries()) {
        const { mu, sigma } = after[i][0]
        await tx
          .insert(ratings)
          .values({ guest, mu, sigma, games: 1 })
          .onConflictDoUpdate({ target: ratings.guest, set: { mu, sigma, games: sql`${ratings.games} + 1` } })
      }
    })
    return this.of(ids)
  }

  /** The top-rated guests, best first. */
  async best(): Promise<Standing[]> {
    const rows = await this.#db
      .select({ name: guests.name, mu: ratings.mu, sigma: ratings.sigma, games: ratings.games })
      .from(ratings)
      .innerJoin(guests, eq(guests.id, ratings.guest))
      .orderBy(desc(sql`${ratings.mu} - 3 * ${ratings.sigma}`))
      .limit(MOST_LISTED)
    return rows.map(({ name, games, mu, sigma }) => ({ name, games, rating: shown({ mu, sigma }) }))
  }

  async #known(
    ids: readonly string[],
    db: Pick<Database, "select">,
  ): Promise<Map<string, { mu: number; sigma: number }>> {
    const rows =
      ids.length === 0
        ? []
        : await db
            .select()
            .from(ratings)
            .where(inArray(ratings.guest, [...ids]))
    return new Map(rows.map(({ guest, mu, sigma }) => [guest, { mu, sigma }]))
  }
}

function shown(estimate: { mu: number; sigma: number }): number {
  return Math.round(NEW + SCALE * ordinal(estimate))
}
