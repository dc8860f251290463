import { randomBytes } from "node:crypto"
import { performance } from "node:perf_hooks"
import type { DeckChoice, TableChoice } from "@apnap/session/protocol"
import type { ChatStore } from "../storage/chat-store.ts"
import type { Match, TableEntry } from "../storage/entry.ts"
import type { Guest } from "../storage/guest-store.ts"
import type { MuteStore } from "../storage/mute-store.ts"
import type { RatingStore } from "../storage/rating-store.ts"
import type { TableStore } from "../storage/table-store.ts"
import type { Thinkers } from "../thinking/thinkers.ts"
import { type CardPool, checkChoice } from "./begin-game.ts"
import { HostedTable, type Surroundings } from "./hosted-table.ts"
import { Seating } from "./seating.ts"
import { TableError } from "./table-error.ts"

/** Random bytes of a table's id: it can't be found without its link. */
const ID_BYTES = 9
/** Random bytes of a table's secret, from which its shuffles are derived; drawn before anybody sits down. */
const SECRET_BYTES = 32
/** Milliseconds after which a table without people is released. */
const IDLE = 60_000
/** The same for a table whose game is over. */
const OVER = 5000

export interface TablesOptions {
  store: TableStore
  chat: ChatStore
  mutes: MuteStore
  ratings: RatingStore
  thinkers: Thinkers
  pool?: CardPool
  version: string
  /** Id of this process. */
  server: string
  report(error: unknown, table: string): void
  measure(milliseconds: number): void
}

/** A person to be seated at a table, with their deck. */
export interface Seated {
  guest: string
  name: string
  deck: DeckChoice
}

/** Where a table is: here, or with the process at that address. */
export type Found =
  | { is: "here"; table: HostedTable }
  | { is: "at"; address: string; server: string }
  | { is: "none" }

/** The tables hosted by this process. */
export class Tables {
  readonly #options: TablesOptions
  readonly #hosted = new Map<string, Promise<Found>>()
  readonly #idleSince = new Map<HostedTable, number>()

  constructor(options: TablesOptions) {
    this.#options = options
  }

  /** Number of tables open here. */
  get size(): number {
    return this.#hosted.size
  }

  /** Makes a table. Throws a `GameError` or a `DeckError` if its settings are unplayable. */
  async create(choice: TableChoice, { id: host, name }: Guest): Promise<string> {
    checkChoice(choice)
    return this.#makeNew(host, name, [{ e: "open", choice, host, match: null }])
  }

  /** The cards allowed in decks, besides the embedded ones. */
  get pool(): CardPool | undefined {
    return this.#options.pool
  }

  /** Makes the table with this id for people with their decks; an existing one is left unchanged. */
  seat(id: string, choice: TableChoice, seated: readonly Seated[]): Promise<void> {
    const entries = seated.flatMap(({ guest, name, deck }, seat): TableEntry[] => [
      { e: "sit", seat, guest, name },
      { e: "deck", seat, deck },
    ])
    const [{ guest: host, name }] = seated
    return this.#make(id, host, name, [{ e: "open", choice, host, match: null, assigned: true }, ...entries])
  }

  /** Finds a table; one without an owner is hosted here from now on. */
  async find(id: string): Promise<Found> {
    const hosted = this.#hosted.get(id)
    if (hosted !== undefined) {
      const found = await hosted
      if (found.is === "here" && !found.table.isClosed) return found
    }
    // Of concurrent requests only the first claims the table.
    const others = this.#hosted.get(id)
    const claimed = others === undefined || others === hosted ? this.#claim(id) : others
    this.#hosted.set(id, claimed)
    try {
      const found = await claimed
      if (found.is !== "here") this.#forget(id, claimed)
      return found
    } catch (error) {
      this.#forget(id, claimed)
      throw error
    }
  }

