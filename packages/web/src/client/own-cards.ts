import type { SourceFault } from "@apnap/cards"
import { create } from "zustand"
import type { FoundCards } from "../protocol/library.ts"
import type { ImportResponse } from "../protocol/own-cards.ts"
import { keepPreference, keptPreference } from "./keep.ts"
import { ask, listenToLibrary, requestOfLibrary, stopLibrary } from "./library.ts"

/** The state of the person's own cards. */
interface OwnCards {
  /** Number of stored cards. */
  cards: number
  /** The current task and its progress from 0 to 1; null when idle. */
  work: { what: "reading" | "checking"; done: number } | null
  /** For the file read last: number of cards checked, and how many of them are fully understood. */
  checked: { of: number; whole: number } | null
  faults: readonly SourceFault[]
  failure: string | null
}

const CARDS = "imported"
/** The result when a deck list names none of the person's own cards. */
export const NO_CARDS: FoundCards = { cards: [], near: [], called: [] }
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

/** The page's actions on the person's own cards. */
export const ownCards = {
  /** Reads a file of cards and adds them to the stored ones. */
  read(file: File): void {
    set({ ...NONE, work: { what: "reading", done: 0 } })
    requestOfLibrary({ request: "read", file })
  },
  /** Stops reading; cards already read are kept. */
  stop(): void {
    stopLibrary()
    set({ work: null })
  },
  forget(): void {
    set(NONE)
    requestOfLibrary({ request: "forget" })
  },
  /** The compiled own cards named in a deck list; none if none are stored, or if the worker fails or is stopped. */
  async inList(list: string): Promise<FoundCards> {
    if (useOwnCards.getState().cards === 0) return NO_CARDS
    return ask({ request: "own", list }).catch(() => NO_CARDS)
  },
}
