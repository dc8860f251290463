import type { Chunk, ChunkResult, Study } from "@apnap/players"
import pg from "pg"
import { programVersion } from "../../program-version.ts"
import { studyId } from "../study-id.ts"

/** A chunk's outcome: its result, or why it can't be played. */
export type Outcome = { result: ChunkResult } | { failure: string }

/** A study that is being played, as workers see it. */
export interface OpenStudy {
  id: string
  study: Study
}

/** Our advisory lock number, unlike other programs': only one client creates tables and queues at a time. */
const LOCK = 704_117_021

/** Milliseconds until a connection that doesn't come about counts as failed: a machine that has vanished refuses nothing. */
export const LONGEST_CONNECTING = 10_000

/** Prefix of a queue's name, followed by the study's id. */
export const QUEUE = "lab-"

/**
 * A chunk's key is its study, decks, first seed and size: one played twice is stored once. A study's key covers everything that
 * determines its games, including the program version.
 */
const TABLES = `
  create schema if not exists lab;
  create table if not exists lab.study (
    id text primary key, program text not null, definition jsonb not null,
    open boolean not null default true, opened timestamptz not null default now(), awaited timestamptz not null default now());
  create table if not exists lab.chunk (
    study text not null references lab.study on delete cascade, decks text not null, seed bigint not null, blocks int not null,
    result jsonb, failure text, worker text not null, played timestamptz not null default now(),
    primary key (study, decks, seed, blocks));`

/** The laboratory's tables. */
export class LabDatabase {
  readonly #pool: pg.Pool

  private constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Connects and creates missing tables. Throws "lab/database" if there is no such database. */
  static async connect(url: string): Promise<LabDatabase> {
    const pool = new pg.Pool({
      connectionString: checked(url),
      max: 4,
      connectionTimeoutMillis: LONGEST_CONNECTING,
    })
    // An idle connection that breaks is replaced.
    pool.on("error", () => {})
    const tables = `begin; select pg_advisory_xact_lock(${LOCK}); ${TABLES} commit`
    await toldOfDatabase(pool.query(tables)).catch(async (error: unknown) => {
      await pool.end()
      throw error
    })
    return new LabDatabase(pool)
  }

  async #query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<pg.QueryResult<Row>> {
    return toldOfDatabase(this.#pool.query<Row>(text, values))
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  /**
   * Does what only one client may do at a time: pg-boss locks its list of queues to create or delete one, so two at once would wait for
   * each other, and the database would end one of them.
   */
  async alone(work: () => Promise<void>): Promise<void> {
    const client = await toldOfDatabase(this.#pool.connect())
    try {
      await toldOfDatabase(client.query(`begin; select pg_advisory_xact_lock(${LOCK})`))
      await work()
      await toldOfDatabase(client.query("commit"))
    } catch (error) {
      // Ends the connection, and with it the lock.
      client.release(true)
      throw error
    }
    client.release()
  }

  /** Opens a study or resumes one opened before. Returns its id. */
  async open(study: Study): Promise<string> {
    const id = studyId(study)
    await this.#query(
      "insert into lab.study (id, program, definition) values ($1, $2, $3) on conflict (id) do update set open = true, awaited = now()",
      [id, programVersion, JSON.stringify(study)],
    )
    return id
  }

  async closeStudy(id: string): Promise<void> {
    await this.#query("update lab.study set open = false where id = $1", [id])
  }

  /** Notes that a command is waiting for the study; call it more than once a minute. */
  async await(id: string): Promise<void> {
    await this.#query("update lab.study set awaited = now() where id = $1", [id])
  }

  /**
   * The oldest study of this program version with chunks to play, or null. Throws "lab/version" if commands are waiting, but only
   * for studies of other versions. Needs pg-boss's tables.
   */
  async nextStudy(): Promise<OpenStudy | null> {
    const { rows } = await this.#query<{ id: string; program: string; waiting: boolean }>(
      `select id, program, exists (select from pgboss.job where name = $1 || study.id and state < 'active') as waiting
       from lab.study where open and (program = $2 or awaited > now() - interval '1 minute') order by opened`,
      [QUEUE, programVersion],
    )
    const own = rows.filter(({ program }) => program === programVersion)
    const next = own.find(({ waiting }) => waiting)
    if (next !== undefined) return { id: next.id, study: await this.#definition(next.id) }
    if (rows.length === 0 || own.length > 0) return null
    const [{ id, program }] = rows
    throw new Error(
      `lab/version: study ${id} is of program ${program}, and this is ${programVersion}: their games would differ`,
    )
  }

  async #definition(id: string): Promise<Study> {
    const { rows } = await this.#query<{ definition: Study }>(
      "select definition from lab.study where id = $1",
      [id],
    )
    return rows[0].definition
  }

  /** Stores a chunk's outcome unless another worker has already stored one. */
  async keep({ id, study }: OpenStudy, chunk: Chunk, outcome: Outcome, worker: string): Promise<void> {
    const [result, failure] =
      "result" in outcome ? [JSON.stringify(outcome.result), null] : [null, outcome.failure]
    await this.#query(
      "insert into lab.chunk (study, decks, seed, blocks, result, failure, worker) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing",
      [id, ...keyOf(study, chunk), result, failure, worker],
    )
  }

  /** The outcomes of those chunks that are done. */
  async kept({ id, study }: OpenStudy, chunks: readonly Chunk[]): Promise<[Chunk, Outcome][]> {
    const byKey = new Map(chunks.map((chunk) => [keyOf(study, chunk).join("\n"), chunk]))
    const { rows } = await this.#query<Kept>(
      `select decks, seed, blocks, result, failure from lab.chunk
       where study = $1 and decks || E'\\n' || seed || E'\\n' || blocks = any($2)`,
      [id, [...byKey.keys()]],
    )
    return rows.map(({ decks, seed, blocks, result, failure }) => [
      byKey.get([decks, seed, blocks].join("\n"))!,
      result === null ? { failure: failure ?? "" } : { result },
    ])
  }
}

interface Kept {
  decks: string
  seed: string
  blocks: number
  result: ChunkResult | null
  failure: string | null
}

function keyOf({ contests, seed }: Study, { contest, from, blocks }: Chunk): [string, number, number] {
  return [JSON.stringify(contests[contest].names), seed + from, blocks]
}

function checked(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error("lab/database: --db must be an address as postgres://user@host/name")
  return url
}

/** Waits for the database. Throws "lab/database". */
export async function toldOfDatabase<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw databaseError(error)
  }
}

/** A database error, with the password stripped from its address. */
export function databaseError(error: unknown): Error {
  const { message, code } =
    error instanceof Error ? (error as Error & { code?: unknown }) : { message: `${error}`, code: "" }
  const what = message === "" && typeof code === "string" ? code : message
  return new Error(`lab/database: ${what}`, { cause: error })
}
