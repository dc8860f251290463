import { type SQL, sql } from "drizzle-orm"
import type { Database } from "./database.ts"

/**
 * Deletes the guests for whom `which` holds, a condition on their row, with everything that refers to them: passkeys, devices, decks, rating, mutes,
 * what they wrote and reported. Games stay under the name they were played with until their time is up, as they are the others' as well;
 * nothing leads from there to the guest.
 */
export async function forgetGuests(db: Pick<Database, "execute">, which: SQL): Promise<void> {
  const gone = sql`SELECT id FROM guests WHERE ${which}`
  await db.execute(sql`DELETE FROM challenges WHERE guest_id IN (${gone})`)
  await db.execute(sql`
    UPDATE tables SET guests = ARRAY(SELECT one FROM unnest(guests) AS one WHERE one NOT IN (${gone}))
    WHERE guests && ARRAY(${gone})`)
  await db.execute(sql`DELETE FROM guests WHERE ${which}`)
}
