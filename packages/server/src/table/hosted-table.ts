import { createHash } from "node:crypto"
import { performance } from "node:perf_hooks"
import type { Game, PlayerId } from "@apnap/engine"
import type { RunningGame } from "@apnap/session"
import { type LogMove, type Room, type Settings, seedOf } from "@apnap/session/protocol"
import type { ChatStore } from "../storage/chat-store.ts"
import type { TableEntry } from "../storage/entry.ts"
import type { RatingStore } from "../storage/rating-store.ts"
import type { Ownership, Snapshot, StoredTable, TableStore } from "../storage/table-store.ts"
import type { Thinkers } from "../thinking/thinkers.ts"
import { Audience } from "./audience.ts"
import { beginGame, type CardPool, deckOf } from "./begin-game.ts"
import { Clocks } from "./clocks.ts"
import { RESTARTS } from "./close-codes.ts"
import { ComputerPlayers } from "./computer-players.ts"
import { failureOf } from "./failure.ts"
import { followedFrom, otherVersion, versionOf } from "./following.ts"
import { type Member, USUAL_SETTINGS } from "./member.ts"
import { Offers } from "./offers.ts"
import { rankingOf } from "./rating.ts"
import { Seating } from "./seating.ts"
import { Showing } from "./showing.ts"
import { summaryOf } from "./summary.ts"
import { TableError } from "./table-error.ts"
import { TableGame } from "./table-game.ts"
import { BrokenTable, TableLog } from "./table-log.ts"

/** What a table needs of its server. */
export interface Surroundings {
  store: TableStore
  chat: ChatStore
  ratings: RatingStore
  thinkers: Thinkers
  /** The cards of decks; the embedded ones where there is no pool. */
  pool?: CardPool
  /** The version of this program, by which it knows whether a log was made by itself. */
  version: string
  /** Something went wrong that nobody foresaw. */
  report(error: unknown, table: string): void
  /** An answer took so many milliseconds until everybody was told. */
  measure(milliseconds: number): void
  /** Makes the table of the next game of these people. */
  makeNext(from: HostedTable): Promise<string>
}

/** Milliseconds of one table's work after which others have their turn. */
const SLICE = 8
/** Milliseconds between two looks whether who reads slowly has read what was sent. */
const SLOW_READERS = 250

/**
 * A table that this process looks after. What is asked of it happens one thing after the other; what was done is written down before anybody
 * is told of it. When that fails, the table is given up: the log says what is true, and who connects again finds it there.
 */
export class HostedTable {
  readonly id: string
  readonly secret: string
  readonly commitment: string
  readonly seating: Seating
  readonly offers = new Offers()
  readonly audience = new Audience()
  readonly around: Surroundings
  readonly clocks: Clocks
  /** What is shown of how well guests play, where the table is rated. */
  ratings: ReadonlyMap<string, number> = new Map()
  isClosed = false

  readonly #log: TableLog
  readonly #computers = new ComputerPlayers(this)
  readonly #showing = new Showing()
  #game: TableGame | null = null
  #queue: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isCounted = false

  private constructor(stored: StoredTable, ownership: Ownership, around: Surroundings) {
    this.id = stored.id
    this.secret = stored.secret
    this.commitment = createHash("sha256").update(stored.secret).digest("hex")
    this.seating = new Seating(stored.entries[0])
    this.clocks = new Clocks(this.seating.choice.clock, this.seating.choice.seats)
    this.around = around
    this.#log = new TableLog(around.store, ownership, stored.entries.length)
  }

  /** Makes a table anew of what was written down. Throws a `TableError` ("other-version") when this program can't follow its log. */
  static async open(stored: StoredTable, ownership: Ownership, around: Surroundings): Promise<HostedTable> {
    const table = new HostedTable(stored, ownership, around)
    const { entries } = stored
    const from = await followedFrom(entries, () => around.store.snapshot(stored.id), around.version)
    let rest = performance.now() + SLICE
    for (const [seq, entry] of entries.entries()) {
      table.#replay(entry, from !== null && seq < from.seq ? from : null)
      if (performance.now() < rest) continue
      await othersFirst()
      rest = performance.now() + SLICE
    }
    table.audience.lines = await around.chat.of(stored.id)
    await table.learnRatings()
    for (const seat of table.seating.people) table.audience.awaySince.set(seat, table.now)
    await table.do(() => table.#noteVersion(versionOf(entries)))
    return table
  }

  /** Who comes, or has to be told everything anew, is told more than is kept of what happened. */
  async #recall(): Promise<void> {
    const { running } = this
    if (running === null) return
    let rest = performance.now() + SLICE
    for (const viewer of this.audience.whoAskFurtherBack(this)) {
      for (const _ of running.recall(viewer, USUAL_SETTINGS)) {
        if (performance.now() < rest) continue
        await othersFirst()
        rest = performance.now() + SLICE
      }
    }
  }

