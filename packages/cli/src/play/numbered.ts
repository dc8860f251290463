import { isCancel, text } from "@clack/prompts"
import type { Phrases } from "./phrases.ts"

/** The player left the table. */
export class Left extends Error {}

/** What was answered; throws `Left` when the person pressed Ctrl-C. */
export async function answered<T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await prompt
  if (isCancel(value)) throw new Left()
  return value as Exclude<T, symbol>
}

/** How many of a list may be named. */
export interface Limits {
  readonly min: number
  readonly max: number
  /** The same one more than once. */
  readonly repeat?: boolean
}

/** Letters that can be typed instead of numbers, with what they do. */
export type Letters = Readonly<Record<string, string>>

/** The list with its numbers, from 1, and the letters: what is typed to choose. */
export function numberedList(labels: readonly string[], letters: Letters = {}): string[] {
  const keys = [...labels.map((_, i) => String(i + 1)), ...Object.keys(letters)]
  const width = Math.max(...keys.map((key) => key.length))
  return [...labels, ...Object.values(letters)].map((label, i) => `  ${keys[i].padStart(width)}  ${label}`)
}

/** The positions that the typed numbers name, null when they are none of the list, too few or too many, or one twice that may not be. */
export function readNumbers(typed: string, count: number, limits: Limits): number[] | null {
  const { min, max, repeat = false } = limits
  const words = typed.split(/[\s,]+/).filter((word) => word !== "")
  const chosen = words.map((word) => (/^\d+$/.test(word) ? Number(word) - 1 : -1))
  const isRight =
    chosen.length >= min && chosen.length <= max && (repeat || new Set(chosen).size === chosen.length)
  return isRight && chosen.every((i) => i >= 0 && i < count) ? chosen : null
}

/** Shows the list and asks for numbers of it, or for one of the letters. */
export async function askNumbers(
  message: string,
  labels: readonly string[],
  limits: Limits,
  words: Phrases,
  letters: Letters = {},
): Promise<number[] | string> {
  process.stdout.write(`${numberedList(labels, letters).join("\n")}\n`)
  const isLetter = (typed: string) => Object.hasOwn(letters, typed.trim())
  const typed = await answered(
    text({
      message: `${message} ${words.numbers(limits.min, limits.max, labels.length)}`,
      validate: (v = "") =>
        isLetter(v) || readNumbers(v, labels.length, limits) !== null ? undefined : words.outOfRange,
    }),
  )
  // Enter without a number, where none is needed, is undefined.
  const given = (typed as string | undefined) ?? ""
  return isLetter(given) ? given.trim() : readNumbers(given, labels.length, limits)!
}
