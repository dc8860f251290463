import { tell } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"
import type { Language } from "../words/index.ts"
import { counted, isTold, type Told } from "./sentence.ts"

const sentences = { en: new WeakMap<LogEntry, string | null>(), fr: new WeakMap<LogEntry, string | null>() }

/** The sentence of an entry; it is made once. */
function sentenceOf(entry: LogEntry, language: Language): string | null {
  const known = sentences[language].get(entry)
  if (known !== undefined) return known
  const text = tell(entry, language)
  sentences[language].set(entry, text)
  return text
}

const MOST = 400

/** What the log shows. */
export function toldOf(log: readonly LogEntry[], all: boolean, language: Language): Told[] {
  const shown = all ? log : log.filter(isTold)
  return counted(
    shown.slice(-MOST).flatMap((entry) => {
      const text = sentenceOf(entry, language)
      return text === null ? [] : [{ entry, text, times: 1 }]
    }),
  )
}