  /** What happened; all that is in a snapshot has happened there. */
  #replay(entry: TableEntry, snapshot: Snapshot | null): void {
    this.#apply(entry)
    if (entry.e === "start")
      this.#game = TableGame.load(snapshot?.save ?? entry.save, this.seating, snapshot?.moves ?? 0)
    if (entry.e === "pause" || entry.e === "move") this.clocks.restore(entry.left)
    if (entry.e === "move" && snapshot === null && !this.#game?.follow(entry.m)) throw otherVersion()
  }

  /** Which version makes the moves that come now is written down where it is another than before. */
  #noteVersion(before: string | null): void {
    const { version } = this.around
    if (before !== null && before !== version && !this.isOver) this.note({ e: "version", version })
  }

  /** Milliseconds of a clock that never goes back. */
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

  /** The seats whose answer the game needs. */
  get waitedFor(): readonly PlayerId[] {
    return this.state === "playing" ? (this.running?.waitedFor ?? []) : []
  }

  /** The game; throws a `TableError` before it has begun. */
  get game(): RunningGame {
    if (this.running === null) throw new TableError("not-begun", "the game has not begun")
    return this.running
  }

  /** Does something at the table when everything before it has been done, writes it down, and tells everybody. Errors are the caller's. */
  do(act: () => void | Promise<void>): Promise<void> {
    const done = this.#queue.then(async () => {
      if (this.isClosed) throw new TableError("unavailable", "this table is looked after elsewhere now")
      const began = this.now
      try {
        await act()
      } finally {
        await this.#goOn()
        await this.#write()
        await this.#countRating()
        await this.#recall()
        this.audience.tellAll(this)
        this.running?.forgetTold()
        this.#setTimer()
        this.around.measure(this.now - began)
      }
    })
    this.#queue = done.catch(() => {})
    return done.catch((error: unknown) => {
      if (error instanceof BrokenTable) this.#giveUp(error)
      throw error
    })
  }

  /** Something has happened that is not a move of the game. */
  note(entry: TableEntry): void {
    this.#apply(entry)
    this.#log.note(entry)
    this.audience.changeRoom()
  }

  #apply(entry: TableEntry): void {
    this.seating.apply(entry)
    if (entry.e === "settings" && this.running !== null)
      this.running.seat(entry.seat).settings = entry.settings
  }

  /** Somebody has connected. */
  join(member: Member): Promise<void> {
    return this.do(() => {
      const seat = this.seating.seatOf(member.guest.id)
      this.audience.join(member, seat)
      if (seat !== null) this.keepSettings(seat, member.settings)
    })
  }

  /** How a seat wants to be asked is written down, so that nobody is passed by after a restart. */
  keepSettings(seat: PlayerId, settings: Settings): void {
    if (JSON.stringify(this.seating.seats[seat].settings) !== JSON.stringify(settings))
      this.note({ e: "settings", seat, settings })
  }

  /** Somebody is gone: after they have joined, which may still wait for its turn. */
  leave(member: Member): void {
    this.do(() => this.audience.leave(member, this)).catch((error: unknown) => this.reportUnforeseen(error))
  }

  /** Whether somebody is connected for a seat. */
  isThere(seat: PlayerId): boolean {
    return this.audience.has(this.seating.seats[seat].guest)
  }

  /** Everything asked so far is done and written down; the table is given back, so that another process can take it. */
  close(): Promise<void> {
    const closed = this.#queue.then(() => this.#close())
    this.#queue = closed.catch(() => {})
    return closed
  }

  async #close(): Promise<void> {
    if (this.isClosed) return
    this.isClosed = true
    clearTimeout(this.#timer)
    if (this.#game !== null) {
      const { moves, running } = this.#game
      await this.#log.keepSnapshot({ moves, version: this.around.version, save: running.game.save() })
    }
    await this.#log.release()
    this.audience.close(RESTARTS, "this process ends")
  }

  /** Begins as soon as everybody is ready. When the rules forbid it after all, everybody has to think again. */
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

  /** Plays on as far as nobody is asked. */
  async #goOn(): Promise<void> {
    await this.#beginIfReady()
    const { running } = this
    if (running === null) return
    let rest = this.now + SLICE
    while (this.state === "playing" && running.goesOnByItself && !this.#showing.isOn(this)) {
      running.step()
      if (this.now < rest) continue
      await othersFirst()
      rest = this.now + SLICE
    }
    this.#noteMoves()
    if (this.state === "playing") this.#computers.letThink(running)
    this.clocks.run(this.waitedFor, this.now)
    if (this.isOver) await this.#goOnWithMatch()
  }

  /** A player has seen what was shown. */
  acknowledge(seat: PlayerId): void {
    this.#showing.acknowledge(this, seat)
  }

  /** What the running game did becomes entries. */
  #noteMoves(): void {
    for (const m of this.#game?.takeMoves() ?? []) {
      this.audience.changeGame()
      this.#chargeFor(m)
      const left = this.clocks.left(this.now)
      this.#log.note(left === undefined ? { e: "move", m } : { e: "move", m, left })
    }
  }

  #chargeFor(move: LogMove): void {
    if ("a" in move && move.asked && move.by !== undefined) this.clocks.answered(move.by, this.now)
  }

  async #write(): Promise<void> {
    this.#noteMoves()
    await this.#log.write(() => ({ summary: summaryOf(this), isOver: this.isOver }))
  }

  /** A rated game counts once it is over and that is written down. */
  async #countRating(): Promise<void> {
    const ranking = this.#isCounted ? null : rankingOf(this)
    if (ranking === null) return
    this.#isCounted = true
    try {
      this.ratings = await this.around.ratings.count(this.id, ranking)
      this.audience.changeRoom()
    } catch (error) {
      // The end of the game is told all the same; who opens the table next counts it.
      this.reportUnforeseen(error)
    }
  }

  /** Learns how well those play who sit here. */
  async learnRatings(): Promise<void> {
    if (!this.seating.choice.rated) return
    this.ratings = await this.around.ratings.of(
      this.seating.people.map((seat) => this.seating.seats[seat].guest),
    )
    this.audience.changeRoom()
  }

  /** The next moment at which something happens although nobody does anything. */
  #setTimer(): void {
    clearTimeout(this.#timer)
    const { now } = this
    const clock = this.state === "playing" ? this.clocks.next(now) : null
    const { until } = this.#showing
    const shown = until === null ? Number.POSITIVE_INFINITY : until - now
    const slow = this.audience.hasSlowReader ? SLOW_READERS : Number.POSITIVE_INFINITY
    const within = Math.min(clock?.within ?? Number.POSITIVE_INFINITY, shown, slow)
    if (this.isClosed || within === Number.POSITIVE_INFINITY) return
    this.#timer = setTimeout(
      () => {
        this.do(() => this.#onTime()).catch((error: unknown) => this.reportUnforeseen(error))
      },
      Math.max(1, within),
    )
    this.#timer.unref()
  }

  /** 104.3: whose time for the game has run out has lost it; for a decision, the quietest answer is given. */
  #onTime(): void {
    const next = this.state === "playing" ? this.clocks.next(this.now) : null
    if (next === null || next.within > 0 || this.running === null) return
    if (this.seating.choice.clock.clock === "game") return this.running.concede(next.seat)
    try {
      this.running.answerQuietly(next.seat)
    } catch {
      this.running.concede(next.seat)
    }
    this.clocks.answered(next.seat, this.now)
  }

  /** Another game of the match begins at a table of its own. */
  async #goOnWithMatch(): Promise<void> {
    const { choice, next } = this.seating
    if (choice.bestOf === 1 || next !== null) return
    const needed = Math.ceil(choice.bestOf / 2)
    if (this.wins.some((wins) => wins >= needed)) return
    await this.makeNext()
  }

  async makeNext(): Promise<void> {
    if (this.seating.next === null) this.note({ e: "next", table: await this.around.makeNext(this) })
  }

  /** Who has won; none for a draw. */
  get winners(): readonly PlayerId[] {
    return this.seating.isDrawn ? [] : (this.running?.game.state.over?.winners ?? [])
  }

  /** Games of the match that each seat has won, this one included. */
  get wins(): readonly number[] {
    return this.seating.seats.map((_, seat) => {
      const before = this.seating.match?.wins[seat] ?? 0
      return before + (this.isOver && this.winners.includes(seat) ? 1 : 0)
    })
  }

  /** Nobody knows any more what has been written: whoever connects again finds the table as it was. */
  #giveUp(error: unknown): void {
    if (this.isClosed) return
    this.isClosed = true
    clearTimeout(this.#timer)
    this.reportUnforeseen(error)
    this.audience.close(RESTARTS, "connect again")
  }

  reportUnforeseen(error: unknown): void {
    if (!(error instanceof TableError)) this.around.report(error, this.id)
  }
}

function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
