import type { CardDefinition } from "@apnap/engine"
import type { Arm, Contest, Study } from "@apnap/players"
import { type LoadedDeck, loadCard } from "../../input.ts"
import { whole } from "../../numbers.ts"
import { type LabOptions, readPlay } from "../options.ts"
import { cardsByName, type DecksOption, readDecks } from "./decks.ts"

export interface CardStudyOptions extends LabOptions, DecksOption {
  instead: string
  against: readonly string[]
  copies?: string
  ruleset: string
}

/** Copies of a card in a deck. */
const MOST_COPIES = 250

/**
 * What a card does for decks in another's place: the same games, once with the other and once with the card. Decks that have the other give its places,
 * decks that have only the card give those. Each plays against all decks of `--against` but itself.
 */
export async function cardStudy(name: string, options: CardStudyOptions): Promise<Study> {
  const [card, other] = await Promise.all([loadCard(name, options), loadCard(options.instead, options)])
  if (card.name === other.name) throw new Error(`lab/card: "${card.name}" can't be played instead of itself`)
  const copies =
    options.copies === undefined ? MOST_COPIES : whole(options.copies, "--copies", 1, MOST_COPIES)
  const { decks: _, ...elsewhere } = options
  const against = await readDecks({ ...elsewhere, deck: options.against })
  const pairs = (await readDecks(options))
    .filter((deck) => places(deck, card, other).length > 0)
    .map((deck) => ({ deck, ends: withEither(deck, card, other, copies) }))
  if (pairs.length === 0) throw new Error(`lab/card: none of the decks has "${other.name}" or "${card.name}"`)
  const contests = pairs.flatMap(({ deck, ends }) =>
    against
      .filter((foe) => foe.name !== deck.name)
      .map((foe) => contest(deck.name, foe.name, ends, [other, card], options.ruleset)),
  )
  if (contests.length === 0) throw new Error("lab/card: there is no other deck to play against")
  const decks = cardsByName([...against, ...pairs.flatMap(({ ends }) => ends)])
  return { kind: "card", ...readPlay(options), decks, contests }
}

function contest(
  deck: string,
  foe: string,
  [before, after]: readonly [LoadedDeck, LoadedDeck],
  [other, card]: readonly [CardDefinition, CardDefinition],
  ruleset: string,
): Contest {
  const arm = (version: LoadedDeck, { name }: CardDefinition): Arm => ({
    name,
    decks: [version.name, foe],
    rules: { ruleset },
  })
  return { names: [deck, foe], arms: [arm(before, other), arm(after, card)] }
}

/** Where in the deck's list one of the cards can be changed for the other. */
function places({ cards }: LoadedDeck, card: CardDefinition, other: CardDefinition): number[] {
  const of = (name: string) => cards.flatMap((one, i) => (one.name === name ? [i] : []))
  const others = of(other.name)
  return others.length > 0 ? others : of(card.name)
}

/** The deck with the other card in these places and with the card in them, all else alike, so that shuffles are too. */
function withEither(
  deck: LoadedDeck,
  card: CardDefinition,
  other: CardDefinition,
  copies: number,
): [LoadedDeck, LoadedDeck] {
  const changed = new Set(places(deck, card, other).slice(0, copies))
  const having = (one: CardDefinition): LoadedDeck => ({
    name: `${deck.name} with ${one.name}`,
    cards: deck.cards.map((old, i) => (changed.has(i) ? one : old)),
  })
  return [having(other), having(card)]
}
