import type { Language } from "@apnap/words"

/** Lines of a part that is looked for again right after itself. */
const LONGEST = 12
/** Lines that are printed of one scenario. */
const MOST = 2000

/**
 * The lines with repetitions told by their number, and at most 2,000 of them: a loop of mandatory actions takes tens of thousands (104.4b).
 * What is left out is said; `--json` has everything.
 */
export function folded(lines: readonly string[], language: Language): string[] {
  const out: string[] = []
  for (let at = 0; at < lines.length && out.length < MOST; ) {
    const { length, times } = repetition(lines, at)
    const part = lines.slice(at, at + length)
    if (length === 1 && times > 1) out.push(`${part[0]} ×${times}`)
    else out.push(...part, ...(times > 1 ? [WORDS[language].again(length, times)] : []))
    at += length * times
    if (out.length >= MOST && at < lines.length) out.push(WORDS[language].more(lines.length - at))
  }
  return out
}

/** The part from a line on that covers most with its repetitions; several lines are worth a line more if they come three times. */
function repetition(lines: readonly string[], at: number): { length: number; times: number } {
  let best = { length: 1, times: 1 }
  for (let length = 1; length <= LONGEST; length++) {
    const times = timesOf(lines, at, length)
    if (times >= (length === 1 ? 2 : 3) && length * times > best.length * best.times) best = { length, times }
  }
  return best
}

function timesOf(lines: readonly string[], at: number, length: number): number {
  let end = at + length
  while (end < lines.length && lines[end] === lines[end - length]) end++
  return Math.floor((end - at) / length)
}

const WORDS: Readonly<
  Record<Language, { again(length: number, times: number): string; more(lines: number): string }>
> = {
  en: {
    again: (length, times) => `           (these ${length} lines ×${times})`,
    more: (lines) => `           (${lines} more lines: --json has all)`,
  },
  fr: {
    again: (length, times) => `           (ces ${length} lignes ×${times})`,
    more: (lines) => `           (${lines} autres lignes : --json les donne toutes)`,
  },
}
