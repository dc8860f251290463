import { createHash } from "node:crypto"
import { performance } from "node:perf_hooks"
import { isDeepStrictEqual } from "node:util"
import type { Game, PlayerId } from "@apnap/engine"
import { loadCardText, type RunningGame } from "@apnap/session"
import { type LogMove, type Room, type Settings, seedOf } from "@apnap/session/protocol"
import type { ChatStore } from "../storage/chat-store.ts"
import type { TableEntry } from "../storage/entry.ts"
import type { MuteStore } from "../storage/mute-store.ts"
import type { RatingStore } from "../storage/rating-store.ts"
import type { Ownership, StoredSummary, StoredTable, TableStore } from "../storage/table-store.ts"
import type { Thinkers } from "../thinking/thinkers.ts"
import { Audience } from "./audience.ts"
import { beginGame, type CardPool, deckOf } from "./begin-game.ts"
import { Clocks } from "./clocks.ts"
import { RESTARTS } from "./close-codes.ts"
import { ComputerPlayers } from "./computer-players.ts"
import { failureOf } from "./failure.ts"
import { beginningOf, type Following, followingOf, otherVersion, versionOf } from "./log/following.ts"
import { markOf } from "./log/mark.ts"
import { BrokenTable, TableLog } from "./log/table-log.ts"
import { type Member, USUAL_SETTINGS } from "./member.ts"
import { Offers } from "./requests/offers.ts"
import { Seating } from "./seating.ts"
import { Showing } from "./showing.ts"
import { inSlices, Slices } from "./slices.ts"
import { listingOf } from "./summary.ts"
import { TableError } from "./table-error.ts"
import { TableGame } from "./table-game.ts"
import { TableMatch } from "./table-match.ts"
import { TableRatings } from "./table-ratings.ts"
import { TableTimer } from "./table-timer.ts"

/** What a table needs from its server. */
export interface Surroundings {
  store: TableStore
  chat: ChatStore
  mutes: MuteStore
  ratings: RatingStore
  thinkers: Thinkers
  /** The cards allowed in decks; defaults to the embedded ones. */
  pool?: CardPool
  /** The version of this program, to recognise logs it wrote itself. */
  version: string
  /** Reports an unexpected error. */
  report(error: unknown, table: string): void
  /** Records the milliseconds from an answer until everybody was told. */
  measure(milliseconds: number): void
  /** Makes the table for the next game of these people. */
  makeNext(from: HostedTable): Promise<string>
}

/**
 * A table hosted by this process. Requests are handled one at a time, and every change is stored before anybody is told. If storing fails,
 * the table is given up: the log holds the truth, and whoever reconnects finds it there.
 */
export class HostedTable {
  readonly id: string
  /** The number of this process's ownership. */
  readonly epoch: number
  readonly secret: string
  readonly commitment: string
  readonly seating: Seating
  readonly offers = new Offers()
  readonly audience = new Audience()
  readonly around: Surroundings
  readonly clocks: Clocks
  readonly ratings = new TableRatings(this)
  readonly match = new TableMatch(this)
  isClosed = false

  readonly #log: TableLog
  readonly #computers = new ComputerPlayers(this)
  readonly #showing = new Showing()
  readonly #timer = new TableTimer(this, this.#showing)
  #game: TableGame | null = null
  #queue: Promise<void> = Promise.resolve()

  private constructor(stored: StoredTable, ownership: Ownership, around: Surroundings) {
    this.id = stored.id
    this.epoch = ownership.epoch
    this.secret = stored.secret
    this.commitment = createHash("sha256").update(stored.secret).digest("hex")
    this.seating = new Seating(stored.entries[0])
    this.clocks = new Clocks(this.seating.choice.clock, this.seating.choice.seats)
    this.around = around
    this.#log = new TableLog(around.store, ownership, stored.entries.length)
  }

  /** Rebuilds a table from storage. Throws a `TableError` ("other-version", "damaged") if this program can't replay its log. */
  static async open(stored: StoredTable, ownership: Ownership, around: Surroundings): Promise<HostedTable> {
    const table = new HostedTable(stored, ownership, around)
    const { entries } = stored
    const following = await followingOf(entries, () => around.store.snapshot(stored.id), around.version)
    const slices = new Slices()
    for (const [seq, entry] of entries.entries()) {
      table.#replay(entry, seq, following)
      if (slices.isSpent) await slices.next()
    }
    table.audience.lines = await around.chat.of(stored.id)
    await table.ratings.learn()
    for (const seat of table.seating.people) table.audience.awaySince.set(seat, table.now)
    // Before the table lives: if this fails, nothing of it is left behind, and nothing newer is overwritten.
    await table.#describeAnew(stored.summary)
    await table.do(() => table.#noteVersion(versionOf(entries), following.setBack ?? 0))
    // Spares those who come next from trying again to follow another version.
    if (following.setBack !== null) await table.#after(() => table.#keepSnapshot())
    return table
  }

  /** A process may end after it has stored the game's end or its next game, and before the lobby and tournaments can read of it. */
  async #describeAnew({ state, result }: StoredSummary): Promise<void> {
    const listing = listingOf(this)
    if (!isDeepStrictEqual([state, result], [listing.summary.state, listing.summary.result]))
      await this.#log.describe(listing)
  }

