import type { Language } from "@apnap/words"
import { tell } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"
import { useCardNames } from "../words/card-names.ts"
import { asSaid } from "./as-said.ts"
import { doersOf } from "./doers.ts"
import { counted, isTold, type Told } from "./sentence.ts"

type Sentences = WeakMap<LogEntry, string | null>

const fresh = () => ({
  plain: { en: new WeakMap(), fr: new WeakMap() },
  tagged: { en: new WeakMap(), fr: new WeakMap() },
})
let sentences: Readonly<Record<"plain" | "tagged", Readonly<Record<Language, Sentences>>>> = fresh()
// Sentences contain card names, so new names invalidate them.
useCardNames.subscribe(() => {
  sentences = fresh()
})

/** The memoized sentence of an entry. `tagged`: objects of equal names are distinguished by number. */
function sentenceOf(entry: LogEntry, tagged: boolean, language: Language): string | null {
  const made = sentences[tagged ? "tagged" : "plain"][language]
  const known = made.get(entry)
  if (known !== undefined) return known
  const text = tell(said(entry, tagged, language), language)
  made.set(entry, text)
  return text
}

function said({ who, object, other, source, ...entry }: LogEntry, tagged: boolean, language: Language) {
  const as = (thing: LogEntry["who"]) => asSaid(thing, language, tagged)
  return { ...entry, who: as(who), object: as(object), other: as(other), source: as(source) }
}

const MOST = 400

/** The entries to show: everything, with object numbers, or only what is of interest. */
export function toldOf(log: readonly LogEntry[], all: boolean, language: Language): Told[] {
  const doers = doersOf(log)
  const lines = log.flatMap((entry, i) => linesOf(entry, doers[i]))
  const shown = all ? lines : lines.filter(({ entry }) => isTold(entry))
  return counted(
    shown.slice(-MOST).flatMap((line) => {
      const text = sentenceOf(line.entry, all, language)
      return text === null ? [] : [{ ...line, text, times: 1 }]
    }),
  )
}

/** An event, and what decided after it. */
function linesOf(entry: LogEntry, by: Told["by"]): readonly Omit<Told, "text" | "times">[] {
  const own = { entry, by, key: `${entry.index}` }
  if (entry.decided === undefined) return [own]
  return [own, ...entry.decided.map((one, i) => ({ entry: one, by: null, key: `${entry.index}+${i}` }))]
}
