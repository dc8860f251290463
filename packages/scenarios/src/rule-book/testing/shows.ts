import type { SourceCard } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import { expect, it } from "vitest"
import type { Check, Placed, Position, Scenario, Seat } from "../../format/format.ts"
import { fault } from "../../meaning/played.ts"

/** A test's own card, as in a card file. */
export type Own = Pick<
  SourceCard,
  "name" | "type_line" | "oracle_text" | "mana_cost" | "power" | "toughness" | "loyalty" | "defense"
> &
  Partial<Pick<SourceCard, "layout" | "card_faces">>
/** A card by its text, or in the ability language if the grammar can't read it. */
type Made = Own | CardDefinition
type Piece = Placed | Made | readonly [number, Made | string] | readonly [Made | string, "tapped"]
type Zones = Record<"hand" | "graveyard" | "library" | "exile" | "battlefield" | "command", readonly Piece[]>

/** A player's cards and life; `on` is their battlefield. */
type Side = Omit<Position, keyof Zones> & Partial<Omit<Zones, "battlefield">> & { on?: readonly Piece[] }

/** A board of up to six players, what they do, and what must be true at the end of turn 1, or where it stops. */
export type Board = Omit<Partial<Scenario>, "players" | "expect" | "cards"> & {
  a?: Side
  b?: Side
  c?: Side
  d?: Side
  e?: Side
  f?: Side
  then?: readonly Check[]
  /** Cards that no player has as the game begins. */
  cards?: readonly Made[]
}

/** A test of a rule by one or more boards. */
export function shows(title: string, ...boards: readonly Board[]): void {
  it(title, () => {
    const faults = boards.map(faultOf).filter(Boolean).join("; ")
    expect(faults, faults).toBe("")
  })
}

function faultOf({ a = {}, b = {}, c, d, e, f, then = [], cards = [], ...rest }: Board): string {
  const own = new Map(cards.map((one) => [one.name, one]))
  const sides = Object.entries({ A: a, B: b, C: c, D: d, E: e, F: f }).flatMap(([seat, side]) =>
    side === undefined ? [] : [[seat as Seat, position(side, own)] as const],
  )
  const made = [...own.values()]
  const seated = { turnOrder: sides.map(([seat]) => seat) }
  const scenario = { shuffle: false, ...seated, ...rest, players: Object.fromEntries(sides), expect: then }
  return fault(
    { ...scenario, cards: made.flatMap((card) => (isDefinition(card) ? [] : [card])) },
    // No memo of a definition may outlive the run: mutants of code that is read once would go unnoticed.
    made.filter(isDefinition).map((card) => structuredClone(card)),
  )
}

function isDefinition(card: Made): card is CardDefinition {
  return "faces" in card
}

function position({ on, hand, graveyard, library, exile, command, ...rest }: Side, own: Map<string, Made>) {
  const placed = (pieces: readonly Piece[] = []) => pieces.map((piece) => placedIn(piece, own))
  return {
    ...rest,
    battlefield: placed(on),
    hand: placed(hand),
    graveyard: placed(graveyard),
    library: placed(library),
    exile: placed(exile),
    command: placed(command),
  }
}

function placedIn(piece: Piece, own: Map<string, Made>): Placed {
  if (typeof piece === "string") return piece
  if ("card" in piece) return piece
  if (!isPair(piece)) return named(piece, own)
  const [first, second] = piece
  if (typeof first === "number") return { card: named(second, own), count: first }
  return { card: named(first, own), tapped: true }
}

function isPair(piece: Piece): piece is Extract<Piece, readonly unknown[]> {
  return Array.isArray(piece)
}

function named(card: Made | string, own: Map<string, Made>): string {
  if (typeof card === "string") return card
  own.set(card.name, card)
  return card.name
}
