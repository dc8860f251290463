import type { Command } from "commander"
import { jsonOption } from "../json.ts"
import { workersOption } from "./workers-option.ts"

/** `apnap cards`: imports cards and shows how well they are understood. */
export function register(program: Command): void {
  const cards = program
    .command("cards")
    .description("Read card files and say how far their text is understood")
  const coverage = cards
    .command("coverage")
    .description("Count the cards of a file by how far their text is understood")
    .argument(
      "<file>",
      "JSON lines, Scryfall's bulk JSON, or MTGJSON's AtomicCards or AllPrintings; may be gzipped",
    )
    .option("--lang <language>", "fr counts the lines of whole cards that print in French", "en")
    .option("--meanings <file>", "write the whole cards, each with a digest of what it does")
    .option("--since <file>", "tell which whole cards were lost, gained or changed since such a list")
  jsonOption(workersOption(coverage), "the counts and every missing phrase").action(
    async (file: string, options) => (await import("../cards/coverage.ts")).coverage(file, options),
  )
  const importCommand = cards
    .command("import")
    .description("Compile the cards of a file into the local store, in the place of those that it has")
    .argument("<file>", "as for coverage")
  jsonOption(importCommand, "the counts").action(async (file: string, options) =>
    (await import("../cards/import.ts")).importCards(file, options.json),
  )
  const fetchCommand = cards
    .command("fetch")
    .description("Download Scryfall's oracle cards and import them")
    .option(
      "--url <address>",
      "where Scryfall's list of bulk files is",
      "https://api.scryfall.com/bulk-data/oracle-cards",
    )
    .option("--to <file>", "keep the file here", "oracle-cards.json")
  jsonOption(fetchCommand, "the counts").action(async (options) =>
    (await import("../cards/fetch.ts")).fetchCards(options),
  )
  const showCommand = cards
    .command("show")
    .description("Show a card as it is understood: our text, its structure, what is missing")
    .argument("<name>", "the card's name")
    .option("--lang <language>", "types and text in en or fr", "en")
    .option("--cards <file>", "a card file, instead of the imported cards")
  jsonOption(showCommand, "the card").action(async (name: string, options) =>
    (await import("../cards/show.ts")).show(name, options),
  )
  const playCommand = cards
    .command("play")
    .description(
      "Play random games with decks of the cards that are wholly understood, until each was cast or played",
    )
    .argument("<file>", "as for coverage")
    .option("--games <n>", "number of games at most", "3000")
    .option("--seed <n>", "seed of the first game", "1")
    .option("--one-in <n>", "only every nth card, for a sample", "1")
    .option("--unused <file>", "write the names of the cards that no game used")
  jsonOption(playCommand, "the counts").action(async (file: string, options) =>
    (await import("../cards/play.ts")).playCards(file, options),
  )
}
