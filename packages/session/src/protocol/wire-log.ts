import { patched, type ViewPatch, viewPatch } from "@apnap/engine"
import type { LogEntry } from "./table.ts"

/** An entry of the log on the wire: the slot of one like it, with what is different where something is; or the whole of it. */
export type WireEntry = number | readonly [number, ViewPatch] | LogEntry

/** So many slots are filled at most. */
const MOST = 96

/**
 * What one end of the wire knows of the log: the last entry of each kind, and of each kind with the same detail and player. Both ends keep the same, so
 * that an entry is told as what makes it different.
 */
export class WireLog {
  #slots: LogEntry[] = []
  #slotOf = new Map<string, number>()
  #turn = 0

  /** The log was told as a whole. */
  begin(log: readonly LogEntry[]): void {
    this.#slots = []
    this.#slotOf.clear()
    for (const entry of log) this.#keep(entry)
  }

  /** Entries as they are told, from number `from` on. */
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

  /** The entries that were told so. Throws a `TypeError` for what belongs to another log. */
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

  /** The entry in a slot as it would come next. */
  #expected(slot: number, index: number): LogEntry {
    const known = this.#slots[slot]
    if (known === undefined) throw new TypeError("an entry was told as one like another that was not")
    return { ...known, index, turn: this.#turn }
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

/** What entries that differ little have in common. */
function likeness({ kind, detail, who }: LogEntry): string {
  return `${kind} ${detail} ${who.name}`
}
