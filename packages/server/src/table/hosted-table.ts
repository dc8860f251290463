import { createHash, randomBytes } from "node:crypto"
import { performance } from "node:perf_hooks"
import { Game, type PlayerId, SPECTATOR } from "@apnap/engine"
import { RunningGame } from "@apnap/session"
import { type ChatLine, type LogMove, type Room, type Settings, seedOf } from "@apnap/session/protocol"
import type { ChatStore, StoredLine } from "../storage/chat-store.ts"
import type { TableEntry } from "../storage/entry.ts"
import { StorageError } from "../storage/storage-error.ts"
import type { Ownership, Snapshot, StoredTable, TableStore } from "../storage/table-store.ts"
import type { Thinkers } from "../thinking/thinkers.ts"
import { beginGame } from "./begin-game.ts"
import { Clocks } from "./clocks.ts"
import { failureOf } from "./failure.ts"
import { type Member, USUAL_SETTINGS } from "./member.ts"
import { Offers } from "./offers.ts"
import { roomFor } from "./room-for.ts"
import { Seating } from "./seating.ts"
import { summaryOf } from "./summary.ts"
import { TableError } from "./table-error.ts"

/** What a table needs of its server. */
export interface Surroundings {
  store: TableStore
  chat: ChatStore
  thinkers: Thinkers
  /** The version of this program, by which it knows whether a log was made by itself. */
  version: string
  /** Something went wrong that nobody foresaw. */
  report(error: unknown, table: string): void
  /** An answer took so many milliseconds until everybody was told. */
  measure(milliseconds: number): void
  /** Makes the table of the next game of these people. */
  makeNext(from: HostedTable): Promise<string>
}

