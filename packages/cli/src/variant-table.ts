import { seatingFor } from "@apnap/cards"
import type { PlayerSetup } from "@apnap/engine"
import { type CardOptions, type LoadedDeck, loadDeck } from "./input.ts"
import { MOST_SEATS, whole } from "./numbers.ts"

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

const DUEL = 2

/** The table for the variants: the decks that are asked for go round, and schemes and planes lie where the variant wants them. */
export async function variantTable({ deck, variant, seats, ...options }: TableOptions): Promise<Table> {
  const usual = seatingFor(variant)
  const count = seats === undefined ? usual.seats : whole(seats, "--seats", DUEL, MOST_SEATS)
  const names = deck.length > 0 ? deck : usual.decks.slice(0, count)
  const decks = await Promise.all(names.map((name) => loadDeck(name, options)))
  const roles = Array.from({ length: count }, (_, seat) => usual.role(seat))
  return { decks, roles, seats: count }
}