  /** Releases tables that have been without people for a while, and gives up those that another process has taken. */
  async closeIdle(): Promise<void> {
    await this.#giveUpTaken()
    const now = performance.now()
    for (const [id, hosted] of this.#hosted) {
      const found = await hosted.catch(() => null)
      if (found?.is !== "here") continue
      const { table } = found
      if (table.audience.members.size > 0) this.#idleSince.delete(table)
      else if (!this.#idleSince.has(table)) this.#idleSince.set(table, now)
      const patience = table.isOver ? OVER : IDLE
      if (now - (this.#idleSince.get(table) ?? now) < patience && !table.isClosed) continue
      this.#idleSince.delete(table)
      this.#forget(id, hosted)
      await table.close()
    }
  }

  /** Releases all tables. */
  async close(): Promise<void> {
    const all = await Promise.all([...this.#hosted.values()].map((hosted) => hosted.catch(() => null)))
    await Promise.all(all.map((found) => (found?.is === "here" ? found.table.close() : undefined)))
    this.#hosted.clear()
  }

  /** If this process seemed dead, another may have taken a table: who waits here would never hear what is done there. */
  async #giveUpTaken(): Promise<void> {
    const hosted = await Promise.all([...this.#hosted.values()].map((found) => found.catch(() => null)))
    const here = hosted.flatMap((found) =>
      found?.is === "here" && !found.table.isClosed ? [found.table] : [],
    )
    const epochs = await this.#options.store.epochs(here.map(({ id }) => id))
    for (const table of here)
      if (epochs.get(table.id) !== table.epoch)
        table.giveUp(new TableError("unavailable", "this table is looked after elsewhere now"))
  }

  async #claim(id: string): Promise<Found> {
    const { store, server } = this.#options
    const claimed = await store.claim(id, server)
    if (claimed.is === "none") return { is: "none" }
    if (claimed.is === "others") return { ...claimed, is: "at" }
    const stored = await store.load(id)
    if (stored === null) return { is: "none" }
    const around: Surroundings = { ...this.#options, makeNext: (from) => this.#makeNext(from) }
    return { is: "here", table: await HostedTable.open(stored, claimed.ownership, around) }
  }

  #forget(id: string, hosted: Promise<Found>): void {
    if (this.#hosted.get(id) === hosted) this.#hosted.delete(id)
  }

  /** Makes the table for the next game of the same people, with the same decks and computer players. */
  async #makeNext({ seating, match: before, winners }: HostedTable): Promise<string> {
    const { choice, host, seats, isAssigned } = seating
    const loser = seats.findIndex((_, seat) => winners.length > 0 && !winners.includes(seat))
    const match: Match = {
      wins: before.isDecided ? seats.map(() => 0) : before.wins,
      first: loser < 0 ? null : loser,
    }
    const entries: TableEntry[] = [
      { e: "open", choice: { ...choice, listed: false }, host, match, ...(isAssigned && { assigned: true }) },
    ]
    for (const [seat, { kind, guest, name, level, deck, settings }] of seats.entries()) {
      if (kind === "person") entries.push({ e: "sit", seat, guest, name })
      if (kind === "computer" && level !== null) entries.push({ e: "computer", seat, level, name })
      if (deck !== null) entries.push({ e: "deck", seat, deck })
      if (settings !== null) entries.push({ e: "settings", seat, settings })
    }
    const hosting = seats.find(({ guest }) => guest === host)
    return this.#makeNew(host, hosting?.name ?? "", entries)
  }

  async #makeNew(host: string, name: string, entries: TableEntry[]): Promise<string> {
    const id = randomBytes(ID_BYTES).toString("base64url")
    await this.#make(id, host, name, entries)
    return id
  }

  async #make(id: string, host: string, name: string, entries: TableEntry[]): Promise<void> {
    const { choice, seats, people } = entries.reduce((seating, entry) => {
      seating.apply(entry)
      return seating
    }, new Seating(entries[0]))
    const taken = seats.filter(({ kind }) => kind !== "free").length
    const summary = { host: name, choice, taken, state: "waiting" as const }
    await this.#options.store.create({
      id,
      host,
      secret: randomBytes(SECRET_BYTES).toString("hex"),
      entries,
      summary,
      guests: people.map((seat) => seats[seat].guest),
    })
  }
}
