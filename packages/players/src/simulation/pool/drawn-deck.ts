import { findCard } from "@apnap/cards"
import { type CardDefinition, type CardType, type ColorLetter, manaValue, parseManaCost } from "@apnap/engine"
import { dice } from "../../random.ts"
import { BASICS, colorsOf, shuffled } from "./pool-decks.ts"

/** 100.2a: a constructed deck has 60 cards, and at most four with the same name. */
const CARDS = 60
const COPIES = 4

/** Number of spells by mana value, from one or less to six or more. */
const CURVE = [8, 10, 8, 6, 3, 1]
/** Maximum number of noncreature spells among these. */
const OTHERS = 15

/**
 * A one- or two-color constructed deck drawn from these cards: four copies of each while its curve has room, plus basic lands. Equal cards
 * and seeds give equal decks. If the colors have too few cards, lands fill the deck.
 */
export function drawnDeck(cards: readonly CardDefinition[], seed: number): CardDefinition[] {
  const roll = dice(seed)
  const letters = Object.keys(BASICS) as ColorLetter[]
  const letter = () => letters[Math.floor(roll() * letters.length)]
  const colors = [letter(), letter()]
  const room = [...CURVE]
  const deck: CardDefinition[] = []
  let others = 0
  for (const card of shuffled(cards, Math.floor(roll() * 2 ** 31))) {
    if (!isSpell(card) || !colorsOf(card).every((color) => colors.includes(color))) continue
    const place = placeOf(card)
    const copies = Math.min(COPIES, room[place], isOther(card) ? OTHERS - others : COPIES)
    room[place] -= copies
    if (isOther(card)) others += copies
    for (let i = 0; i < copies; i++) deck.push(card)
  }
  for (let i = 0; deck.length < CARDS; i++) deck.push(findCard(BASICS[colors[i % colors.length]])!)
  return deck
}

const KINDS: readonly CardType[] = [
  "creature",
  "artifact",
  "enchantment",
  "instant",
  "sorcery",
  "planeswalker",
]

function isSpell({ faces: [{ cost, types }] }: CardDefinition): boolean {
  return cost !== undefined && types.some((type) => KINDS.includes(type))
}

function isOther({ faces: [{ types }] }: CardDefinition): boolean {
  return !types.includes("creature")
}

/** 202.3: a card's index in the curve. */
function placeOf({ faces: [{ cost = "" }] }: CardDefinition): number {
  return Math.max(1, Math.min(CURVE.length, manaValue(parseManaCost(cost)))) - 1
}
