import { sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { forgetGuests } from "./forget-guests.ts"

/** What the server stores about one guest, by kind; docs/privacy.md lists it. */
export type Personal = Readonly<Record<string, readonly unknown[]>>

/** Everything that belongs to a guest: to be handed to them, or deleted. */
export class PersonalData {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * A copy for the guest. Tokens and keys of passkeys are left out: they would let somebody in. Of mutes only the number is told: the
   * present name of a muted guest would tell who somebody met under an earlier name is now.
   */
  async of(guest: string): Promise<Personal> {
    const rows = async (query: ReturnType<typeof sql>) => (await this.#db.execute(query)).rows
    return {
      guest: await rows(sql`SELECT id, name, created, seen FROM guests WHERE id = ${guest}`),
      passkeys: await rows(sql`SELECT id, created, used FROM passkeys WHERE guest_id = ${guest}`),
      devices: await rows(sql`SELECT added FROM devices WHERE guest_id = ${guest}`),
      decks: await rows(sql`SELECT id, changed, deck FROM decks WHERE guest_id = ${guest}`),
      rating: await rows(sql`SELECT mu, sigma, games FROM ratings WHERE guest_id = ${guest}`),
      tables: await rows(
        sql`SELECT id, created, changed, summary FROM tables WHERE guests @> ARRAY[${guest}]`,
      ),
      chat: await rows(sql`SELECT table_id, name, text, emote, at FROM chat WHERE guest_id = ${guest}`),
      mutes: await rows(sql`SELECT count(*)::int FROM mutes WHERE guest_id = ${guest}`),
      reports: await rows(sql`SELECT table_id, text, at FROM reports WHERE by_guest = ${guest}`),
      tournaments: await rows(sql`
        SELECT id, state -> 'choice' ->> 'name' AS name FROM tournaments
        WHERE jsonb_path_exists(state, '$.participants[*] ? (@.guest == $guest)', jsonb_build_object('guest', ${guest}::text))`),
    }
  }

  /** Deletes a guest with everything that is theirs alone. */
  delete(guest: string): Promise<void> {
    return this.#db.transaction((tx) => forgetGuests(tx, sql`id = ${guest}`))
  }
}
