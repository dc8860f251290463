import type { Dice } from "@apnap/engine"
import { setDice } from "@apnap/engine/internal"
import type { QueueEntry } from "../format/format.ts"
import type { Direction } from "./direction.ts"

/** Runs `game` with coins and dice from the queues, random if they have none. */
export function withDice<T>(d: Direction, game: () => T): T {
  setDice(scripted(d))
  try {
    return game()
  } finally {
    setDice({})
  }
}

/** The tossing player is taken to be the first with a matching entry. */
function scripted({ names, queues }: Direction): Dice {
  const take = <V>(fits: (entry: QueueEntry) => V | undefined): V | undefined => {
    for (const seat of names.seats) {
      const found = queues.take("choices", seat, fits)
      if (found !== undefined) return found
    }
    return undefined
  }
  return {
    coin: () => take((entry) => (typeof entry === "object" && "coin" in entry ? entry.coin : undefined)),
    die: (sides) =>
      take((entry) =>
        typeof entry === "object" && "die" in entry && entry.die <= sides ? entry.die : undefined,
      ),
    planarDie: () =>
      take((entry) => (typeof entry === "object" && "planarDie" in entry ? entry.planarDie : undefined)),
  }
}
