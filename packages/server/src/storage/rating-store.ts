import { desc, eq, inArray, sql } from "drizzle-orm"
import { ordinal, rate, rating } from "openskill"
import type { Database } from "./database.ts"
import { guests, rated, ratings } from "./schema.ts"

/** A guest's rating as it is shown: 1000 for who is new, more for who wins against others. */
export interface Standing {
  name: string
  rating: number
  games: number
}

/** How somebody ended a game: 1 for the winners, more for those behind them; alike for a draw. */
export interface Ranked {
  guest: string
  rank: number
}

const NEW = 1000
/** Points for each step of the scale on which skill is estimated. */
const SCALE = 25
const MOST_LISTED = 50

/** How well guests play, as the games at rated tables tell (Weng and Lin's estimate: a mean, and how unsure it is). */
export class RatingStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** What is shown of each of these guests. */
  async of(ids: readonly string[]): Promise<Map<string, number>> {
    const known = await this.#known(ids, this.#db)
    return new Map(ids.map((id) => [id, shown(known.get(id) ?? rating())]))
  }

  /** Counts a table's game, each table once; returns what is shown of its players then. */
  async count(table: string, ranked: readonly Ranked[]): Promise<Map<string, number>> {
    const ids = ranked.map(({ guest }) => guest)
    await this.#db.transaction(async (tx) => {
      const first = await tx.insert(rated).values({ table }).onConflictDoNothing().returning()
      if (first.length === 0) return
      // Who ends two games at once has them counted one after the other; in one order for all, so that nobody waits for ever.
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

  /** Those who play best, the best first. */
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
