import { TableTelling } from "@apnap/session"
import {
  type OnlineResponse,
  type Settings,
  type SocketRequest,
  type Table,
  USUAL_STOPS,
  type WireResponse,
  WireTeller,
} from "@apnap/session/protocol"
import type { Language } from "@apnap/words"
import type { Guest } from "../storage/guest-store.ts"
import { Later } from "./later.ts"

/** One end of a connection, as used by a table. */
export interface Wire {
  send(message: WireResponse): void
  /** Whether too much data is in flight: tables are skipped until it has arrived. */
  readonly isSlow: boolean
  close(code: number, reason: string): void
}

export type Hello = Extract<SocketRequest, { request: "hello" }>

export const USUAL_SETTINGS: Settings = {
  stops: USUAL_STOPS,
  hold: false,
  fullControl: false,
  byHand: false,
  pace: 0,
  show: 0,
}

/** A client connected to a table, and what it has been sent. */
export class Member {
  readonly guest: Guest
  readonly sessionId: number
  settings: Settings
  language: Language
  /** Whether to send them the table even if nothing has changed. */
  wantsTable = true
  #room = ""
  #chat = 0
  #log = 0
  #game = 0
  readonly #wire: Wire
  readonly #telling = new TableTelling()
  readonly #teller = new WireTeller()
  readonly #later = new Later<Table>((table) => this.#tellNow(table))

  constructor(guest: Guest, wire: Wire, hello: Hello) {
    this.guest = guest
    this.#wire = wire
    this.sessionId = hello.sessionId
    this.settings = hello.settings
    this.language = hello.language
  }

  /** Number of log entries of this game they have. */
  logFrom(game: number): number {
    return game === this.#game ? (this.#later.replaced()?.logFrom ?? this.#log) : 0
  }

  /** Number of chat lines they have. */
  get chatFrom(): number {
    return this.#chat
  }

  /** Whether earlier data has arrived; a slow reader gets only the latest table. */
  get takesTables(): boolean {
    return !this.#wire.isSlow
  }

  tell(message: OnlineResponse): void {
    if (message.response === "room") {
      const room = JSON.stringify(message.room)
      if (room === this.#room) return
      this.#room = room
    }
    if (message.response === "chat") this.#chat = message.from + message.lines.length
    this.#wire.send(this.#teller.tell(message))
  }

  /** Sends a table after `delay` milliseconds; the next one builds on it. */
  tellTable(table: Table, delay: number): void {
    this.wantsTable = false
    this.#game = table.game
    this.#log = table.logFrom + table.log.length
    this.#later.tell(table, delay)
  }

  #tellNow(table: Table): void {
    const { sessionId } = this
    this.tell({ response: "table", sessionId, table: this.#telling.of(table) })
  }

  /** Sends a table for review, which the next table of the game doesn't build on. */
  showTable(table: Table): void {
    this.#game = 0
    this.tell({ response: "table", sessionId: this.sessionId, table: this.#telling.of(table) })
  }

  close(code: number, reason: string): void {
    this.#wire.close(code, reason)
  }
}
