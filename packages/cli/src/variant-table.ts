import { seatingFor } from "@apnap/cards"
import type { PlayerSetup } from "@apnap/engine"
import { type CardOptions, type LoadedDeck, loadDeck } from "./input.ts"
import { MOST_SEATS, whole } from "./numbers.ts"

/** The command-line options for the game. */
export interface TableOptions extends CardOptions {
  deck: readonly string[]
  variant: readonly string[]
  seats?: string
}

/** Decks, per-seat supplementary cards, and the number of seats. */
export interface Table {
  decks: readonly LoadedDeck[]
  roles: readonly Partial<PlayerSetup>[]
  seats: number
}

/** The variants asked for, and ante (407), which changes neither seats nor decks. */
export function withAnte({
  variant,
  ante,
}: {
  variant: readonly string[]
  ante?: boolean
}): readonly string[] {
  return ante === true ? [...variant, "ante"] : variant
}

const DUEL = 2
/** Variants that are played with drafted decks. */
const DRAFTED: ReadonlySet<string> = new Set(["conspiracydraft", "commanderdraft"])

/** The table for the variants: seats take the requested decks in rotation; schemes and planes go where the variant wants them. */
export async function variantTable({ deck, variant, seats, ...options }: TableOptions): Promise<Table> {
  const usual = seatingFor(variant)
  const count = seats === undefined ? usual.seats : whole(seats, "--seats", DUEL, MOST_SEATS)
  const names = deck.length > 0 ? deck : usual.decks.slice(0, count)
  const limited = variant.some((name) => DRAFTED.has(name.toLowerCase().replaceAll("-", "")))
  const decks = await Promise.all(names.map((name) => loadDeck(name, { ...options, limited })))
  const roles = Array.from({ length: count }, (_, seat) => usual.role(seat))
  return { decks, roles, seats: count }
}
