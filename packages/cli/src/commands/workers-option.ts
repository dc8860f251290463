import type { Command } from "commander"

/** Gives a command the option `--workers`. */
export function workersOption(command: Command): Command {
  return command.option("--workers <n>", "worker threads (default: one for each core)")
}
