import type { ChatLine, Emote } from "@apnap/session/protocol"
import { EMOTES } from "@apnap/session/protocol"
import { and, asc, eq } from "drizzle-orm"
import type { Database } from "./database.ts"
import { hasCode } from "./has-code.ts"
import { chat, reports } from "./schema.ts"

/** The database's code for a row that refers to none: its guest has been deleted. */
const REFERS_TO_NONE = "23503"

/** A line with its author's guest id, which is never sent to clients. */
export interface StoredLine extends ChatLine {
  guest: string
}

/** Chat lines of tables, and reports about them. */
export class ChatStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Stores a line; null if its writer has been deleted. */
  add(table: string, line: Omit<StoredLine, "id" | "at">): Promise<StoredLine | null> {
    return unlessDeleted(async () => {
      const [row] = await this.#db
        .insert(chat)
        .values({ table, ...line })
        .returning()
      return lineOf(row)
    })
  }

  /** The ids of a table's lines. */
  async idsOf(table: string): Promise<ReadonlySet<number>> {
    const rows = await this.#db.select({ id: chat.id }).from(chat).where(eq(chat.table, table))
    return new Set(rows.map(({ id }) => id))
  }

  async of(table: string): Promise<StoredLine[]> {
    const rows = await this.#db.select().from(chat).where(eq(chat.table, table)).orderBy(asc(chat.id))
    return rows.map(lineOf)
  }

  /** Stores a report of a line; whoever reports the same again is heard once, and whoever has been deleted not at all. */
  async report(table: string, by: string, { guest: about, text, emote }: StoredLine): Promise<void> {
    const said = { table, by, about, text: emote ?? text }
    const known = await this.#db
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          ...[eq(reports.table, said.table), eq(reports.by, by)],
          ...[eq(reports.about, about), eq(reports.text, said.text)],
        ),
      )
      .limit(1)
    if (known.length === 0) await unlessDeleted(() => this.#db.insert(reports).values(said))
  }
}

async function unlessDeleted<T>(insert: () => PromiseLike<T>): Promise<T | null> {
  try {
    return await insert()
  } catch (error) {
    if (hasCode(error, REFERS_TO_NONE)) return null
    throw error
  }
}

function lineOf({ id, guest, seat, name, text, emote, at }: typeof chat.$inferSelect): StoredLine {
  return { id, guest, seat, name, text, emote: emoteOf(emote), at: at.getTime() }
}

function emoteOf(name: string | null): Emote | null {
  return EMOTES.find((emote) => emote === name) ?? null
}
