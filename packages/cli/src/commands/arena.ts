import type { Command } from "commander"
import { jsonOption } from "../json.ts"
import { workersOption } from "./workers-option.ts"

/** `apnap arena`: measures the computer players against each other. */
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
    .option("--drawn <n>", "play with so many decks drawn from --cards, instead of the eight")
    .option("--cards <file>", "card file that decks are drawn from")
    .option("--one-in <n>", "from every nth of its cards alone", "8")
    .option("--from <n>", "of these, beginning with that one (the first is 0)", "0")
    .option("--lost <folder>", "tell each game that the first player did not win in a file of its own")
  jsonOption(workersOption(command)).action(async (options) =>
    (await import("../arena/run.ts")).arena(options),
  )
}
