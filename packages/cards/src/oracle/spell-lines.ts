import type { Ability } from "@apnap/engine"

type Lines = NonNullable<Extract<Ability, { ability: "spell" }>["lines"]>

/** What the division into lines needs to know of a language. */
export interface LineWording {
  /** The words of an ability word. */
  readonly abilityWord: (word: string) => readonly string[]
  /** The words that begin a condition and its alternative, if the alternative is a sentence of its own. */
  readonly alternative?: { readonly condition: string; readonly otherwise: string }
}

const ENGLISH: LineWording = { abilityWord: (word) => word.split(" ") }

/** Splits a spell's words into lines, given each further line's number of sentences and optional ability word. */
export function inLines(
  words: readonly string[],
  further: Lines,
  wording = ENGLISH,
): readonly (readonly string[])[] {
  const last = further[further.length - 1]
  if (last === undefined) return [words]
  const stops = words.flatMap((word, i) => (word === "." ? [i] : []))
  const at = startOf(words, stops, stops.length - 1 - last.sentences, wording)
  const word = last.word === undefined ? [] : [...wording.abilityWord(last.word), "—"]
  return [...inLines(words.slice(0, at), further.slice(0, -1), wording), [...word, ...words.slice(at)]]
}

/** The line's first word. An alternative stays with its condition, which the ability word is about. */
function startOf(
  words: readonly string[],
  stops: readonly number[],
  before: number,
  { alternative }: LineWording,
): number {
  const at = (stops[before] ?? -1) + 1
  if (alternative === undefined) return at
  const starts = [0, ...stops.map((stop) => stop + 1)]
  if (!starts.some((start) => start >= at && words[start] === alternative.otherwise)) return at
  const conditions = starts.filter(
    (start) => start <= at && words[start]?.toLowerCase() === alternative.condition,
  )
  return conditions.at(-1) ?? at
}
