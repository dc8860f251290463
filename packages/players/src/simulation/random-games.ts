import { DECK_NAMES, deckByName, EMBEDDED, findCard } from "@apnap/cards"
import {
  type Asker,
  type CardDefinition,
  createState,
  type GameObject,
  type GameSetup,
  playOut,
  type State,
} from "@apnap/engine"
import { dice, randomPlayer } from "../random.ts"

/** What the players of a random game bring: two of the eight decks, or piles of embedded cards. */
export type RandomGameKind = "decks" | "piles"

/** Cards in a pile besides its lands. */
const SPELLS = 36

/** The setup of the random game of that kind and seed. Consecutive seeds cycle through all decks, or all embedded cards. */
export function randomSetup(kind: RandomGameKind, seed: number): GameSetup {
  const deck = kind === "decks" ? [deckOf(seed), deckOf(seed * 3 + 1)] : [pile(seed * 2), pile(seed * 2 + 1)]
  return {
    players: [
      { name: "A", deck: deck[0] },
      { name: "B", deck: deck[1] },
    ],
    seed,
  }
}

function deckOf(number: number): readonly CardDefinition[] {
  return deckByName(DECK_NAMES[number % DECK_NAMES.length])!.main
}

/** Consecutive embedded cards, and lands that can pay for them. */
function pile(number: number): CardDefinition[] {
  const spells = Array.from({ length: SPELLS }, (_, i) => EMBEDDED[(number * SPELLS + i) % EMBEDDED.length])
  const lands = ["City of Brass", "Plains", "Island", "Swamp", "Mountain", "Forest"].flatMap((name) =>
    Array.from({ length: 4 }, () => findCard(name)!),
  )
  return [...spells, ...lands]
}

/**
 * All real cards in any zone, no tokens or copies, including the components of melded or merged permanents: constant throughout a game
 * (108.2), except that players who leave take theirs along (800.4a), save what they anted (800.4n).
 */
export function cardsOf(s: State): number[] {
  const zones = [s.battlefield, s.stack, s.exile, s.command, s.ante, ...s.players.flatMap(zonesOf)]
  return zones.flatMap((zone) => zone.flatMap((id) => partsOf(s.objects[id]!))).sort((a, b) => a - b)
}

function zonesOf(p: State["players"][number]): (readonly number[])[] {
  return [p.library, p.hand, p.graveyard, p.outside, p.schemes, p.planes, p.attractions]
}

/** 730.2: a merged permanent consists of its component cards and tokens. */
function partsOf({ kind, card, memory }: GameObject): number[] {
  const parts = (memory?.components ?? []).filter((part) => part.kind === "card").map((part) => part.card)
  return kind === "card" ? [card, ...parts] : parts
}

/** Decisions after which a game counts as hanging. */
const ENDLESS = 50_000
/** Rounds of a hundred actions without any decision after which a game counts as hanging. */
const IDLE = 30

/**
 * Plays one game between random players, in process, until it ends or exceeds `maxTurns`. Throws if a card is lost or duplicated or the
 * game hangs, and whatever the engine throws.
 */
export function playGuarded(
  setup: GameSetup,
  maxTurns: number,
  player: Asker = randomPlayer(dice(Number(setup.seed ?? 0))),
): State {
  let s = createState(setup)
  const cards = cardsOf(s)
  const owners = new Map(s.objects.flatMap((o) => (o === undefined ? [] : [[o.card, o.owner] as const])))
  const areThere = () => {
    const anted = new Set(s.ante.map((id) => s.objects[id]!.card))
    const left = cards.filter((card) => anted.has(card) || s.players[owners.get(card)!].left === null)
    return cardsOf(s).join() === left.join()
  }
  let left = ENDLESS
  let idle = 0
  const asker: Asker = (state, decision) => {
    idle = 0
    if (left-- <= 0) throw new Error(`hang: ${ENDLESS} decisions by turn ${state.turn.number}`)
    return player(state, decision)
  }
  while (s.over === null && s.turn.number <= maxTurns) {
    s = playOut(s, asker, 100)
    if (idle++ > IDLE) throw new Error(`hang: nobody is asked any more on turn ${s.turn.number}`)
    if (s.over === null && !areThere())
      throw new Error(`lost card: another set of cards on turn ${s.turn.number}`)
  }
  return s
}
