import { cardOf, type Draft, type DraftNote, isOver, type Physical } from "./draft.ts"

/** A physical card and its name. */
export interface SeenCard {
  readonly card: Physical
  readonly name: string
}

/** What a player may look at during a draft (905.1c, 903.13d). */
export interface DraftView {
  readonly round: number
  /** The pack that they draft from; empty while they wait for others, and after the draft. */
  readonly pack: readonly SeenCard[]
  readonly pile: readonly SeenCard[]
  /** By seat: cards drafted face up (905.2c), and how many cards there are in packs and piles. */
  readonly faceUp: readonly (readonly SeenCard[])[]
  readonly packSizes: readonly number[]
  readonly pileSizes: readonly number[]
  /** What is noted, with the names of cards that were revealed (905.2b). */
  readonly notes: readonly DraftNote[]
}

export function draftView(draft: Draft, seat: number): DraftView {
  const seen = (card: Physical): SeenCard => ({ card, name: cardOf(draft, card).name })
  const drafts = !isOver(draft) && draft.chosen[seat] === null
  return {
    round: draft.round,
    pack: drafts ? draft.packs[seat].map(seen) : [],
    pile: draft.piles[seat].map(seen),
    faceUp: draft.piles.map((pile) => pile.filter((card) => draft.faceUp.includes(card)).map(seen)),
    packSizes: draft.packs.map((pack) => pack.length),
    pileSizes: draft.piles.map((pile) => pile.length),
    notes: draft.notes,
  }
}
