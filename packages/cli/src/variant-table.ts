import { COMMANDER_DECKS, PLANAR_DECK, SCHEME_DECK, SCHEMES } from "@apnap/cards"
import type { PlayerSetup } from "@apnap/engine"
import { type CardOptions, type LoadedDeck, loadDeck, whole } from "./input.ts"

/** What the command line says about the game to play. */
export interface TableOptions extends CardOptions {
  deck: readonly string[]
  variant: readonly string[]
  seats?: string
}

/** Decks, what belongs to a seat whatever its deck, and how many seats there are. */
export interface Table {
  decks: readonly LoadedDeck[]
  roles: readonly Partial<PlayerSetup>[]
  seats: number
}

/** How many play a variant when nothing else is said. */
const SEATS: Readonly<Record<string, number>> = {
  freeforall: 3,
  archenemy: 3,
  teamvsteam: 4,
  twoheadedgiant: 4,
}
const DUEL = 2

/** The table for the variants: the decks that are asked for go round, and schemes and planes lie where the variant wants them. */
export async function variantTable({ deck, variant, seats, ...options }: TableOptions): Promise<Table> {
  const keys = variant.map((name) => name.toLowerCase().replaceAll("-", ""))
  const usual = keys.includes("commander")
    ? Object.keys(COMMANDER_DECKS)
    : ["midrange", "aggro", "burn", "tokens"]
  const count =
    seats === undefined
      ? Math.max(DUEL, ...keys.map((key) => SEATS[key] ?? 0))
      : whole(seats, "--seats", DUEL)
  const names = deck.length > 0 ? deck : usual.slice(0, count)
  const decks = await Promise.all(names.map((name) => loadDeck(name, options)))
  const roles = Array.from({ length: count }, (_, seat) => roleOf(keys, seat))
  return { decks, roles, seats: count }
}

/** 904.3, 901.3: the scheme deck is the first player's; everybody has a planar deck. */
function roleOf(keys: readonly string[], seat: number): Partial<PlayerSetup> {
  const schemes = keys.includes("commander") ? SCHEMES : SCHEME_DECK
  return {
    ...(keys.includes("archenemy") && seat === 0 && { schemes }),
    ...(keys.includes("planechase") && { planes: PLANAR_DECK }),
  }
}
