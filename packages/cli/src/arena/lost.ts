import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Game } from "@apnap/engine"
import type { Bout } from "@apnap/players"
import { entryOf, tell } from "@apnap/words"

/** What is not worth a line. */
const UNTOLD: ReadonlySet<string> = new Set(["taps", "untaps", "mana"])

/** Tells a game in `SEED-LEVELS.txt` of the folder, an event a line, with all cards open. */
export async function tellLost(folder: string, { levels, decks, seed }: Bout, game: Game): Promise<void> {
  const heading = levels.map((level, seat) => `${seat + 1}: ${level} with ${decks[seat]}`)
  const lines = game.history().flatMap((event) => {
    const line = UNTOLD.has(event.kind) ? null : tell(entryOf(game.state, event), "en")
    return line === null ? [] : [line]
  })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${seed}-${levels.join("-")}.txt`), `${[...heading, ...lines].join("\n")}\n`)
}
