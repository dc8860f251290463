import type { TournamentSummary } from "@apnap/session/protocol"
import { and, desc, eq, ne, sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { tournaments } from "./schema.ts"
import type { Round, TournamentState } from "./tournament-state.ts"

const MOST_LISTED = 50
/** Seconds for which a tournament checked by one process is skipped by the others. */
const LOOKS = 2

/** Tournaments, each stored as one document. */
export class TournamentStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async create(id: string, state: TournamentState): Promise<void> {
    await this.#db.insert(tournaments).values({ id, state, stage: state.stage })
  }

  async load(id: string): Promise<TournamentState | null> {
    const [row] = await this.#db
      .select({ state: tournaments.state })
      .from(tournaments)
      .where(eq(tournaments.id, id))
    return row?.state ?? null
  }

  /** Changes a tournament under a row lock; null if it doesn't exist. If `change` throws, nothing changes. */
  change(id: string, change: (state: TournamentState) => TournamentState): Promise<TournamentState | null> {
    return this.#db.transaction(async (tx) => {
      const [row] = await tx
        .select({ state: tournaments.state })
        .from(tournaments)
        .where(eq(tournaments.id, id))
        .for("update")
      if (row === undefined) return null
      const state = change(row.state)
      if (state !== row.state)
        await tx
          .update(tournaments)
          .set({ state, stage: state.stage, changed: sql`now()` })
          .where(eq(tournaments.id, id))
      return state
    })
  }

  /** The newest tournaments, finished ones last. Summarised by the database: the decks of all players are megabytes. */
  async listed(): Promise<TournamentSummary[]> {
    return this.#db
      .select({
        id: tournaments.id,
        name: sql<string>`state -> 'choice' ->> 'name'`,
        kind: sql<TournamentSummary["kind"]>`coalesce(state -> 'choice' ->> 'kind', 'swiss')`,
        host: sql<string>`state ->> 'hostName'`,
        stage: tournaments.stage,
        rounds: sql<number>`(state ->> 'rounds')::integer`,
        players: sql<number>`jsonb_array_length(state -> 'participants')`,
        round: sql<number>`jsonb_array_length(state -> 'played')`,
      })
      .from(tournaments)
      .orderBy(sql`stage = 'over'`, desc(tournaments.changed))
      .limit(MOST_LISTED)
  }

  /** The tournaments in play that are due for a check, each with its round; marks them as checked. Decks stay in the database. */
  toLookAt(): Promise<{ id: string; round: Round }[]> {
    return this.#db
      .update(tournaments)
      .set({ looked: sql`now()` })
      .where(and(eq(tournaments.stage, "playing"), sql`looked_at < now() - make_interval(secs => ${LOOKS})`))
      .returning({ id: tournaments.id, round: sql<Round>`state -> 'played' -> -1` })
  }

  /** Number of a guest's tournaments that aren't over. */
  async openOf(guest: string): Promise<number> {
    const rows = await this.#db
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(and(ne(tournaments.stage, "over"), sql`state ->> 'host' = ${guest}`))
    return rows.length
  }
}
