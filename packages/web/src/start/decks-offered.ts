import type { Played, VariantName } from "./played-with.ts"

/** The built-in decks and their colours; the names match `@apnap/cards`, which is loaded only in the worker. */
export const DUEL_DECKS = {
  aggro: "W",
  midrange: "RG",
  control: "WU",
  ramp: "G",
  tokens: "WB",
  "auras-equipment": "GW",
  reanimator: "UB",
  burn: "R",
} as const
export const COMMANDER_DECKS = { isamaru: "W", gonti: "B", ash: "RW", vorinclex: "G" } as const

export const BRAWL_DECKS = {
  "brawl-isamaru": "W",
  "brawl-gonti": "B",
  "brawl-ash": "RW",
  "brawl-vorinclex": "G",
} as const

export const OATHBREAKER_DECKS = { koth: "R", elspeth: "W", garruk: "G", liliana: "B" } as const

/** For games with Attractions. */
export const ATTRACTION_DECKS = { fairground: "UB" } as const

export type DeckName =
  | keyof typeof DUEL_DECKS
  | keyof typeof COMMANDER_DECKS
  | keyof typeof BRAWL_DECKS
  | keyof typeof OATHBREAKER_DECKS
  | keyof typeof ATTRACTION_DECKS

/** The decks of the first game. */
export const USUAL_DECKS: readonly [DeckName, DeckName] = ["midrange", "aggro"]

/** The decks of variants with a commander. */
const LED: Partial<Record<VariantName, Partial<Record<DeckName, string>>>> = {
  commander: COMMANDER_DECKS,
  brawl: BRAWL_DECKS,
  oathbreaker: OATHBREAKER_DECKS,
}

/** The decks available in a variant and those played with it. */
export function decksFor({ variant, also }: Pick<Played, "variant" | "also">): readonly DeckName[] {
  const led = [variant, ...also].find((name) => name in LED)
  const decks = LED[led as VariantName]
  if (decks !== undefined) return Object.keys(decks) as DeckName[]
  return Object.keys({ ...(also.includes("attractions") && ATTRACTION_DECKS), ...DUEL_DECKS }) as DeckName[]
}

/** The decks chosen as long as nobody chooses others. */
export function usualDecks(decks: readonly DeckName[]): readonly DeckName[] {
  return decks.includes(USUAL_DECKS[0]) ? USUAL_DECKS : decks
}
