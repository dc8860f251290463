import { patched, type ViewPatch, viewPatch } from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { SeatRequest, SeatResponse } from "./message.ts"
import type { ChatLine, ClockState, Room, RoomRequest } from "./room.ts"
import type { Moment, Prompt, Settings, TableNews } from "./table.ts"
import { type WireEntry, WireLog } from "./wire-log.ts"

/** The version of these messages; a server refuses others with "protocol". */
export const PROTOCOL = 3

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
export type WireResponse = OnlineResponse | WireChange

interface WireChange {
  response: "change"
  sessionId: number
  /** Of the table without its prompt and what only grows. */
  patch: ViewPatch | null
  /** Whether something is asked; and what is different from what was asked last. */
  asked: boolean
  prompt: ViewPatch | null
  log: { from: number; entries: readonly WireEntry[] }
  /** New moments, each as what makes it different from the one before it. */
  moments: { from: number; moments: readonly (ViewPatch | null)[] }
}

/** What both ends of the wire know of the table that was told last. */
class Known {
  standing: TableNews | null = null
  prompt: Prompt | null = null
  readonly log = new WireLog()
  #moment: Moment | null = null

  /** A whole table was told. */
  begin(table: TableNews): void {
    this.standing = standing(table)
    this.prompt = table.prompt ?? this.prompt
    this.log.begin(table.log)
    this.keepMoment(table.moments.at(-1))
  }

  /** The moment after the last one, as far as it is like it. */
  get nextMoment(): Moment | null {
    return this.#moment === null ? null : { ...this.#moment, at: this.#moment.at + 1 }
  }

  keepMoment(moment: Moment | undefined): void {
    this.#moment = moment ?? this.#moment
  }
}

/** The end of the wire that tells: it remembers what the other has. */
export class WireTeller {
  readonly #known = new Known()

  tell(message: OnlineResponse): WireResponse {
    if (message.response !== "table") return message
    const { sessionId, table } = message
    const before = this.#known.standing
    if (before !== null && before.game === table.game) return this.#change(sessionId, before, table)
    this.#known.begin(table)
    return message
  }

  #change(sessionId: number, before: TableNews, table: TableNews): WireChange {
    const known = this.#known
    const { log, logFrom, moments, momentsFrom } = table
    known.standing = standing(table)
    const prompt = table.prompt === null ? null : viewPatch(known.prompt, table.prompt)
    known.prompt = table.prompt ?? known.prompt
    return {
      response: "change",
      sessionId,
      patch: viewPatch(before, known.standing),
      asked: table.prompt !== null,
      prompt,
      log: { from: logFrom, entries: known.log.shortened(log, logFrom) },
      moments: { from: momentsFrom, moments: moments.map((moment) => this.#shortened(moment)) },
    }
  }

  #shortened(moment: Moment): ViewPatch | null {
    const patch = viewPatch(this.#known.nextMoment, moment)
    this.#known.keepMoment(moment)
    return patch
  }
}

/** The end of the wire that hears, in the page: it makes whole tables of changes. */
export class WireHearer {
  readonly #known = new Known()

  /** Throws a `TypeError` for a change that belongs to another table: the page connects anew. */
  hear(message: WireResponse): OnlineResponse {
    if (message.response === "change") return this.#changed(message)
    if (message.response === "table") this.#known.begin(message.table)
    return message
  }

  #changed({ sessionId, patch, asked, prompt, log, moments }: WireChange): OnlineResponse {
    const known = this.#known
    if (known.standing === null) throw new TypeError("a change was told before the table")
    known.standing = patched(known.standing, patch)
    if (asked) known.prompt = patched(known.prompt, prompt)
    const table = {
      ...known.standing,
      prompt: asked ? known.prompt : null,
      log: known.log.whole(log.entries, log.from),
      logFrom: log.from,
      moments: moments.moments.map((moment) => this.#whole(moment)),
      momentsFrom: moments.from,
    }
    return { response: "table", sessionId, table }
  }

  #whole(told: ViewPatch | null): Moment {
    const moment = patched(this.#known.nextMoment, told)
    if (moment === null) throw new TypeError("a moment was told as one like another that was not")
    this.#known.keepMoment(moment)
    return moment
  }
}

/** The table without its prompt and what only grows. */
function standing(table: TableNews): TableNews {
  return { ...table, prompt: null, log: [], logFrom: 0, moments: [], momentsFrom: 0 }
}
