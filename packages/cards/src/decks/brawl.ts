import type { CardDefinition } from "@apnap/engine"
import { COMMANDER_DECKS } from "./commander.ts"
import type { Deck } from "./list.ts"

/** 903.12d: deck size without the commander, and how many of these cards are lands. */
const CARDS = 59
const LANDS = 24

/** Cuts a Commander deck down to Brawl size, keeping the first lands and the first other cards. */
function shortened(deck: Deck): Deck {
  const isLand = ({ faces }: CardDefinition) => faces[0].types.includes("land")
  const lands = deck.main.filter(isLand).slice(0, LANDS)
  const others = deck.main.filter((card) => !isLand(card)).slice(0, CARDS - lands.length)
  return { ...deck, main: [...lands, ...others] }
}

/** The built-in Brawl decks, by name. */
export const BRAWL_DECKS: Readonly<Record<string, Deck>> = Object.fromEntries(
  Object.entries(COMMANDER_DECKS).map(([name, deck]) => [`brawl-${name}`, shortened(deck)]),
)
