import type { Command } from "commander"

/** `apnap play`: a person against the computer in the terminal. */
export function register(program: Command): void {
  program
    .command("play")
    .description("Play a game against the computer in the terminal")
    .option("--deck <name or file>", "your deck", "midrange")
    .option("--against <name or file>", "the computer's deck", "aggro")
    .option("--seed <n>", "seed of the game")
    .option("--load <file>", "go on with a saved game")
    .action(async (options) => (await import("../play/table.ts")).playAtTerminal(options))
}
