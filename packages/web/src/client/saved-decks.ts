import { create } from "zustand"
import { keepPreference, keptPreference } from "./keep.ts"

/** A deck saved by the person. */
export interface SavedDeck {
  id: string
  name: string
  /** As read by `readDeckEntries`. */
  list: string
  /** "constructed", "commander", or a format of the card file. */
  format: string
  /** Only cards printed up to this day; "" for all. */
  until: string
  /** Letters in the order WUBRG. */
  colors: string
  /** When it was last changed, in milliseconds since 1970. */
  changed: number
}

const DECKS = "apnap/decks"

export const useDecks = create<{ decks: readonly SavedDeck[] }>(() => ({ decks: kept() }))

function kept(): SavedDeck[] {
  return keptPreference<unknown[]>("decks", []).filter(isDeck)
}

function isDeck(value: unknown): value is SavedDeck {
  const deck = value as Partial<Record<keyof SavedDeck, unknown>> | null
  const texts = [deck?.id, deck?.name, deck?.list, deck?.format, deck?.until, deck?.colors]
  return texts.every((text) => typeof text === "string") && typeof deck?.changed === "number"
}

// Another tab changed a deck.
addEventListener("storage", ({ key }) => {
  if (key === DECKS) useDecks.setState({ decks: kept() })
})

/**
 * Merges with what another tab has saved meanwhile; false if the store is full or forbidden, so that the decks last only as long as the
 * page.
 */
function write(change: (decks: readonly SavedDeck[]) => readonly SavedDeck[]): boolean {
  const known = kept()
  const decks = change(known.length === 0 ? useDecks.getState().decks : known)
  useDecks.setState({ decks })
  try {
    localStorage.setItem(DECKS, JSON.stringify(decks))
    return true
  } catch {
    return false
  }
}

/** When decks were deleted, by id, so that other devices of the person delete them too. */
const GONE = "decks-gone"
/** Maximum number of deletions noted. */
const MOST_GONE = 100

function noteGone(id: string): void {
  const others = Object.entries(savedDecks.gone()).filter(([one]) => one !== id)
  keepPreference(GONE, Object.fromEntries([...others, [id, Date.now()]].slice(-MOST_GONE)))
}

export const savedDecks = {
  /** Saves a deck, replacing the one with its id; returns whether it outlasts the page. */
  keep(deck: SavedDeck): boolean {
    return write((decks) => [deck, ...decks.filter(({ id }) => id !== deck.id)])
  },
  forget(id: string): boolean {
    noteGone(id)
    return write((decks) => decks.filter((deck) => deck.id !== id))
  },
  /** When decks were deleted here, in milliseconds since 1970, by id. */
  gone: () => keptPreference<Readonly<Record<string, number>>>(GONE, {}),
  /** Takes over what was changed and deleted on other devices. */
  takeOver(changed: readonly SavedDeck[], deleted: ReadonlySet<string>): boolean {
    const isOther = ({ id }: SavedDeck) => !deleted.has(id) && changed.every((deck) => deck.id !== id)
    return write((decks) => [...changed, ...decks.filter(isOther)])
  },
  find(id: string): SavedDeck | undefined {
    return useDecks.getState().decks.find((deck) => deck.id === id)
  },
}
