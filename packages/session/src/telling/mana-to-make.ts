/** The order of symbols in a row of mana: colours as on the back of a card, then colourless. */
const ORDER = "WUBRGC"

/**
 * A row of symbols for what permanents could be tapped for, given the letters of each one's alternatives: [["G"], ["R", "G"]] are
 * "{G}{R/G}".
 */
export function manaToMake(sources: readonly (readonly string[])[]): string {
  return sources
    .flatMap(symbolsOf)
    .sort((a, b) => a.length - b.length || ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]))
    .map((letters) => `{${[...letters].join("/")}}`)
    .join("")
}

/** A symbol for each mana of a source, by the most that it makes; one of several letters may be either. */
function symbolsOf(alternatives: readonly string[]): readonly string[] {
  const most = Math.max(...alternatives.map(({ length }) => length))
  const largest = alternatives.filter(({ length }) => length === most)
  return Array.from({ length: most }, (_, i) => {
    const letters = new Set(largest.map((all) => all[i]))
    return [...ORDER].filter((letter) => letters.has(letter)).join("")
  })
}