/** One in so many moves of a game is kept to go back to at once. */
const KEEP_EVERY = 32
/** So many entries of the log are kept for each seat. */
const MOST_ENTRIES = 150
/** Milliseconds of one table's work after which others have their turn. */
const SLICE = 8
/** The longest that something is shown to a player before it resolves. */
const LONGEST_SHOWN = 5000
const SECOND = 1000
/** The code of a closed socket (RFC 6455's registry): the service restarts, connect again. */
const RESTARTS = 1012

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
  readonly around: Surroundings
  clocks: Clocks
  running: RunningGame | null = null
  lines: StoredLine[] = []
  /** Whose lines a guest does not want to read. */
  readonly mutes = new Map<string, Set<string>>()
  readonly members = new Set<Member>()
  /** Since when each seat has nobody connected; milliseconds of this process. */
  readonly awaySince = new Map<PlayerId, number>()
  isClosed = false

  readonly #ownership: Ownership
  #seq = 0
  #unwritten: TableEntry[] = []
  #queue: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown: { seat: PlayerId; until: number } | null = null
  #thinking = 0
  /** Whether everybody is to be told of the room, and of the game. */
  #roomChanged = false
  #gameChanged = false
  /** Moves of the game that were made before it was begun here. */
  #base = 0

  private constructor(stored: StoredTable, ownership: Ownership, around: Surroundings) {
    this.id = stored.id
    this.secret = stored.secret
    this.commitment = createHash("sha256").update(stored.secret).digest("hex")
    this.seating = new Seating(stored.entries[0])
    this.clocks = new Clocks(this.seating.choice.clock, this.seating.choice.seats)
    this.around = around
    this.#ownership = ownership
  }

  /** Makes a table anew of what was written down. Throws a `TableError` ("unavailable") when this program can't follow its log. */
  static async open(stored: StoredTable, ownership: Ownership, around: Surroundings): Promise<HostedTable> {
    const table = new HostedTable(stored, ownership, around)
    const isOurs = stored.entries.every((entry) => entry.e !== "start" || entry.version === around.version)
    const snapshot = isOurs ? null : await around.store.snapshot(stored.id)
    let rest = performance.now() + SLICE
    for (const [seq, entry] of stored.entries.entries()) {
      table.#replay(entry, snapshot !== null && seq < snapshot.seq ? snapshot : null)
      if (performance.now() < rest) continue
      await othersFirst()
      rest = performance.now() + SLICE
    }
    table.#seq = stored.entries.length
    table.lines = await around.chat.of(stored.id)
    for (const seat of table.seating.people) table.awaySince.set(seat, table.now)
    await table.do(() => {})
    return table
  }

  /** What happened; of a game that another version of this program began, all that is in the snapshot has happened there. */
  #replay(entry: TableEntry, snapshot: Snapshot | null): void {
    this.seating.apply(entry)
    if (entry.e === "start") {
      this.#base = snapshot?.moves ?? 0
      this.#begin(Game.load(snapshot?.save ?? entry.save))
    }
    if (entry.e === "settings" && this.running !== null)
      this.running.seat(entry.seat).settings = entry.settings
    if (entry.e === "pause") this.clocks.restore(entry.left)
    if (entry.e !== "move") return
    this.clocks.restore(entry.left)
    if (snapshot !== null) return
    const move = "undo" in entry.m ? { undo: entry.m.undo - this.#base } : entry.m
    if (this.running?.follow([move]) !== 1)
      throw new TableError("unavailable", "this game was begun by another version, and can't be gone on with")
  }

  /** Milliseconds of a clock that never goes back. */
  get now(): number {
    return performance.now()
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
        this.#tellAll()
        this.#setTimer()
        this.around.measure(this.now - began)
      }
    })
    this.#queue = done.catch(() => {})
    return done.catch((error: unknown) => {
      if (isTableBroken(error)) this.#giveUp(error)
      throw error
    })
  }

  /** Something has happened that is not a move of the game. */
  note(entry: TableEntry): void {
    this.seating.apply(entry)
    this.#unwritten.push(entry)
    this.#roomChanged = true
    if (entry.e === "settings" && this.running !== null)
      this.running.seat(entry.seat).settings = entry.settings
  }

  /** Everybody is to be told of the room anew. */
  changeRoom(): void {
    this.#roomChanged = true
  }

  /** Somebody has connected. */
  join(member: Member): Promise<void> {
    return this.do(() => {
      this.members.add(member)
      this.#roomChanged = true
      const seat = this.seating.seatOf(member.guest.id)
      if (seat === null) return
      this.awaySince.delete(seat)
      this.keepSettings(seat, member.settings)
    })
  }

  /** How a seat wants to be asked is written down, so that nobody is passed by after a restart. */
  keepSettings(seat: PlayerId, settings: Settings): void {
    if (JSON.stringify(this.seating.seats[seat].settings) !== JSON.stringify(settings))
      this.note({ e: "settings", seat, settings })
  }

  leave(member: Member): void {
    this.members.delete(member)
    const seat = this.seating.seatOf(member.guest.id)
    if (seat !== null && !this.isThere(seat)) this.awaySince.set(seat, this.now)
    void this.do(() => this.changeRoom()).catch(() => {})
  }

  /** Whether somebody is connected for a seat. */
  isThere(seat: PlayerId): boolean {
    const { guest } = this.seating.seats[seat]
    return [...this.members].some((member) => member.guest.id === guest)
  }

  /** Everything asked so far is done and written down; the table is given back, so that another process can take it. */
  async close(): Promise<void> {
    await this.#queue
    if (this.isClosed) return
    this.isClosed = true
    clearTimeout(this.#timer)
    await this.#keepSnapshot()
    await this.around.store.release(this.#ownership)
    for (const member of this.members) member.close(RESTARTS, "this process ends")
  }

  /** Begins as soon as everybody is ready. When the rules forbid it after all, everybody has to think again. */
  async #beginIfReady(): Promise<void> {
    if (!this.seating.isReady) return
    const { choice, seats, match, people } = this.seating
    const seed = await seedOf(
      this.secret,
      seats.map(({ salt }) => salt),
    )
    const entrants = seats.map(({ name, deck }) => ({ name, deck: deck ?? { name: "" } }))
    try {
      const game = beginGame(choice, entrants, seed, match?.first ?? null)
      this.note({ e: "start", version: this.around.version, save: game.save() })
      this.#begin(game)
    } catch (error) {
      for (const seat of people) this.note({ e: "ready", seat, ready: false, salt: "" })
      for (const member of this.members) member.tell(failureOf(error))
    }
  }

  #begin(game: Game): void {
    const { seats, people, choice } = this.seating
    let number = 0
    this.running = new RunningGame(game, {
      people: new Map(people.map((seat) => [seat, seats[seat].settings ?? USUAL_SETTINGS])),
      level: seats.find(({ level }) => level !== null)?.level ?? "beginner",
      seed: 0,
      variant: choice.variant,
      nextNumber: () => ++number,
      keepEvery: KEEP_EVERY,
      mostEntries: MOST_ENTRIES,
    })
    this.running.seat(SPECTATOR, USUAL_SETTINGS)
  }

  /** Plays on as far as nobody is asked. */
  async #goOn(): Promise<void> {
    await this.#beginIfReady()
    const { running } = this
    if (running === null) return
    let rest = this.now + SLICE
    while (this.state === "playing" && running.goesOnByItself && !this.#showsSomething()) {
      running.step()
      if (this.now < rest) continue
      await othersFirst()
      rest = this.now + SLICE
    }
    this.#noteMoves()
    if (this.state === "playing") this.#letThink(running)
    this.clocks.run(this.waitedFor, this.now)
    if (this.isOver) await this.#goOnWithMatch()
  }

  /** Whether a player who will not be asked is to see what another has put on the stack first, for as long as they want. */
  #showsSomething(): boolean {
    const { running } = this
    if (running === null) return false
    const { decider } = running.game
    const { kind, settings } = this.seating.seats[decider] ?? {}
    if (kind !== "person" || !settings || settings.show === 0 || !this.isThere(decider)) return false
    if (running.seat(decider).showing(running.game) === null) return false
    const time = settings.show < 0 ? LONGEST_SHOWN : Math.min(settings.show, LONGEST_SHOWN)
    if (this.#shown?.seat !== decider) this.#shown = { seat: decider, until: this.now + time }
    if (this.now < this.#shown.until) return true
    this.acknowledge(decider)
    return false
  }

  /** A player has seen what was shown. */
  acknowledge(seat: PlayerId): void {
    if (this.#shown?.seat === seat) this.#shown = null
    this.running?.seat(seat).acknowledge(this.running.game.state)
  }

  /** What the running game did becomes entries. */
  #noteMoves(): void {
    for (const made of this.running?.takeEntries() ?? []) {
      const m = "undo" in made ? { undo: made.undo + this.#base } : made
      this.#gameChanged = true
      this.#chargeFor(m)
      const left = this.clocks.left(this.now)
      this.#unwritten.push(left === undefined ? { e: "move", m } : { e: "move", m, left })
    }
  }

  #chargeFor(move: LogMove): void {
    if ("a" in move && move.asked && move.by !== undefined) this.clocks.answered(move.by, this.now)
  }

  /** The computer player whose turn it is thinks elsewhere; its answer comes when it comes. */
  #letThink(running: RunningGame): void {
    const { decider, serial } = running.game
    const level = this.seating.seats[decider]?.level ?? null
    if (level === null || running.thought === null || this.#thinking === serial) return
    this.#thinking = serial
    const { number } = running
    const save = running.game.save({ history: false })
    const isStill = () =>
      running.number === number && running.game.serial === serial && this.state === "playing"
    this.around.thinkers
      .think({ save, seat: decider, level, seed: serial })
      .catch(() => null)
      .then((answer) =>
        this.do(() => {
          this.#thinking = 0
          if (!isStill()) return
          try {
            if (answer === null) running.answerQuietly(decider)
            else running.step(answer)
          } catch {
            running.answerQuietly(decider)
          }
        }),
      )
      .catch((error: unknown) => this.#reportUnforeseen(error))
  }

  async #write(): Promise<void> {
    this.#noteMoves()
    const entries = this.#unwritten
    if (entries.length === 0) return
    this.#unwritten = []
    try {
      await this.around.store.append(this.#ownership, this.#seq, entries)
      this.#seq += entries.length
      if (entries.some(({ e }) => e !== "move" && e !== "settings") || this.isOver)
        await this.around.store.describe(this.#ownership, summaryOf(this), this.isOver)
    } catch (error) {
      throw new BrokenTable(error)
    }
  }

  #tellAll(): void {
    const clocks = this.#gameChanged || this.#roomChanged ? this.clocks.states(this.now) : null
    for (const member of this.members) {
      const isNew = member.wantsTable
      if (this.#roomChanged || this.#gameChanged || isNew)
        member.tell({ response: "room", room: roomFor(this, member) })
      this.#tellChat(member)
      if (this.#gameChanged || isNew) this.#tellTable(member)
      if (clocks !== null && this.running !== null) member.tell({ response: "clocks", clocks })
    }
    this.#roomChanged = false
    this.#gameChanged = false
  }

  #tellChat(member: Member): void {
    const from = member.chatFrom
    const lines = this.lines.slice(from)
    if (lines.length === 0) return
    const muted = this.mutes.get(member.guest.id)
    const shown = lines.map(
      ({ guest, ...line }): ChatLine => (muted?.has(guest) ? { ...line, text: "", emote: null } : line),
    )
    member.tell({ response: "chat", lines: shown, from })
  }

  #tellTable(member: Member): void {
    const { running } = this
    if (running === null) return
    const seat = this.seating.seatOf(member.guest.id)
    const { allowed, delay } = this.seating.choice.spectators
    if (seat === null && !allowed && !this.isOver) return
    // Who reads slowly gets the newest table when what was sent before has arrived.
    member.wantsTable = true
    if (!member.takesTables) return
    const telling = { language: member.language, from: member.logFrom(running.number) }
    const later = seat === null && !this.isOver ? delay * SECOND : 0
    member.tellTable(running.table(seat ?? SPECTATOR, telling), later)
  }

  /** The next moment at which something happens although nobody does anything. */
  #setTimer(): void {
    clearTimeout(this.#timer)
    const { now } = this
    const clock = this.state === "playing" ? this.clocks.next(now) : null
    const shown = this.#shown === null ? null : this.#shown.until - now
    const within = Math.min(clock?.within ?? Number.POSITIVE_INFINITY, shown ?? Number.POSITIVE_INFINITY)
    if (this.isClosed || within === Number.POSITIVE_INFINITY) return
    this.#timer = setTimeout(
      () => {
        void this.do(() => this.#onTime()).catch((error: unknown) => this.#reportUnforeseen(error))
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

  async #keepSnapshot(): Promise<void> {
    if (this.running === null || this.isOver) return
    const { game, moves } = this.running
    const { version } = this.around
    const snapshot = { seq: this.#seq, moves: this.#base + moves.length, version, save: game.save() }
    await this.around.store.keepSnapshot(this.id, snapshot)
  }

  /** Nobody knows any more what has been written: whoever connects again finds the table as it was. */
  #giveUp(error: unknown): void {
    if (this.isClosed) return
    this.isClosed = true
    clearTimeout(this.#timer)
    this.#reportUnforeseen(error)
    for (const member of this.members) member.close(RESTARTS, "connect again")
    this.members.clear()
  }

  #reportUnforeseen(error: unknown): void {
    if (!(error instanceof TableError)) this.around.report(error, this.id)
  }
}

/** What was done could not be written down. */
class BrokenTable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof StorageError ? cause.message : "what was done could not be written down", {
      cause,
    })
    this.name = "BrokenTable"
  }
}

function isTableBroken(error: unknown): boolean {
  return error instanceof BrokenTable
}

function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** What a table's shuffles follow from, drawn before anybody sits down: 256 bits. */
export function drawSecret(): string {
  return randomBytes(32).toString("hex")
}
