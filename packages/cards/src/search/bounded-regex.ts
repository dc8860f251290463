/** Maximum length of a pattern. */
const LONGEST = 120
/** Maximum numbers of repeated and of optional parts. */
const MOST_REPEATS = 2
const MOST_OPTIONAL = 6
const MOST_TIMES = 99
/** Longer lines are skipped: no card has one. */
const LONGEST_LINE = 1500

/** Scryfall's shorthands for common card text. */
const SHORTHANDS: readonly (readonly [RegExp, string])[] = [
  [/\\spt/g, String.raw`(?:(?:\d{1,2}|\*|x)/(?:\d{1,2}|\*|x))`],
  [/\\sm/g, String.raw`\{[^{}]\}`],
]

/**
 * Compiles a regular expression with bounded work: at most two repeated parts, not nested, no lookaround or backreferences. It is matched
 * line by line. Undefined if the pattern is invalid or could take too long.
 */
export function boundedRegex(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern.length > LONGEST || !isBounded(pattern)) return undefined
  let source = pattern
  for (const [short, long] of SHORTHANDS) source = source.replaceAll(short, long)
  const regex = compiled(source)
  if (regex === undefined) return undefined
  return (text) => text.split("\n").some((line) => line.length <= LONGEST_LINE && regex.test(line))
}

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "i")
  } catch {
    return undefined
  }
}

interface Group {
  /** Whether it contains a repetition, an optional part or an alternative. */
  loose: boolean
}

/** Scans the pattern once. Unknown syntax passes: the RegExp compiler rejects what is invalid. */
function isBounded(pattern: string): boolean {
  const groups: Group[] = [{ loose: false }]
  let closed: Group | null = null
  let repeats = 0
  let optional = 0
  for (let at = 0; at < pattern.length; ) {
    const part = partAt(pattern, at)
    at += part.length
    const group = groups[groups.length - 1]
    if (/^\(\?(?!:)/.test(part) || /^\\(?:[1-9]|k)/.test(part)) return false
    if (part.startsWith("(")) groups.push({ loose: false })
    else if (part === "|") group.loose = true
    else if (isQuantifier(part)) {
      if (!isSmall(part)) return false
      if (part === "?" || part === "??") optional++
      else if (closed?.loose) return false
      else repeats++
      group.loose = true
      if (repeats > MOST_REPEATS || optional > MOST_OPTIONAL) return false
    }
    // `\spt` expands to repeated digits and alternatives, so it may not be repeated.
    closed = part === SIZE ? { loose: true } : null
    if (part === SIZE) group.loose = true
    if (part === ")" && groups.length > 1) {
      closed = groups.pop()!
      groups[groups.length - 1].loose ||= closed.loose
    }
  }
  return true
}

const SIZE = String.raw`\spt`
const PART = /\\spt|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<)|\{\d+(?:,\d*)?\}\??|[*+?]\??|[\s\S]/y

function partAt(pattern: string, at: number): string {
  PART.lastIndex = at
  return PART.exec(pattern)?.[0] ?? pattern[at]
}

function isQuantifier(part: string): boolean {
  return /^(?:[*+?]\??|\{\d)/.test(part)
}

function isSmall(part: string): boolean {
  return [...part.matchAll(/\d+/g)].every(([number]) => Number(number) <= MOST_TIMES)
}
