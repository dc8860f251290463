import type { Filter } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"
import { clause, ORACLE, post } from "../oracle.ts"

// Words that were chosen and are referred to later: "permanents of that type", "cards with that name" (608.2d).

clause("choose a {t:card thing} name", {
  do: "chooseText",
  what: "cardName",
  filter: $<Filter>("t"),
  bind: "name",
})

for (const [of, words, chosen, quality] of [
  ["of", "that type", "choose a creature type", { is: "chosenType" }],
  ["of", "that color", "choose a color", { is: "color", color: "chosen" }],
  ["with", "that name", "card name", { is: "chosenName" }],
] as const) {
  post(`${of} {w:${words} chosen}`, quality)
  const said = words.split(" ")
  const before = chosen.split(" ")
  ORACLE.symbol(`${words} chosen`).handwritten = {
    begins: (word) => word === "that",
    read: ({ tokens }, at) =>
      said.every((word, i) => tokens[at + i] === word) && isBefore(tokens, at, before)
        ? [{ end: at + said.length, value: undefined }]
        : [],
    spell: () => [said],
  }
}

/** Whether these consecutive words occur before a place. */
function isBefore(tokens: readonly string[], at: number, words: readonly string[]): boolean {
  return tokens.some((_, from) => from < at && words.every((word, i) => tokens[from + i] === word))
}
