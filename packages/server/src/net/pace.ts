import type { SocketRequest } from "@apnap/session/protocol"
import { TableError } from "../table/table-error.ts"
import type { Limits } from "./address-limits.ts"
import { Bucket } from "./bucket.ts"

/** Costs of expensive messages; others cost 1. */
const COST: Partial<Record<SocketRequest["request"], number>> = {
  deck: 10,
  computer: 10,
  chat: 4,
  emote: 4,
  offer: 4,
  watch: 3,
  explain: 2,
  preview: 2,
  report: 10,
}
/** What a refused message costs besides, as its reply does, too; and one that no page of ours sends. */
const REFUSED = 1
const NOT_OURS = 6
/**
 * The connection is broken off beyond this many messages over the limit, of which so many a second are forgiven: a page that comes too fast
 * now and then all evening does no harm. One in so many of these gets a reply.
 */
const MOST_TOO_FAST = 40
const FORGIVEN = 1
const TOLD_EACH = 10

/** How fast the messages of one connection may come. */
export class Pace {
  readonly #bucket: Bucket
  readonly #excess = new Bucket(MOST_TOO_FAST, FORGIVEN)
  #tooFast = 0

  constructor({ messageBurst, messagesPerSecond }: Limits) {
    this.#bucket = new Bucket(messageBurst, messagesPerSecond)
  }

  /** What is done with the next message. */
  next(): "handle" | "refuse" | "ignore" | "break off" {
    const now = performance.now()
    if (this.#bucket.take(1, now)) return "handle"
    if (!this.#excess.take(1, now)) return "break off"
    return this.#tooFast++ % TOLD_EACH === 0 ? "refuse" : "ignore"
  }

  /** Pays for what this message costs besides. Throws a `TableError` ("too-fast") if it can't be handled now. */
  pay({ request }: SocketRequest): void {
    const cost = COST[request] ?? 1
    if (cost > 1 && !this.#bucket.take(cost - 1, performance.now())) throw tooFast()
  }

  /** A message was refused. */
  refused(error: unknown): void {
    const isOurs = !(error instanceof TableError && error.code === "bad-message")
    this.#bucket.charge(isOurs ? REFUSED : NOT_OURS, performance.now())
  }
}

export function tooFast(): TableError {
  return new TableError("too-fast", "too many messages")
}
