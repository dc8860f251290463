import type { DraftCard } from "./draft-card.ts"
import { DraftError } from "./draft-error.ts"
import { openPack, type PackRecipe } from "./packs.ts"

/** Conspiracy Draft (905), or Commander Draft (903.13), in which two cards are drafted from each pack. */
export type DraftVariant = "conspiracyDraft" | "commanderDraft"

export interface DraftSetup {
  readonly variant: DraftVariant
  /** Names, in the order of the seats: each sits to the left of the one before. */
  readonly players: readonly string[]
  /** What booster packs are made of. */
  readonly cards: readonly DraftCard[]
  readonly recipe: PackRecipe
  /** Draft rounds (905.1a). Default 3. */
  readonly rounds?: number
  readonly seed: number
}

/** Something that all players may look at during the draft and the game (905.2b). */
export interface DraftNote {
  readonly seat: number
  /** The physical card for which it is noted, and its name. */
  readonly card: number
  readonly name: string
  /** How many cards had been drafted, who passed the card, a card's name, or creature types. */
  readonly noted: number | string | readonly string[]
}

/** One physical card is a number; `Draft.printed` says which card it is. */
export type Physical = number

/** What a player drafts from the pack in front of them, and the face-up card of theirs that they use for it, if any. */
export interface DraftPick {
  readonly take: readonly Physical[]
  readonly using?: Physical
}

/** A draft: plain data, a new value for each step. */
export interface Draft {
  readonly variant: DraftVariant
  readonly players: readonly string[]
  readonly cards: readonly DraftCard[]
  /** For each physical card its place in `cards`. */
  readonly printed: readonly number[]
  /** Booster packs of the rounds to come: by round, by seat. */
  readonly unopened: readonly (readonly (readonly Physical[])[])[]
  /** The round, from 1; after the last the draft is over. */
  readonly round: number
  readonly rounds: number
  /** The pack in front of each seat. */
  readonly packs: readonly (readonly Physical[])[]
  /** What each player has drafted; their pool in the end. */
  readonly piles: readonly (readonly Physical[])[]
  /** Those of them that lie face up (905.2c). */
  readonly faceUp: readonly Physical[]
  readonly notes: readonly DraftNote[]
  /** Cards for which the next card that their player drafts is noted. */
  readonly awaiting: readonly Physical[]
  /** What players have chosen of the packs in front of them; nobody sees it before all have. */
  readonly chosen: readonly (DraftPick | null)[]
  /** How many cards each has drafted this round. */
  readonly drafted: readonly number[]
  /** The state of the generator. */
  readonly random: number
}

const MOST_PLAYERS = 16
const ROUNDS = 3

/** Makes the packs of all rounds and opens the first. Throws a `DraftError`. */
export function startDraft({ variant, players, cards, recipe, rounds = ROUNDS, seed }: DraftSetup): Draft {
  if (players.length < 2 || players.length > MOST_PLAYERS)
    throw new DraftError(
      "draft/players",
      `a draft is for 2 to ${MOST_PLAYERS} players, not ${players.length}`,
    )
  if (recipe.common + recipe.uncommon + recipe.rare < 1)
    throw new DraftError("draft/pool", "the booster packs of this set have no cards")
  const printed: number[] = []
  let random = seed | 0
  const open = (): Physical[] => {
    const made = openPack(cards, recipe, random)
    random = made.state
    return made.pack.map((place) => printed.push(place) - 1)
  }
  const unopened = Array.from({ length: rounds }, () => players.map(open))
  const none = players.map(() => [])
  const before = {
    variant,
    players,
    cards,
    printed,
    unopened,
    rounds,
    random,
    notes: [],
    awaiting: [],
    faceUp: [],
  }
  return openRound({ ...before, round: 0, packs: none, piles: none, ...fresh(players) })
}

function fresh(players: readonly string[]): Pick<Draft, "chosen" | "drafted"> {
  return { chosen: players.map(() => null), drafted: players.map(() => 0) }
}

/** 905.1a, 903.13b: in each round each player opens a pack; after the last all cards are in piles, face down (905.2c). */
export function openRound(draft: Draft): Draft {
  const [packs, ...unopened] = draft.unopened
  const round = draft.round + 1
  if (packs === undefined) return { ...draft, round, packs: draft.players.map(() => []), faceUp: [] }
  return { ...draft, round, packs, unopened, ...fresh(draft.players) }
}

export function isOver({ round, rounds }: Draft): boolean {
  return round > rounds
}

/** The card that a physical card is. */
export function cardOf({ cards, printed }: Draft, physical: Physical): DraftCard {
  return cards[printed[physical]]
}

/** 905.1a, 903.13b: one card a time, or two in a Commander Draft; of the last cards of a pack what is left. */
export function picksOf({ variant, packs }: Draft, seat: number): number {
  return Math.min(variant === "commanderDraft" ? 2 : 1, packs[seat].length)
}

/** 905.1b, 903.13c: packs are passed to the left in the first and third round, to the right in the second. */
export function passesTo({ round, players }: Draft, seat: number): number {
  const step = round % 2 === 1 ? 1 : players.length - 1
  return (seat + step) % players.length
}
