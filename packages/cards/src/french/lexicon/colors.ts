import type { ColorLetter } from "@apnap/engine"
import { COLOR_WORDS } from "../../oracle/words/colors.ts"

/** Masculine singular, for `agree`. */
export const COLORS: Readonly<Record<ColorLetter, string>> = {
  W: "blanc",
  U: "bleu",
  B: "noir",
  R: "rouge",
  G: "vert",
}

/** Each color in English and in French (masculine singular). */
export const COLOR_PAIRS: readonly (readonly [english: string, french: string])[] = Object.entries(
  COLOR_WORDS,
).map(([english, letter]) => [english, COLORS[letter]])
