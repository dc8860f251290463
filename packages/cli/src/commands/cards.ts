import type { Command } from "commander"

/** `apnap cards`: how far the cards of a file are understood. */
export function register(program: Command): void {
  const cards = program
    .command("cards")
    .description("Read card files and say how far their text is understood")
  cards
    .command("coverage")
    .description("Count the cards of a file by how far their text is understood")
    .argument(
      "<file>",
      "JSON lines, Scryfall's bulk JSON, or MTGJSON's AtomicCards or AllPrintings; may be gzipped",
    )
    .option("--json <file>", "write the counts and every missing phrase as JSON")
    .action(async (file: string, options) => (await import("../cards/coverage.ts")).coverage(file, options))
  cards
    .command("compile", { hidden: true })
    .description("compile the cards of standard input, one a line (used by the command itself)")
    .action(async () => (await import("../cards/compile-share.ts")).compileShare())
}
