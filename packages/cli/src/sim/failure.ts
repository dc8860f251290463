import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GameFailure } from "@apnap/players"

/** Writes a failed game as a replay fixture named by its seed. Returns an error with the failure and the file. */
export async function keepFailure(failure: GameFailure, folder: string): Promise<Error> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `sim-${failure.game.setup.seed}.json`)
  await writeFile(file, `${JSON.stringify(failure.fixture())}\n`)
  return new Error(`${failure.message}; kept in ${file}`, { cause: failure })
}
