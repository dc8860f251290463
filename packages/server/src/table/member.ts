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

/** One end of a connection, as a table uses it. */
export interface Wire {
  send(message: WireResponse): void
  /** Whether more is on its way than should be: tables are left out until it has arrived. */
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

/** Somebody who is connected to a table, and what they have been told. */
export class Member {
  readonly guest: Guest
  readonly sessionId: number
  settings: Settings
  language: Language
  /** Whether they are to be told the table although nothing has changed. */
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

  /** How many entries of the log of this game they have. */
  logFrom(game: number): number {
    return game === this.#game ? (this.#later.replaced()?.logFrom ?? this.#log) : 0
  }

  /** How many lines of the chat they have. */
  get chatFrom(): number {
    return this.#chat
  }

  /** Whether what was sent before has arrived; a slow reader gets only the newest table. */
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

  /** Tells a table, after so many milliseconds; the next one goes on from it. */
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

  /** A table that is looked at, and is not the one that the game goes on with. */
  showTable(table: Table): void {
    this.#game = 0
    this.tell({ response: "table", sessionId: this.sessionId, table: this.#telling.of(table) })
  }

  close(code: number, reason: string): void {
    this.#wire.close(code, reason)
  }
}
