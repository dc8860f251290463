import type { Language } from "@apnap/words"
import type { Command } from "commander"
import { type Json, jsonOption, tell } from "../json.ts"

interface Options {
  lang: string
  cards?: string
  json?: Json
}

/** `apnap eras`: the rulesets, the knobs of one, or how a scenario ends under each ruleset. */
export function register(program: Command): void {
  const command = program
    .command("eras")
    .description(
      "List the rulesets of all eras, what one of them says, what differs between two, or how a scenario ends under each",
    )
    .argument("[name]", "a ruleset, as 2011-09-30, or a scenario file")
    .argument("[other]", "a second ruleset, to compare the first one with")
    .option("--lang <language>", "en or fr", "en")
    .option("--cards <file>", "card file for what is not embedded (oracle-cards.jsonl)")
  jsonOption(command).action(
    async (name: string | undefined, other: string | undefined, options: Options) => {
      // `eras --json NAME`: the named scenario must not be overwritten as the output file.
      const isName = name === undefined && typeof options.json === "string"
      await eras(isName ? String(options.json) : name, other, isName ? { ...options, json: true } : options)
    },
  )
}

async function eras(name: string | undefined, other: string | undefined, options: Options): Promise<void> {
  const { lang, cards, json } = options
  const { findRuleset, RULESETS } = await import("@apnap/engine")
  const { knobLines, rulesetLines } = await import("../eras/rulesets.ts")
  const { readLanguage } = await import("../language.ts")
  const language = readLanguage(lang)
  if (name !== undefined && other !== undefined) return difference(name, other, language, json)
  const ruleset = name === undefined ? undefined : findRuleset(name)
  if (name !== undefined && ruleset === undefined) return compare(name, cards, language, json)
  await tell(
    json,
    () => ruleset ?? RULESETS,
    () => (ruleset === undefined ? rulesetLines(language) : knobLines(ruleset, language)).join("\n"),
  )
}

/** The differences between two rulesets. */
async function difference(one: string, other: string, language: Language, json: Json): Promise<void> {
  const { readRuleset } = await import("../ruleset.ts")
  const { changeData, changeLines } = await import("../eras/knob-change.ts")
  const [before, after] = [readRuleset(one), readRuleset(other)]
  await tell(
    json,
    () => changeData(before, after),
    () => changeLines(before, after, language).join("\n"),
  )
}

/** Every scenario of the file, under every ruleset. */
async function compare(
  file: string,
  cards: string | undefined,
  language: Language,
  json: Json,
): Promise<void> {
  const { loadScenarios } = await import("../conformance/load.ts")
  const { stockFor } = await import("../conformance/stock.ts")
  const { acrossEras } = await import("../eras/compare.ts")
  const { checkFile } = await import("../eras/rulesets.ts")
  const { erasData } = await import("../eras/data.ts")
  const { tellEras } = await import("../eras/tell.ts")
  await checkFile(file)
  const stock = await stockFor(file, cards)
  const all = (await loadScenarios(file, { language })).map((scenario) => acrossEras(scenario, stock))
  await tell(
    json,
    () => all.map((one) => erasData(one, language)),
    () => all.flatMap((one) => [...tellEras(one, language), ""]).join("\n"),
  )
}
