import type { Command } from "commander"

/** `apnap eras`: the rulesets, or the knobs of one. */
export function register(program: Command): void {
  program
    .command("eras")
    .description("List the rulesets of all eras, or what one of them says")
    .argument("[name]", "a ruleset, as 2011-09-30")
    .option("--lang <language>", "en or fr", "en")
    .action(async (name: string | undefined, { lang }: { lang: string }) => {
      const { knobLines, rulesetLines } = await import("../rule/eras.ts")
      const { readLanguage } = await import("../language.ts")
      const { readRuleset } = await import("../ruleset.ts")
      const language = readLanguage(lang)
      const lines = name === undefined ? rulesetLines(language) : knobLines(readRuleset(name))
      process.stdout.write(`${lines.join("\n")}\n`)
    })
}
