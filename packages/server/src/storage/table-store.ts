import type { TableSummary } from "@apnap/session/protocol"
import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm"
import { AppendQueue } from "./append-queue.ts"
import type { Database, OpenDatabase } from "./database.ts"
import type { TableEntry } from "./entry.ts"
import { moves, snapshots, tables } from "./schema.ts"
import type { MatchResult, Results } from "./tournament-state.ts"

/** The right to append to a table's log, until another process takes it. */
export interface Ownership {
  table: string
  server: string
  epoch: number
}

/** What the lobby shows of a table, as it is stored. */
export type StoredSummary = Omit<TableSummary, "id">

/** A table as it is stored. */
export interface StoredTable {
  id: string
  host: string
  secret: string
  entries: TableEntry[]
}

/** The game of a table as it was after so many entries of its log and so many moves, and which version of the program wrote it. */
export interface Snapshot {
  seq: number
  moves: number
  version: string
  save: string
}

/** What became of an attempt to look after a table: it is ours, or another's at that address, or there is none. */
export type Claimed =
  | { is: "ours"; ownership: Ownership }
  | { is: "others"; address: string; server: string }
  | { is: "none" }

/** The most tables that the lobby lists. */
const MOST_LISTED = 100

/** Tables and their logs. */
export class TableStore {
  readonly #db: Database
  readonly #appends: AppendQueue

  constructor(database: Pick<OpenDatabase, "db" | "prepare">) {
    this.#db = database.db
    this.#appends = new AppendQueue(database)
  }

  /** Writes a new table down; one that is there already stays as it is. */
  async create(table: StoredTable & { summary: StoredSummary }): Promise<void> {
    const { id, host, secret, summary, entries } = table
    await this.#db.transaction(async (tx) => {
      const made = await tx
        .insert(tables)
        .values({ id, host, secret, summary, listed: summary.choice.listed })
        .onConflictDoNothing()
        .returning({ id: tables.id })
      if (made.length > 0)
        await tx.insert(moves).values(entries.map((entry, seq) => ({ table: id, seq, entry })))
    })
  }

  /** Takes a table that nobody looks after, or whose owner has not been heard of for the length of its lease. */
  async claim(table: string, server: string): Promise<Claimed> {
    const { rows } = await this.#db.execute<{ epoch: number }>(sql`
      UPDATE tables SET owner = ${server}, epoch = epoch + 1 WHERE id = ${table} AND (owner IS NULL OR owner = ${server}
        OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.owner AND alive_until > now()))
      RETURNING epoch`)
    if (rows.length > 0) return { is: "ours", ownership: { table, server, epoch: rows[0].epoch } }
    const owner = await this.#db.execute<{ address: string | null; owner: string | null }>(sql`
      SELECT address, owner FROM tables LEFT JOIN servers ON servers.id = tables.owner WHERE tables.id = ${table}`)
    if (owner.rows.length === 0) return { is: "none" }
    return { is: "others", address: owner.rows[0].address ?? "", server: owner.rows[0].owner ?? "" }
  }

  /** Nobody looks after the table any more. */
  async release({ table, server, epoch }: Ownership): Promise<void> {
    await this.#db
      .update(tables)
      .set({ owner: null })
      .where(and(eq(tables.id, table), eq(tables.owner, server), eq(tables.epoch, epoch)))
  }

  /** The table with its log; null when there is none. */
  async load(id: string): Promise<StoredTable | null> {
    const [row] = await this.#db.select().from(tables).where(eq(tables.id, id))
    return row === undefined ? null : { ...row, entries: await this.entriesFrom(id, 0) }
  }

  /** The log from an entry on. */
  async entriesFrom(table: string, seq: number): Promise<TableEntry[]> {
    const rows = await this.#db
      .select({ entry: moves.entry })
      .from(moves)
      .where(and(eq(moves.table, table), gte(moves.seq, seq)))
      .orderBy(asc(moves.seq))
    return rows.map(({ entry }) => entry)
  }

  /**
   * Writes entries down, all or none, from number `seq` on. Throws a `StorageError` ("not-owner") when another process has taken the table:
   * the row says so, and the key of the log refuses a number that is there. After any other error nobody knows whether they were written.
   */
  append(ownership: Ownership, seq: number, entries: readonly TableEntry[]): Promise<void> {
    return this.#appends.append(ownership, seq, entries)
  }

  /** What the lobby shows of a table. */
  async describe({ table, server, epoch }: Ownership, summary: StoredSummary, over: boolean): Promise<void> {
    await this.#db
      .update(tables)
      .set({ summary, over, changed: sql`now()`, listed: summary.choice.listed })
      .where(and(eq(tables.id, table), eq(tables.owner, server), eq(tables.epoch, epoch)))
  }

  async summary(id: string): Promise<TableSummary | null> {
    const [row] = await this.#db.select({ summary: tables.summary }).from(tables).where(eq(tables.id, id))
    return row === undefined ? null : { id, ...row.summary }
  }

  /** Which of these tables there are. */
  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#summaries(ids)).keys())
  }

  /** How the matches stand that begin at these tables: games won by each of two seats, over as many tables as they took. */
  async resultsOf(ids: readonly string[]): Promise<Results> {
    const results = new Map<string, MatchResult>()
    let at = ids.map((id) => ({ match: id, table: id }))
    while (at.length > 0) {
      const summaries = await this.#summaries(at.map(({ table }) => table))
      at = at.flatMap(({ match, table }) => {
        const { result, choice } = summaries.get(table) ?? {}
        if (result === undefined) return []
        const [one = 0, other = 0] = result.wins
        const isOver = choice?.bestOf === 1 || Math.max(one, other) > 1
        results.set(match, { wins: [one, other], isOver })
        return isOver || result.next === null ? [] : [{ match, table: result.next }]
      })
    }
    return results
  }

  async #summaries(ids: readonly string[]): Promise<Map<string, StoredSummary>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#db
      .select({ id: tables.id, summary: tables.summary })
      .from(tables)
      .where(inArray(tables.id, [...ids]))
    return new Map(rows.map(({ id, summary }) => [id, summary]))
  }

  /** Listed tables with free seats, the newest first. */
  async listed(): Promise<TableSummary[]> {
    const rows = await this.#db
      .select({ id: tables.id, summary: tables.summary })
      .from(tables)
      .where(and(eq(tables.listed, true), eq(tables.over, false), sql`summary ->> 'state' = 'waiting'`))
      .orderBy(desc(tables.changed))
      .limit(MOST_LISTED)
    return rows.map(({ id, summary }) => ({ id, ...summary }))
  }

  /** Keeps a snapshot instead of the one before it; one of who is no longer the owner is not kept. */
  async keepSnapshot({ table, server, epoch }: Ownership, snapshot: Snapshot): Promise<void> {
    const { seq, moves: count, version, save } = snapshot
    await this.#db.execute(sql`
      INSERT INTO snapshots (table_id, seq, version, moves, save)
      SELECT ${table}, ${seq}, ${version}, ${count}, ${save} FROM tables
      WHERE id = ${table} AND owner = ${server} AND epoch = ${epoch} FOR SHARE
      ON CONFLICT (table_id) DO UPDATE
      SET seq = excluded.seq, version = excluded.version, moves = excluded.moves, save = excluded.save`)
  }

  /** The newest snapshot of a table's game; null where there is none. */
  async snapshot(table: string): Promise<Snapshot | null> {
    const [row] = await this.#db.select().from(snapshots).where(eq(snapshots.table, table))
    return row ?? null
  }
}
