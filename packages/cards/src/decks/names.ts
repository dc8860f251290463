/** Names of the built-in decks, in a file of their own so that listing them doesn't load every card. */
export const DECK_NAMES = [
  "aggro",
  "midrange",
  "control",
  "ramp",
  "tokens",
  "auras-equipment",
  "reanimator",
  "burn",
] as const

export type DeckName = (typeof DECK_NAMES)[number]
