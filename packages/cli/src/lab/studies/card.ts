import type { CardDefinition } from "@apnap/engine"
import type { Arm, Contest, Study } from "@apnap/players"
import { type LoadedDeck, loadCard } from "../../input.ts"
import { whole } from "../../numbers.ts"
import { type LabOptions, readPlay } from "../options.ts"
import { byName, type DecksOption, readDecks } from "./decks.ts"

export interface CardStudyOptions extends LabOptions, DecksOption {
  instead: string
  against: readonly string[]
  copies?: string
  ruleset: string
}

/** Copies of a card in a deck. */
const MOST_COPIES = 250

/**
 * The effect of a card in another's place: the same games with the other and with the card. The slots are those of the other card,
 * or in decks without it those of the card. Each deck plays all decks of `--against` but itself.
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
  const decks = byName([...against, ...pairs.flatMap(({ ends }) => ends)])
  return { kind: "card", ...readPlay(options), ...decks, contests }
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

/** The positions in the deck list at which the two cards can be swapped. */
function places({ cards }: LoadedDeck, card: CardDefinition, other: CardDefinition): number[] {
  const of = (name: string) => cards.flatMap((one, i) => (one.name === name ? [i] : []))
  const others = of(other.name)
  return others.length > 0 ? others : of(card.name)
}

/** The deck with the other card and with the card in these slots; all else is equal, so that shuffles match. */
function withEither(
  deck: LoadedDeck,
  card: CardDefinition,
  other: CardDefinition,
  copies: number,
): [LoadedDeck, LoadedDeck] {
  const changed = new Set(places(deck, card, other).slice(0, copies))
  const having = (one: CardDefinition): LoadedDeck => ({
    ...deck,
    name: `${deck.name} with ${one.name}`,
    cards: deck.cards.map((old, i) => (changed.has(i) ? one : old)),
  })
  return [having(other), having(card)]
}
