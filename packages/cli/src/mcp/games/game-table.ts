import { MOST_GAMES, MOST_NAME } from "../limits.ts"
import { refuse } from "../refusal.ts"
import type { KeptGame } from "./kept-game.ts"

/** The games that a server keeps. A finished game makes room for another; a running one is never dropped. */
export class GameTable {
  readonly #games = new Map<string, KeptGame>()
  #count = 0

  /** Keeps a game under a new name. Refuses as "game/too-many" if too many are running. */
  add(make: (name: string) => KeptGame): KeptGame {
    if (this.#games.size >= MOST_GAMES) this.#dropFinished()
    if (this.#games.size >= MOST_GAMES)
      refuse("game/too-many", `${MOST_GAMES} games are going on; concede one to make room`)
    const kept = make(`game-${this.#count + 1}`)
    this.#count++
    this.#games.set(kept.name, kept)
    return kept
  }

  /** The game of that name. Refuses as "game/unknown". */
  get(name: string): KeptGame {
    const kept = this.#games.get(name)
    const known = [...this.#games.keys()].join(", ") || "none"
    return (
      kept ?? refuse("game/unknown", `no game is called "${name.slice(0, MOST_NAME)}" (going on: ${known})`)
    )
  }

  #dropFinished(): void {
    for (const [name, { game }] of this.#games) if (game.over) this.#games.delete(name)
  }
}
