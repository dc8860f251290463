import { createHash, randomBytes } from "node:crypto"
import { desc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { devices, guests } from "./schema.ts"

/** A visitor without an account. */
export interface Guest {
  id: string
  name: string
}

/** Devices to which a guest may have come back; the oldest are forgotten. */
const MOST_DEVICES = 20
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
    const token = newToken()
    const guest = { id: randomBytes(ID_BYTES).toString("base64url"), name }
    await this.#db.insert(guests).values({ ...guest, tokenHash: hashOf(token) })
    return { guest, token }
  }

  /** The guest with this token, or null. */
  async find(token: string): Promise<Guest | null> {
    const hash = hashOf(token)
    const [row] = await this.#db
      .select({ id: guests.id, name: guests.name, isNoted: sql<boolean>`seen > now() - interval '1 day'` })
      .from(guests)
      .where(
        sql`${guests.tokenHash} = ${hash} OR ${guests.id} = (SELECT guest_id FROM devices WHERE token_hash = ${hash})`,
      )
    if (row === undefined) return null
    const { id, name, isNoted } = row
    // To the day: every visit would cost a write otherwise.
    if (!isNoted) await this.#db.update(guests).set({ seen: sql`now()` }).where(eq(guests.id, id))
    return { id, name }
  }

  /** Lets a guest in on another device; returns them with its token, or null if they are gone. */
  async addDevice(id: string): Promise<{ guest: Guest; token: string } | null> {
    const [guest] = await this.#db
      .select({ id: guests.id, name: guests.name })
      .from(guests)
      .where(eq(guests.id, id))
    if (guest === undefined) return null
    const token = newToken()
    await this.#db.insert(devices).values({ guest: id, tokenHash: hashOf(token) })
    const oldest = this.#db
      .select({ tokenHash: devices.tokenHash })
      .from(devices)
      .where(eq(devices.guest, id))
      .orderBy(desc(devices.added))
      .offset(MOST_DEVICES)
    await this.#db.delete(devices).where(inArray(devices.tokenHash, oldest))
    return { guest, token }
  }

  /** Makes a token worthless. */
  async forget(token: string): Promise<void> {
    const hash = hashOf(token)
    await this.#db.delete(devices).where(eq(devices.tokenHash, hash))
    await this.#db
      .update(guests)
      .set({ tokenHash: hashOf(newToken()) })
      .where(eq(guests.tokenHash, hash))
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.update(guests).set({ name }).where(eq(guests.id, id))
  }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url")
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
