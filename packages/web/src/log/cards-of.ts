import type { Language } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"
import { asSaid } from "./as-said.ts"

/** The names of the cards that an entry speaks of, as the page says them, longest first: one name may be a part of another. */
export function cardsOf({ object, other, source, who }: LogEntry, language: Language): readonly string[] {
  const things = [object, other, source, who].filter(({ is }) => is === "object" || is === "ability")
  const names = things.map((thing) => asSaid(thing, language).name).filter((name) => name !== "")
  return [...new Set(names)].sort((a, b) => b.length - a.length)
}

/** A sentence cut into pieces, with the names as pieces of their own. */
export function aroundNames(
  text: string,
  names: readonly string[],
): readonly { text: string; isName: boolean }[] {
  const [name, ...rest] = names
  if (name === undefined) return text === "" ? [] : [{ text, isName: false }]
  return text
    .split(name)
    .flatMap((piece, i) => [...(i > 0 ? [{ text: name, isName: true }] : []), ...aroundNames(piece, rest)])
}
