import type { GameEvent, State } from "@apnap/engine"

/** Names of the cards a player drew in a game, including the opening hand they kept, and of those they played. */
export interface CardUse {
  drawn: ReadonlySet<string>
  played: ReadonlySet<string>
}

const PLAYERS = [0, 1]

/** What each of two players drew and played of their own deck, given the starting state and all events since. */
export function cardUse(start: State, events: readonly GameEvent[]): CardUse[] {
  const cards = new Cards(start)
  const drawn = new Set<number>()
  const played = new Set<number>()
  let begun = false
  for (const event of events) {
    if (event.kind === "beginsTurn") begun = true
    if (event.kind !== "moves") continue
    const card = cards.follow(event)
    if (event.to === "hand" && event.cause === "draw") drawn.add(card)
    // 103.5: cards put back by a mulligan don't count as drawn.
    else if (!begun && event.from === "hand") drawn.delete(card)
    else if (event.cause === "cast" || event.cause === "play") played.add(card)
  }
  return PLAYERS.map((player) => ({
    drawn: cards.namesOf(drawn, player),
    played: cards.namesOf(played, player),
  }))
}

/** 103.5: number of mulligans taken by each player. */
export function mulligans(events: readonly GameEvent[]): number[] {
  const first = events.findIndex((event) => event.kind === "beginsTurn")
  const before = events.slice(0, Math.max(0, first))
  return PLAYERS.map(
    (player) => before.filter((event) => event.kind === "shuffles" && event.player === player).length,
  )
}

/** Tracks cards through all zones: each move gives a card a new id (400.7). */
class Cards {
  readonly #start: State
  /** A card's starting id, by its current id. */
  readonly #first = new Map<number, number>()

  constructor(start: State) {
    this.#start = start
  }

  follow({ object, was }: GameEvent): number {
    const first = this.#first.get(was) ?? was
    this.#first.set(object, first)
    return first
  }

  /** Names of those cards that the player owns. */
  namesOf(cards: ReadonlySet<number>, owner: number): Set<string> {
    const own = [...cards]
      .map((id) => this.#start.objects[id])
      .filter((object) => object !== undefined)
      .filter((object) => object.owner === owner)
    return new Set(own.map((object) => this.#start.definitions[object.def].name))
  }
}
