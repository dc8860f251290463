import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import { sql } from "drizzle-orm"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { LONGEST_CONNECTING } from "../jobs/boss.ts"
import { lockFolder } from "./folder-lock.ts"
import { migrate } from "./migrate.ts"
import * as schema from "./schema.ts"

/** The part of a query result common to all drivers. */
interface Rows<Row> {
  rows: Row[]
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>
}

/** A database, embedded or on a server: the same SQL and the same form of results. */
export type Database = PgDatabase<RowsHKT, typeof schema>

/** Where games are stored: in a folder by an embedded database, or by a PostgreSQL server. */
export type DataPlace = { folder: string } | { url: string }

/** A statement with one parameter, planned once per connection, since planning takes longer than executing. */
export type Prepared = (parameter: string) => Promise<Record<string, unknown>[]>

/** A connection with a session of its own, which no pool shares out. */
export interface Dedicated {
  db: Database
  close(): Promise<void>
}

export interface OpenDatabase {
  db: Database
  /** Opens a further connection; null if the database is embedded and has but one session. */
  dedicate: (() => Promise<Dedicated>) | null
  prepare(name: string, statement: string): Prepared
  /** Whether other processes can use it too. */
  isShared: boolean
  /** Whether a killed process left tables behind, to which people come back now; unknown, and false, of a shared database. */
  wasKilled: boolean
  close(): Promise<void>
}

/** Connections of one process to a database server. */
const CONNECTIONS = 8
/**
 * Settings of the embedded database. It fills all of its buffer when it starts, and the system caches its files anyway. What was written
 * since the last checkpoint is done again when a killed process starts anew, which many people wait for.
 */
const EMBEDDED = { shared_buffers: "16MB", max_wal_size: "64MB", min_wal_size: "32MB" }
/** Milliseconds until a dedicated connection that does not answer counts as broken. */
const LONGEST_WAIT = 5000

/**
 * Opens the database and migrates it to this version. Throws a `StorageError` or the database's error.
 * @param connecting milliseconds until a connection that doesn't come about counts as failed
 */
export async function openDatabase(place: DataPlace, connecting = LONGEST_CONNECTING): Promise<OpenDatabase> {
  const open = "url" in place ? await openServer(place.url, connecting) : await openFolder(place.folder)
  try {
    await migrate(open.db)
    return open.isShared ? open : { ...open, wasKilled: await freeTables(open.db) }
  } catch (error) {
    await open.close()
    throw error
  }
}

/** Frees the tables of earlier processes in this folder: none can be running any more. Returns whether there were any. */
async function freeTables(db: Database): Promise<boolean> {
  await db.execute(sql`DELETE FROM servers`)
  const { rows } = await db.execute(
    sql`WITH freed AS (UPDATE tables SET owner = NULL WHERE owner IS NOT NULL RETURNING id) SELECT id FROM freed LIMIT 1`,
  )
  return rows.length > 0
}

async function openServer(url: string, connecting: number): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
  ])
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: connecting })
  // If an idle connection breaks, the next query opens a new one.
  pool.on("error", () => {})
  const dedicate = async (): Promise<Dedicated> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: LONGEST_WAIT,
      query_timeout: LONGEST_WAIT,
    })
    // The next query fails.
    client.on("error", () => {})
    await client.connect()
    return { db: drizzle(client, { schema }), close: () => client.end() }
  }
  return {
    db: drizzle(pool, { schema }),
    dedicate,
    prepare: (name, text) => async (parameter) =>
      (await pool.query<Record<string, unknown>>({ name, text, values: [parameter] })).rows,
    isShared: true,
    wasKilled: false,
    close: () => pool.end(),
  }
}

/** Prepares by hand: the embedded database keeps no plan for queries sent with parameters. */
function prepareIn(client: PGlite, name: string, text: string): Prepared {
  let prepared: Promise<unknown> | null = null
  return async (parameter) => {
    prepared ??= client.exec(`PREPARE ${name} AS ${text}`)
    await prepared
    const [{ rows }] = await client.exec(`EXECUTE ${name} ('${parameter.replaceAll("'", "''")}')`)
    return rows
  }
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder)
  try {
    const [{ PGlite }, { drizzle }] = await Promise.all([
      import("@electric-sql/pglite"),
      import("drizzle-orm/pglite"),
    ])
    const data = join(folder, "database")
    mkdirSync(data, { recursive: true })
    const settings = Object.entries(EMBEDDED).flatMap(([name, value]) => ["-c", `${name}=${value}`])
    const client = await PGlite.create(data, { startParams: [...PGlite.defaultStartParams, ...settings] })
    return {
      db: drizzle(client, { schema }),
      dedicate: null,
      prepare: (name, text) => prepareIn(client, name, text),
      isShared: false,
      wasKilled: false,
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
