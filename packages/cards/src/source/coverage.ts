import { type CompiledCard, readTypeLine } from "../oracle/card.ts"
import type { Reason } from "../oracle/sound/unsound.ts"
import { missingPhrase } from "./missing-phrase.ts"
import type { FileCard } from "./read-cards.ts"

/**
 * Card counts by how much text is understood: all lines, some, or none. A line is understood if it is read, printed back and sound;
 * `read` counts the cards whose lines are all read and printed back, sound or not.
 */
export interface Counts {
  total: number
  read: number
  whole: number
  partly: number
  none: number
}

/** A phrase at which parsing stops, the number of cards with it, and of those, how many lack nothing else. */
export interface MissingPhrase {
  phrase: string
  cards: number
  solely: number
}

/** Why lines that parse and print back still don't count as understood, and how many cards have such a line. */
export interface UnsoundLines {
  reason: Reason
  told: string
  cards: number
}

export interface CoverageReport extends Counts {
  /** By year of first printing; "unknown" if the file doesn't say. */
  byYear: Record<string, Counts>
  /** By card type of the front face; a card with two types counts for both. */
  byType: Record<string, Counts>
  /** Sorted by how many cards each phrase alone would complete. */
  missing: MissingPhrase[]
  /** Sorted by number of cards. */
  unsound: UnsoundLines[]
}

type Share = keyof Omit<Counts, "total" | "read">
interface Seen {
  year: string
  types: readonly string[]
  share?: Share
  read?: boolean
}

const UNKNOWN = "unknown"

/** Counts how many cards of a file are understood. A card with several printings counts once, in its earliest year. */
export class Coverage {
  readonly #cards = new Map<string, Seen>()
  readonly #phrases = new Map<string, MissingPhrase>()
  readonly #unsound = new Map<string, UnsoundLines>()

  /** Whether this is the card's first occurrence: only then does it need compiling. */
  isNew({ card, year = UNKNOWN }: Pick<FileCard, "card" | "year">): boolean {
    const known = this.#cards.get(card.name)
    if (known === undefined) {
      const front = card.card_faces?.[0] ?? card
      this.#cards.set(card.name, { year, types: readTypeLine(front.type_line).types })
      return true
    }
    if (year < known.year) known.year = year
    return false
  }

  /** Adds the result of compiling a card. */
  add({ name, missing, understood }: Pick<CompiledCard, "name" | "missing" | "understood">): void {
    const share = missing.length === 0 ? "whole" : understood > 0 ? "partly" : "none"
    const unread = missing.filter(({ unsound }) => unsound === undefined)
    Object.assign(this.#cards.get(name)!, { share, read: unread.length === 0 })
    this.#addUnsound(missing)
    const phrases = new Set(unread.map(missingPhrase))
    for (const phrase of phrases) {
      const entry = this.#phrases.get(phrase) ?? { phrase, cards: 0, solely: 0 }
      entry.cards++
      if (phrases.size === 1) entry.solely++
      this.#phrases.set(phrase, entry)
    }
  }

  #addUnsound(missing: CompiledCard["missing"]): void {
    const found = new Map(
      missing.flatMap(({ unsound }) => (unsound ? [[JSON.stringify(unsound), unsound]] : [])),
    )
    for (const [key, { reason, told }] of found) {
      const entry = this.#unsound.get(key) ?? { reason, told, cards: 0 }
      entry.cards++
      this.#unsound.set(key, entry)
    }
  }

  report(): CoverageReport {
    const all = counts()
    const byYear: Record<string, Counts> = {}
    const byType: Record<string, Counts> = {}
    for (const { year, types, share, read } of this.#cards.values()) {
      if (share === undefined) continue
      count(all, share, read)
      byYear[year] ??= counts()
      count(byYear[year], share, read)
      for (const type of types) {
        byType[type] ??= counts()
        count(byType[type], share, read)
      }
    }
    const missing = [...this.#phrases.values()].sort(
      (a, b) => b.solely - a.solely || b.cards - a.cards || (a.phrase < b.phrase ? -1 : 1),
    )
    const unsound = [...this.#unsound.values()].sort(
      (a, b) => b.cards - a.cards || (a.told < b.told ? -1 : 1),
    )
    return { ...all, byYear: sorted(byYear), byType: sorted(byType), missing, unsound }
  }
}

function counts(): Counts {
  return { total: 0, read: 0, whole: 0, partly: 0, none: 0 }
}

function count(into: Counts, share: Share, read = false): void {
  into.total++
  if (read) into.read++
  into[share]++
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
