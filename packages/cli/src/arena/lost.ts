import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Game } from "@apnap/engine"
import type { Bout } from "@apnap/players"
import { entryOf, tell } from "@apnap/words"

/** Events too minor for a line. */
const UNTOLD: ReadonlySet<string> = new Set(["taps", "untaps", "mana"])

/** Records a game, one event per line, with all cards visible. */
export class Teller {
  readonly #lines: string[] = []
  #told = 0

  /** Call after each decision: objects gone by the end of the game can no longer be named. */
  readonly listen = (game: Game): void => {
    const events = game.history()
    for (const event of events.slice(this.#told)) {
      const line = UNTOLD.has(event.kind) ? null : tell(entryOf(game.state, event), "en")
      if (line !== null) this.#lines.push(line)
    }
    this.#told = events.length
  }

  /** Writes the game to `SEED-LEVELS.txt` in the folder. */
  async write(folder: string, { levels, decks, seed }: Bout): Promise<void> {
    const heading = levels.map((level, seat) => `${seat + 1}: ${level} with ${decks[seat]}`)
    await mkdir(folder, { recursive: true })
    const text = [...heading, ...this.#lines].join("\n")
    await writeFile(join(folder, `${seed}-${levels.join("-")}.txt`), `${text}\n`)
  }
}
