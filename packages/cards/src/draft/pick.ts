import {
  cardOf,
  type Draft,
  type DraftPick,
  isOver,
  openRound,
  type Physical,
  passesTo,
  picksOf,
} from "./draft.ts"
import type { DraftAbility } from "./draft-abilities.ts"
import { DraftError } from "./draft-error.ts"
import { shuffled } from "./random.ts"

/**
 * A player's choice from the pack in front of them. Once all have chosen, the cards go to their piles, and the packs are passed on. Returns
 * the draft after it; throws a `DraftError` "draft/pick".
 */
export function pick(draft: Draft, seat: number, choice: DraftPick): Draft {
  checkPick(draft, seat, choice)
  const chosen = draft.chosen.with(seat, choice)
  const waits = chosen.some((one, other) => one === null && draft.packs[other].length > 0)
  return waits ? { ...draft, chosen } : passOn(draftAll({ ...draft, chosen }))
}

function checkPick(draft: Draft, seat: number, { take, using }: DraftPick): void {
  const refuse = (message: string, rule = ruleOf(draft)) => new DraftError("draft/pick", message, rule)
  if (isOver(draft) || !(seat in draft.players)) throw refuse("there is nothing to draft")
  if (draft.chosen[seat] !== null) throw refuse("this player has chosen from this pack")
  const pack = draft.packs[seat]
  const ability = using === undefined ? undefined : uses(draft, using)
  const wanted = picksOf(draft, seat) + (ability?.is === "additional" ? 1 : 0)
  if (take.length !== wanted || new Set(take).size !== wanted || !take.every((card) => pack.includes(card)))
    throw refuse(`${wanted} cards of this pack are drafted`)
  if (using === undefined) return
  if (!draft.piles[seat].includes(using) || ability === undefined)
    throw refuse("only a card that lies face up before its player is used", "905.2c")
  if (ability.is === "noting" && ability.creature && !isCreature(draft, take[0]))
    throw refuse("it notes creature cards alone", "905.2b")
}

function ruleOf({ variant }: Draft): string {
  return variant === "commanderDraft" ? "903.13b" : "905.1a"
}

/** The ability by which a face-up card is used as another is drafted. */
function uses(
  draft: Draft,
  card: Physical,
): Extract<DraftAbility, { is: "noting" | "additional" }> | undefined {
  if (!draft.faceUp.includes(card)) return undefined
  return cardOf(draft, card).abilities.find((a) => a.is === "noting" || a.is === "additional")
}

function isCreature(draft: Draft, card: Physical): boolean {
  return /\bcreature\b/.test(cardOf(draft, card).typeLine)
}

/** 905.2a: nobody is first; what players do at the same time is done in random order. */
function draftAll(draft: Draft): Draft {
  const order = shuffled(draft.random, [...draft.players.keys()])
  return order.items.reduce(draftOne, { ...draft, random: order.state })
}

function draftOne(draft: Draft, seat: number): Draft {
  const choice = draft.chosen[seat]
  if (choice === null) return draft
  return use(
    choice.take.reduce((now, card) => takeCard(now, seat, card), draft),
    seat,
    choice,
  )
}

function takeCard(draft: Draft, seat: number, card: Physical): Draft {
  const awaited = draft.awaiting.filter((waiting) => draft.piles[seat].includes(waiting))
  const taken: Draft = {
    ...draft,
    packs: without(draft.packs, seat, card),
    piles: draft.piles.with(seat, [...draft.piles[seat], card]),
    drafted: draft.drafted.with(seat, draft.drafted[seat] + 1),
    awaiting: draft.awaiting.filter((waiting) => !awaited.includes(waiting)),
  }
  const noted = awaited.reduce((now, by) => note(now, seat, by, cardOf(draft, card).name), taken)
  return cardOf(draft, card).abilities.reduce((now, ability) => asDrafted(now, seat, card, ability), noted)
}

function without(lists: Draft["packs"], seat: number, card: Physical): Draft["packs"] {
  return lists.with(
    seat,
    lists[seat].filter((other) => other !== card),
  )
}

/** 905.2b, 905.2c: what a card says of itself as it is drafted. */
function asDrafted(draft: Draft, seat: number, card: Physical, ability: DraftAbility): Draft {
  if (ability.is === "face up") return { ...draft, faceUp: [...draft.faceUp, card] }
  if (ability.is !== "reveal") return draft
  switch (ability.note) {
    case "number":
      return note(draft, seat, card, draft.drafted[seat])
    case "passer":
      return isOfOwnPack(draft, seat, card)
        ? draft
        : note(draft, seat, card, draft.players[passerTo(draft, seat)])
    case "next card":
      return { ...draft, awaiting: [...draft.awaiting, card] }
    default:
      return draft
  }
}

/** Nobody passed the pack that a player opened: all that they drafted this round are of this very choice. */
function isOfOwnPack(draft: Draft, seat: number, card: Physical): boolean {
  return draft.drafted[seat] === (draft.chosen[seat]?.take.indexOf(card) ?? -1) + 1
}

function passerTo(draft: Draft, seat: number): number {
  return [...draft.players.keys()].find((other) => passesTo(draft, other) === seat) ?? seat
}

function note(draft: Draft, seat: number, card: Physical, noted: number | string | readonly string[]): Draft {
  return { ...draft, notes: [...draft.notes, { seat, card, name: cardOf(draft, card).name, noted }] }
}

/** The card used: it is put into the pack, or turned face down once it has noted something. */
function use(draft: Draft, seat: number, { take, using }: DraftPick): Draft {
  if (using === undefined) return draft
  const ability = uses(draft, using)
  const faceUp = draft.faceUp.filter((card) => card !== using)
  if (ability?.is === "noting")
    return note({ ...draft, faceUp }, seat, using, worthNoting(draft, take[0], ability.note))
  const packs = draft.packs.with(seat, [...draft.packs[seat], using])
  const piles = without(draft.piles, seat, using)
  return { ...draft, faceUp, packs, piles }
}

function worthNoting(
  draft: Draft,
  card: Physical,
  what: "name" | "creature types",
): string | readonly string[] {
  const { name, typeLine } = cardOf(draft, card)
  return what === "name" ? name : (typeLine.split(" - ")[1] ?? "").split(" ").filter(Boolean)
}

/** 905.1a, 905.1b: the packs go to the next players until all of their cards are drafted. */
function passOn(draft: Draft): Draft {
  const chosen = draft.players.map(() => null)
  if (draft.packs.every((pack) => pack.length === 0)) return openRound({ ...draft, chosen })
  const packs = draft.packs.map((_, seat) => draft.packs[passerTo(draft, seat)])
  return { ...draft, chosen, packs }
}
