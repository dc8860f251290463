import type { DeckProblem, DeckRules } from "@apnap/cards"
import { DeckError, readDeckEntries, writeDeckList } from "@apnap/cards/lists"
import { create } from "zustand"
import { ask } from "../client/library.ts"
import { type SavedDeck, savedDecks } from "../client/saved-decks.ts"
import type { CardTold } from "../protocol/library.ts"
import { spoken } from "../words/index.ts"
import { byCardName, type Copies, colorsIn, joined, type Part, withCopies } from "./deck.ts"

interface Builder {
  /** The deck being built; null while only browsing cards. */
  id: string | null
  name: string
  entries: readonly Copies[]
  rules: DeckRules
  problems: readonly DeckProblem[]
  /** The deck's cards, by the names in the list; null for unknown names. */
  cards: ReadonlyMap<string, CardTold | null>
  /** The part to which cards are added. */
  part: Part
  /** Whether it outlasts the page; null before the first change. */
  saved: boolean | null
}

const EMPTY: Omit<Builder, "cards"> = {
  id: null,
  name: "",
  entries: [],
  rules: { format: "constructed", until: "" },
  problems: [],
  part: "main",
  saved: null,
}

export const useBuilder = create<Builder>(() => ({ ...EMPTY, cards: new Map() }))

const set = useBuilder.setState
const state = useBuilder.getState

/** The actions of the deck builder. */
export const builder = {
  /** Begins a new deck, empty or from a list. Throws a `DeckError` if the list can't be read. */
  begin(name: string, list = "", format = "constructed"): void {
    const entries = joined(readDeckEntries(list))
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${entries.length}`
    const led = entries.some(({ part }) => part === "commanders")
    set({ ...EMPTY, id, name, entries, rules: { format: led ? "commander" : format, until: "" } })
    changed(entries.length > 0)
  },
  open(deck: SavedDeck): void {
    const { id, name, format, until } = deck
    set({ ...EMPTY, id, name, entries: entriesOf(deck.list), rules: { format, until } })
    changed(false)
  },
  close(): void {
    set(EMPTY)
  },
  rename(name: string): void {
    set({ name })
    keep()
  },
  judge(rules: Partial<DeckRules>): void {
    set({ rules: { ...state().rules, ...rules } })
    changed()
  },
  addTo(part: Part): void {
    set({ part })
  },
  add(name: string, more: number, part: Part = state().part): void {
    set({ entries: withCopies(state().entries, name, part, more) })
    changed()
  },
  move(name: string, from: Part, to: Part): void {
    set({ entries: withCopies(withCopies(state().entries, name, from, -1), name, to, 1) })
    changed()
  },
}

/** Reads a saved list; one damaged by manual edits counts as empty. */
function entriesOf(list: string): Copies[] {
  try {
    return joined(readDeckEntries(list))
  } catch (error) {
    if (error instanceof DeckError) return []
    throw error
  }
}

/** Saves a change at once, whatever happens to the worker or the screen; the colours follow once the cards are known. */
function changed(isToKeep = true): void {
  if (isToKeep) keep()
  const { id } = state()
  learn().then(
    () => {
      if (isToKeep && state().id === id) keep()
    },
    // The worker was stopped or failed, which is reported elsewhere: the deck is saved anyway.
    () => {},
  )
}

/** Loads the unknown cards of the deck, and judges it again. */
async function learn(): Promise<void> {
  const { id, rules, entries: asRead } = state()
  const names = [...new Set(asRead.map(({ name }) => name))].filter((name) => !state().cards.get(name))
  const told = names.length === 0 ? [] : await ask({ request: "named", names, language: spoken() })
  const cards = new Map(state().cards)
  for (const [i, card] of told.entries()) cards.set(names[i], card).set(card?.name ?? names[i], card)
  const entries = byCardName(asRead, cards)
  if (state().id === id && state().entries === asRead) set({ entries })
  const problems = await ask({
    request: "check",
    entries: entries.map((entry) => ({ ...entry, line: 0 })),
    rules,
  })
  // The deck may have changed meanwhile.
  set(
    state().id === id && state().entries === entries && state().rules === rules
      ? { cards, problems }
      : { cards },
  )
}

function keep(): void {
  const { id, name, entries, rules, cards } = state()
  if (id === null) return
  const saved = savedDecks.keep({
    id,
    name,
    list: listOf(),
    ...rules,
    colors: colorsIn(entries, cards),
    changed: Date.now(),
  })
  set({ saved })
}

/** The deck as a text list. */
export function listOf(): string {
  return writeDeckList(state().entries)
}
