/** Narrow no-break space, before double punctuation and inside quotation marks. */
export const THIN = "\u202f"

/** Words that elide before a vowel. */
const ELIDED: Readonly<Record<string, string>> = {
  le: "l'",
  la: "l'",
  "~le": "l'",
  "~la": "l'",
  se: "s'",
  de: "d'",
  ne: "n'",
  que: "qu'",
  ce: "cet",
  jusque: "jusqu'",
  lorsque: "lorsqu'",
}
/** Words that change form before a vowel: « sa » becomes « son ». */
const BEFORE_VOWEL: Readonly<Record<string, string>> = { sa: "son", nouveau: "nouvel" }

const CONTRACTED: Readonly<Record<string, string>> = {
  "de le": "du",
  "de les": "des",
  "à le": "au",
  "à les": "aux",
  "de lequel": "duquel",
}

/** Words with aspirated h, and others before which nothing elides. */
const ASPIRATED = /^(?:h(?:éros|arpie|yène|ors|aut|ache|uit|asard|antise)|y|onze|un\u202f)/i
const VOWEL = /^[aeiouhàâæéèêëîïôœùûœ]/i

function elidesBefore(word: string | undefined): boolean {
  return word !== undefined && VOWEL.test(word) && !ASPIRATED.test(word)
}

/** Applies contraction and elision; word order is unchanged. */
export function elide(words: readonly string[]): readonly string[] {
  const flat = words.flatMap((word) => word.split(" ")).filter((word) => word !== "")
  const found: string[] = []
  for (let i = 0; i < flat.length; i++) {
    const [word, next, after] = [flat[i], flat[i + 1], flat[i + 2]]
    if (word === "ne" && next === "ne") continue
    const vowelFollows = elidesBefore(after)
    const contracted = next === "le" && vowelFollows ? undefined : CONTRACTED[`${word} ${next}`]
    if (contracted !== undefined) {
      found.push(contracted)
      i++
    } else found.push(elidedOne(word, next))
  }
  return found
}

function elidedOne(word: string, next: string | undefined): string {
  if (word === "si" && (next === "il" || next === "ils")) return "s'"
  if (word === "ne" && next === "y") return "n'"
  const bare = word.startsWith("~") ? word.slice(1) : word
  if (word === "ce" && /^(?:est|était)$/.test(next ?? "")) return "c'"
  if (!elidesBefore(next)) return bare
  return ELIDED[word] ?? BEFORE_VOWEL[word] ?? bare
}

/** Closes a list in apposition, « une cible, artefact ou créature, »; nothing before another stop. */
export const CLOSING_COMMA = ",?"
const STOPS: ReadonlySet<string | undefined> = new Set([
  undefined,
  ".",
  ",",
  ":",
  ";",
  "»",
  "—",
  "•",
  CLOSING_COMMA,
])

function closed(words: readonly string[]): readonly string[] {
  return words.flatMap((word, i) => (word !== CLOSING_COMMA ? [word] : STOPS.has(words[i + 1]) ? [] : [","]))
}

const GLUED_LEFT = /^[.,]$/
const OPENS_SENTENCE: ReadonlySet<string> = new Set([".", ":", "—", "•", "«"])

/** Joins words to a line of text with elision, spacing and capitals. A colon written « :. » starts no sentence. */
export function toSentence(words: readonly string[]): string {
  let text = ""
  let start = true
  for (const raw of elide(closed(words))) {
    const word = start && raw !== "«" ? capitalised(raw) : raw
    const glued = GLUED_LEFT.test(raw) || text === "" || /['\u202f]$/.test(text)
    text += (glued ? "" : " ") + word
    if (raw === ":" || raw === ":." || raw === ";")
      text = `${text.slice(0, -raw.length).trimEnd()}${THIN}${raw[0]}`
    if (raw === "«") text += THIN
    if (raw === "»") text = `${text.slice(0, -1).trimEnd()}${THIN}»`
    start = OPENS_SENTENCE.has(raw)
  }
  return text
    .replaceAll("'", "’")
    .replaceAll("\u00a0", " ")
    .replaceAll(/\.(\u202f»)\.(?=$|[ \u202f])/g, ".$1")
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
