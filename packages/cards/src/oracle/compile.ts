import type { Ability } from "@apnap/engine"
import { resolve } from "./discourse/resolve.ts"
import { isSound } from "./discourse/sound.ts"
import { read } from "./grammar/read.ts"
import { spells } from "./grammar/spell.ts"
import { ORACLE } from "./oracle.ts"
import { type Tokens, tokenize } from "./tokens.ts"
import "./phrases/index.ts"
import "./lines/line.ts"

/** A line as it was understood, or where reading stopped and what could have stood there. */
export type LineResult =
  | { understood: true; abilities: readonly Ability[] }
  | { understood: false; line: string; stoppedAt: string; expected: readonly string[] }

/** Short lines recur on many cards: what was read of them is kept. */
const SHORT = 20
const MOST_KEPT = 30_000
const kept = new Map<string, LineResult>()

/**
 * Reads one line of rules text. It is understood only if its data spells the same words again.
 * `names` are the ways in which the text names its own object.
 */
export function readLine(line: string, names: readonly string[], spell: boolean): LineResult {
  const tokens = tokenize(line, names)
  if (tokens.words.length > SHORT) return readTokens(tokens, spell)
  const key = `${spell ? "spell " : ""}${tokens.printed.join(" ")}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const result = readTokens(tokens, spell)
  if (kept.size < MOST_KEPT) kept.set(key, result)
  return result
}

function readTokens({ words, printed }: Tokens, spell: boolean): LineResult {
  const outcome = read(ORACLE, spell ? "spell line" : "line", words, printed)
  const failed = (at: number, expected: readonly string[]): LineResult => ({
    understood: false,
    line: words.join(" "),
    stoppedAt: words.slice(at, at + 6).join(" "),
    expected,
  })
  if (!outcome.ok) return failed(outcome.at, outcome.expected)
  const abilities: Ability[] = []
  for (const ability of outcome.value as readonly Ability[]) {
    const resolved = resolve(ability, outcome.places)
    if (resolved === undefined) return failed(words.length, ["something that the words point back at"])
    if (!isSound(resolved)) return failed(words.length, ["something that nobody has to choose"])
    abilities.push(resolved)
  }
  if (!spells(ORACLE, "line", abilities, words, { targets: [], mentioned: [] }))
    return failed(0, ["(the data spells other words)"])
  return { understood: true, abilities }
}
