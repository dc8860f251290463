import type { Command } from "commander"

interface RuleOptions {
  ruleset?: string
  lang: string
  coverage?: boolean
  json?: boolean
}

/** `apnap rule`: what a rule says, its numbers through the eras, and the tests that prove it. */
export function register(program: Command): void {
  program
    .command("rule")
    .description("Say what a rule says, its number in each era, and the tests that prove it")
    .argument("[number]", "a rule number, as 704.5j, or a section, as 704")
    .option("--coverage", "say how many of all numbered rules are proven, told elsewhere and open")
    .option("--json", "with --coverage: the counts as JSON")
    .option("--ruleset <name>", "the ruleset in which the rule has that number (apnap eras lists them)")
    .option("--lang <language>", "en or fr", "en")
    .action(async (number: string | undefined, options: RuleOptions) => {
      const { ruleset, lang, coverage, json } = options
      const { readLanguage } = await import("../language.ts")
      if (coverage === true) {
        const { coverageText } = await import("../rule/coverage.ts")
        process.stdout.write(`${coverageText(json === true, readLanguage(lang))}\n`)
        return
      }
      if (number === undefined) throw new Error("rule/missing: no number is given, and no --coverage")
      const { ruleLines } = await import("../rule/print.ts")
      const { readRuleset } = await import("../ruleset.ts")
      const named = ruleset === undefined ? undefined : readRuleset(ruleset)
      const lines = ruleLines(number, named, readLanguage(lang))
      process.stdout.write(`${lines.join("\n")}\n`)
    })
}
