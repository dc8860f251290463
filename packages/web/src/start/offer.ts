import type { DeckChoice, GameChoice } from "../protocol/table.ts"

/** The decks that come with the game, with their colours; the same names as in `@apnap/cards`, which stays in the worker. */
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

export const OATHBREAKER_DECKS = { koth: "R", elspeth: "W", garruk: "G", liliana: "B" } as const

export type DeckName = keyof typeof DUEL_DECKS | keyof typeof COMMANDER_DECKS | keyof typeof OATHBREAKER_DECKS

/** The variants, the usual duel first. */
export const VARIANTS = [
  "duel",
  "commander",
  "oathbreaker",
  "planechase",
  "archenemy",
  "freeForAll",
  "teamVsTeam",
  "twoHeadedGiant",
] as const
export type VariantName = (typeof VARIANTS)[number]

/** Rulesets by name and first day, from the newest to the oldest. */
export const RULESETS = [
  ["current", "2026-04-17"],
  ["2025-06", "2025-06-13"],
  ["2024-11", "2024-11-15"],
  ["2021-04-22", "2021-04-22"],
  ["2020-07-03", "2020-07-03"],
  ["2018-06", "2018-06-08"],
  ["2017-09-29", "2017-09-29"],
  ["2015-07", "2015-07-17"],
  ["2014-02", "2014-02-07"],
  ["2011-09-30", "2011-09-30"],
  ["2010-07", "2010-07-16"],
  ["2009-07", "2009-07-11"],
  ["2007-10", "2007-10-12"],
  ["2004-10", "2004-10-01"],
  ["2003-07", "2003-07-01"],
  ["1999-06", "1999-06-01"],
] as const

/** What the person has chosen so far. */
export interface Offer {
  deck: DeckName | "list"
  list: string
  /** Whether cards of one's own that are only partly understood may be played. */
  partly: boolean
  against: DeckName
  level: GameChoice["level"]
  ruleset: string
  variant: VariantName
  seed: number
}

export const USUAL: Offer = {
  deck: "midrange",
  list: "",
  partly: false,
  against: "aggro",
  level: "greedy",
  ruleset: "current",
  variant: "duel",
  seed: 0,
}

/** The decks of variants in which a card leads the deck. */
const LED: Partial<Record<VariantName, Partial<Record<DeckName, string>>>> = {
  commander: COMMANDER_DECKS,
  oathbreaker: OATHBREAKER_DECKS,
}

/** The decks that a variant is played with. */
export function decksFor(variant: VariantName): readonly DeckName[] {
  return Object.keys(LED[variant] ?? DUEL_DECKS) as DeckName[]
}

/** The offer for another variant: decks that it is not played with are replaced. */
export function withVariant(offer: Offer, variant: VariantName): Offer {
  const decks = decksFor(variant)
  const kept = (deck: Offer["deck"], usual: DeckName) =>
    deck === "list" || decks.includes(deck) ? deck : usual
  const [first, second] = LED[variant] !== undefined ? decks : [USUAL.deck as DeckName, USUAL.against]
  return {
    ...offer,
    variant,
    deck: kept(offer.deck, first),
    against: kept(offer.against, second) as DeckName,
  }
}

/** The game that is offered. */
export function choiceOf(offer: Offer): GameChoice {
  const deck: DeckChoice = offer.deck === "list" ? { list: offer.list } : { name: offer.deck }
  const { level, ruleset, seed } = offer
  return {
    deck,
    against: { name: offer.against },
    level,
    ruleset,
    seed,
    variant: offer.variant === "duel" ? "" : offer.variant,
  }
}

const SEEDS = 1_000_000

/** A seed for a game that nobody has seen. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS
}
