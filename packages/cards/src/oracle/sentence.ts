import { SUBTYPES } from "@apnap/engine"
import { polished } from "./polish.ts"
import { GIVER } from "./tokens.ts"
import { pluralOf } from "./words/subtypes.ts"

/** What the text calls its object, and that object's host. */
export interface Called {
  readonly self: string
  /** Such as "enchanted creature", the default. */
  readonly host?: string
  /** Its name, used by abilities it grants to refer to it (201.5a). */
  readonly name?: string
}

const SUBTYPE = new Map(
  Object.values(SUBTYPES)
    .flat()
    .filter((name) => name !== "Will" && name !== "Time")
    .flatMap((name) => [name as string, pluralOf(name)])
    .map((name) => [name.toLowerCase(), name]),
)

/** Joins words into a sentence with spacing, capitals and articles. */
export function sentence(found: readonly string[], { self, host, name = self }: Called): string {
  const plain = polished(host === undefined ? found : hosted(found, host))
  const words = plain.map((word) => (word === GIVER ? name : word))
  let text = ""
  const costs = costStarts(words)
  let start = true
  const owners = [self]
  let opened = false
  for (const [i, raw] of words.entries()) {
    const depth = owners.length - 1
    const own = owners[depth]
    const word = start || costs.has(i) ? capital(written(words, i, own)) : written(words, i, own)
    const closing = raw === '"' && closes(words, i, depth)
    const glued = /^(?:[.,:;!]|'s|')$/.test(raw) || closing || text === "" || opened || words[i - 1] === "non"
    const shown = raw === '"' && depth > (closing ? 1 : 0) ? "'" : word
    text += glued ? shown : ` ${shown}`
    opened = raw === '"' && !closing
    if (closing) owners.pop()
    else if (raw === '"') owners.push(isOfToken(words, i) ? "this token" : ofAnother(self))
    start = raw === "." || raw === ":" || raw === "—" || raw === "•" || opened
  }
  return text
}

/** Whether a quotation mark closes a quote: one within a quote opens another unless a sentence or a quote has just ended. */
function closes(words: readonly string[], i: number, depth: number): boolean {
  return depth > 0 && (depth > 2 || /^[.!,"]$/.test(words[i - 1]) || !words.slice(i + 1).includes('"'))
}

const GIVING: ReadonlySet<string> = new Set(["gain", "gains", "have", "has", "get", "gets", "becomes"])

/** Whether the quote is what a token is created with. */
function isOfToken(words: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= 0 && !/^[.":]$/.test(words[i]); i--) {
    if (/^tokens?$/.test(words[i])) return true
    if (GIVING.has(words[i])) return false
  }
  return false
}

/** In a granted ability, the object that has it isn't called by the granting object's name (201.5a). */
function ofAnother(self: string): string {
  return self.startsWith("this ") ? self : "this permanent"
}

/** One word as written at its place. */
function written(words: readonly string[], i: number, self: string): string {
  const raw = words[i]
  if (raw === "~") return self
  if (raw === "a" && words[i + 1] !== undefined && isVocal(words[i + 1])) return "an"
  if (raw.startsWith("{")) return raw.toUpperCase()
  if (/^[iv]+$/.test(raw) && isChapter(words, i)) return raw.toUpperCase()
  if (raw === "x" || /^[+-]?x\/|\/[+-]?x$/.test(raw)) return raw.toUpperCase()
  return SUBTYPE.get(raw) ?? raw
}

/** Whether "an" precedes it: "artifact", "8/8", "X/X", but not "unicorn", "used". */
function isVocal(word: string): boolean {
  return /^(?:[aeio]|u(?!ni|se)|8|1[18](?:\/|$)|x(?:\/|$))/i.test(word)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Whether a word is one of the chapter numbers before a dash (714.2). */
function isChapter(words: readonly string[], at: number): boolean {
  const dash = words.indexOf("—")
  return at < dash && words.slice(0, dash).every((word) => word === "," || /^[iv]+$/.test(word))
}

/** Replaces the grammar's "enchanted creature" with the actual host: "equipped creature". */
function hosted(words: readonly string[], host: string): readonly string[] {
  const said = host.split(" ")
  return words.flatMap((word, i) => {
    if (word === "enchanted" && words[i + 1] === "creature") return said
    return word === "creature" && words[i - 1] === "enchanted" ? [] : [word]
  })
}

const PAYING = new Set(
  "sacrifice discard exile pay remove return tap untap put mill reveal unattach forage collect behold blight".split(
    " ",
  ),
)

/** 602.1a: each component of an activation cost is capitalized: "{1}, Sacrifice a creature:". */
function costStarts(words: readonly string[]): ReadonlySet<number> {
  const out = new Set<number>()
  let begun: number[] = []
  words.forEach((word, i) => {
    if (/^(?:[."—•]|when|whenever|at|if)$/.test(word)) begun = []
    else if (word === ":") for (const at of begun) out.add(at)
    else if (words[i - 1] === "," && PAYING.has(word)) begun.push(i)
  })
  return out
}
