import type { CardDefinition } from "@apnap/engine"
import { COMMANDER_DECKS } from "./commander.ts"
import type { Deck } from "./list.ts"

/** 903.12d: cards of a deck beside its commander, lands among them. */
const CARDS = 59
const LANDS = 24

/** A deck for a Commander game as one for Brawl: fewer lands and fewer other cards, the first of each. */
function shortened(deck: Deck): Deck {
  const isLand = ({ faces }: CardDefinition) => faces[0].types.includes("land")
  const lands = deck.main.filter(isLand).slice(0, LANDS)
  const others = deck.main.filter((card) => !isLand(card)).slice(0, CARDS - lands.length)
  return { ...deck, main: [...lands, ...others] }
}

/** The Brawl decks that come with the package, by name. */
export const BRAWL_DECKS: Readonly<Record<string, Deck>> = Object.fromEntries(
  Object.entries(COMMANDER_DECKS).map(([name, deck]) => [`brawl-${name}`, shortened(deck)]),
)
