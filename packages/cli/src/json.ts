import { writeFile } from "node:fs/promises"
import type { Command } from "commander"

/** The target of `--json`: none, standard output, or a file. */
export type Json = string | true | undefined

/** Gives a command the option `--json`, to standard output, or `--json FILE`. */
export function jsonOption(command: Command, what = "the result"): Command {
  return command.option("--json [file]", `${what} as JSON, on standard output or in a file`)
}

/** Writes data to the target of `--json`. If that is standard output, other messages belong on standard error. */
export async function writeJson(to: string | true, data: unknown): Promise<void> {
  const text = `${JSON.stringify(data, null, 1)}\n`
  if (to === true) process.stdout.write(text)
  else await writeFile(to, text)
}

/** Reports a result: as data if `--json` is given, and in words unless the data goes to standard output. */
export async function tell(json: Json, data: () => unknown, words: () => string): Promise<void> {
  if (json !== undefined) await writeJson(json, data())
  if (json !== true) process.stdout.write(`${words()}\n`)
}
