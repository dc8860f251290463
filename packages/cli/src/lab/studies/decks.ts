import { readdir } from "node:fs/promises"
import { join, parse } from "node:path"
import { DECK_NAMES } from "@apnap/cards"
import type { Study } from "@apnap/players"
import { type CardOptions, type LoadedDeck, loadDeck } from "../../input.ts"

export interface DecksOption extends CardOptions {
  /** Decks by name or file. */
  deck: readonly string[]
  /** A folder of deck lists. */
  decks?: string
}

/** The number of contests grows with the square of this. */
const MOST_DECKS = 64

/**
 * The requested decks, those of a folder named by their files; by default the built-in ones. Throws "lab/decks" for too many decks
 * or duplicate names.
 */
export async function readDecks(options: DecksOption): Promise<LoadedDeck[]> {
  const asked = [...options.deck, ...(options.decks === undefined ? [] : await listsIn(options.decks))]
  const names = asked.length > 0 ? asked : [...DECK_NAMES]
  if (names.length > MOST_DECKS)
    throw new Error(`lab/decks: at most ${MOST_DECKS} decks, not ${names.length}`)
  const decks = await Promise.all(names.map((name) => load(name, options)))
  const double = decks.find((deck, i) => decks.findIndex((other) => other.name === deck.name) !== i)
  if (double !== undefined) throw new Error(`lab/decks: two decks are called "${double.name}"`)
  return decks
}

async function load(name: string, options: CardOptions): Promise<LoadedDeck> {
  const deck = await loadDeck(name, options)
  if (deck.commanders !== undefined)
    throw new Error(`lab/decks: "${name}" is a Commander deck; the laboratory plays duels`)
  return { ...deck, name: parse(deck.name).name }
}

async function listsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."))
  if (files.length === 0) throw new Error(`lab/decks: no deck lists in "${folder}"`)
  return files.map((entry) => join(folder, entry.name)).sort()
}

/** The decks by name, with what they have beside them. */
export function byName(decks: readonly LoadedDeck[]): Pick<Study, "decks" | "beside"> {
  const beside = decks.flatMap(({ name, sideboard = [], companion }) =>
    sideboard.length === 0 && companion === undefined
      ? []
      : [[name, { sideboard, ...(companion !== undefined && { companion }) }] as const],
  )
  return {
    decks: Object.fromEntries(decks.map(({ name, cards }) => [name, cards])),
    ...(beside.length > 0 && { beside: Object.fromEntries(beside) }),
  }
}
