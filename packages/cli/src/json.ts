import { writeFile } from "node:fs/promises"
import type { Command } from "commander"

/** What `--json` asks for: nothing, standard output, or the file of that name. */
export type Json = string | true | undefined

/** Gives a command the option `--json`, to standard output, or `--json FILE`. */
export function jsonOption(command: Command, what = "the result"): Command {
  return command.option("--json [file]", `${what} as JSON, on standard output or in a file`)
}

/** Writes data where `--json` asks for it. What is said besides belongs on standard error where this is standard output. */
export async function writeJson(to: string | true, data: unknown): Promise<void> {
  const text = `${JSON.stringify(data, null, 1)}\n`
  if (to === true) process.stdout.write(text)
  else await writeFile(to, text)
}

/** Tells a result: as data where `--json` asks for that, and in words unless the data is on standard output. */
export async function tell(json: Json, data: () => unknown, words: () => string): Promise<void> {
  if (json !== undefined) await writeJson(json, data())
  if (json !== true) process.stdout.write(`${words()}\n`)
}
