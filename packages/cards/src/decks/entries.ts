import { DeckError } from "./error.ts"
import type { Deck } from "./list.ts"
import { readXmlEntries } from "./xml.ts"

/** Some copies of a card in a list. */
export interface DeckEntry {
  /** From 1. */
  readonly line: number
  readonly count: number
  readonly name: string
  readonly part: keyof Deck
}

const MOST_OF_ONE = 250

/**
 * What a list says, whatever cards there are: lines such as "4 Lightning Bolt" as programs write them (MTGA, Moxfield, Archidekt), or the XML
 * of Magic Online (`.dek`) and Cockatrice (`.cod`). Throws a `DeckError` "deck/syntax" that names the line.
 */
export function readDeckEntries(text: string): DeckEntry[] {
  const entries = /^\s*</.test(text.replace(/^\ufeff/, "")) ? readXmlEntries(text) : readLines(text)
  for (const { line, count } of entries)
    if (!Number.isInteger(count) || count < 1 || count > MOST_OF_ONE)
      throw new DeckError("deck/syntax", `line ${line}: ${count} copies`, { line })
  return entries
}

/** Headings of the parts; "aside" is for lists of what is not played. */
const HEADINGS: Readonly<Record<string, keyof Deck | "aside">> = {
  deck: "main",
  main: "main",
  mainboard: "main",
  "main deck": "main",
  sideboard: "sideboard",
  companion: "sideboard",
  commander: "commanders",
  commanders: "commanders",
  maybeboard: "aside",
  considering: "aside",
  tokens: "aside",
  about: "aside",
}

function readLines(text: string): DeckEntry[] {
  let part: keyof Deck | "aside" = "main"
  return text.split("\n").flatMap((raw, i): DeckEntry[] => {
    const line = raw.replace(/^\ufeff/, "").trim()
    if (line === "" || line.startsWith("//") || line.startsWith("#")) return []
    const heading = headingOf(line)
    if (heading !== undefined) {
      part = heading
      return []
    }
    if (part === "aside") return []
    return readLine(line, i + 1, part)
  })
}

/** "Sideboard", "SIDEBOARD:", "Sideboard (15)". */
function headingOf(line: string): keyof Deck | "aside" | undefined {
  const key = line
    .toLowerCase()
    .replace(/\s*\(\d+\)$/, "")
    .replace(/:$/, "")
  return Object.hasOwn(HEADINGS, key) ? HEADINGS[key] : undefined
}

function readLine(text: string, line: number, part: keyof Deck): DeckEntry[] {
  const match = /^(?:SB:\s*)?(-?\d+)x?\s+(.+)$/i.exec(text)
  if (match === null)
    throw new DeckError("deck/syntax", `line ${line}: "${text}" is not a count and a card's name`, { line })
  const [, count, rest] = match
  const category = /\[([^\]]*)\]/.exec(rest)?.[1] ?? ""
  if (/^(?:Maybeboard|Considering)\b/i.test(category)) return []
  const own = /^SB:/i.test(text) ? "sideboard" : (headingOf(category.split(/[{,]/)[0]) ?? part)
  return own === "aside" ? [] : [{ line, count: Number(count), name: nameIn(rest), part: own }]
}

/** The name without set codes, collector numbers, foil marks, categories and tags: "Shock (M21) 159 *F* [Burn] ^Have,#37d67a^". */
function nameIn(text: string): string {
  return text
    .replace(/\s*(?:\^[^^]*\^|\[[^\]]*\]|\*[A-Z]+\*|#\S.*)\s*/g, " ")
    .trim()
    .replace(/\s+\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?$/, "")
    .replace(/\s*(?<!\/)\/(?!\/)\s*/, " // ")
    .trim()
}
