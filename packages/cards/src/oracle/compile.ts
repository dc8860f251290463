import type { Ability } from "@apnap/engine"
import { withAntecedents } from "./discourse/others.ts"
import { resolve } from "./discourse/resolve.ts"
import { isSound } from "./discourse/sound.ts"
import { Budget, TooLong } from "./grammar/budget.ts"
import type { ReadingsAt } from "./grammar/grammar.ts"
import { MOST_STEPS, read } from "./grammar/read.ts"
import { spells } from "./grammar/spell.ts"
import { wordLength } from "./lines/worded.ts"
import { ORACLE } from "./oracle.ts"
import { type Depersonalised, mentionsPersons, withoutPersons } from "./persons.ts"
import type { Unsound } from "./sound/unsound.ts"
import { plainLine, type Tokens, tokenize } from "./tokens.ts"
import { noteWords } from "./words-of.ts"
import "./phrases/index.ts"
import "./lines/line.ts"

/** The result of reading a line: its abilities, or where reading stopped and what was expected, or why the reading is unsound. */
export type LineResult =
  | { understood: true; abilities: readonly Ability[] }
  | { understood: false; line: string; stoppedAt: string; expected: readonly string[]; unsound?: Unsound }

/** Short lines recur on many cards, so their results are cached. */
const SHORT = 20
const MOST_KEPT = 30_000
const kept = new Map<string, LineResult>()

/**
 * Reads one line of rules text. It's understood only if its data prints back as the same words. `names` are the names the
 * text uses for its own object.
 */
export function readLine(line: string, names: readonly string[], spell: boolean): LineResult {
  const result = readWords(line, names, spell)
  if (result.understood) noteWords(result.abilities, plainLine(line, names))
  return result
}

function readWords(line: string, names: readonly string[], spell: boolean): LineResult {
  const persons = mentionsPersons(line) ? withoutPersons(plainLine(line, names)) : null
  if (persons !== null) return readPersons(persons, spell)
  const tokens = tokenize(line, names)
  if (tokens.words.length > SHORT) return readTokens(tokens, spell)
  const key = `${spell ? "spell " : ""}${tokens.printed.join(" ")}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const result = readTokens(tokens, spell)
  if (kept.size < MOST_KEPT) kept.set(key, result)
  return result
}

/**
 * Reads lines of a spell as one ability: later lines refer to what earlier ones do (608.2c). Their ability words are
 * removed and stored in the data, with the number of sentences per line.
 */
export function readLines(lines: readonly string[], names: readonly string[]): LineResult {
  const [first, ...others] = lines.map((line) => tokenize(line, names))
  const further = others.map((tokens) => ({ tokens, word: wordLength(tokens.words) }))
  const bodies = further.map(({ tokens, word }) => (word === 0 ? tokens : tokensFrom(tokens, word + 1)))
  const result = readTokens(joined([first, ...bodies]), true)
  if (!result.understood) return result
  const [spell, ...more] = result.abilities
  if (more.length > 0 || spell.ability !== "spell") return { ...result, ...NOT_TOGETHER, understood: false }
  const told = further.map(({ tokens, word }, i) => ({
    sentences: bodies[i].words.filter((token) => token === ".").length,
    ...(word > 0 && { word: tokens.words.slice(0, word).join(" ") }),
  }))
  return { understood: true, abilities: [{ ...spell, lines: told }] }
}
const NOT_TOGETHER = { line: "", stoppedAt: "", expected: ["instructions of a spell"] } as const

function tokensFrom({ words, printed }: Tokens, at: number): Tokens {
  return { words: words.slice(at), printed: printed.slice(at) }
}

function joined(list: readonly Tokens[]): Tokens {
  return { words: list.flatMap(({ words }) => words), printed: list.flatMap(({ printed }) => printed) }
}

/** A line with "he" or "she" is understood if it means the same with the object's name in place of each, wherever that can be read. */
function readPersons({ withIt, withName }: Depersonalised, spell: boolean): LineResult {
  const tokens = tokenize(withIt)
  const result = readTokens(tokens, spell)
  if (!result.understood) return result
  const meant = asOne(result.abilities)
  const isOther = withName.some((line) => {
    const named = meaning(tokenize(line), spell)
    return "abilities" in named && asOne(named.abilities) !== meant
  })
  if (!isOther) return result
  const expected = ["the object itself, as a person"]
  return { understood: false, line: tokens.words.join(" "), stoppedAt: "", expected }
}

/** A canonical form in which the object itself is written alike before and after it moves. */
function asOne(abilities: readonly Ability[]): string {
  const text = JSON.stringify(abilities).replaceAll('"source":{"sel":"self"},', "")
  const moved = [...text.matchAll(/"what":\{"sel":"self"\}[^{}]*"bind":"(\w+)"/g)].map(([, name]) => name)
  return moved.reduce((t, name) => t.replaceAll(`{"sel":"bound","name":"${name}"}`, '{"sel":"self"}'), text)
}

function readTokens(tokens: Tokens, spell: boolean): LineResult {
  try {
    return readWithin(tokens, spell, new Budget(MOST_STEPS))
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    return { understood: false, line: tokens.words.join(" "), stoppedAt: "", expected: ["fewer nestings"] }
  }
}

function readWithin(tokens: Tokens, spell: boolean, budget: Budget): LineResult {
  const { words } = tokens
  const found = meaning(tokens, spell, budget)
  if ("expected" in found) {
    const stoppedAt = words.slice(found.at, found.at + 6).join(" ")
    return { understood: false, line: words.join(" "), stoppedAt, expected: found.expected }
  }
  const { abilities, readings } = found
  if (spells(ORACLE, "line", abilities, words, { targets: [], mentioned: [] }, readings, budget))
    return { understood: true, abilities: withAntecedents(abilities) }
  const expected = ["(the data spells other words)"]
  return { understood: false, line: words.join(" "), stoppedAt: words.slice(0, 6).join(" "), expected }
}

/** The abilities the words stand for, or where reading stopped. */
function meaning(
  { words, printed }: Tokens,
  spell: boolean,
  budget = new Budget(MOST_STEPS),
): { abilities: readonly Ability[]; readings: ReadingsAt } | { at: number; expected: readonly string[] } {
  const outcome = read(ORACLE, spell ? "spell line" : "line", words, printed, budget)
  if (!outcome.ok) return outcome
  const abilities: Ability[] = []
  for (const ability of outcome.value as readonly Ability[]) {
    const resolved = resolve(ability, outcome.places)
    if (resolved === undefined)
      return { at: words.length, expected: ["something that the words point back at"] }
    if (!isSound(resolved)) return { at: words.length, expected: ["something that nobody has to choose"] }
    abilities.push(resolved)
  }
  return { abilities, readings: outcome.readings }
}
