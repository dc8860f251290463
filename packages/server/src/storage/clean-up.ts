import { sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { forgetGuests } from "./forget-guests.ts"
import { isAlive } from "./life-line.ts"

/**
 * Retention in days of a table or tournament whose game never began, one with games, a report, and a guest who hasn't come back (longer
 * than their cookie lasts).
 */
export const KEPT = { waiting: 7, games: 365, reports: 365, guests: 400 }
/** Maximum number of tables deleted at once, so that nobody is kept waiting. */
const MOST = 500

/** Deletes expired data. Returns the number of tables deleted. */
export async function cleanUp(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM reports WHERE at < ${before(KEPT.reports)}`)
    await tx.execute(sql`
      DELETE FROM tournaments WHERE changed < ${before(KEPT.games)} OR (stage = 'joining' AND changed < ${before(KEPT.waiting)})`)
    await tx.execute(sql`DELETE FROM challenges WHERE until < now()`)
    await forgetGuests(tx, sql`seen < ${before(KEPT.guests)}`)
    const deleted = await tx.execute(sql`
      DELETE FROM tables WHERE id IN (
        SELECT id FROM tables
        WHERE changed < ${before(KEPT.waiting)} AND (changed < ${before(KEPT.games)} OR summary ->> 'state' = 'waiting')
          AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.owner AND ${isAlive})
          AND NOT EXISTS (
            SELECT 1 FROM moves WHERE table_id = tables.id AND summary ->> 'state' <> 'waiting' AND at > ${before(KEPT.games)}
          )
        ORDER BY changed LIMIT ${MOST}
      ) RETURNING id`)
    return deleted.rows.length
  })
}

const before = (days: number) => sql`now() - make_interval(days => ${days})`
