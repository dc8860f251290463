import type { Command } from "commander"
import { jsonOption } from "../json.ts"
import { workersOption } from "./workers-option.ts"

/** `apnap conformance`: runs scenario files and counts what passes, by area. */
export function register(program: Command): void {
  const command = program
    .command("conformance")
    .description("Run scenario files and count what passes, fails or is not supported")
    .argument("<path>", "a scenario file, or a folder of them")
    .option("--cards <file>", "card file for what is not embedded (oracle-cards.jsonl)")
    .option("--filter <text>", "only scenarios whose id contains this")
    .option("--explain <id>", "tell step by step what happened in one scenario")
    .option("--baseline <n>", "at least this many must pass")
  jsonOption(workersOption(command), "the results").action(async (path: string, options) =>
    (await import("../conformance/run.ts")).conformance(path, options),
  )
}
