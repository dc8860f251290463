import { SUBTYPES } from "@apnap/engine"

/** The words of a rules text, in lower case; `~` is the object itself. */
export interface Tokens {
  readonly words: readonly string[]
  /** The same words as printed, with their capitals. */
  readonly printed: readonly string[]
}

/** Nouns that mean the object itself after "this" (201.5). */
const SELF_NOUNS =
  "artifact|aura|battle|card|case|class|creature|enchantment|equipment|fortification|land|mount|permanent|planeswalker|room|saga|siege|spacecraft|spell|token|vehicle|dungeon|scheme|plane|phenomenon|vanguard|attraction|contraption|background|planet|emblem"
const THIS = new RegExp(`\\bthis (?:${SELF_NOUNS})\\b`, "gi")
/** Words and punctuation; any unknown character is a token too, so that none is skipped. */
const WORD =
  /[~§]|(?:\{[^}]+\})+|"|[-+]?(?:\d+|[XYZ])\/[-+]?(?:\d+|[XYZ*])|\d+\+|[-+]?\d+|[.,:;—•|!?[\]]|[A-Za-z0-9\u00C0-\u024F'’*/_&+-]+|[^\s()]/g

/** Removes reminder text, which has no rules meaning (207.2a). */
function withoutReminders(text: string): string {
  return text.replace(/\s*\([^()]*\)/g, "")
}

const KINDS: ReadonlySet<string> = new Set(SUBTYPES.creature)

/** The names a text uses for its own object: the full name, or the part before a comma or an epithet. */
export function ownNames(name: string, legendary: boolean): readonly string[] {
  const names = [name]
  if (name.includes(",")) names.push(name.slice(0, name.indexOf(",")))
  if (legendary) {
    const epithet = / (?:of|the|from|and) /.exec(name)
    if (epithet !== null) names.push(name.slice(0, epithet.index))
    const [first, ...more] = name.split(" ")
    if (more.length > 1 && epithet === null) names.push(`${first} ${more[more.length - 1]}`) // "Captain Kirk"
    // "Sliver Overlord" uses "Sliver" for the creature type, not for itself.
    if (more.length > 0 && (first.endsWith(",") || !KINDS.has(first))) names.push(first.replace(/,$/, ""))
  }
  return names
}

/** A name must not be followed by the rest of a longer word, nor be a planeswalker type. */
const AFTER_NAME = /(?![A-Za-z])(?! planeswalkers?\b)/y
const LETTER = /[A-Za-z]/
/** Another name ends in this one: "a card named Hammer of Nazahn". */
const WITHIN_NAME = / named (?:[A-Z][\w'-]* )+of (?:the )?$/

function withoutName(text: string, name: string, sign: string): string {
  let plain = ""
  let from = 0
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, Math.max(from, at + 1))) {
    AFTER_NAME.lastIndex = at + name.length
    if (LETTER.test(text.charAt(at - 1)) || !AFTER_NAME.test(text)) continue
    if (WITHIN_NAME.test(text.slice(0, at))) continue
    // In another object's ability, "a card named …" doesn't refer to the object that has the ability.
    if (sign === GIVER && text.slice(0, at).endsWith("named ")) continue
    // "A token named Koma's Coil" has that name, although the object's own is part of it.
    if (IN_NAME.test(text.slice(0, at)) && text.startsWith("'s ", at + name.length)) continue
    plain += `${text.slice(from, at)}${sign}`
    from = at + name.length
  }
  return plain + text.slice(from)
}

const IN_NAME = /\btokens? named $/

/** Stands for the name of the granting object in an ability it grants to another object (201.5a). */
export const GIVER = "§"
/** A sentence in which the object grants itself an ability: inside it, the name means the object itself. */
const TO_ITSELF =
  /(?:^|[.:—,] )~ (?:gets|becomes|has|gains|enters|escapes)\b[^.]*$|~[^.]*, it (?:gets|becomes|has|gains|enters)\b[^.]*$/

/** Replaces the object's names with a sign: `~`, or `GIVER` in quoted abilities. */
function withoutNames(text: string, names: readonly string[]): string {
  const parts = text.split('"')
  const without = (part: string, sign: string) =>
    names.reduce((plain, name) => withoutName(plain, name.replaceAll("’", "'"), sign), part)
  const plain: string[] = []
  for (const [i, part] of parts.entries())
    plain.push(without(part, i % 2 === 1 && !TO_ITSELF.test(plain[i - 1]) ? GIVER : "~"))
  return plain.join('"')
}

/** American usage puts the sentence's comma inside a closing quotation mark. */
const COMMA_IN_QUOTE = /,"(?=\s)/g

/** "1-6 |" in a results table (706.3), printed with a dash. */
const HYPHENATED_RANGE = /\b(\d+)-(\d+) \|/g

/** A name that has quotation marks itself quotes no ability. */
function withoutQuotedNames(text: string, names: readonly string[]): string {
  return names.filter((name) => name.includes('"')).reduce((plain, name) => plain.replaceAll(name, "~"), text)
}

const NAMED_TOKEN = /\b[Cc]reate ([A-Z][^,."]*), an? (?:[^."]* )?token\b/

/** "Create Redwing, a legendary … token with …": in the token's own abilities, its name means the token (201.5). */
function withoutTokenNames(text: string): string {
  const name = NAMED_TOKEN.exec(text)?.[1]
  if (name === undefined) return text
  return text
    .split('"')
    .map((part, i) => (i % 2 === 1 ? withoutName(part, name, "~") : part))
    .join('"')
}

/** The line with plain punctuation, without reminder text, and with `~` for each of the object's names. */
export function plainLine(line: string, names: readonly string[]): string {
  const whole = withoutReminders(line).replaceAll("’", "'").replaceAll("−", "-").replaceAll("–", "-")
  const text = withoutTokenNames(whole)
  const ranged = text.replace(HYPHENATED_RANGE, "$1—$2 |")
  return withoutNames(withoutQuotedNames(ranged, names).replace(COMMA_IN_QUOTE, '",'), names)
}

/** Splits one line of rules text into tokens. */
export function tokenize(line: string, names: readonly string[] = []): Tokens {
  const text = plainLine(line, names)
  const printed = (text.replace(THIS, "~").match(WORD) ?? []).flatMap(split)
  return { words: printed.map((word) => LOWER.get(word) ?? word.toLowerCase()), printed }
}

/** Exceptions to lower-casing: "an" is normalized to "a". */
const LOWER: ReadonlyMap<string, string> = new Map([
  ["an", "a"],
  ["An", "a"],
  ["can't", "can't"],
])

const WHOLE: ReadonlySet<string> = new Set([
  "it's",
  "that's",
  "there's",
  "who's",
  "he's",
  "she's",
  "what's",
  "let's",
])

function split(word: string): readonly string[] {
  if (word.startsWith("{") && /\{[TQ]\}/.test(word) && word.length > 3) return word.match(/\{[^}]+\}/g) ?? []
  if (/^'[A-Z]/.test(word)) return ["'", ...split(word.slice(1))]
  const possessive = /^(.+)('s?)$/.exec(word)
  if (possessive !== null && (possessive[2] === "'s" || possessive[1].endsWith("s")) && !isWhole(word))
    return [...split(possessive[1]), possessive[2]]
  const negative = /^[Nn]on-?([A-Za-z].{2,})$/.exec(word)
  if (negative !== null && negative[1] !== "etheless") return ["non", negative[1]]
  return [word]
}

function isWhole(word: string): boolean {
  return WHOLE.has(word.toLowerCase()) || /^urza's$/i.test(word)
}
