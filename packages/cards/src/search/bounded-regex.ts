/** Letters of a pattern. */
const LONGEST = 120
/** Parts that may repeat, and parts that may be left out. */
const MOST_REPEATS = 2
const MOST_OPTIONAL = 6
const MOST_TIMES = 99
/** A longer line is not looked at: no card has one. */
const LONGEST_LINE = 1500

/** Words for what cards often say, as Scryfall has them. */
const SHORTHANDS: readonly (readonly [RegExp, string])[] = [
  [/\\spt/g, String.raw`(?:(?:\d{1,2}|\*|x)/(?:\d{1,2}|\*|x))`],
  [/\\sm/g, String.raw`\{[^{}]\}`],
]

/**
 * A regular expression whose work is bounded: at most two parts repeat, none of them within another, nothing looks around or back. It is asked
 * line by line. Undefined where the pattern is none, or could take too long.
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
  /** Whether something within repeats, can be left out, or is one of several. */
  loose: boolean
}

/** Looks through the pattern once. What it does not know it lets pass: the compiler refuses what is no pattern. */
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
    // A size is several digits, one of several: it may not repeat.
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
