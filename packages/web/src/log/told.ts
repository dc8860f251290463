import { tell } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"
import type { Language } from "../words/index.ts"
import { counted, isTold, type Told } from "./sentence.ts"

type Sentences = WeakMap<LogEntry, string | null>

const sentences: Readonly<Record<"plain" | "tagged", Readonly<Record<Language, Sentences>>>> = {
  plain: { en: new WeakMap(), fr: new WeakMap() },
  tagged: { en: new WeakMap(), fr: new WeakMap() },
}

/** The sentence of an entry; it is made once. `tagged`: objects of one name are told apart by their numbers. */
function sentenceOf(entry: LogEntry, tagged: boolean, language: Language): string | null {
  const made = sentences[tagged ? "tagged" : "plain"][language]
  const known = made.get(entry)
  if (known !== undefined) return known
  const text = tell(tagged ? entry : withoutTags(entry), language)
  made.set(entry, text)
  return text
}

/** Numbers are nothing that lies on the table, and what equal cards do is told once. */
function withoutTags({ who, object, other, source, ...entry }: LogEntry): LogEntry {
  const plain = (thing: LogEntry["who"]) => (thing.tag === "" ? thing : { ...thing, tag: "" })
  return { ...entry, who: plain(who), object: plain(object), other: plain(other), source: plain(source) }
}

const MOST = 400

/** What the log shows: everything with the numbers of its objects, or what a person wants to see. */
export function toldOf(log: readonly LogEntry[], all: boolean, language: Language): Told[] {
  const shown = all ? log : log.filter(isTold)
  return counted(
    shown.slice(-MOST).flatMap((entry) => {
      const text = sentenceOf(entry, all, language)
      return text === null ? [] : [{ entry, text, times: 1 }]
    }),
  )
}
