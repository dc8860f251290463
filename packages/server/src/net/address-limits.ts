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

/** Number of addresses remembered before idle ones are forgotten, and milliseconds between two looks for these. */
const MOST_REMEMBERED = 10_000
const BETWEEN_LOOKS = 1000
/** Cost of breaking off a connection whose page behaves as none of ours does: some seconds without another one, as homes share an address. */
const PENALTY = 100

/** Keeps one address from starving the others. Those of a network that one visitor has for themselves count as one. */
export class AddressLimits {
  readonly limits: Limits
  readonly #buckets = new Map<string, Bucket>()
  readonly #sockets = new Map<string, number>()
  #looked = 0

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Whether another request of this cost is allowed from the address now. */
  take(address: string, cost: number): boolean {
    const now = performance.now()
    return this.#bucketOf(address, now).take(cost, now)
  }

  /** Slows down the address, as a connection of it was broken off for its behaviour. */
  punish(address: string): void {
    const now = performance.now()
    this.#bucketOf(address, now).charge(PENALTY, now)
  }

  #bucketOf(address: string, now: number): Bucket {
    if (this.#buckets.size > MOST_REMEMBERED && now - this.#looked > BETWEEN_LOOKS) this.#forgetQuiet(now)
    const network = networkOf(address)
    const bucket = this.#buckets.get(network) ?? new Bucket(this.limits.burst, this.limits.perSecond)
    this.#buckets.set(network, bucket)
    return bucket
  }

  /** Counts an open socket; false if there are too many. Otherwise returns the function that releases it. */
  open(address: string): (() => void) | false {
    const network = networkOf(address)
    const count = this.#sockets.get(network) ?? 0
    if (count >= this.limits.sockets) return false
    this.#sockets.set(network, count + 1)
    return () => {
      const left = (this.#sockets.get(network) ?? 1) - 1
      if (left === 0) this.#sockets.delete(network)
      else this.#sockets.set(network, left)
    }
  }

  #forgetQuiet(now: number): void {
    this.#looked = now
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address)
  }
}

const MAPPED = /^::ffff:(?=[\d.]+$)/i
const GROUPS = 8
/** Groups of an IPv6 address that name the network of one visitor (RFC 6177). */
const OF_NETWORK = 4

/** What addresses of one visitor have in common: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (!address.includes(":") || MAPPED.test(address)) return address.replace(MAPPED, "")
  const [head = "", tail] = address.toLowerCase().split("%")[0].split("::")
  const [first, last] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")))
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => "0"), ...last]
  return groups.slice(0, OF_NETWORK).join(":")
}
