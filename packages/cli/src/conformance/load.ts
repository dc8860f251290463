import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { readScenario, readScenarios, type Scenario } from "@apnap/scenarios"
import { type Language, reasonIn } from "@apnap/words"

/**
 * The scenarios of a file (one per line in `.jsonl`, a single one in `.json`) or of a folder's files. Faulty ones are reported
 * and set the exit code; the others are still returned.
 */
export async function loadScenarios(
  path: string,
  { filter, language = "en" }: { filter?: string; language?: Language } = {},
): Promise<Scenario[]> {
  const out: Scenario[] = []
  for (const file of await filesOf(path)) {
    const read = file.endsWith(".json") ? readScenario : readScenarios
    const { scenarios, faults } = read(await readFile(file, "utf8"), file)
    for (const { line, code, path: where, message } of faults) {
      const at = [`${file}:${line}:`, code, ...(where === "" ? [] : [where])]
      process.stderr.write(`${at.join(" ")} ${reasonIn(message, language)}\n`)
      process.exitCode = 1
    }
    out.push(...scenarios)
  }
  return filter === undefined ? out : out.filter((s) => s.id.includes(filter))
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = (await readdir(path)).filter((name) => isScenarioFile(name)).sort()
  return names.map((name) => join(path, name))
}

/** `decks.json` holds the decks of the scenarios beside it. */
function isScenarioFile(name: string): boolean {
  return name.endsWith(".jsonl") || (name.endsWith(".json") && name !== "decks.json")
}
