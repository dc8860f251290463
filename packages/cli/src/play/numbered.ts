import type { Ref } from "@apnap/engine"
import type { Asker } from "./asker.ts"

/** How many items of a list may be chosen. */
export interface Limits {
  readonly min: number
  readonly max: number
  /** Whether an item may be chosen more than once. */
  readonly repeat?: boolean
}

/** Letters that may be typed instead of numbers, with their meanings. */
export type Letters = Readonly<Record<string, string>>

/** The list numbered from 1, and the letters. */
export function numberedList(labels: readonly string[], letters: Letters = {}): string[] {
  const keys = [...labels.map((_, i) => String(i + 1)), ...Object.keys(letters)]
  const width = Math.max(...keys.map((key) => key.length))
  return [...labels, ...Object.values(letters)].map((label, i) => `  ${keys[i].padStart(width)}  ${label}`)
}

/** The positions of the typed numbers; null if out of range, too few, too many, or repeated without permission. */
export function readNumbers(typed: string, count: number, limits: Limits): number[] | null {
  const { min, max, repeat = false } = limits
  const words = typed.split(/[\s,]+/).filter((word) => word !== "")
  const chosen = words.map((word) => (/^\d+$/.test(word) ? Number(word) - 1 : -1))
  const isRight =
    chosen.length >= min && chosen.length <= max && (repeat || new Set(chosen).size === chosen.length)
  return isRight && chosen.every((i) => i >= 0 && i < count) ? chosen : null
}

/** Shows the list and asks for numbers or a letter; `refs` are the listed objects. */
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
