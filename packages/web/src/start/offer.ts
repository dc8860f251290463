import { savedDecks } from "../client/saved-decks.ts"
import type { DeckChoice, GameChoice } from "../protocol/table.ts"

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

export type DeckName =
  | keyof typeof DUEL_DECKS
  | keyof typeof COMMANDER_DECKS
  | keyof typeof BRAWL_DECKS
  | keyof typeof OATHBREAKER_DECKS

/** The variants, with the usual duel first. */
export const VARIANTS = [
  "duel",
  "commander",
  "brawl",
  "oathbreaker",
  "planechase",
  "archenemy",
  "vanguard",
  "conspiracyDraft",
  "freeForAll",
  "grandMelee",
  "teamVsTeam",
  "emperor",
  "alternatingTeams",
  "twoHeadedGiant",
] as const
export type VariantName = (typeof VARIANTS)[number]

/** Rulesets by name and first day, newest first. */
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

/** The first day of a ruleset; undefined if it isn't offered. */
export function firstDayOf(ruleset: string | undefined): string | undefined {
  return RULESETS.find(([name]) => name === ruleset)?.[1]
}

/** One of the person's saved decks, by id. */
export type OwnDeck = `own:${string}`

/** The current settings of the start screen. */
export interface Offer {
  deck: DeckName | OwnDeck | "list"
  list: string
  /** Whether partly understood own cards may be played. */
  partly: boolean
  against: DeckName | OwnDeck
  level: GameChoice["level"]
  ruleset: string
  variant: VariantName
  /** Number of players, where the variant leaves it open; 0 for its usual number. */
  seats: number
  /** 407: whether the winner gets a random card of each deck. */
  ante: boolean
  /** Games in the match: whoever wins most of them first wins it. */
  games: 1 | 3
  seed: number
}

const USUAL_DECKS: readonly [DeckName, DeckName] = ["midrange", "aggro"]

export const USUAL: Offer = {
  deck: USUAL_DECKS[0],
  list: "",
  partly: false,
  against: USUAL_DECKS[1],
  level: "greedy",
  ruleset: "current",
  variant: "duel",
  seats: 0,
  ante: false,
  games: 1,
  seed: 0,
}

/** The decks of variants with a commander. */
const LED: Partial<Record<VariantName, Partial<Record<DeckName, string>>>> = {
  commander: COMMANDER_DECKS,
  brawl: BRAWL_DECKS,
  oathbreaker: OATHBREAKER_DECKS,
}

/** The decks available in a variant. */
export function decksFor(variant: VariantName): readonly DeckName[] {
  return Object.keys(LED[variant] ?? DUEL_DECKS) as DeckName[]
}

/** The settings for another variant, with unavailable decks replaced. */
export function withVariant(offer: Offer, variant: VariantName): Offer {
  const decks = decksFor(variant)
  const kept = <T extends Offer["deck"]>(deck: T, usual: DeckName): T | DeckName =>
    deck === "list" || isOwn(deck) || decks.includes(deck as DeckName) ? deck : usual
  const [first, second] = LED[variant] !== undefined ? decks : USUAL_DECKS
  return {
    ...offer,
    variant,
    seats: SEATS[variant]?.usual ?? 0,
    games: variant === "duel" ? offer.games : 1,
    deck: kept(offer.deck, first),
    against: kept(offer.against, second),
  }
}

/** Possible numbers of players of a variant. */
export const SEATS: Partial<Record<VariantName, { least: number; most: number; usual: number }>> = {
  commander: { least: 2, most: 4, usual: 4 },
  brawl: { least: 2, most: 4, usual: 2 },
  freeForAll: { least: 3, most: 4, usual: 3 },
}

/** Variants that always have more than two players. */
const MANY: ReadonlySet<VariantName> = new Set([
  "archenemy",
  "conspiracyDraft",
  "grandMelee",
  "teamVsTeam",
  "emperor",
  "alternatingTeams",
  "twoHeadedGiant",
])

/** Whether there are several computer players; only the first one's deck can be chosen. */
export function hasSeveralOpponents({ variant, seats }: Pick<Offer, "variant" | "seats">): boolean {
  return seats > 2 || MANY.has(variant)
}

export function isOwn(deck: Offer["deck"]): deck is OwnDeck {
  return deck.startsWith("own:")
}

/** The deck sent to the worker; a deleted one is replaced by the usual one. */
function deckOf(deck: Offer["deck"], list: string, usual: DeckName): DeckChoice {
  if (deck === "list") return { list }
  if (!isOwn(deck)) return { name: deck }
  const own = savedDecks.find(deck.slice("own:".length))
  return own === undefined ? { name: usual } : { list: own.list }
}

/** The game described by the settings. */
export function choiceOf(offer: Offer): GameChoice {
  const { level, ruleset, seed, seats, ante } = offer
  const [first, second] = decksFor(offer.variant)
  return {
    deck: deckOf(offer.deck, offer.list, first),
    against: deckOf(offer.against, "", second),
    ...(seats > 0 && { seats }),
    ...(ante && { ante }),
    level,
    ruleset,
    seed,
    variant: offer.variant === "duel" ? "" : offer.variant,
  }
}

const SEEDS = 1_000_000

/** A random seed. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS
}
