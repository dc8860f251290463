import type { Command } from "commander"
import { workersOption } from "./workers-option.ts"

/** `apnap serve`: online tables. */
export function register(program: Command): void {
  const serve = program
    .command("serve")
    .description("Serve online tables: play with friends by link")
    .option("--port <n>", "the port; the next free one is taken where it is in use", "5170")
    .option(
      "--data <folder>",
      "where games are kept; DATABASE_URL names a PostgreSQL server instead",
      "apnap-data",
    )
    .option("--listen <address>", "the address to listen at; 0.0.0.0 for every one", "localhost")
    .option("--host <names>", "names under which pages may come, divided by commas")
    .option("--address <url>", "how other processes that share the database reach this one")
    .option("--https", "pages come by HTTPS, through a proxy that ends it")
    .option("--behind-proxy", "a proxy says where requests come from (X-Forwarded-For)")
    .option("--site <folder>", "the built page")
    .option("--cards <file>", "card file for decks, instead of the imported cards")
    .option("--without-limits", "let everybody send as much as they like, for measuring")
    .action(async (options) => (await import("../serve/run.ts")).run(options))
  const worker = serve
    .command("worker")
    .description(
      "Think for the computer players of servers that share the PostgreSQL database of DATABASE_URL",
    )
  workersOption(worker).action(async (options) => (await import("../serve/worker.ts")).work(options))
}
