import type { Ability } from "@apnap/engine"

type Lines = NonNullable<Extract<Ability, { ability: "spell" }>["lines"]>

/** Splits a spell's words into lines, given each further line's number of sentences and optional ability word. */
export function inLines(
  words: readonly string[],
  further: Lines,
  said = (word: string): readonly string[] => word.split(" "),
): readonly (readonly string[])[] {
  const last = further[further.length - 1]
  if (last === undefined) return [words]
  const stops = words.flatMap((word, i) => (word === "." ? [i] : []))
  const at = startOf(words, stops, stops.length - 1 - last.sentences)
  const word = last.word === undefined ? [] : [...said(last.word), "—"]
  return [...inLines(words.slice(0, at), further.slice(0, -1), said), [...word, ...words.slice(at)]]
}

/** The line's first word; « Sinon » goes with the condition before it, which the ability word is about. */
function startOf(words: readonly string[], stops: readonly number[], before: number): number {
  const at = (stops[before] ?? -1) + 1
  const starts = stops.map((stop) => stop + 1).filter((start) => start >= at)
  if (![at, ...starts].some((start) => words[start] === "Sinon")) return at
  const conditions = [0, ...stops.map((stop) => stop + 1)].filter(
    (start) => start <= at && /^si$/i.test(words[start] ?? ""),
  )
  return conditions.at(-1) ?? at
}
