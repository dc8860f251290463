import { the as theEnglish } from "./english/names.ts"
import { PURPOSES as ENGLISH } from "./english/purposes.ts"
import { THIN, the } from "./french/names.ts"
import { PURPOSES as FRENCH } from "./french/purposes.ts"
import type { Language } from "./language.ts"
import { optionIn } from "./options.ts"
import { playerName } from "./player-name.ts"
import type { Question } from "./question.ts"
import { capitalised } from "./tell.ts"

/** What is asked, in one line of the language: "Choose a target (Lightning Bolt): 0 to 2". */
export function promptOf(question: Question, language: Language): string {
  return PROMPTS[language](question)
}

const PROMPTS: Readonly<Record<Language, (q: Question) => string>> = {
  en: (q) => {
    const words = wordsFor(q, ENGLISH, "en") ?? `Make a choice (${q.purpose})`
    const asker = isNamed(q) ? ` (${theEnglish(q.source)})` : ""
    return `${words}${asker}${limits(q, ": ", "to", "in all")}`
  },
  fr: (q) => {
    const words = wordsFor(q, FRENCH, "fr") ?? `Faites un choix (${q.purpose})`
    const asker = isNamed(q) ? ` (${the(q.source)})` : ""
    return `${words}${asker}${limits(q, `${THIN}: `, "à", "en tout")}`
  },
}

/** The words for a purpose, of which "replicate:1" is the second instance, and others for a single choice where there are some; a cost that may be paid is called by its keyword. */
function wordsFor(
  { purpose, label, starter, range }: Question,
  words: Readonly<Record<string, string>>,
  language: Language,
) {
  if (label !== "") return words.optionalCostOf.replace("{}", costWords(label, language))
  if (starter.is === "player")
    return capitalised(
      words[starter.you ? "mulliganYouBegin" : "mulliganOtherBegins"].replace(
        "{}",
        playerName(starter.name, language),
      ),
    )
  const [kind] = purpose.split(":")
  return (isOne(range) ? words[`${kind}.one`] : undefined) ?? words[kind]
}

/** The keyword of a cost, and of one of two kickers its mana. */
function costWords(label: string, language: Language): string {
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

/** The number that is asked for, where it isn't one. */
function limits({ range, total }: Question, colon: string, to: string, inAll: string): string {
  if (total > 0) return `${colon}${total} ${inAll}`
  if (range === null || isOne(range)) return ""
  return `${colon}${range.min === range.max ? range.min : `${range.min} ${to} ${range.max}`}`
}
