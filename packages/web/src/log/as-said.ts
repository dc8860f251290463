import type { Language } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"
import { cardName } from "../words/card-names.ts"

type Thing = LogEntry["who"]

/** A thing as the page names it: in the given language, and without its number unless `tagged`; numbers appear nowhere on the table. */
export function asSaid(thing: Thing, language: Language, tagged = false): Thing {
  if (thing.is !== "object" && thing.is !== "ability") return thing
  return { ...thing, name: cardName(thing.name, language), tag: tagged ? thing.tag : "" }
}
