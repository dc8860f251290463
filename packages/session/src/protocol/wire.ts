import { patched, type ViewPatch, viewPatch } from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { SeatRequest, SeatResponse } from "./message.ts"
import type { ChatLine, ClockState, Room, RoomRequest } from "./room.ts"
import type { Moment, Prompt, Settings, TableNews } from "./table.ts"
import { type WireEntry, WireLog } from "./wire-log.ts"

/** Version of these messages; a server refuses others with "protocol". */
export const PROTOCOL = 4

/** What a page sends over a table's socket. */
export type SocketRequest =
  | { request: "hello"; protocol: number; sessionId: number; settings: Settings; language: Language }
  | { request: "ping" }
  | SeatRequest
  | RoomRequest

/** What a page receives over a table's socket. */
export type OnlineResponse =
  | SeatResponse
  | { response: "room"; room: Room }
  /** Chat lines from `from` on; earlier ones are unchanged. */
  | { response: "chat"; lines: readonly ChatLine[]; from: number }
  /** The time of each seat, if clocks run; sent whenever the players to be waited for change. */
  | { response: "clocks"; clocks: readonly ClockState[] }
  | { response: "pong" }

/** The same as sent over the wire: a table is sent as its changes. */
export type WireResponse = OnlineResponse | WireChange

interface WireChange {
  response: "change"
  sessionId: number
  /** Changes of the table without its prompt and append-only parts. */
  patch: ViewPatch | null
  /** Whether something is asked, and how it differs from the last prompt. */
  asked: boolean
  prompt: ViewPatch | null
  log: { from: number; entries: readonly WireEntry[] }
  /** New moments, each as a patch of the one before it. */
  moments: { from: number; moments: readonly (ViewPatch | null)[] }
}

/** What both ends of the wire know of the last table sent. */
class Known {
  standing: TableNews | null = null
  prompt: Prompt | null = null
  readonly log = new WireLog()
  #moment: Moment | null = null

  /** Resets to a table sent in full. */
  begin(table: TableNews): void {
    this.standing = standing(table)
    this.prompt = table.prompt ?? this.prompt
    this.log.begin(table.log)
    this.keepMoment(table.moments.at(-1))
  }

  /** The last moment with the next number, as the base of a patch. */
  get nextMoment(): Moment | null {
    return this.#moment === null ? null : { ...this.#moment, at: this.#moment.at + 1 }
  }

  keepMoment(moment: Moment | undefined): void {
    this.#moment = moment ?? this.#moment
  }
}

/** The sending end of the wire: it remembers what the other end has. */
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

/** The receiving end of the wire, in the page: it turns changes into whole tables. */
export class WireHearer {
  readonly #known = new Known()

  /** Throws a `TypeError` for a change to another table: the page then reconnects. */
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

/** The table without its prompt and append-only parts. */
function standing(table: TableNews): TableNews {
  return { ...table, prompt: null, log: [], logFrom: 0, moments: [], momentsFrom: 0 }
}
