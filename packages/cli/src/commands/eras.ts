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
    .description(
      "List the rulesets of all eras, what one of them says, what differs between two, or how a scenario ends under each",
    )
    .argument("[name]", "a ruleset, as 2011-09-30, or a scenario file")
    .argument("[other]", "a second ruleset, to compare the first one with")
    .option("--lang <language>", "en or fr", "en")
    .option("--cards <file>", "card file for what is not embedded (oracle-cards.jsonl)")
    .option("--json", "the outcomes of a scenario as JSON")
    .action(async (name: string | undefined, other: string | undefined, options: Options) => {
      const { lang, cards, json = false } = options
      const { findRuleset, RULESETS } = await import("@apnap/engine")
      const { knobLines, rulesetLines } = await import("../eras/rulesets.ts")
      const { readLanguage } = await import("../language.ts")
      const language = readLanguage(lang)
      if (name !== undefined && other !== undefined)
        return void (await difference(name, other, language, json))
      const ruleset = name === undefined ? undefined : findRuleset(name)
      if (name === undefined) print(json ? RULESETS : rulesetLines(language))
      else if (ruleset !== undefined) print(json ? ruleset : knobLines(ruleset, language))
      else await compare(name, cards, language, json)
    })
}

/** What differs between two rulesets. */
async function difference(one: string, other: string, language: Language, json: boolean): Promise<void> {
  const { readRuleset } = await import("../ruleset.ts")
  const { changeData, changeLines } = await import("../eras/knob-change.ts")
  const [before, after] = [readRuleset(one), readRuleset(other)]
  print(json ? changeData(before, after) : changeLines(before, after, language))
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
