import type { Command } from "commander"
import { jsonOption } from "../json.ts"
import { workersOption } from "./workers-option.ts"

/** `apnap arena`: how strong the computer players are against each other. */
export function register(program: Command): void {
  const command = program
    .command("arena")
    .description("Measure the levels of computer players against each other, with paired seeds")
    .option("--players <levels>", "two levels: random, beginner, greedy or strong", "strong,greedy")
    .option("--pairs <n>", "pairs of games; the players change seats within a pair", "16")
    .option("--seed <n>", "seed of the first pair", "1")
    .option("--budget <ms>", "time for one decision", "1500")
    .option(
      "--lines <n>",
      "lines that the strong level plays for one decision; the same lines, the same games",
    )
    .option("--lost <folder>", "tell each game that the first player did not win in a file of its own")
  jsonOption(workersOption(command)).action(async (options) =>
    (await import("../arena/run.ts")).arena(options),
  )
}
