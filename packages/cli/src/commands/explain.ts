import type { Command } from "commander"
import { type Json, jsonOption, tell } from "../json.ts"

interface Options {
  cards?: string
  filter?: string
  lang: string
  ruleset?: string
  json?: Json
}

/** `apnap explain`: tells a scenario file step by step, each line with its rule number. */
export function register(program: Command): void {
  const command = program
    .command("explain")
    .description("Tell a scenario as a judge would, each line with its rule number")
    .argument("<file>", "a scenario file: .json with one, .jsonl with one a line")
    .option("--filter <text>", "only scenarios whose id contains this")
    .option("--lang <language>", "en or fr", "en")
    .option(
      "--ruleset <name>",
      "by the rules of that date, whatever the scenario says (apnap eras lists them)",
    )
    .option("--cards <file>", "card file for what is not embedded (oracle-cards.jsonl)")
  jsonOption(command, "what happens").action(async (file: string, options: Options) => {
    const { cards, filter, lang, json } = options
    const { loadScenarios } = await import("../conformance/load.ts")
    const { stockFor } = await import("../conformance/stock.ts")
    const { follow } = await import("../explain/follow.ts")
    const { explainedData } = await import("../explain/data.ts")
    const { tellScenario } = await import("../explain/tell.ts")
    const { readLanguage } = await import("../language.ts")
    const { readRuleset } = await import("../ruleset.ts")
    const ruleset = options.ruleset === undefined ? {} : { ruleset: readRuleset(options.ruleset).name }
    const language = readLanguage(lang)
    const stock = await stockFor(file, cards)
    const loaded = await loadScenarios(file, { filter, language })
    const scenarios = loaded.map((scenario) => ({ ...scenario, ...ruleset }))
    await tell(
      json,
      () => scenarios.map((one) => explainedData(one, follow(one, stock), language)),
      () => scenarios.flatMap((one) => [...tellScenario(one, stock, language), ""]).join("\n"),
    )
  })
}
