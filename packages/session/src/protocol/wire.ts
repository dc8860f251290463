import { patched, type ViewPatch, viewPatch } from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { SeatRequest, SeatResponse } from "./message.ts"
import type { ChatLine, Room, RoomRequest } from "./room.ts"
import type { Settings, TableNews } from "./table.ts"

/** The version of these messages; a server refuses others with "protocol". */
export const PROTOCOL = 1

/** What a page sends over the socket of a table. */
export type SocketRequest =
  | { request: "hello"; protocol: number; sessionId: number; settings: Settings; language: Language }
  | { request: "ping" }
  | SeatRequest
  | RoomRequest

/** What a page is told over the socket of a table. */
export type OnlineResponse =
  | SeatResponse
  | { response: "room"; room: Room }
  /** Lines of the chat from `from` on; earlier ones stay as they are. */
  | { response: "chat"; lines: readonly ChatLine[]; from: number }
  | { response: "pong" }
  /** The table is looked after elsewhere: connect to this address instead. */
  | { response: "moved"; to: string }

/** The same as it goes over the wire: a table is told as what changed of it. */
export type WireResponse =
  | OnlineResponse
  | { response: "change"; sessionId: number; patch: ViewPatch | null; news: Growing }

/** What of a table only grows, and is told as what is new. */
type Growing = Pick<TableNews, "log" | "logFrom" | "moments" | "momentsFrom">

/** The end of the wire that tells: it remembers what the other has. */
export class WireTeller {
  #told: TableNews | null = null

  /** Nothing is known at the other end any more. */
  forget(): void {
    this.#told = null
  }

  tell(message: OnlineResponse): WireResponse {
    if (message.response !== "table") return message
    const told = this.#told
    const { sessionId, table } = message
    this.#told = standing(table)
    if (told === null || told.game !== table.game) return message
    const { log, logFrom, moments, momentsFrom } = table
    const news = { log, logFrom, moments, momentsFrom }
    return { response: "change", sessionId, patch: viewPatch(told, this.#told), news }
  }
}

/** The end of the wire that hears, in the page: it makes whole tables of changes. */
export class WireHearer {
  #heard: TableNews | null = null

  /** Throws a `TypeError` for a change that belongs to another table: the page connects anew. */
  hear(message: WireResponse): OnlineResponse {
    if (message.response === "table") this.#heard = standing(message.table)
    if (message.response !== "change") return message
    const { sessionId, patch, news } = message
    if (this.#heard === null) throw new TypeError("a change was told before the table")
    this.#heard = patched(this.#heard, patch)
    return { response: "table", sessionId, table: { ...this.#heard, ...news } }
  }
}

/** The table without what only grows. */
function standing(table: TableNews): TableNews {
  return { ...table, log: [], logFrom: 0, moments: [], momentsFrom: 0 }
}
