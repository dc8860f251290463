import type { Command } from "commander"

/** `apnap explain`: tells a scenario file step by step, each line with its rule number. */
export function register(program: Command): void {
  program
    .command("explain")
    .description("Tell a scenario as a judge would, each line with its rule number")
    .argument("<file>", "a file with one scenario a line")
    .action(async (file: string) => {
      const { readFile } = await import("node:fs/promises")
      const { findCard } = await import("@apnap/cards")
      const { readScenarios } = await import("@apnap/players")
      const { tell } = await import("../explain/tell.ts")
      const { scenarios, faults } = readScenarios(await readFile(file, "utf8"))
      for (const fault of faults)
        process.stderr.write(`${file}:${fault.line}: ${fault.code} ${fault.path} ${fault.message}\n`)
      if (faults.length > 0) process.exitCode = 1
      for (const scenario of scenarios) process.stdout.write(`${tell(scenario, findCard).join("\n")}\n\n`)
    })
}
