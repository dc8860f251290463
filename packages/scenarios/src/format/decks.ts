import { z } from "zod"
import { BUILT_IN, type DeckEntry, type ScenarioDecks } from "./built-in-decks.ts"
import { faultOf } from "./fault.ts"
import { notJson } from "./wanted.ts"

/** Maximum copies of a card in a library. */
const MOST_CARDS = 2000

const entries = z.array(
  z.strictObject({ card: z.string().min(1), count: z.int().positive().max(MOST_CARDS) }),
)
const file = z.record(z.string(), z.strictObject({ library: entries, sideboard: entries.optional() }))

/** Reads a decks.json: `{name: {library: [{card, count}], sideboard}}`; its decks override built-in ones. */
export function parseDecks(text: string, name = "decks.json"): ScenarioDecks {
  const data = parseJson(text, name)
  const result = file.safeParse(data)
  if (!result.success) {
    const { path, message } = faultOf(result.error.issues[0], data)
    throw new Error(`scenario/decks: ${name}: ${path}: ${message}`)
  }
  const decks = Object.entries(result.data).map(
    ([deck, { library, sideboard }]) => [deck, { library, sideboard: sideboard ?? [] }] as const,
  )
  return new Map([...BUILT_IN, ...decks])
}

/** Unsupported cards become basic lands, as the format allows for decks. */
export function stocked(
  list: readonly DeckEntry[],
  has: (card: string) => boolean,
  land = "Mountain",
): DeckEntry[] {
  return list.map(({ card, count }) => ({ card: has(card) ? card : land, count }))
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`scenario/decks: ${name}: ${notJson(error)}`)
  }
}
