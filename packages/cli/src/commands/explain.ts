import type { Command } from "commander"

/** `apnap explain`: tells a scenario file step by step, each line with its rule number. */
export function register(program: Command): void {
  program
    .command("explain")
    .description("Tell a scenario as a judge would, each line with its rule number")
    .argument("<file>", "a scenario file: .json with one, .jsonl with one a line")
    .option("--filter <text>", "only scenarios whose id contains this")
    .option("--lang <language>", "en or fr", "en")
    .option("--cards <file>", "card file for what is not embedded (oracle-cards.jsonl)")
    .action(
      async (file: string, { cards, filter, lang }: { cards?: string; filter?: string; lang: string }) => {
        const { loadScenarios } = await import("../conformance/load.ts")
        const { stockFor } = await import("../conformance/stock.ts")
        const { tellScenario } = await import("../explain/tell.ts")
        const { readLanguage } = await import("../language.ts")
        const language = readLanguage(lang)
        const stock = await stockFor(file, cards)
        for (const scenario of await loadScenarios(file, { filter, language }))
          process.stdout.write(`${tellScenario(scenario, stock, language).join("\n")}\n\n`)
      },
    )
}
