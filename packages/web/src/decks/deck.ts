import type { DeckEntry } from "@apnap/cards/lists"
import type { CardTold, FaceTold } from "../protocol/library.ts"

/** Copies of a card in a part of a deck. */
export type Copies = Pick<DeckEntry, "count" | "name" | "part">
export type Part = DeckEntry["part"]
/** The properties of a card relevant for deck statistics: types and cost. */
export interface Weighed extends Pick<CardTold, "manaValue"> {
  faces: readonly Pick<FaceTold, "types">[]
}

/** The parts of a deck in list order. */
export const PARTS: readonly Part[] = ["commanders", "companion", "main", "sideboard"]

export function copiesOf(entries: readonly Copies[], name: string, part: Part): number {
  return entries.reduce(
    (sum, entry) => sum + (entry.name === name && entry.part === part ? entry.count : 0),
    0,
  )
}

export function countIn(entries: readonly Copies[], part: Part): number {
  return entries.reduce((sum, entry) => sum + (entry.part === part ? entry.count : 0), 0)
}

/** Maximum number of copies of a card. */
const MOST = 250

/** The deck with more copies of a card, or fewer if `more` is negative. */
export function withCopies(entries: readonly Copies[], name: string, part: Part, more: number): Copies[] {
  const count = Math.min(MOST, Math.max(0, copiesOf(entries, name, part) + more))
  const at = entries.findIndex((entry) => entry.name === name && entry.part === part)
  const others = entries.filter((entry) => entry.name !== name || entry.part !== part)
  if (count === 0) return others
  others.splice(at < 0 ? others.length : Math.min(at, others.length), 0, { count, name, part })
  return others
}

/** Merges entries of the same card and part, as may occur in a pasted list. */
export function joined(entries: readonly Copies[]): Copies[] {
  return entries.reduce<Copies[]>((all, { name, part, count }) => withCopies(all, name, part, count), [])
}

/** The entries by the names of the cards themselves: a list may name them in French, or by their front faces. */
export function byCardName(
  entries: readonly Copies[],
  cards: ReadonlyMap<string, Pick<CardTold, "name"> | null>,
): Copies[] {
  return joined(entries.map((entry) => ({ ...entry, name: cards.get(entry.name)?.name ?? entry.name })))
}

/** The groups in a deck list. */
export const KINDS = ["creatures", "spells", "lands", "unknown"] as const
export type Kind = (typeof KINDS)[number]

/** The group of a card; a land creature counts as a land. */
export function kindOf(card: Weighed | null | undefined): Kind {
  if (card === null || card === undefined) return "unknown"
  const [{ types }] = card.faces
  if (types.includes("land")) return "lands"
  return types.includes("creature") ? "creatures" : "spells"
}

/** Whether the part stays outside the game (100.4, 103.2b). */
function isBeside(part: Part): boolean {
  return part === "sideboard" || part === "companion"
}

/** Numbers of nonland cards by mana value: 0, 1 … 6 and more. */
export function curveOf(entries: readonly Copies[], cards: ReadonlyMap<string, Weighed | null>): number[] {
  const curve = Array.from({ length: 7 }, () => 0)
  for (const { name, part, count } of entries) {
    const card = cards.get(name)
    if (isBeside(part) || card == null || kindOf(card) === "lands") continue
    curve[Math.min(6, card.manaValue)] += count
  }
  return curve
}

/** The mean mana value of nonland cards; null if there are none. */
export function meanCost(
  entries: readonly Copies[],
  cards: ReadonlyMap<string, Weighed | null>,
): number | null {
  let [sum, count] = [0, 0]
  for (const entry of entries) {
    const card = cards.get(entry.name)
    if (isBeside(entry.part) || card == null || kindOf(card) === "lands") continue
    sum += card.manaValue * entry.count
    count += entry.count
  }
  return count === 0 ? null : sum / count
}

/** The probability of at least so many lands among the cards drawn: 1 minus that of fewer. */
export function chanceOfLands(lands: number, cards: number, drawn: number, atLeast: number): number {
  let below = 0
  for (let k = 0; k < atLeast; k++) below += exactly(lands, cards, drawn, k)
  return Math.max(0, 1 - below)
}

/** Hypergeometric probability of exactly k lands among the cards drawn. */
function exactly(lands: number, cards: number, drawn: number, k: number): number {
  if (k > lands || drawn - k > cards - lands || cards < drawn) return 0
  return (choose(lands, k) * choose(cards - lands, drawn - k)) / choose(cards, drawn)
}

function choose(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= k; i++) result *= (n - k + i) / i
  return result
}

/** The letters of a deck's colours, in the order WUBRG. */
export function colorsIn(entries: readonly Copies[], cards: ReadonlyMap<string, CardTold | null>): string {
  const letters = entries.map(({ name }) => cards.get(name)?.colors ?? "").join("")
  return [..."WUBRG"].filter((letter) => letters.includes(letter)).join("")
}

/** A random hand of `size` cards. */
export function sampleHand(entries: readonly Copies[], size: number): string[] {
  const cards = entries.flatMap(({ name, part, count }) =>
    part === "main" ? Array.from({ length: count }, () => name) : [],
  )
  const hand: string[] = []
  while (hand.length < size && cards.length > 0) {
    const [random] = crypto.getRandomValues(new Uint32Array(1))
    hand.push(...cards.splice(random % cards.length, 1))
  }
  return hand
}
