import type { Command } from "commander"
import { type Json, jsonOption, tell } from "../json.ts"

interface Options {
  cards?: string
  filter?: string
  lang: string
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
    .option("--cards <file>", "card file for what is not embedded (oracle-cards.jsonl)")
  jsonOption(command, "what happens").action(async (file: string, { cards, filter, lang, json }: Options) => {
    const { loadScenarios } = await import("../conformance/load.ts")
    const { stockFor } = await import("../conformance/stock.ts")
    const { follow } = await import("../explain/follow.ts")
    const { explainedData } = await import("../explain/data.ts")
    const { tellScenario } = await import("../explain/tell.ts")
    const { readLanguage } = await import("../language.ts")
    const language = readLanguage(lang)
    const stock = await stockFor(file, cards)
    const scenarios = await loadScenarios(file, { filter, language })
    await tell(
      json,
      () => scenarios.map((one) => explainedData(one, follow(one, stock), language)),
      () => scenarios.flatMap((one) => [...tellScenario(one, stock, language), ""]).join("\n"),
    )
  })
}
