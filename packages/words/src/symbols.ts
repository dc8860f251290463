/** Letters of mana as symbols: "RG" is {R}{G}. */
export function symbols(letters: string): string {
  return [...letters].map((letter) => `{${letter}}`).join("")
}
