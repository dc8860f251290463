import { the as theEnglish } from "./english/names.ts"
import { PURPOSES as ENGLISH } from "./english/purposes.ts"
import { THIN, the } from "./french/names.ts"
import { PURPOSES as FRENCH } from "./french/purposes.ts"
import type { Language } from "./language.ts"
import { optionIn } from "./options.ts"
import { playerName } from "./player-name.ts"
import type { Question } from "./question.ts"
import { capitalised } from "./tell.ts"

/**
 * A decision as a one-line prompt: "Choose a target (Lightning Bolt): 0 to 2". `deed`: what an optional instruction would do, in words of
 * that language (608.2d): "Draw a card? (Ophidian)".
 */
export function promptOf(question: Question, language: Language, deed: string | null = null): string {
  return PROMPTS[language](question, deed)
}

const PROMPTS: Readonly<Record<Language, (q: Question, deed: string | null) => string>> = {
  en: (q, deed) => {
    const words = asked(deed, "?") ?? wordsFor(q, ENGLISH, "en") ?? `Make a choice (${q.purpose})`
    const asker = isNamed(q) ? ` (${theEnglish(q.source)})` : ""
    return `${words}${asker}${limits(words, q, ": ", "to", "in all")}`
  },
  fr: (q, deed) => {
    const words = asked(deed, `${THIN}?`) ?? wordsFor(q, FRENCH, "fr") ?? `Faites un choix (${q.purpose})`
    const asker = isNamed(q) ? ` (${the(q.source)})` : ""
    return `${words}${asker}${limits(words, q, `${THIN}: `, "à", "en tout")}`
  },
}

function asked(deed: string | null, mark: string): string | null {
  return deed === null ? null : `${capitalised(deed)}${mark}`
}

/** The words for a purpose ("replicate:1" is its second instance), with a variant for a single choice; optional costs use their keyword. */
function wordsFor(
  { purpose, label, starter, bottomed, range }: Question,
  words: Readonly<Record<string, string>>,
  language: Language,
) {
  if (label !== "") return words.optionalCostOf.replace("{}", costWords(label, language))
  if (starter.is === "player")
    return (
      capitalised(
        words[starter.you ? "mulliganYouBegin" : "mulliganOtherBegins"].replace(
          "{}",
          playerName(starter.name, language),
        ),
      ) + keepingWords(bottomed, words)
    )
  const [kind] = purpose.split(":")
  return (isOne(range) ? words[`${kind}.one`] : undefined) ?? words[kind]
}

/** What keeping the hand costs after mulligans (103.5). */
function keepingWords(bottomed: number, words: Readonly<Record<string, string>>): string {
  if (bottomed === 0) return ""
  return ` ${words[bottomed === 1 ? "keeping.one" : "keeping"].replace("{}", `${bottomed}`)}`
}

/** A cost's keyword, plus its mana if it is one of two kickers. */
export function costWords(label: string, language: Language): string {
  return label
    .split(" ")
    .map((word) => optionIn(word, language))
    .join(" ")
}

function isNamed({ source }: Question): boolean {
  return source.is === "object" || source.is === "ability"
}

function isOne(range: Question["range"]): boolean {
  return range !== null && range.min === 1 && range.max === 1
}

/** The number asked for, unless it is one, or the words ask for one or none: "Cast it?" */
function limits(words: string, { range, total }: Question, colon: string, to: string, inAll: string): string {
  if (total > 0) return `${colon}${total} ${inAll}`
  if (range === null || isOne(range) || (words.endsWith("?") && range.max === 1)) return ""
  return `${colon}${range.min === range.max ? range.min : `${range.min} ${to} ${range.max}`}`
}
