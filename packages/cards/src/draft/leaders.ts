import type { DraftCard } from "./draft-card.ts"

/** 903.13e: cards that each player may add up to two of to their pool, as commanders only, by the boosters' set. */
const ADDED: ReadonlyMap<string, string> = new Map([
  ["CMR", "The Prismatic Piper"],
  ["CMM", "The Prismatic Piper"],
  ["CLB", "Faceless One"],
])

/** 903.13e: the names of the cards that may be added as commanders after a draft of these sets. */
export function addedLeaders(sets: readonly string[]): readonly string[] {
  return [...new Set(sets.flatMap((set) => ADDED.get(set) ?? []))]
}

/** 903.3: whether the card can be a commander by itself. */
export function leads({ typeLine, text }: DraftCard): boolean {
  return (
    (/\blegendary\b/.test(typeLine) && /\bcreature\b|\bvehicle\b/.test(typeLine)) ||
    text.includes("can be your commander")
  )
}

/** The set whose mono-colored leaders all have partner for deckbuilding (903.13f). */
const ALL_PARTNERS = "CMM"

/** 702.124h: whether the two can be commanders together; after a draft of some sets more cards can (903.13f). */
export function lead(a: DraftCard, b: DraftCard, sets: readonly string[]): boolean {
  return [a, b].every((card) => leads(card) && hasPartner(card, sets))
}

function hasPartner(card: DraftCard, sets: readonly string[]): boolean {
  return /^partner$/m.test(card.text.trimEnd()) || (sets.includes(ALL_PARTNERS) && isNarrow(card.identity))
}

/** One color or none. */
function isNarrow(identity: number): boolean {
  return (identity & (identity - 1)) === 0
}
