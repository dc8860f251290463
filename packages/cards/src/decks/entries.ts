import { DeckError } from "./error.ts"
import { halves } from "./halves.ts"
import type { Deck } from "./list.ts"
import { readXmlEntries } from "./xml.ts"

/** Copies of one card in a list. */
export interface DeckEntry {
  /** Line number, from 1. */
  readonly line: number
  readonly count: number
  readonly name: string
  readonly part: keyof Deck
}

const MOST_OF_ONE = 250
/** For the whole list. */
const MOST_COPIES = 10_000
/** Characters per line. */
const LONGEST_LINE = 1000

/**
 * Parses a list without looking up cards: lines such as "4 Lightning Bolt" as programs write them (MTGA, Moxfield, Archidekt), or the XML
 * of Magic Online (`.dek`) and Cockatrice (`.cod`). Throws a `DeckError` "deck/syntax" that names the line.
 */
export function readDeckEntries(text: string): DeckEntry[] {
  const entries = /^\s*</.test(text.replace(/^\ufeff/, "")) ? readXmlEntries(text) : readLines(text)
  for (const { line, count } of entries)
    if (!Number.isInteger(count) || count < 1 || count > MOST_OF_ONE)
      throw new DeckError("deck/syntax", `line ${line}: ${count} copies`, { line })
  let copies = 0
  for (const { line, count } of entries) {
    copies += count
    if (copies > MOST_COPIES)
      throw new DeckError("deck/syntax", `line ${line}: more than ${MOST_COPIES} cards`, { line })
  }
  return entries
}

/** Section headings; "aside" marks cards that aren't played. */
const HEADINGS: Readonly<Record<string, keyof Deck | "aside">> = {
  deck: "main",
  main: "main",
  mainboard: "main",
  "main deck": "main",
  sideboard: "sideboard",
  companion: "companion",
  commander: "commanders",
  commanders: "commanders",
  maybeboard: "aside",
  considering: "aside",
  tokens: "aside",
  about: "aside",
  // MTG Arena in French.
  "à propos": "aside",
  commandant: "commanders",
  compagnon: "companion",
  réserve: "sideboard",
}

/** Headings for card types within a section, "Creatures (20)". */
const KIND =
  /^(?:creature|land|instant|sorcery|artifact|enchantment|planeswalker|battle|other|spell)(?:s|ies)?(?: spells)?(?:\s*\(\d+\))?:?$/i

function readLines(text: string): DeckEntry[] {
  let part: keyof Deck | "aside" = "main"
  let headings = 0
  const entries = text.split("\n").flatMap((raw, i): DeckEntry[] => {
    const line = raw.replace(/^\ufeff/, "").trim()
    if (line.length > LONGEST_LINE)
      throw new DeckError("deck/syntax", `line ${i + 1}: longer than ${LONGEST_LINE} letters`, {
        line: i + 1,
      })
    if (line === "" || line.startsWith("//") || line.startsWith("#") || KIND.test(line)) return []
    const heading = headingOf(line)
    if (heading !== undefined) {
      headings++
      part = heading
      return []
    }
    if (part === "aside") return []
    return readLine(line, i + 1, part)
  })
  return headings > 0 ? withoutDouble(entries) : withSideboard(text, entries)
}

/** MTG Arena lists a companion twice, by itself and in the sideboard, of which it is a card (702.139b). */
function withoutDouble(entries: readonly DeckEntry[]): DeckEntry[] {
  const companions = new Set(entries.filter(({ part }) => part === "companion").map(({ name }) => name))
  return entries.flatMap((entry) => {
    if (entry.part !== "sideboard" || !companions.delete(entry.name)) return [entry]
    return entry.count === 1 ? [] : [{ ...entry, count: entry.count - 1 }]
  })
}

const LEAST_MAIN = 40
const MOST_BESIDE = 15

/** Without headings, cards after the only blank line are the sideboard, if both parts have a plausible size (100.4a). */
function withSideboard(text: string, entries: DeckEntry[]): DeckEntry[] {
  const lines = text.trimEnd().split("\n")
  const blank = lines.flatMap((line, i) => (line.trim() === "" ? [i + 1] : []))
  if (blank.length !== 1 || entries.some(({ part }) => part !== "main")) return entries
  const after = (entry: DeckEntry): boolean => entry.line > blank[0]
  const beside = copiesIn(entries.filter(after))
  if (beside === 0 || beside > MOST_BESIDE || copiesIn(entries) - beside < LEAST_MAIN) return entries
  return entries.map((entry) => (after(entry) ? { ...entry, part: "sideboard" } : entry))
}

function copiesIn(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0)
}

/** "Sideboard", "SIDEBOARD:", "Sideboard (15)". */
function headingOf(line: string): keyof Deck | "aside" | undefined {
  const key = line
    .toLowerCase()
    .replace(/\(\d+\)$/, "")
    .trimEnd()
    .replace(/:$/, "")
  return Object.hasOwn(HEADINGS, key) ? HEADINGS[key] : undefined
}

function readLine(text: string, line: number, part: keyof Deck): DeckEntry[] {
  const match = /^(?:SB:\s*)?(-?\d+)x?\s+(\S.*)$/i.exec(text)
  if (match === null)
    throw new DeckError("deck/syntax", `line ${line}: "${text}" is not a count and a card's name`, { line })
  const [, count, rest] = match
  const category = /\[([^[\]]*)\]/.exec(rest)?.[1] ?? ""
  if (/^(?:Maybeboard|Considering)\b/i.test(category)) return []
  // Deckstats and TappedOut mark the commander after its name.
  const marked = /#\s*!commander\b|\*CMDR\*/i.test(rest) ? ("commanders" as const) : undefined
  const own = /^SB:/i.test(text) ? "sideboard" : (marked ?? headingOf(category.split(/[{,]/)[0]) ?? part)
  return own === "aside" ? [] : [{ line, count: Number(count), name: nameIn(rest), part: own }]
}

/**
 * Strips set codes, collector numbers, foil marks, categories and tags: "Shock (M21) 159 *F* [Burn] ^Have,#37d67a^". No pattern
 * begins with something repeatable, so each runs in time linear in the line.
 */
function nameIn(text: string): string {
  const plain = text.replaceAll("’", "'").replace(/\^[^^]*\^|\[[^[\]]*\]|\*[A-Z]+\*|#\s*\S.*/g, " ")
  return halves(
    plain
      .replace(/\s+/g, " ")
      .trim()
      .replace(/ \([A-Za-z0-9]{2,6}\)(?: \S+)?$/, ""),
  ).trim()
}
