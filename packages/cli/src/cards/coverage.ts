import { Coverage, type FileCard } from "@apnap/cards"
import { FrenchCoverage } from "@apnap/cards/french"
import { type Json, tell } from "../json.ts"
import { readLanguage } from "../language.ts"
import type { WorkersOption } from "../pool/workers.ts"
import { compileAll } from "./compile-all.ts"
import type { Made } from "./compile-task.ts"
import {
  changeText,
  compareMeanings,
  type Meanings,
  meaningOf,
  readMeanings,
  writeMeanings,
} from "./meanings.ts"
import { cardsOfFile } from "./open-file.ts"
import { coverageText, frenchText } from "./report.ts"

export interface CoverageOptions extends WorkersOption {
  json?: Json
  lang: string
  /** Where to write the names and meanings of the whole cards. */
  meanings?: string
  /** An earlier list of that form, to compare with. */
  since?: string
}

/** Compiles every card of a file; prints how many are understood and what the others lack. */
export async function coverage(path: string, options: CoverageOptions): Promise<void> {
  const { json, lang } = options
  const counts = new Coverage()
  if (readLanguage(lang) === "fr") return frenchCoverage(path, counts, withoutMeanings(options))
  const before = options.since === undefined ? undefined : await readMeanings(options.since)
  const meanings = new Map<string, string>()
  const all = await compileAll(official(path, counts), options, (card, made) => {
    countMade(counts, card, made)
    if ("compiled" in made && made.compiled.missing.length === 0)
      meanings.set(card.card.name, meaningOf(made.compiled.definition))
  })
  const report = counts.report()
  await tell(
    json,
    () => report,
    () => coverageText(report),
  )
  // After an interruption cards would seem lost.
  if (!all) return
  if (options.meanings !== undefined) await writeMeanings(options.meanings, meanings)
  if (before !== undefined) tellChange(before, meanings)
}

/** Throws "cards/meanings" if a list of meanings is asked for or compared. */
function withoutMeanings(options: CoverageOptions): CoverageOptions {
  if (options.meanings === undefined && options.since === undefined) return options
  throw new Error("cards/meanings: --meanings and --since are not for --lang fr, which counts other lines")
}

/** Tells which whole cards were lost, gained and changed. That some were lost is a failure. */
function tellChange(before: Meanings, now: Meanings): void {
  const change = compareMeanings(before, now)
  process.stderr.write(`${changeText(change)}\n`)
  if (change.lost.length > 0) process.exitCode = 1
}

/** Counts the lines of fully understood cards that print in French, and lists the grammar rules without French. */
async function frenchCoverage(path: string, counts: Coverage, options: CoverageOptions): Promise<void> {
  const { json } = options
  const lines = new FrenchCoverage()
  await compileAll(official(path, counts), options, (card, made) => {
    countMade(counts, card, made)
    if ("compiled" in made && made.compiled.missing.length === 0) lines.add(made.compiled.definition)
  })
  const report = lines.report()
  await tell(
    json,
    () => report,
    () => frenchText(report),
  )
}

/** The cards that count, each once. `seen` hears each printing, in other languages too. */
export async function* official(
  path: string,
  counts: Coverage,
  seen: (card: FileCard) => void = () => {},
): AsyncGenerator<FileCard> {
  for await (const card of cardsOfFile(path)) {
    seen(card)
    if (!card.aside && counts.isNew(card)) yield card
  }
}

/** Counts a card; names it if the grammar failed on it. */
export function countMade(counts: Coverage, { card }: FileCard, made: Made): void {
  if ("compiled" in made) counts.add(made.compiled)
  else {
    process.stderr.write(`cards/failed: ${card.name}: ${made.failed}\n`)
    process.exitCode = 1
  }
}
