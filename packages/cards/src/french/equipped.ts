/** The words of an Equipment: its creature is « équipée », not « enchantée » (301.5a). */
export function withEquipped(words: readonly string[]): readonly string[] {
  return words.map((word) => (word === "enchantée" ? "équipée" : word))
}
