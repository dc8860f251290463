import type { CardDefinition } from "@apnap/engine"
import { findCard } from "../embedded/index.ts"

export type DeckErrorCode = "deck/unknown" | "deck/unknown-card" | "deck/size" | "deck/copies" | "deck/syntax"

/** What is wrong with a deck list; the message names the line or the card. */
export class DeckError extends Error {
  readonly code: DeckErrorCode
  readonly line: number | undefined
  constructor(code: DeckErrorCode, message: string, line?: number) {
    super(message)
    this.name = "DeckError"
    this.code = code
    this.line = line
  }
}

export interface Deck {
  main: readonly CardDefinition[]
  sideboard: readonly CardDefinition[]
}

const LEAST = 60
const COPIES = 4

/** Reads "4 Lightning Bolt" lines; blank lines and lines with // or # are passed over; "Sideboard" begins the sideboard. */
export function readDeckList(text: string): Deck {
  const main: CardDefinition[] = []
  const sideboard: CardDefinition[] = []
  let zone = main
  text.split("\n").forEach((raw, i) => {
    const line = raw.trim()
    if (line === "" || line.startsWith("//") || line.startsWith("#")) return
    if (/^sideboard:?$/i.test(line)) zone = sideboard
    else zone.push(...readLine(line, i + 1))
  })
  const deck = { main, sideboard }
  checkDeck(deck)
  return deck
}

function readLine(line: string, number: number): CardDefinition[] {
  const match = /^(\d+)x?\s+(.+)$/.exec(line)
  if (match === null)
    throw new DeckError("deck/syntax", `line ${number}: "${line}" is not a count and a card's name`, number)
  const card = findCard(match[2])
  if (card === undefined)
    throw new DeckError("deck/unknown-card", `line ${number}: no card is called "${match[2]}"`, number)
  const count = Number(match[1])
  if (count < 1 || count > 250) throw new DeckError("deck/syntax", `line ${number}: ${count} copies`, number)
  return Array.from({ length: count }, () => card)
}

/** 100.2a: at least sixty cards, and no more than four of a name but for basic lands. */
export function checkDeck(deck: Deck): void {
  if (deck.main.length < LEAST)
    throw new DeckError(
      "deck/size",
      `the deck has ${deck.main.length} cards, at least ${LEAST} are needed (100.2a)`,
    )
  const counts = new Map<string, number>()
  for (const card of [...deck.main, ...deck.sideboard])
    counts.set(card.name, (counts.get(card.name) ?? 0) + 1)
  for (const [name, count] of counts) {
    if (count > COPIES && !findCard(name)!.faces[0].supertypes?.includes("basic"))
      throw new DeckError("deck/copies", `${count} copies of ${name}, at most ${COPIES} are allowed (100.2a)`)
  }
}
