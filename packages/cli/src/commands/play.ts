import type { Command } from "commander"
import { collect } from "./collect.ts"

/** `apnap play`: a person against the computer in the terminal. */
export function register(program: Command): void {
  program
    .command("play")
    .description("Play a game against the computer in the terminal")
    .option("--deck <name or file>", "your deck (midrange)")
    .option("--against <name or file>", "the computer's deck (aggro); may be given again", collect, [])
    .option(
      "--variant <name>",
      "a variant, as freeForAll, commander or planechase; may be given again",
      collect,
      [],
    )
    .option("--seats <n>", "number of players, for variants")
    .option("--ante", "play for ante: the winner gets a random card of each deck")
    .option("--ruleset <name>", "the rules of a date, as 2003-07 (apnap eras lists them)")
    .option("--cards <file>", "card file for what is not embedded, instead of the imported cards")
    .option("--insist", "play with cards that are understood only in part")
    .option("--seed <n>", "seed of the game")
    .option("--level <name>", "how well the computer plays: random, beginner, greedy or strong", "greedy")
    .option("--lang <language>", "en or fr", "en")
    .option("--load <file>", "go on with a saved game")
    .action(async (options) => (await import("../play/table.ts")).playAtTerminal(options))
}