  /** Newcomers, and others who must be sent everything again, get more of the log than is usually kept. */
  async #recall(): Promise<void> {
    const { running } = this
    if (running === null) return
    for (const viewer of this.audience.whoAskFurtherBack(this))
      await inSlices(running.recall(viewer, USUAL_SETTINGS))
  }

  /** Applies a stored entry; moves that are dropped or already in the snapshot are skipped. */
  #replay(entry: TableEntry, seq: number, following: Following): void {
    const { snapshot, dropped } = following
    this.#apply(entry)
    if (entry.e === "start") this.#game = beginningOf(entry.save, this.seating, following)
    if (dropped.has(seq)) return
    if (entry.e === "pause" || entry.e === "move") this.clocks.restore(entry.left)
    if (entry.e !== "move" || seq < (snapshot?.seq ?? 0)) return
    if (!this.#game?.follow(entry.m)) throw otherVersion()
  }

  /** Notes the version that makes the following moves if it has changed, and how many of the moves before it couldn't make. */
  #noteVersion(before: string | null, dropped: number): void {
    const { version } = this.around
    if (before === null || before === version || (this.isOver && dropped === 0)) return
    this.note(dropped === 0 ? { e: "version", version } : { e: "version", version, dropped })
  }

  /** Milliseconds of a monotonic clock. */
  get now(): number {
    return performance.now()
  }

  get running(): RunningGame | null {
    return this.#game?.running ?? null
  }

  get isOver(): boolean {
    return this.seating.isDrawn || this.running?.game.over === true
  }

  get state(): Room["state"] {
    if (!this.seating.hasBegun) return "waiting"
    if (this.isOver) return "over"
    return this.seating.isPaused ? "paused" : "playing"
  }

  /** The seats that the game waits for. */
  get waitedFor(): readonly PlayerId[] {
    return this.state === "playing" ? (this.running?.waitedFor ?? []) : []
  }

  /** The game; throws a `TableError` before it has begun. */
  get game(): RunningGame {
    if (this.running === null) throw new TableError("not-begun", "the game has not begun")
    return this.running
  }

  /** Does something at the table once everything queued before is done, stores it, and tells everybody. Errors are passed to the caller. */
  do(act: () => void | Promise<void>): Promise<void> {
    const done = this.#queue.then(async () => {
      if (this.isClosed) throw new TableError("unavailable", "this table is looked after elsewhere now")
      const began = this.now
      try {
        await act()
      } finally {
        await this.#goOn()
        await this.#write()
        await this.ratings.count()
        await this.#recall()
        this.audience.tellAll(this)
        this.running?.forgetTold()
        this.#timer.set()
        this.around.measure(this.now - began)
      }
    })
    this.#queue = done.catch(() => {})
    return done.catch((error: unknown) => {
      if (error instanceof BrokenTable) this.giveUp(error)
      throw error
    })
  }

  /** Records something other than a move of the game. */
  note(entry: TableEntry): void {
    this.#apply(entry)
    this.#log.note(entry)
    this.audience.changeRoom()
  }

  #apply(entry: TableEntry): void {
    this.seating.apply(entry)
    this.offers.apply(entry)
    if (entry.e === "settings" && this.running !== null)
      this.running.seat(entry.seat).settings = entry.settings
  }

  /** Lets a newcomer in, or sends them away to connect again. */
  join(member: Member): Promise<void> {
    return this.do(async () => {
      try {
        await this.#join(member)
      } catch (error) {
        member.close(RESTARTS, "connect again")
        throw error
      }
    })
  }

  async #join(member: Member): Promise<void> {
    await loadCardText(member.language)
    await this.#learnOf(member.guest.id)
    const seat = this.seating.seatOf(member.guest.id)
    this.audience.join(member, seat)
    if (seat === null) return
    this.keepSettings(seat, member.settings)
    for (const { id } of this.offers.against(seat))
      this.note({ e: "consent", offer: id, by: seat, yes: false })
  }

  /** Whom a newcomer has muted, and what of the chat is still stored. */
  async #learnOf(guest: string): Promise<void> {
    const { mutes, chat } = this.around
    this.audience.mutes.set(guest, await mutes.of(guest))
    if (this.audience.lines.length > 0) this.audience.keepLines(await chat.idsOf(this.id))
  }

  /** Stores a seat's settings, so that stops aren't skipped after a restart. */
  keepSettings(seat: PlayerId, settings: Settings): void {
    if (JSON.stringify(this.seating.seats[seat].settings) !== JSON.stringify(settings))
      this.note({ e: "settings", seat, settings })
  }

  /** Queued, so that it runs after a join that may still be waiting. */
  leave(member: Member): void {
    this.do(() => this.audience.leave(member, this)).catch((error: unknown) => this.reportUnforeseen(error))
  }

  /** Whether the person of a seat is connected. */
  isThere(seat: PlayerId): boolean {
    return this.audience.has(this.seating.seats[seat].guest)
  }

  /** Finishes and stores everything queued, then releases the table, so that another process can take it. */
  close(): Promise<void> {
    return this.#after(() => this.#close())
  }

  /** Does something while nothing else is under way, so that the game stands where its log ends. */
  #after(act: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(() => (this.isClosed ? undefined : act()))
    this.#queue = done.catch(() => {})
    return done
  }

  async #close(): Promise<void> {
    this.isClosed = true
    this.#timer.clear()
    await this.#keepSnapshot()
    await this.#log.release()
    this.audience.close(RESTARTS, "this process ends")
  }

  async #keepSnapshot(): Promise<void> {
    if (this.#game === null) return
    const { moves, running } = this.#game
    await this.#log.keepSnapshot({ moves, version: this.around.version, save: running.game.save() })
  }

  /** Begins the game once everybody is ready. If the rules forbid it after all, everybody becomes unready. */
  async #beginIfReady(): Promise<void> {
    if (!this.seating.isReady) return
    const { choice, seats, match, people } = this.seating
    const seed = await seedOf(
      this.secret,
      seats.map(({ salt }) => salt),
    )
    try {
      const { pool } = this.around
      const entrants = seats.map(({ name, deck }) => ({ name, deck: deckOf(deck ?? { name: "" }, pool) }))
      this.#begin(beginGame(choice, entrants, seed, match?.first ?? null))
    } catch (error) {
      for (const seat of people) this.note({ e: "ready", seat, ready: false, salt: "" })
      for (const member of this.audience.members) member.tell(failureOf(error))
    }
  }

  #begin(game: Game): void {
    this.note({ e: "start", version: this.around.version, save: game.save() })
    this.#game = new TableGame(game, this.seating)
    this.audience.changeGame()
  }

  /** Advances the game until somebody is asked. */
  async #goOn(): Promise<void> {
    await this.#beginIfReady()
    const { running } = this
    if (running === null) return
    const slices = new Slices()
    while (this.state === "playing" && running.goesOnByItself && !this.#showing.isOn(this)) {
      running.step()
      if (slices.isSpent) await slices.next()
    }
    this.#noteMoves()
    if (this.state === "playing") this.#computers.letThink(running)
    this.clocks.run(this.waitedFor, this.now)
    if (this.isOver) await this.match.goOn()
  }

  /** A player has seen what was shown. */
  acknowledge(seat: PlayerId): void {
    this.#showing.acknowledge(this, seat)
  }

  /** Turns the running game's moves into log entries. */
  #noteMoves(): void {
    const moves = this.#game?.takeMoves() ?? []
    for (const [i, m] of moves.entries()) {
      this.audience.changeGame()
      this.#chargeFor(m)
      const left = this.clocks.left(this.now)
      const mark = i === moves.length - 1 ? markOf(this.game.game) : undefined
      this.#log.note({
        e: "move",
        m,
        ...(left !== undefined && { left }),
        ...(mark !== undefined && { mark }),
      })
    }
  }

  #chargeFor(move: LogMove): void {
    if ("a" in move && move.asked && move.by !== undefined) this.clocks.answered(move.by, this.now)
  }

  async #write(): Promise<void> {
    this.#noteMoves()
    await this.#log.write(() => listingOf(this))
  }

  /** The winning seats; none for a draw. */
  get winners(): readonly PlayerId[] {
    return this.seating.isDrawn ? [] : (this.running?.game.state.over?.winners ?? [])
  }

  /** What is stored is unknown or another process's: everybody is disconnected, and reconnecting finds the table as its log has it. */
  giveUp(error: unknown): void {
    if (this.isClosed) return
    this.isClosed = true
    this.#timer.clear()
    this.reportUnforeseen(error)
    this.audience.close(RESTARTS, "connect again")
  }

  reportUnforeseen(error: unknown): void {
    if (!(error instanceof TableError)) this.around.report(error, this.id)
  }
}
