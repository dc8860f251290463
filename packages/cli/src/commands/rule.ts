import type { Command } from "commander"
import { type Json, jsonOption, tell } from "../json.ts"

interface Options {
  ruleset?: string
  lang: string
  coverage?: boolean
  json?: Json
}

/** `apnap rule`: a rule's summary, its numbers through the eras and the tests that prove it; or a search of the rules. */
export function register(program: Command): void {
  const command = program
    .command("rule")
    .description(
      "Say what a rule says, its number in each era, and the tests that prove it; or find the rules that speak of something",
    )
    .argument("[number or words...]", "a rule number, as 704.5j, a section, as 704, or words, as legend")
    .option("--coverage", "say how many of all numbered rules are proven, covered elsewhere and open")
    .option("--ruleset <name>", "the ruleset in which the rule has that number (apnap eras lists them)")
    .option("--lang <language>", "en or fr", "en")
  jsonOption(command, "the rule").action((words: readonly string[], options: Options) =>
    options.coverage === true ? coverage(options) : rule(words.join(" "), options),
  )
}

async function coverage({ lang, json }: Options): Promise<void> {
  const { coverageText, ruleCoverage } = await import("../rule/coverage.ts")
  const { readLanguage } = await import("../language.ts")
  const language = readLanguage(lang)
  await tell(json, ruleCoverage, () => coverageText(language))
}

async function rule(asked: string, { ruleset, lang, json }: Options): Promise<void> {
  if (asked === "") throw new Error("rule/missing: no number and no word is given, and no --coverage")
  const { ruleData } = await import("../rule/data.ts")
  const { ruleLines } = await import("../rule/print.ts")
  const { foundLines, searchRules } = await import("../rule/search.ts")
  const { readLanguage } = await import("../language.ts")
  const { readRuleset } = await import("../ruleset.ts")
  const language = readLanguage(lang)
  const named = ruleset === undefined ? undefined : readRuleset(ruleset)
  if (/\d/.test(asked))
    return tell(
      json,
      () => ruleData(asked, named, language),
      () => ruleLines(asked, named, language).join("\n"),
    )
  const found = searchRules(asked, language)
  await tell(
    json,
    () => found,
    () => foundLines(asked, found, language).join("\n"),
  )
}
