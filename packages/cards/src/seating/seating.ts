import type { PlayerSetup } from "@apnap/engine"
import { BRAWL_DECKS } from "../decks/brawl.ts"
import { COMMANDER_DECKS } from "../decks/commander.ts"
import { ATTRACTION_DECKS } from "../decks/fairground.ts"
import { OATHBREAKER_DECKS } from "../decks/oathbreaker.ts"
import {
  ATTRACTIONS,
  CONSPIRACIES,
  PLANAR_DECK,
  SCHEME_DECK,
  SCHEMES,
  VANGUARDS,
} from "../embedded/nontraditional/index.ts"

/** Default number of seats per variant. */
const SEATS: Readonly<Record<string, number>> = {
  freeforall: 3,
  archenemy: 3,
  teamvsteam: 4,
  emperor: 6,
  grandmelee: 8,
  alternatingteams: 4,
  conspiracydraft: 3,
  commanderdraft: 4,
  twoheadedgiant: 4,
}
const DUEL = 2

/** Defaults for a game's variants: number of seats, decks to deal, extra setup per seat. */
export interface Seating {
  seats: number
  /** Names of built-in decks, at least one per seat. */
  decks: readonly string[]
  /** A seat's setup besides its deck. */
  role(seat: number): Partial<PlayerSetup>
}

/** Default seating for variants by name, ignoring case and hyphens. */
export function seatingFor(variants: readonly string[]): Seating {
  const keys = variants.map((name) => name.toLowerCase().replaceAll("-", ""))
  return {
    seats: Math.max(DUEL, ...keys.map((key) => SEATS[key] ?? 0)),
    decks: decksFor(keys),
    role: (seat) => roleOf(keys, seat),
  }
}

function decksFor(keys: readonly string[]): readonly string[] {
  if (keys.includes("commander")) return Object.keys(COMMANDER_DECKS)
  if (keys.includes("brawl")) return Object.keys(BRAWL_DECKS)
  if (keys.includes("oathbreaker")) return Object.keys(OATHBREAKER_DECKS)
  const usual = ["midrange", "aggro", "burn", "tokens"]
  return keys.includes("attractions") ? [...Object.keys(ATTRACTION_DECKS), ...usual] : usual
}

/** 904.3, 901.3, 717.2, 902.3: the first player gets the scheme deck, everyone a planar deck, an Attraction deck, a vanguard. */
function roleOf(keys: readonly string[], seat: number): Partial<PlayerSetup> {
  const schemes = keys.includes("commander") ? SCHEMES : SCHEME_DECK
  return {
    ...(keys.includes("archenemy") && seat === 0 && { schemes }),
    ...(keys.includes("planechase") && { planes: PLANAR_DECK }),
    ...(keys.includes("vanguard") && { vanguard: VANGUARDS[seat % VANGUARDS.length] }),
    ...(keys.includes("conspiracydraft") && { sideboard: CONSPIRACIES }),
    ...(keys.includes("attractions") && { attractions: ATTRACTIONS }),
  }
}
