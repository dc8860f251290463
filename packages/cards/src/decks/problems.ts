import { isCommander } from "../search/fields/kinds.ts"
import type { SearchCard } from "../search/search-card.ts"
import type { DeckEntry } from "./entries.ts"
import { LEAST_CARDS, MOST_IN_SIDEBOARD } from "./size.ts"

/** The rules to check a deck against. */
export interface DeckRules {
  /** "constructed" (100.2a), "limited" (100.2b), "commander" (903.5), or a format with legalities in the file: "modern". */
  readonly format: string
  /** Latest allowed date of first printing, "1999-06-01"; "" for no limit. */
  readonly until: string
}

/** Why a deck is not legal under these rules. */
export type DeckProblem =
  | { readonly code: "size"; readonly count: number; readonly wanted: number }
  | { readonly code: "sideboard"; readonly count: number; readonly most: number }
  | { readonly code: "companions"; readonly count: number }
  | { readonly code: "copies"; readonly card: string; readonly count: number; readonly most: number }
  | { readonly code: "restricted"; readonly card: string; readonly count: number }
  | { readonly code: "no-commander" | "no-legalities" }
  | {
      readonly code: "unknown" | "identity" | "not-commander" | "not-legal" | "banned" | "undated"
      readonly card: string
    }
  | { readonly code: "later"; readonly card: string; readonly released: string }

const LIMITED = "limited"
const LEAST_LIMITED = 40
const COMMANDER_SIZE = 100
const COPIES = 4

/** All problems of a deck; a list with problems is still read. */
export function deckProblems(
  entries: readonly DeckEntry[],
  find: (name: string) => SearchCard | undefined,
  rules: DeckRules,
): DeckProblem[] {
  const cards = new Map(entries.map(({ name }) => [name, find(name)]))
  return [
    ...sizeProblems(entries, rules),
    ...companionProblems(entries),
    ...[...cards].flatMap(([name, card]) =>
      card === undefined ? [{ code: "unknown" as const, card: name }] : [],
    ),
    ...copyProblems(entries, find, rules),
    ...(rules.format === "commander" ? commanderProblems(entries, find) : []),
    ...legalityProblems(
      [...cards.values()].flatMap((card) => card ?? []),
      rules,
    ),
  ]
}

function copiesIn(entries: readonly DeckEntry[], part: DeckEntry["part"]): number {
  return entries.reduce((sum, entry) => sum + (entry.part === part ? entry.count : 0), 0)
}

/** 100.2a, 100.2b, 100.4a, 903.5a; in limited play the sideboard is the rest of the card pool (100.4b). */
function sizeProblems(entries: readonly DeckEntry[], { format }: DeckRules): DeckProblem[] {
  const main = copiesIn(entries, "main")
  if (format === "commander") {
    const count = main + copiesIn(entries, "commanders")
    return count === COMMANDER_SIZE ? [] : [{ code: "size", count, wanted: COMMANDER_SIZE }]
  }
  if (format === LIMITED)
    return main < LEAST_LIMITED ? [{ code: "size", count: main, wanted: LEAST_LIMITED }] : []
  const beside = copiesIn(entries, "sideboard") + copiesIn(entries, "companion")
  return [
    ...(main < LEAST_CARDS ? [{ code: "size" as const, count: main, wanted: LEAST_CARDS }] : []),
    ...(beside > MOST_IN_SIDEBOARD
      ? [{ code: "sideboard" as const, count: beside, most: MOST_IN_SIDEBOARD }]
      : []),
  ]
}

/** 103.2b */
function companionProblems(entries: readonly DeckEntry[]): DeckProblem[] {
  const count = copiesIn(entries, "companion")
  return count > 1 ? [{ code: "companions", count }] : []
}

/** 100.2a, 903.5b; a card may allow more copies of itself, and a format only one. */
function copyProblems(
  entries: readonly DeckEntry[],
  find: (name: string) => SearchCard | undefined,
  { format }: DeckRules,
): DeckProblem[] {
  const counts = new Map<SearchCard, number>()
  for (const { name, count } of entries) {
    const card = find(name)
    if (card !== undefined) counts.set(card, (counts.get(card) ?? 0) + count)
  }
  return [...counts].flatMap(([card, count]): DeckProblem[] => {
    const most = mostOf(card, format)
    if (count > most) return [{ code: "copies", card: card.name, count, most }]
    const isRestricted = card.printing.legalities?.[format] === "restricted"
    return isRestricted && count > 1 ? [{ code: "restricted", card: card.name, count }] : []
  })
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

/** 100.2a, 113.6n: how many copies a card's own text allows before the game; in limited play any number (100.2b). */
function mostOf(card: SearchCard, format: string): number {
  if (format === LIMITED) return Number.POSITIVE_INFINITY
  const [{ typeLine, text }] = card.faces
  if (/\bbasic\b/.test(typeLine) || text.includes("a deck can have any number of cards named"))
    return Number.POSITIVE_INFINITY
  const own = /a deck can have up to (\w+) cards named/.exec(text)?.[1]
  if (own !== undefined) return NUMBERS.indexOf(own) + 1
  return format === "commander" ? 1 : COPIES
}

/** The parts whose cards must be within the commanders' color identity. */
const OF_IDENTITY: ReadonlySet<DeckEntry["part"]> = new Set(["main", "companion"])

/** 903.3, 903.5c; 903.11a for a companion. */
function commanderProblems(
  entries: readonly DeckEntry[],
  find: (name: string) => SearchCard | undefined,
): DeckProblem[] {
  const leaders = entries.filter(({ part }) => part === "commanders").flatMap(({ name }) => find(name) ?? [])
  if (leaders.length === 0) return [{ code: "no-commander" }]
  const identity = leaders.reduce((bits, card) => bits | card.identity, 0)
  const stray = entries.flatMap(({ name, part }) => {
    const card = find(name)
    return card !== undefined && OF_IDENTITY.has(part) && (card.identity & ~identity) !== 0 ? [card] : []
  })
  return [
    ...leaders
      .filter((card) => !isCommander(card))
      .map(({ name }) => ({ code: "not-commander" as const, card: name })),
    ...stray.map(({ name }) => ({ code: "identity" as const, card: name })),
  ]
}

/** Formats without a list of legal cards. */
const WITHOUT_LIST: ReadonlySet<string> = new Set(["constructed", LIMITED, "free"])

function legalityProblems(cards: readonly SearchCard[], { format, until }: DeckRules): DeckProblem[] {
  const dated = until === "" ? [] : cards.flatMap((card) => laterThan(card, until))
  if (WITHOUT_LIST.has(format)) return dated
  const known = cards.filter(({ printing }) => printing.legalities?.[format] !== undefined)
  // Without legalities in the file, Commander is still checked by its deck rules.
  if (known.length === 0 && cards.length > 0)
    return format === "commander" ? dated : [...dated, { code: "no-legalities" }]
  return [...dated, ...known.flatMap((card) => listed(card, format))]
}

function listed({ name, printing }: SearchCard, format: string): DeckProblem[] {
  const says = printing.legalities?.[format]
  if (says === "banned") return [{ code: "banned", card: name }]
  return says === "legal" || says === "restricted" ? [] : [{ code: "not-legal", card: name }]
}

/** Basic lands were in the first set, so they pass every date limit. */
function laterThan({ name, printing: { released }, faces }: SearchCard, until: string): DeckProblem[] {
  if (/\bbasic land\b/.test(faces[0].typeLine)) return []
  if (released === undefined) return [{ code: "undated", card: name }]
  return released > until ? [{ code: "later", card: name, released }] : []
}
