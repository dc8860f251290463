import { sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { MIGRATIONS } from "./migrations.ts"
import { StorageError } from "./storage-error.ts"

/** Id of the migration lock; any number that no other program uses. */
const LOCK = 7_146_309

/**
 * Migrates the database to the version of this program, one process at a time. Throws a `StorageError` ("newer-data") if a newer program
 * has written it.
 */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`)
    const { rows } = await tx.execute<{ version: number }>(sql`SELECT version FROM schema_version`)
    const version = rows[0]?.version ?? 0
    if (version > MIGRATIONS.length)
      throw new StorageError(
        "newer-data",
        `the data is of version ${version}, this program knows ${MIGRATIONS.length}: use a newer Apnap`,
      )
    if (version === MIGRATIONS.length) return
    for (const migration of MIGRATIONS.slice(version))
      for (const statement of migration.split(/;\s*$/m))
        if (statement.trim() !== "") await tx.execute(sql.raw(statement))
    await tx.execute(sql`DELETE FROM schema_version`)
    await tx.execute(sql`INSERT INTO schema_version VALUES (${MIGRATIONS.length})`)
  })
}
