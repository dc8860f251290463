import { performance } from "node:perf_hooks"
import { Bucket } from "./bucket.ts"

/** Rate limits for one address. */
export interface Limits {
  /** Requests allowed in a burst, and per second in the long run. */
  burst: number
  perSecond: number
  /** Simultaneously open sockets. */
  sockets: number
  /** Messages of one socket allowed in a burst, and per second in the long run. */
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

/** For benchmarks and tests. */
export const NO_LIMITS: Limits = {
  burst: 1e9,
  perSecond: 1e9,
  sockets: 1e6,
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
}

/** Number of addresses remembered before idle ones are forgotten. */
const MOST_REMEMBERED = 10_000

/** Keeps one address from starving the others. */
export class AddressLimits {
  readonly limits: Limits
  readonly #buckets = new Map<string, Bucket>()
  readonly #sockets = new Map<string, number>()

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Whether another request of this cost is allowed from the address now. */
  take(address: string, cost: number): boolean {
    const now = performance.now()
    if (this.#buckets.size > MOST_REMEMBERED) this.#forgetQuiet(now)
    const bucket = this.#buckets.get(address) ?? new Bucket(this.limits.burst, this.limits.perSecond)
    this.#buckets.set(address, bucket)
    return bucket.take(cost, now)
  }

  /** Counts an open socket; false if there are too many. Otherwise returns the function that releases it. */
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
