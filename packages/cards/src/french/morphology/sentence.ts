/** Narrow no-break space, before double punctuation and inside quotation marks. */
export const THIN = "\u202f"

/** Words that lose their vowel before another. */
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
/** Masculine forms that stand in for feminine ones before a vowel. */
const BEFORE_VOWEL: Readonly<Record<string, string>> = { sa: "son", nouveau: "nouvel" }

const CONTRACTED: Readonly<Record<string, string>> = {
  "de le": "du",
  "de les": "des",
  "à le": "au",
  "à les": "aux",
  "de lequel": "duquel",
}

/** Words in h that are spoken as if by a consonant, and others before which nothing is elided. */
const ASPIRATED = /^(?:h(?:éros|arpie|yène|ors|aut|ache|uit|asard|antise)|y|onze|un\u202f)/i
const VOWEL = /^[aeiouhàâæéèêëîïôœùûœ]/i

function elidesBefore(word: string | undefined): boolean {
  return word !== undefined && VOWEL.test(word) && !ASPIRATED.test(word)
}

/** Contracts and elides; the words stay in order. */
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
  const bare = word.startsWith("~") ? word.slice(1) : word
  if (!elidesBefore(next)) return bare
  return ELIDED[word] ?? BEFORE_VOWEL[word] ?? bare
}

const GLUED_LEFT = /^[.,]$/
const OPENS_SENTENCE: ReadonlySet<string> = new Set([".", ":", "—", "•"])

/** Words as a line of text: elision, spaces, capitals. A colon written « :. » opens no sentence. */
export function toSentence(words: readonly string[]): string {
  let text = ""
  let start = true
  let quoted = false
  for (const raw of elide(words)) {
    let word = raw
    if (raw === ":" || raw === ":." || raw === ";") word = `${THIN}${raw[0]}`
    if (raw === '"') word = quoted ? `${THIN}»` : `«${THIN}`
    if (start && raw !== '"') word = capitalised(word)
    const glued = GLUED_LEFT.test(raw) || word.startsWith(THIN) || text === "" || /['\u202f]$/.test(text)
    text += glued ? word : ` ${word}`
    if (raw === '"') quoted = !quoted
    start = OPENS_SENTENCE.has(raw) || (raw === '"' && quoted) || (start && /^[«"]/.test(raw))
  }
  return text.replaceAll("'", "’").replaceAll("\u00a0", " ").replace(/\.(\u202f»)\.$/, ".$1")
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
