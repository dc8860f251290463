import type { OwnTable, TableSummary } from "@apnap/session/protocol"
import { and, arrayContains, asc, desc, eq, gte, inArray, sql } from "drizzle-orm"
import { AppendQueue } from "./append-queue.ts"
import type { Database, OpenDatabase } from "./database.ts"
import type { TableEntry } from "./entry.ts"
import { isAlive } from "./life-line.ts"
import { guests as guestRows, moves, snapshots, tables } from "./schema.ts"
import type { MatchResult, Results } from "./tournament-state.ts"

/** The right to append to a table's log, until another process takes it. */
export interface Ownership {
  table: string
  server: string
  epoch: number
}

/** The lobby's entry for a table, as stored. */
export type StoredSummary = Omit<TableSummary, "id">

/** What is listed of a table: its entry for the lobby, and the guests who find it among theirs. */
export interface Listing {
  summary: StoredSummary
  guests: readonly string[]
}

export interface StoredTable {
  id: string
  host: string
  secret: string
  summary: StoredSummary
  guests: readonly string[]
  entries: TableEntry[]
}

/** The game of a table after `seq` log entries and `moves` moves, and the version of the program that wrote it. */
export interface Snapshot {
  seq: number
  moves: number
  version: string
  save: string
}

/** The result of claiming a table: it is ours, it belongs to another process at that address, or it doesn't exist. */
export type Claimed =
  | { is: "ours"; ownership: Ownership }
  | { is: "others"; address: string; server: string }
  | { is: "none" }

/** Maximum number of tables listed in the lobby. */
const MOST_LISTED = 100
/** Maximum number of tables that a guest is shown as theirs. */
const MOST_OWN = 50

export class TableStore {
  readonly #db: Database
  readonly #appends: AppendQueue

  constructor(database: Pick<OpenDatabase, "db" | "prepare">) {
    this.#db = database.db
    this.#appends = new AppendQueue(database)
  }

