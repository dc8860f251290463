import { OPTIONS as ENGLISH } from "./english/options.ts"
import { OPTIONS as FRENCH } from "./french/options.ts"
import type { Language } from "./language.ts"

const OPTIONS = { en: ENGLISH, fr: FRENCH } as const

/**
 * An option of a decision in words, by the engine's key for it: a way to cast a card ("jumpStart"), a special action ("turnFaceUp"),
 * or a label ("done:short", "mode:1", "{2} sacrifice"). Names and symbols that are no keys stay as they are.
 */
export function optionIn(key: string, language: Language): string {
  const words = OPTIONS[language]
  if (words[key] !== undefined) return words[key]
  const [kind, of] = key.split(":", 2)
  if (kind === "mode") return `#${Number(of) + 1}`
  // A permanent or card that helps to pay, with the mana that it stands for.
  if (of?.startsWith("{"))
    return `${words[kind] ?? kind} ${[...of.slice(1, -1)].map((one) => `{${one}}`).join("")}`
  const parts = key.split(" ")
  // The alternatives of a cost: mana and the names of its parts.
  if (parts.length > 1 && parts.every((part) => part.startsWith("{") || words[part] !== undefined))
    return parts.map((part) => words[part] ?? part).join(", ")
  return key.replace(/([a-z])([A-Z])/g, "$1 $2")
}

/** The modes that the lines of a card's text offer, in their order (700.2). */
export function modesIn(text: readonly string[]): string[] {
  return text.flatMap((line) => line.split(MODE).slice(1)).map((mode) => mode.trim())
}
/** What stands before a mode: a bullet, "+" and its cost (702.172a), or pawprints (700.2i). */
const MODE = /•|(?:^|\s)(?:\+ (?=\{)|(?:\{P\})+ — )/
