import { patched, type ViewPatch, viewPatch } from "@apnap/engine"
import type { LogEntry } from "./table.ts"

/** A log entry on the wire: the slot of a similar entry, with a patch if they differ; or the whole entry. */
export type WireEntry = number | readonly [number, ViewPatch] | LogEntry

/** Maximum number of slots. */
const MOST = 96

/**
 * Log entries known to one end of the wire: the last of each kind, and of each kind with the same detail and player. Both ends stay in
 * sync, so that an entry can be sent as a patch.
 */
export class WireLog {
  #slots: LogEntry[] = []
  #slotOf = new Map<string, number>()
  #turn = 0

  /** Resets to a log sent in full. */
  begin(log: readonly LogEntry[]): void {
    this.#slots = []
    this.#slotOf.clear()
    for (const entry of log) this.#keep(entry)
  }

  /** Encodes entries, the first having index `from`. */
  shortened(log: readonly LogEntry[], from: number): WireEntry[] {
    return log.map((entry, i) => {
      const slot = this.#slotOf.get(likeness(entry)) ?? this.#slotOf.get(entry.kind)
      const told = slot === undefined ? entry : this.#told(slot, entry, from + i)
      this.#keep(entry)
      return told
    })
  }

  #told(slot: number, entry: LogEntry, index: number): WireEntry {
    const patch = viewPatch(this.#expected(slot, index), entry)
    return patch === null ? slot : [slot, patch]
  }

  /** Decodes entries. Throws a `TypeError` if they belong to another log. */
  whole(told: readonly WireEntry[], from: number): LogEntry[] {
    return told.map((one, i) => {
      const entry = this.#heard(one, from + i)
      this.#keep(entry)
      return entry
    })
  }

  #heard(told: WireEntry, index: number): LogEntry {
    if (typeof told === "number") return this.#expected(told, index)
    return "kind" in told ? told : patched(this.#expected(told[0], index), told[1])
  }

  /** The entry in a slot, with the next index and turn, as has what decided after it. */
  #expected(slot: number, index: number): LogEntry {
    const known = this.#slots[slot]
    if (known === undefined) throw new TypeError("an entry was told as one like another that was not")
    const turn = this.#turn
    if (known.decided === undefined) return { ...known, index, turn }
    return { ...known, index, turn, decided: known.decided.map((one) => ({ ...one, index, turn })) }
  }

  #keep(entry: LogEntry): void {
    this.#turn = entry.turn
    for (const key of [entry.kind, likeness(entry)]) {
      const slot = this.#slotOf.get(key) ?? this.#slots.length
      if (slot >= MOST) continue
      this.#slotOf.set(key, slot)
      this.#slots[slot] = entry
    }
  }
}

/** Key under which similar entries share a slot. */
function likeness({ kind, detail, who }: LogEntry): string {
  const key = `${kind} ${detail} ${who.name}`
  const known = likenesses.get(key)
  if (known !== undefined) return known
  if (likenesses.size >= MOST_SHARED) likenesses.clear()
  likenesses.set(key, key)
  return key
}

/** The keys of all tables, each kept once. */
const likenesses = new Map<string, string>()
const MOST_SHARED = 2000
