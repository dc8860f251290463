import type { Command } from "commander"

/** `apnap draft`: drafts cards with computer players, and writes a deck for each. */
export function register(program: Command): void {
  program
    .command("draft")
    .description(
      "Draft cards from booster packs of a set with computer players, and write a deck for each player",
    )
    .requiredOption("--set <code>", "the set whose booster packs are drafted, as CNS or CMR")
    .requiredOption(
      "--sets <file>",
      "file of sets: one JSON object a line, with the cards and their rarities",
    )
    .option("--cards <file>", "card file that the cards come from, instead of the imported cards")
    .option("--variant <name>", "conspiracyDraft, or commanderDraft with two picks a time", "conspiracyDraft")
    .option("--seats <n>", "number of players", "4")
    .option("--rounds <n>", "draft rounds", "3")
    .option("--seed <n>", "seed of the packs")
    .option("--auto", "computer players draft in every seat")
    .option("--insist", "also draft cards that are understood only in part")
    .option("--out <folder>", "where the decks are written", "draft")
    .option("--lang <language>", "en or fr", "en")
    .action(async (options) => (await import("../draft/run.ts")).draftAtTerminal(options))
}
