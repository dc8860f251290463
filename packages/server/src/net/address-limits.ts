import { performance } from "node:perf_hooks"
import { Bucket } from "./bucket.ts"

/** What may come from one address. */
export interface Limits {
  /** Requests at once, and a second in the long run. */
  burst: number
  perSecond: number
  /** Sockets that are open at once. */
  sockets: number
  /** Messages of one socket at once, and a second in the long run. */
  messageBurst: number
  messagesPerSecond: number
}

export const USUAL_LIMITS: Limits = {
  burst: 120,
  perSecond: 20,
  sockets: 60,
  messageBurst: 60,
  messagesPerSecond: 20,
}

/** For measuring, and for tests. */
export const NO_LIMITS: Limits = {
  burst: 1e9,
  perSecond: 1e9,
  sockets: 1e6,
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
}

/** So many addresses are remembered before those that have been quiet are forgotten. */
const MOST_REMEMBERED = 10_000

/** Keeps one address from taking what others need. */
export class AddressLimits {
  readonly limits: Limits
  readonly #buckets = new Map<string, Bucket>()
  readonly #sockets = new Map<string, number>()

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Whether another request of this cost may come from the address now. */
  take(address: string, cost: number): boolean {
    const now = performance.now()
    if (this.#buckets.size > MOST_REMEMBERED) this.#forgetQuiet(now)
    const bucket = this.#buckets.get(address) ?? new Bucket(this.limits.burst, this.limits.perSecond)
    this.#buckets.set(address, bucket)
    return bucket.take(cost, now)
  }

  /** Counts a socket; false when there are too many. What is returned otherwise gives it back. */
  open(address: string): (() => void) | false {
    const count = this.#sockets.get(address) ?? 0
    if (count >= this.limits.sockets) return false
    this.#sockets.set(address, count + 1)
    return () => {
      const left = (this.#sockets.get(address) ?? 1) - 1
      if (left === 0) this.#sockets.delete(address)
      else this.#sockets.set(address, left)
    }
  }

  #forgetQuiet(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address)
  }
}
