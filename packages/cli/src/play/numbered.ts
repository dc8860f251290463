import type { Ref } from "@apnap/engine"
import type { Asker } from "./asker.ts"

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

/** Shows the list and asks for numbers of it, or for one of the letters; `refs` are the objects of the list. */
export async function askNumbers(
  asker: Asker,
  message: string,
  labels: readonly string[],
  limits: Limits,
  { letters = {}, refs = [] }: { letters?: Letters; refs?: readonly Ref[] } = {},
): Promise<number[] | string> {
  const { terminal, words } = asker
  terminal.say(numberedList(labels, { ...letters, "?": words.helpHint }))
  const isLetter = (typed: string) => Object.hasOwn(letters, typed.trim())
  const typed = await asker.ask({
    message: `${message} ${words.numbers(limits.min, limits.max, labels.length)}`,
    fault: (line) =>
      isLetter(line) || readNumbers(line, labels.length, limits) !== null ? undefined : words.outOfRange,
    refs,
  })
  return isLetter(typed) ? typed : (readNumbers(typed, labels.length, limits) ?? [])
}
