import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import { sql } from "drizzle-orm"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { lockFolder } from "./folder-lock.ts"
import { migrate } from "./migrate.ts"
import * as schema from "./schema.ts"

/** What the results of every driver have. */
interface Rows<Row> {
  rows: Row[]
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>
}

/** A database, whether embedded or a server's: the same SQL, and results of one form. */
export type Database = PgDatabase<RowsHKT, typeof schema>

/** Where games are kept: in a folder by an embedded database, or by a PostgreSQL server. */
export type DataPlace = { folder: string } | { url: string }

/** A statement with one parameter, which each connection plans once: to plan it takes longer than to do it. */
export type Prepared = (parameter: string) => Promise<Record<string, unknown>[]>

export interface OpenDatabase {
  db: Database
  prepare(name: string, statement: string): Prepared
  /** Whether other processes can use it too. */
  isShared: boolean
  close(): Promise<void>
}

/** So many connections of one process to a server. */
const CONNECTIONS = 8

/** Opens the data and brings it to this version. Throws a `StorageError` and what the database throws. */
export async function openDatabase(place: DataPlace): Promise<OpenDatabase> {
  const open = "url" in place ? await openServer(place.url) : await openFolder(place.folder)
  try {
    await migrate(open.db)
    // What an earlier process in this folder looked after is free: it can't run any more.
    if (!open.isShared) await open.db.execute(sql`DELETE FROM servers`)
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
  ])
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  // A connection that breaks while nobody uses it is replaced by the next query.
  pool.on("error", () => {})
  return {
    db: drizzle(pool, { schema }),
    prepare: (name, text) => async (parameter) =>
      (await pool.query<Record<string, unknown>>({ name, text, values: [parameter] })).rows,
    isShared: true,
    close: () => pool.end(),
  }
}

/** The embedded database keeps no plan of what its driver sends with parameters. */
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
    const client = await PGlite.create(data)
    return {
      db: drizzle(client, { schema }),
      prepare: (name, text) => prepareIn(client, name, text),
      isShared: false,
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
