import type { Command } from "commander"

/** `apnap mcp`: rules and games for language models, over standard input and output. */
export function register(program: Command): void {
  program
    .command("mcp")
    .description("Serve rules, cards and games to language models by the Model Context Protocol, over stdio")
    .option("--cards <file>", "card file for what is not embedded, instead of the imported cards")
    .action(async ({ cards }: { cards?: string }) => {
      const { serve } = await import("../mcp/serve.ts")
      await serve(cards, program.version() ?? "")
    })
}
