import type { Language } from "@apnap/words"
import type { Command } from "commander"

interface Options {
  lang: string
  cards?: string
  json?: boolean
}

/** `apnap eras`: the rulesets, the knobs of one, or how a scenario ends under each of them. */
export function register(program: Command): void {
  program
    .command("eras")
    .description("List the rulesets of all eras, what one of them says, or how a scenario ends under each")
    .argument("[name]", "a ruleset, as 2011-09-30, or a scenario file")
    .option("--lang <language>", "en or fr", "en")
    .option("--cards <file>", "card file for what is not embedded (oracle-cards.jsonl)")
    .option("--json", "the outcomes of a scenario as JSON")
    .action(async (name: string | undefined, { lang, cards, json = false }: Options) => {
      const { findRuleset, RULESETS } = await import("@apnap/engine")
      const { knobLines, rulesetLines } = await import("../eras/rulesets.ts")
      const { readLanguage } = await import("../language.ts")
      const language = readLanguage(lang)
      const ruleset = name === undefined ? undefined : findRuleset(name)
      if (name === undefined) print(json ? RULESETS : rulesetLines(language))
      else if (ruleset !== undefined) print(json ? ruleset : knobLines(ruleset, language))
      else await compare(name, cards, language, json)
    })
}

/** Every scenario of the file, under every ruleset. */
async function compare(
  file: string,
  cards: string | undefined,
  language: Language,
  json: boolean,
): Promise<void> {
  const { loadScenarios } = await import("../conformance/load.ts")
  const { stockFor } = await import("../conformance/stock.ts")
  const { acrossEras } = await import("../eras/compare.ts")
  const { checkFile } = await import("../eras/rulesets.ts")
  const { erasData } = await import("../eras/data.ts")
  const { tellEras } = await import("../eras/tell.ts")
  await checkFile(file)
  const stock = await stockFor(file, cards)
  const all = (await loadScenarios(file, { language })).map((scenario) => acrossEras(scenario, stock))
  if (json) print(all.map((one) => erasData(one, language)))
  else for (const one of all) print([...tellEras(one, language), ""])
}

/** Lines as they are, data as JSON. */
function print(what: readonly string[] | object): void {
  const isLines = Array.isArray(what) && what.every((line) => typeof line === "string")
  process.stdout.write(`${isLines ? what.join("\n") : JSON.stringify(what, null, 1)}\n`)
}
