import type { Command } from "commander"

/** `apnap explain`: tells a scenario file step by step, each line with its rule number. */
export function register(program: Command): void {
  program
    .command("explain")
    .description("Tell a scenario as a judge would, each line with its rule number")
    .argument("<file>", "a file with one scenario a line")
    .option("--cards <file>", "card file for what is not embedded (oracle-cards.jsonl)")
    .action(async (file: string, { cards }: { cards?: string }) => {
      const { loadScenarios } = await import("../conformance/load.ts")
      const { stockFor } = await import("../conformance/stock.ts")
      const { tell } = await import("../explain/tell.ts")
      const stock = await stockFor(file, cards)
      for (const scenario of await loadScenarios(file))
        process.stdout.write(`${tell(scenario, stock).join("\n")}\n\n`)
    })
}
