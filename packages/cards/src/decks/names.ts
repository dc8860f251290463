/** Names of the decks that come with the package, apart from these so that a list of them does not bring all cards. */
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
