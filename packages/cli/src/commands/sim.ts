import type { Command } from "commander"
import { jsonOption } from "../json.ts"
import { collect } from "./collect.ts"
import { workersOption } from "./workers-option.ts"

/** `apnap sim`: computer players' games between decks, with win rates. */
export function register(program: Command): void {
  const command = program
    .command("sim")
    .description("Play games between decks by computer players")
    .option("--deck <name or file>", "a deck; give it twice, or once for each player", collect, [])
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
    .option("--games <n>", "number of games", "100")
    .option("--seed <n>", "seed of the first game", "1")
    .option(
      "--players <levels>",
      "who plays: random, beginner, greedy or strong for all, or one for each deck with commas between",
      "random",
    )
    .option("--budget <ms>", "time for one decision of the strong level", "1500")
    .option("--fixtures <folder>", "keep a game that fails as a replay fixture in this folder")
  jsonOption(workersOption(command)).action(async (options) => (await import("../sim/run.ts")).sim(options))
}
