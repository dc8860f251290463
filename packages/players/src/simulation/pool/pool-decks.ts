import { findCard } from "@apnap/cards"
import type { CardDefinition, ColorLetter } from "@apnap/engine"
import { type Dice, dice } from "../../random.ts"

/** A limited deck (100.2b): 23 cards and 17 basic lands. */
const SPELLS = 23
const LANDS = 17

export const BASICS: Readonly<Record<ColorLetter, string>> = {
  W: "Plains",
  U: "Island",
  B: "Swamp",
  R: "Mountain",
  G: "Forest",
}

/**
 * A two-color deck from these cards, taking the first that fit, with matching lands. If two colors hold too few cards, other colors fill it
 * up.
 */
export function poolDeck(cards: readonly CardDefinition[], roll: Dice): CardDefinition[] {
  const first = colorsOf(cards[0])
  const colors = new Set<ColorLetter>(first)
  const letters = Object.keys(BASICS) as ColorLetter[]
  while (colors.size < 2) colors.add(letters[Math.floor(roll() * letters.length)])
  const fitting = cards.filter((card) => colorsOf(card).every((letter) => colors.has(letter)))
  const chosen = fitting.slice(0, SPELLS)
  for (const card of cards) if (chosen.length < SPELLS && !chosen.includes(card)) chosen.push(card)
  const paying = [...colors]
  const lands = Array.from({ length: LANDS }, (_, i) => findCard(BASICS[paying[i % paying.length]])!)
  return [...chosen, ...lands]
}

/** The colors in the mana cost of a card's first face. */
export function colorsOf(card: CardDefinition): ColorLetter[] {
  const cost = card.faces[0].cost ?? ""
  return (Object.keys(BASICS) as ColorLetter[]).filter((letter) => cost.includes(letter))
}

/** The same cards in random order. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const roll = dice(seed)
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1))
    const other = out[i]
    out[i] = out[j]
    out[j] = other
  }
  return out
}
