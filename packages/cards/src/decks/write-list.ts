import type { DeckEntry } from "./entries.ts"

const HEADINGS: readonly (readonly [DeckEntry["part"], string])[] = [
  ["commanders", "Commander"],
  ["companion", "Companion"],
  ["main", "Deck"],
  ["sideboard", "Sideboard"],
]

/** Writes a deck as a list that `readDeckEntries` and the programs it supports can read. */
export function writeDeckList(entries: readonly Pick<DeckEntry, "count" | "name" | "part">[]): string {
  const parts = HEADINGS.flatMap(([part, heading]) => {
    const lines = entries.filter((entry) => entry.part === part).map(({ count, name }) => `${count} ${name}`)
    return lines.length === 0 ? [] : [[heading, ...lines].join("\n")]
  })
  return parts.join("\n\n")
}
