import type { Dice } from "@apnap/engine"
import { setDice } from "@apnap/engine/internal"
import type { QueueEntry } from "../format/format.ts"
import type { Direction } from "./direction.ts"

/** Runs `game` with coins and dice as the queues say; chance decides where they say nothing. */
export function withDice<T>(d: Direction, game: () => T): T {
  setDice(scripted(d))
  try {
    return game()
  } finally {
    setDice({})
  }
}

/** Whoever tosses: the first player with a fitting entry. */
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
