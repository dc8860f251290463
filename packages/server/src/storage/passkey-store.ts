import { and, asc, eq, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { challenges, passkeys } from "./schema.ts"

/** A guest's passkey: the private key never leaves their authenticator. */
export interface Passkey {
  /** The credential's id and its public key (COSE), both base64url. */
  id: string
  guest: string
  publicKey: string
  /** Uses as counted by the authenticator; 0 if it doesn't count. */
  counter: number
  transports: string[]
}

/** Seconds within which a challenge must be signed. */
const PATIENCE = 300

/** Guests' passkeys, and the challenges by which they prove to have them: shared by all processes, as any may be asked next. */
export class PasskeyStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Keeps a challenge for a guest who adds a passkey, or for anybody who comes back (null). */
  async challenge(challenge: string, guest: string | null): Promise<void> {
    const until = sql`now() + make_interval(secs => ${PATIENCE})`
    await this.#db.insert(challenges).values({ challenge, guest, until })
  }

  /** Uses up a challenge; false if it wasn't made for this purpose, was used before, or is too old. */
  async take(challenge: string, guest: string | null): Promise<boolean> {
    const meant = guest === null ? isNull(challenges.guest) : eq(challenges.guest, guest)
    const taken = await this.#db
      .delete(challenges)
      .where(and(eq(challenges.challenge, challenge), meant, sql`until > now()`))
      .returning({ challenge: challenges.challenge })
    return taken.length > 0
  }

  /** Adds a passkey; false if its id is known already. */
  async add(passkey: Passkey): Promise<boolean> {
    const added = await this.#db
      .insert(passkeys)
      .values(passkey)
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    return added.length > 0
  }

  /** A guest's passkeys, oldest first. */
  of(guest: string): Promise<(Passkey & { created: Date; used: Date })[]> {
    return this.#db.select().from(passkeys).where(eq(passkeys.guest, guest)).orderBy(asc(passkeys.created))
  }

  async find(id: string): Promise<Passkey | null> {
    const [row] = await this.#db.select().from(passkeys).where(eq(passkeys.id, id))
    return row ?? null
  }

  /** Notes a use; false if meanwhile the passkey was removed, or used with as high a count. */
  async used(id: string, counter: number): Promise<boolean> {
    const isNext = counter === 0 ? undefined : lt(passkeys.counter, counter)
    const noted = await this.#db
      .update(passkeys)
      .set({ counter, used: sql`now()` })
      .where(and(eq(passkeys.id, id), isNext))
      .returning({ id: passkeys.id })
    return noted.length > 0
  }

  /** Removes a guest's passkey; false if they have no such one. */
  async remove(id: string, guest: string): Promise<boolean> {
    const removed = await this.#db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.guest, guest)))
      .returning({ id: passkeys.id })
    return removed.length > 0
  }
}
