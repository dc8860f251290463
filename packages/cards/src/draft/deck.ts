import { cardOf, type Draft } from "./draft.ts"
import type { DraftCard } from "./draft-card.ts"
import { addedLeaders, lead, leads } from "./leaders.ts"
import { bestColors, worth } from "./worth.ts"

/** A deck from a player's pool with basic lands; what is left of the pool is the sideboard (100.4b). Names, one a card. */
export interface DraftedDeck {
  readonly commanders: readonly string[]
  readonly main: readonly string[]
  readonly sideboard: readonly string[]
}

/** Cards of a deck (100.2b, 903.13f), and lands among them. */
const LIMITED = { size: 40, lands: 17 }
const COMMANDER = { size: 60, lands: 24 }

const BASICS = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const
const NO_COLOR = "Wastes"

/** 905.1d, 903.13e: the cards that the player has drafted. */
export function poolOf(draft: Draft, seat: number): readonly DraftCard[] {
  return draft.piles[seat].map((card) => cardOf(draft, card))
}

/** A playable deck of the pool, the best that a simple player finds. `sets`: codes of the boosters' sets. */
export function buildDeck(draft: Draft, seat: number, sets: readonly string[]): DraftedDeck {
  const pool = poolOf(draft, seat)
  return draft.variant === "commanderDraft" ? buildCommanderDeck(pool, sets) : buildLimitedDeck(pool)
}

/** 905.1d: forty cards or more, in the two best colors. */
export function buildLimitedDeck(pool: readonly DraftCard[]): DraftedDeck {
  const playable = pool.filter((card) => !isConspiracy(card))
  const colors = bestColors(playable, 2)
  return complete(pool, [], playable, colors, (card) => card.colors, LIMITED)
}

/** 903.13f: sixty cards or more with the commanders, within their color identity. */
export function buildCommanderDeck(pool: readonly DraftCard[], sets: readonly string[]): DraftedDeck {
  const leaders = bestLeaders(pool, sets)
  if (leaders.length === 0) return ledByAddition(pool, sets)
  const identity = leaders.reduce((bits, card) => bits | card.identity, 0)
  const others = pool.filter((card) => !leaders.includes(card))
  const names = leaders.map(({ name }) => name)
  return complete(pool, names, others, identity, (card) => card.identity, COMMANDER)
}

/** 903.13e: without a commander of their own, a player adds one or two, whose colors they choose before the game (903.4b). */
function ledByAddition(pool: readonly DraftCard[], sets: readonly string[]): DraftedDeck {
  const [name] = addedLeaders(sets)
  const count = name === undefined ? 0 : name === "Faceless One" ? 1 : 2
  const colors = bestColors(pool, count)
  return complete(pool, Array<string>(count).fill(name), pool, colors, (card) => card.identity, COMMANDER)
}

/** The leader, or two that are partners, within whose colors the pool is worth most. */
function bestLeaders(pool: readonly DraftCard[], sets: readonly string[]): readonly DraftCard[] {
  const able = pool.filter(leads)
  const teams = [
    ...able.map((card) => [card]),
    ...able.flatMap((a, i) => able.slice(i + 1).flatMap((b) => (lead(a, b, sets) ? [[a, b]] : []))),
  ]
  const value = (team: readonly DraftCard[]) => {
    const identity = team.reduce((bits, card) => bits | card.identity, 0)
    const inside = pool.filter((card) => (card.identity & ~identity) === 0)
    return best(inside, COMMANDER.size - COMMANDER.lands).reduce(
      (sum, card) => sum + 2 + worth(card, false),
      0,
    )
  }
  return teams.reduce((most, team) => (value(team) > value(most) ? team : most), teams[0] ?? [])
}

/** The best cards of the colors, and basic lands up to the deck's size. */
function complete(
  pool: readonly DraftCard[],
  commanders: readonly string[],
  candidates: readonly DraftCard[],
  colors: number,
  bitsOf: (card: DraftCard) => number,
  { size, lands }: typeof LIMITED,
): DraftedDeck {
  const inside = candidates.filter((card) => (bitsOf(card) & ~colors) === 0)
  const chosen = best(inside, size - lands - commanders.length)
  const basics = basicsFor(chosen, colors, size - commanders.length - chosen.length)
  const main = [...chosen.map(({ name }) => name), ...basics]
  const used = new Set<DraftCard>(chosen)
  const left = [...pool]
  for (const card of used)
    for (const _ of chosen.filter((one) => one === card)) left.splice(left.indexOf(card), 1)
  for (const name of commanders) {
    const at = left.findIndex((card) => card.name === name)
    if (at >= 0) left.splice(at, 1)
  }
  return { commanders, main, sideboard: left.map(({ name }) => name) }
}

function best(cards: readonly DraftCard[], count: number): readonly DraftCard[] {
  return cards
    .toSorted((a, b) => worth(b, false) - worth(a, false) || (a.name < b.name ? -1 : 1))
    .slice(0, count)
}

/** Basic lands in the proportion of the cards' colors. */
function basicsFor(cards: readonly DraftCard[], colors: number, count: number): string[] {
  const bits = [0, 1, 2, 3, 4].filter((bit) => (colors >> bit) & 1)
  if (bits.length === 0) return Array<string>(count).fill(NO_COLOR)
  const wants = bits.map((bit) => 1 + cards.filter((card) => (card.colors >> bit) & 1).length)
  const total = wants.reduce((sum, want) => sum + want, 0)
  const counts = wants.map((want) => Math.floor((count * want) / total))
  counts[0] += count - counts.reduce((sum, n) => sum + n, 0)
  return bits.flatMap((bit, i) => Array<string>(counts[i]).fill(BASICS[bit]))
}

function isConspiracy({ typeLine }: DraftCard): boolean {
  return /\bconspiracy\b/.test(typeLine)
}
