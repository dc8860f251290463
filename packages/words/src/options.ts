import { OPTIONS as ENGLISH } from "./english/options.ts"
import { OPTIONS as FRENCH } from "./french/options.ts"
import type { Language } from "./language.ts"

const OPTIONS = { en: ENGLISH, fr: FRENCH } as const

/**
 * A decision's option in words, by its engine key: a way to cast a card ("jumpStart"), a special action ("turnFaceUp"),
 * or a label ("done:short", "mode:1", "{2} sacrifice"). Names and symbols that are not keys are unchanged.
 */
export function optionIn(key: string, language: Language): string {
  const words = OPTIONS[language]
  if (words[key] !== undefined) return words[key]
  const [kind, of] = key.split(":", 2)
  if (kind === "mode") return `#${Number(of) + 1}`
  // A permanent or card that helps to pay, with the mana it counts as.
  if (of?.startsWith("{"))
    return `${words[kind] ?? kind} ${[...of.slice(1, -1)].map((one) => `{${one}}`).join("")}`
  const parts = key.split(" ")
  // A cost alternative: mana and the names of its parts.
  if (parts.length > 1 && parts.every((part) => part.startsWith("{") || words[part] !== undefined))
    return parts.map((part) => words[part] ?? part).join(", ")
  return key.replace(/([a-z])([A-Z])/g, "$1 $2")
}

/** The modes in the lines of a card's text, in order (700.2). */
export function modesIn(text: readonly string[]): string[] {
  return text.flatMap((line) => line.split(MODE).slice(1)).map((mode) => mode.trim())
}
/** A mode's prefix: a bullet, "+" and its cost (702.172a), or pawprints (700.2i). */
const MODE = /•|(?:^|\s)(?:\+ (?=\{)|(?:\{P\})+ — )/