  /** Stores a new table; an existing one is left unchanged. */
  async create(table: StoredTable): Promise<void> {
    const { id, host, secret, summary, guests, entries } = table
    await this.#db.transaction(async (tx) => {
      const made = await tx
        .insert(tables)
        .values({ id, host, secret, summary, guests: [...guests], listed: summary.choice.listed })
        .onConflictDoNothing()
        .returning({ id: tables.id })
      if (made.length > 0)
        await tx.insert(moves).values(entries.map((entry, seq) => ({ table: id, seq, entry })))
    })
  }

  /** Claims a table that has no owner, or whose owner is dead or has lost it. */
  async claim(table: string, server: string): Promise<Claimed> {
    const { rows } = await this.#db.execute<{ epoch: number }>(sql`
      UPDATE tables SET owner = ${server}, epoch = epoch + 1 WHERE id = ${table} AND (owner IS NULL OR owner = ${server}
        OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.owner AND ${isAlive}))
      RETURNING epoch`)
    if (rows.length > 0) return { is: "ours", ownership: { table, server, epoch: rows[0].epoch } }
    const owner = await this.#db.execute<{ address: string | null; owner: string | null }>(sql`
      SELECT address, owner FROM tables LEFT JOIN servers ON servers.id = tables.owner WHERE tables.id = ${table}`)
    if (owner.rows.length === 0) return { is: "none" }
    return { is: "others", address: owner.rows[0].address ?? "", server: owner.rows[0].owner ?? "" }
  }

  /** Releases the table. */
  async release({ table, server, epoch }: Ownership): Promise<void> {
    await this.#db
      .update(tables)
      .set({ owner: null })
      .where(and(eq(tables.id, table), eq(tables.owner, server), eq(tables.epoch, epoch)))
  }

  /** The numbers of the present ownerships of these tables. */
  async epochs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#db
      .select({ id: tables.id, epoch: tables.epoch })
      .from(tables)
      .where(inArray(tables.id, [...ids]))
    return new Map(rows.map(({ id, epoch }) => [id, epoch]))
  }

  /** The table with its log; null if it doesn't exist. */
  async load(id: string): Promise<StoredTable | null> {
    const [row] = await this.#db.select().from(tables).where(eq(tables.id, id))
    return row === undefined ? null : { ...row, entries: await this.entriesFrom(id, 0) }
  }

  /** The log from entry `seq` on. */
  async entriesFrom(table: string, seq: number): Promise<TableEntry[]> {
    const rows = await this.#db
      .select({ entry: moves.entry })
      .from(moves)
      .where(and(eq(moves.table, table), gte(moves.seq, seq)))
      .orderBy(asc(moves.seq))
    return rows.map(({ entry }) => entry)
  }

  /**
   * Appends entries, all or none, from number `seq` on. Throws a `StorageError` ("not-owner") if another process has taken the table: its
   * row says so, and the log's primary key rejects a duplicate number. After any other error it is unknown whether they were written.
   */
  append(ownership: Ownership, seq: number, entries: readonly TableEntry[]): Promise<void> {
    return this.#appends.append(ownership, seq, entries)
  }

  /** Updates what is listed of a table: of guests those who haven't had themselves deleted. */
  async describe({ table, server, epoch }: Ownership, { summary, guests }: Listing): Promise<void> {
    const over = summary.state === "over"
    const isHere = guests.length === 0 ? sql`false` : inArray(guestRows.id, [...guests])
    const present = sql`ARRAY(SELECT id FROM guests WHERE ${isHere})`
    await this.#db
      .update(tables)
      .set({ summary, over, changed: sql`now()`, listed: summary.choice.listed, guests: present })
      .where(and(eq(tables.id, table), eq(tables.owner, server), eq(tables.epoch, epoch)))
  }

  async summary(id: string): Promise<TableSummary | null> {
    const [row] = await this.#db.select({ summary: tables.summary }).from(tables).where(eq(tables.id, id))
    return row === undefined ? null : { id, ...row.summary }
  }

  /** Which of these tables exist. */
  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#summaries(ids)).keys())
  }

  /** The state of the matches that begin at these tables: games won by each of two seats, summed over all tables of the match. */
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

  /** Listed tables with free seats, newest first. */
  async listed(): Promise<TableSummary[]> {
    const rows = await this.#db
      .select({ id: tables.id, summary: tables.summary })
      .from(tables)
      .where(and(eq(tables.listed, true), eq(tables.over, false), sql`summary ->> 'state' = 'waiting'`))
      .orderBy(desc(tables.changed))
      .limit(MOST_LISTED)
    return rows.map(({ id, summary }) => ({ id, ...summary }))
  }

  /** Tables at which a guest has a seat, the newest first. */
  async tablesOf(guest: string): Promise<OwnTable[]> {
    const rows = await this.#db
      .select({ id: tables.id, summary: tables.summary, changed: tables.changed })
      .from(tables)
      .where(arrayContains(tables.guests, [guest]))
      .orderBy(desc(tables.created))
      .limit(MOST_OWN)
    return rows.map(({ id, summary, changed }) => ({ id, ...summary, changed: changed.getTime() }))
  }

  /** Replaces the table's snapshot, but only if the caller still owns the table. */
  async keepSnapshot({ table, server, epoch }: Ownership, snapshot: Snapshot): Promise<void> {
    const { seq, moves: count, version, save } = snapshot
    await this.#db.execute(sql`
      INSERT INTO snapshots (table_id, seq, version, moves, save)
      SELECT ${table}, ${seq}, ${version}, ${count}, ${save} FROM tables
      WHERE id = ${table} AND owner = ${server} AND epoch = ${epoch} FOR SHARE
      ON CONFLICT (table_id) DO UPDATE
      SET seq = excluded.seq, version = excluded.version, moves = excluded.moves, save = excluded.save`)
  }

  /** The latest snapshot of a table's game, or null. */
  async snapshot(table: string): Promise<Snapshot | null> {
    const [row] = await this.#db.select().from(snapshots).where(eq(snapshots.table, table))
    return row ?? null
  }
}
