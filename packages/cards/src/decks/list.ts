import type { CardDefinition } from "@apnap/engine"
import { EMBEDDED, findCard } from "../embedded/index.ts"
import { type DeckEntry, readDeckEntries } from "./entries.ts"
import { DeckError } from "./error.ts"
import { didYouMean, NearestNames } from "./nearest.ts"
import { LEAST_CARDS, MOST_IN_SIDEBOARD } from "./size.ts"

export interface Deck {
  main: readonly CardDefinition[]
  sideboard: readonly CardDefinition[]
  /** For Commander games (903.3); they are not in `main`. */
  commanders: readonly CardDefinition[]
  /** The card of the sideboard that is revealed as the companion (103.2b); it is not in `sideboard`. */
  companion?: CardDefinition
}

/** Finds a card by name; `readDeckList` uses the embedded cards by default. */
export type CardFinder = (name: string) => CardDefinition | undefined

const COPIES = 4

/** The names to suggest for unknown cards. */
export type NameSource = () => Iterable<string>

const embeddedNames: NameSource = () => EMBEDDED.map(({ name }) => name)

/**
 * Reads a deck from a list in a format of `readDeckEntries`. `check` checks a list without a commander (a drafted one: `checkLimitedDeck`);
 * one with a commander is checked by the game (903.5). Throws a `DeckError`, which for unknown cards suggests the nearest of `names`.
 */
export function readDeckList(
  text: string,
  find: CardFinder = findCard,
  names: NameSource = embeddedNames,
  check: (deck: Deck) => void = checkDeck,
): Deck {
  const entries = readDeckEntries(text)
  const unknown = entries.filter((entry) => find(entry.name) === undefined)
  if (unknown.length > 0) throw unknownCards(unknown, new NearestNames(names()))
  const cards = (part: keyof Deck) =>
    entries
      .filter((entry) => entry.part === part)
      .flatMap(({ count, name }) => Array.from({ length: count }, () => find(name)!))
  const deck = {
    main: cards("main"),
    sideboard: cards("sideboard"),
    commanders: cards("commanders"),
    ...companionIn(cards("companion")),
  }
  if (deck.commanders.length === 0) check(deck)
  return deck
}

/** 103.2b */
function companionIn(cards: readonly CardDefinition[]): Pick<Deck, "companion"> {
  const [companion] = cards
  if (cards.length > 1)
    throw new DeckError(
      "deck/companion",
      `the list names ${cards.length} companions, at most one may be revealed (103.2b)`,
      { cards: cards.map(({ name }) => name) },
    )
  return companion === undefined ? {} : { companion }
}

/** Maximum number of unknown cards reported with suggestions, because the search is slow. */
const MOST_TOLD = 20

function unknownCards(entries: readonly DeckEntry[], names: NearestNames): DeckError {
  const [{ line }] = entries
  const cards = entries.map(({ name }) => name)
  const nearest = cards.map((name, i) => (i < MOST_TOLD ? names.of(name) : []))
  const list = entries
    .slice(0, MOST_TOLD)
    .map((entry, i) => `line ${entry.line}: no card is called "${entry.name}"${didYouMean(nearest[i])}`)
  if (entries.length > MOST_TOLD) list.push(`${entries.length - MOST_TOLD} more cards are unknown`)
  return new DeckError("deck/unknown-card", list.join("; "), { line, cards, nearest })
}

/** 100.2a, 100.4a: at least sixty cards, at most fifteen in the sideboard, at most four copies except of basic lands. */
export function checkDeck(deck: Deck): void {
  const { main, companion } = deck
  const sideboard = companion === undefined ? deck.sideboard : [...deck.sideboard, companion]
  if (main.length < LEAST_CARDS)
    throw new DeckError(
      "deck/size",
      `the deck has ${main.length} cards, at least ${LEAST_CARDS} are needed (100.2a)`,
    )
  if (sideboard.length > MOST_IN_SIDEBOARD)
    throw new DeckError(
      "deck/size",
      `the sideboard has ${sideboard.length} cards, at most ${MOST_IN_SIDEBOARD} are allowed (100.4a)`,
    )
  checkCopies([...main, ...sideboard])
}

const LEAST_LIMITED = 40

/** 100.2b, 100.4b: at least forty cards, any number of copies; the rest of the pool is beside it. */
export function checkLimitedDeck({ main }: Deck): void {
  if (main.length < LEAST_LIMITED)
    throw new DeckError(
      "deck/size",
      `the deck has ${main.length} cards, at least ${LEAST_LIMITED} are needed (100.2b)`,
    )
}

function checkCopies(cards: readonly CardDefinition[]): void {
  const counts = new Map<string, number>()
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const card of cards) {
    const count = counts.get(card.name)!
    if (count > COPIES && !card.faces[0].supertypes?.includes("basic"))
      throw new DeckError(
        "deck/copies",
        `${count} copies of ${card.name}, at most ${COPIES} are allowed (100.2a)`,
        { cards: [card.name] },
      )
  }
}
