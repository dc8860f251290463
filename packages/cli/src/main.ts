/** The `apnap` command: the program, its version and its list of commands. */

import { readFileSync } from "node:fs"
import { isLanguage, type Language } from "@apnap/words"
import { Command } from "commander"
import { register as arena } from "./commands/arena.ts"
import { register as cards } from "./commands/cards.ts"
import { register as conformance } from "./commands/conformance.ts"
import { register as draft } from "./commands/draft.ts"
import { register as eras } from "./commands/eras.ts"
import { register as explain } from "./commands/explain.ts"
import { register as lab } from "./commands/lab.ts"
import { register as mcp } from "./commands/mcp.ts"
import { register as play } from "./commands/play.ts"
import { register as rule } from "./commands/rule.ts"
import { register as serve } from "./commands/serve.ts"
import { register as sim } from "./commands/sim.ts"
import { errorLine } from "./error-line.ts"
import { HOME } from "./home.ts"

/**
 * One file per command, `commands/<name>.ts`, each exporting `register(program)`. Registering must be cheap:
 * a command imports its dependencies inside its action, so that `apnap --help` stays fast.
 */
type Register = (program: Command) => void

const commands: readonly Register[] = [
  play,
  draft,
  sim,
  arena,
  lab,
  conformance,
  explain,
  rule,
  eras,
  cards,
  mcp,
  serve,
]

export function createProgram(): Command {
  const program = new Command()
    .name("apnap")
    .description("A Magic: The Gathering rules engine and table")
    .version(packageVersion())
    .showHelpAfterError("(apnap --help lists the commands)")
  for (const register of commands) register(program)
  return program
}

/** `argv` as in `process.argv`: interpreter and script first. Errors are printed in one line, with exit code 1. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(argv)
  } catch (error) {
    const line = errorLine(error, languageIn(argv))
    if (line === null) throw error
    process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
}

/** The language given by `--lang`, if valid. */
function languageIn(argv: readonly string[]): Language {
  const at = argv.indexOf("--lang")
  const name = at < 0 ? argv.find((arg) => arg.startsWith("--lang="))?.slice("--lang=".length) : argv[at + 1]
  return name !== undefined && isLanguage(name) ? name : "en"
}

function packageVersion(): string {
  const text = readFileSync(new URL("package.json", HOME), "utf8")
  return (JSON.parse(text) as { version: string }).version
}
