import { DeckError } from "@apnap/cards/lists"
import { create } from "zustand"
import { deckAddress, takeAddressedDeck } from "../client/addresses.ts"
import { packed, unpacked } from "../client/packed.ts"
import { builder, listOf, useBuilder } from "./deck-store.ts"

/** The longest list that a link may open: those of the largest decks are a tenth of it. */
const MOST_LETTERS = 40_000
const LONGEST_NAME = 80

/** Whether the page was opened with a link to a deck that can't be read. */
export const useBadLink = create(() => false)

/** A link that contains the deck being built: its name, a line, and its list. */
export async function linkToDeck(): Promise<string> {
  return deckAddress(await packed(`${useBuilder.getState().name.replaceAll("\n", " ")}\n${listOf()}`))
}

/** Opens the deck in the address, if there is one, as a new one of the person's own; what can't be read is told. */
export async function openLinkedDeck(): Promise<void> {
  const letters = takeAddressedDeck()
  if (letters === null) return
  const text = letters.length > MOST_LETTERS ? null : await unpacked(letters)
  useBadLink.setState(text === null || !isOpened(text), true)
}

/** Whether the text is a name and a list that can be read, which is then a deck. */
function isOpened(text: string): boolean {
  const [name, ...lines] = text.split("\n")
  try {
    builder.begin(name.slice(0, LONGEST_NAME), lines.join("\n"))
    return true
  } catch (error) {
    if (error instanceof DeckError) return false
    throw error
  }
}
