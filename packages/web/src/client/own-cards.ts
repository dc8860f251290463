import type { SourceFault } from "@apnap/cards"
import { create } from "zustand"
import type { FoundCards } from "../protocol/library.ts"
import type { ImportResponse } from "../protocol/own-cards.ts"
import { keepPreference, keptPreference } from "./keep.ts"
import { ask, listenToLibrary, requestOfLibrary, stopLibrary } from "./library.ts"

/** What is known of the cards that the person brought. */
interface OwnCards {
  /** How many are kept. */
  cards: number
  /** What is being done, and how much of it, from 0 to 1; null when nothing is. */
  work: { what: "reading" | "checking"; done: number } | null
  /** Of the cards of the file that was read last: how many were looked at, and how many of them are understood whole. */
  checked: { of: number; whole: number } | null
  faults: readonly SourceFault[]
  failure: string | null
}

const CARDS = "imported"
/** What a deck list names of cards that nobody brought. */
export const NO_CARDS: FoundCards = { cards: [], near: [] }
const NONE = { work: null, checked: null, faults: [], failure: null }

export const useOwnCards = create<OwnCards>(() => ({ cards: keptPreference(CARDS, 0), ...NONE }))

const set = useOwnCards.setState

listenToLibrary(hear)

function hear(message: ImportResponse): void {
  switch (message.response) {
    case "reading":
      hold(message.cards)
      return set({ work: { what: "reading", done: message.done } })
    case "checking": {
      const { done, of, whole } = message
      return set({ work: { what: "checking", done: done / Math.max(1, of) }, checked: { of: done, whole } })
    }
    case "fault":
      return set(({ faults }) => ({ faults: [...faults, message.fault] }))
    case "read":
      hold(message.cards)
      return set({ work: null })
    case "answered":
      return // heard by who asked
    case "failed":
      return set({ work: null, failure: message.message })
  }
}

function hold(cards: number): void {
  keepPreference(CARDS, cards)
  set({ cards })
}

/** What the page does with the person's own cards. */
export const ownCards = {
  /** Reads a file of cards, which are added to those that are kept. */
  read(file: File): void {
    set({ ...NONE, work: { what: "reading", done: 0 } })
    requestOfLibrary({ request: "read", file })
  },
  /** Reads and looks no further; the cards that were read stay. */
  stop(): void {
    stopLibrary()
    set({ work: null })
  },
  forget(): void {
    set(NONE)
    requestOfLibrary({ request: "forget" })
  },
  /** Those that a deck list names, compiled; none are looked for when none are kept, and none are found where the worker fails or is stopped. */
  async inList(list: string): Promise<FoundCards> {
    if (useOwnCards.getState().cards === 0) return NO_CARDS
    return ask({ request: "own", list }).catch(() => NO_CARDS)
  },
}
