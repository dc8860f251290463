import { normalise } from "./normalise.ts"

/** Colours by the words of a scenario. */
export const COLOR_WORDS: Readonly<Record<string, string>> = {
  White: "W",
  Blue: "U",
  Black: "B",
  Red: "R",
  Green: "G",
  Colorless: "C",
}

/** Whether a scenario's wording matches this option label. */
export function labelFits(label: string | undefined, text: string): boolean {
  if (label === undefined) return false
  return (
    label.toLowerCase() === text.toLowerCase() ||
    `cast ${label.toLowerCase()}` === text.toLowerCase() ||
    normalise(label).startsWith(normalise(text)) ||
    (COLOR_WORDS[text] !== undefined && isOnly(label.replace(/[{}]/g, ""), COLOR_WORDS[text]))
  )
}

/** "{R}{R}" is mana of one color, however much it is. */
function isOnly(letters: string, color: string): boolean {
  return letters !== "" && letters.replaceAll(color, "") === ""
}
