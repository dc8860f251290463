import { createHash, randomBytes } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { guests } from "./schema.ts"

/** A visitor without an account. */
export interface Guest {
  id: string
  name: string
}

const TOKEN_BYTES = 32
const ID_BYTES = 9

/** Guests, looked up by the token their browser keeps. */
export class GuestStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** A new guest with their token, which is stored only as a hash. */
  async create(name: string): Promise<{ guest: Guest; token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString("base64url")
    const guest = { id: randomBytes(ID_BYTES).toString("base64url"), name }
    await this.#db.insert(guests).values({ ...guest, tokenHash: hashOf(token) })
    return { guest, token }
  }

  /** The guest with this token, or null. */
  async find(token: string): Promise<Guest | null> {
    const [row] = await this.#db
      .update(guests)
      .set({ seen: sql`now()` })
      .where(eq(guests.tokenHash, hashOf(token)))
      .returning({ id: guests.id, name: guests.name })
    return row ?? null
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.update(guests).set({ name }).where(eq(guests.id, id))
  }
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
