import type { GameChoice } from "../protocol/table.ts"
import { type DeckName, decksFor, USUAL_DECKS, usualDecks } from "./decks-offered.ts"
import {
  ALONE,
  type Companion,
  type Played,
  playedAlso,
  playedAs,
  seatsOf,
  type VariantName,
} from "./played-with.ts"

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

/** The computer players, the weakest first. */
export const LEVELS = ["random", "beginner", "greedy", "strong"] as const

/** The first day of a ruleset; undefined if it isn't offered. */
export function firstDayOf(ruleset: string | undefined): string | undefined {
  return RULESETS.find(([name]) => name === ruleset)?.[1]
}

/** One of the person's saved decks, by id. */
export type OwnDeck = `own:${string}`

/** The current settings of the start screen. */
export interface Offer extends Played {
  deck: DeckName | OwnDeck | "list"
  list: string
  /** Whether partly understood own cards may be played. */
  partly: boolean
  against: DeckName | OwnDeck
  level: GameChoice["level"]
  ruleset: string
  /** Games in the match: whoever wins most of them first wins it. */
  games: 1 | 3
  seed: number
}

export const USUAL: Offer = {
  deck: USUAL_DECKS[0],
  list: "",
  partly: false,
  against: USUAL_DECKS[1],
  level: "greedy",
  ruleset: "current",
  ...ALONE,
  games: 1,
  seed: 0,
}

/** The settings for another variant, with what doesn't go with it left out, and unavailable decks replaced. */
export function withVariant(offer: Offer, variant: VariantName): Offer {
  return withDecks({ ...offer, ...playedAs(offer, variant), games: variant === "duel" ? offer.games : 1 })
}

/** The settings with other variants played together with the chosen one. */
export function withAlso(offer: Offer, also: readonly Companion[]): Offer {
  return withDecks({ ...offer, ...playedAlso(offer, also), games: 1 })
}

/** Unavailable decks are replaced. */
function withDecks(offer: Offer): Offer {
  const decks = decksFor(offer)
  const kept = <T extends Offer["deck"]>(deck: T, usual: DeckName): T | DeckName =>
    deck === "list" || isOwn(deck) || decks.includes(deck as DeckName) ? deck : usual
  const [first, second] = usualDecks(decks)
  return { ...offer, deck: kept(offer.deck, first), against: kept(offer.against, second) }
}

/** Whether there are several computer players; only the first one's deck can be chosen. */
export function hasSeveralOpponents(offer: Played): boolean {
  return seatsOf(offer) > 2
}

export function isOwn(deck: string): deck is OwnDeck {
  return deck.startsWith("own:")
}

const SEEDS = 1_000_000

/** A random seed. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS
}
