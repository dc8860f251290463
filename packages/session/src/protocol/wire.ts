import { patched, type ViewPatch, viewPatch } from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { SeatRequest, SeatResponse } from "./message.ts"
import type { ChatLine, ClockState, Room, RoomRequest } from "./room.ts"
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
  /** The time of each seat, where clocks run; told whenever somebody is waited for anew. */
  | { response: "clocks"; clocks: readonly ClockState[] }
  | { response: "pong" }

/** The same as it goes over the wire: a table is told as what changed of it. */
export type WireResponse =
  | OnlineResponse
  | { response: "change"; sessionId: number; patch: ViewPatch | null; log: WireLog; moments: WireMoments }

/** New entries of the log, each as what makes it different from the last one of its kind, or whole where there was none. */
interface WireLog {
  from: number
  entries: readonly (LogEntry | readonly [LogEntry["kind"], ViewPatch | null])[]
}

interface WireMoments {
  from: number
  moments: TableNews["moments"]
}

type LogEntry = TableNews["log"][number]

/** The end of the wire that tells: it remembers what the other has. */
export class WireTeller {
  #told: TableNews | null = null
  #last = new Map<string, LogEntry>()

  tell(message: OnlineResponse): WireResponse {
    if (message.response !== "table") return message
    const told = this.#told
    const { sessionId, table } = message
    this.#told = standing(table)
    if (told === null || told.game !== table.game) {
      remember(this.#last, table.log)
      return message
    }
    const { log, logFrom, moments, momentsFrom } = table
    return {
      response: "change",
      sessionId,
      patch: viewPatch(told, this.#told),
      log: { from: logFrom, entries: log.map((entry) => this.#shortened(entry)) },
      moments: { from: momentsFrom, moments },
    }
  }

  #shortened(entry: LogEntry): WireLog["entries"][number] {
    const last = this.#last.get(entry.kind)
    this.#last.set(entry.kind, entry)
    return last === undefined ? entry : [entry.kind, viewPatch(last, entry)]
  }
}

/** The end of the wire that hears, in the page: it makes whole tables of changes. */
export class WireHearer {
  #heard: TableNews | null = null
  #last = new Map<string, LogEntry>()

  /** Throws a `TypeError` for a change that belongs to another table: the page connects anew. */
  hear(message: WireResponse): OnlineResponse {
    if (message.response === "table") {
      this.#heard = standing(message.table)
      remember(this.#last, message.table.log)
    }
    if (message.response !== "change") return message
    const { sessionId, patch, log, moments } = message
    if (this.#heard === null) throw new TypeError("a change was told before the table")
    this.#heard = patched(this.#heard, patch)
    const table = {
      ...this.#heard,
      log: log.entries.map((entry) => this.#whole(entry)),
      logFrom: log.from,
      moments: moments.moments,
      momentsFrom: moments.from,
    }
    return { response: "table", sessionId, table }
  }

  #whole(told: WireLog["entries"][number]): LogEntry {
    const entry = "kind" in told ? told : this.#changed(told[0], told[1])
    this.#last.set(entry.kind, entry)
    return entry
  }

  #changed(kind: string, patch: ViewPatch | null): LogEntry {
    const last = this.#last.get(kind)
    if (last === undefined) throw new TypeError("an entry was told as a change of one that was not")
    return patched(last, patch)
  }
}

/** Both ends know the last entry of each kind. */
function remember(last: Map<string, LogEntry>, log: readonly LogEntry[]): void {
  last.clear()
  for (const entry of log) last.set(entry.kind, entry)
}

/** The table without what only grows. */
function standing(table: TableNews): TableNews {
  return { ...table, log: [], logFrom: 0, moments: [], momentsFrom: 0 }
}
