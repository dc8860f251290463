import type { Command } from "commander"

/** `apnap rule`: what a rule says, its numbers through the eras, and the tests that prove it. */
export function register(program: Command): void {
  program
    .command("rule")
    .description("Say what a rule says, its number in each era, and the tests that prove it")
    .argument("<number>", "a rule number, as 704.5j, or a section, as 704")
    .option("--ruleset <name>", "the ruleset in which the rule has that number (apnap eras lists them)")
    .option("--lang <language>", "en or fr", "en")
    .action(async (number: string, { ruleset, lang }: { ruleset?: string; lang: string }) => {
      const { ruleLines } = await import("../rule/print.ts")
      const { readLanguage } = await import("../language.ts")
      const { readRuleset } = await import("../ruleset.ts")
      const named = ruleset === undefined ? undefined : readRuleset(ruleset)
      const lines = ruleLines(number, named, readLanguage(lang))
      process.stdout.write(`${lines.join("\n")}\n`)
    })
}
