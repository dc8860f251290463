/** One part of a template: alternative words, a verb in both numbers, or a hole. */
export type Part =
  | { part: "words"; words: readonly string[] }
  | { part: "verb"; singular: string; plural: string }
  | { part: "hole"; name: string; symbol: string }

const PIECE = /\{[a-zA-Z]+:[^}]+\}|"|[,.:;—•]|[^\s,.:;"—•]+/g
const HOLE = /^\{([a-zA-Z]+):([^}]+)\}$/
/** A single word, not a verb in two numbers. */
const AND_OR = "and/or"

/**
 * Parses a template such as `{who:player} draw(s) {n:cards}`. Words stand for themselves; `a|b` is either word (the first
 * is printed); `draw(s)` and `is/are` are a verb in both numbers; `{name:symbol}` is a hole.
 */
export function readTemplate(template: string): readonly Part[] {
  return (template.match(PIECE) ?? []).map(readPart)
}

function readPart(piece: string): Part {
  const hole = HOLE.exec(piece)
  if (hole !== null) return { part: "hole", name: hole[1], symbol: hole[2] }
  const regular = /^([a-z]+)\((e?s)\)$/.exec(piece)
  if (regular !== null) return { part: "verb", singular: regular[1] + regular[2], plural: regular[1] }
  const irregular = /^([a-z']+)\/([a-z']+)$/.exec(piece)
  if (irregular !== null && piece !== AND_OR)
    return { part: "verb", singular: irregular[1], plural: irregular[2] }
  return { part: "words", words: piece.split("|") }
}
