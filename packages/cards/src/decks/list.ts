import type { CardDefinition } from "@apnap/engine"
import { findCard } from "../embedded/index.ts"
import { DeckError } from "./error.ts"

export interface Deck {
  main: readonly CardDefinition[]
  sideboard: readonly CardDefinition[]
  /** For Commander games (903.3); they are not in `main`. */
  commanders: readonly CardDefinition[]
}

/** Finds a card by its name; `readDeckList` looks among the embedded ones unless it is told otherwise. */
export type CardFinder = (name: string) => CardDefinition | undefined

const LEAST = 60
const MOST_IN_SIDEBOARD = 15
const COPIES = 4
const MOST_OF_ONE = 250

/** A line's cards, or the name that is unknown. */
interface Entry {
  line: number
  count: number
  name: string
  part: keyof Deck
}

/**
 * Reads "4 Lightning Bolt" lines; blank lines and lines with // or # are passed over; "Sideboard" and "Commander" begin these parts.
 * A list with a commander is checked by the game that it is brought to (903.5).
 */
export function readDeckList(text: string, find: CardFinder = findCard): Deck {
  const entries = readEntries(text)
  const unknown = entries.filter((entry) => find(entry.name) === undefined)
  if (unknown.length > 0) throw unknownCards(unknown)
  const cards = (part: keyof Deck) =>
    entries
      .filter((entry) => entry.part === part)
      .flatMap(({ count, name }) => Array.from({ length: count }, () => find(name)!))
  const deck = { main: cards("main"), sideboard: cards("sideboard"), commanders: cards("commanders") }
  if (deck.commanders.length === 0) checkDeck(deck)
  return deck
}

const HEADINGS: Readonly<Record<string, keyof Deck>> = {
  deck: "main",
  sideboard: "sideboard",
  commander: "commanders",
  commanders: "commanders",
}

function readEntries(text: string): Entry[] {
  let part: keyof Deck = "main"
  return text.split("\n").flatMap((raw, i) => {
    const line = raw.trim()
    if (line === "" || line.startsWith("//") || line.startsWith("#")) return []
    const heading = HEADINGS[line.toLowerCase().replace(/:$/, "")]
    if (heading !== undefined) {
      part = heading
      return []
    }
    return [{ ...readLine(line, i + 1), part }]
  })
}

function readLine(text: string, line: number): Omit<Entry, "part"> {
  const match = /^(\d+)x?\s+(.+)$/.exec(text)
  if (match === null)
    throw new DeckError("deck/syntax", `line ${line}: "${text}" is not a count and a card's name`, { line })
  const count = Number(match[1])
  if (count < 1 || count > MOST_OF_ONE)
    throw new DeckError("deck/syntax", `line ${line}: ${count} copies`, { line })
  return { line, count, name: match[2] }
}

function unknownCards(entries: readonly Entry[]): DeckError {
  const [{ line }] = entries
  const list = entries.map((entry) => `line ${entry.line}: no card is called "${entry.name}"`)
  return new DeckError("deck/unknown-card", list.join("; "), { line, cards: entries.map(({ name }) => name) })
}

/** 100.2a, 100.4a: at least sixty cards, at most fifteen beside them, no more than four of a name but for basic lands. */
export function checkDeck(deck: Deck): void {
  const { main, sideboard } = deck
  if (main.length < LEAST)
    throw new DeckError(
      "deck/size",
      `the deck has ${main.length} cards, at least ${LEAST} are needed (100.2a)`,
    )
  if (sideboard.length > MOST_IN_SIDEBOARD)
    throw new DeckError(
      "deck/size",
      `the sideboard has ${sideboard.length} cards, at most ${MOST_IN_SIDEBOARD} are allowed (100.4a)`,
    )
  checkCopies([...main, ...sideboard])
}

function checkCopies(cards: readonly CardDefinition[]): void {
  const counts = new Map<CardDefinition, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  for (const [card, count] of counts) {
    if (count > COPIES && !card.faces[0].supertypes?.includes("basic"))
      throw new DeckError(
        "deck/copies",
        `${count} copies of ${card.name}, at most ${COPIES} are allowed (100.2a)`,
        { cards: [card.name] },
      )
  }
}
