import type { Amount, Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition, ORACLE } from "../../oracle.ts"

// Cards that an object exiled (607.2a). Loaded before what is said of one object: nobody chooses among these.

condition(["a card is exiled with ~", "a card is exiled with {i:its own}"], {
  if: "exists",
  filter: { is: "exiledWith" },
  zone: "exile",
})
condition("a card exiled with ~ is a {t:card thing}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "exiledWith" }] },
  zone: "exile",
})
condition(["there are cards exiled with ~", "there are cards exiled with {i:its own}"], {
  if: "exists",
  filter: { is: "exiledWith" },
  zone: "exile",
})
condition("there are {n:number} or more {c:cards it exiled}", {
  if: "exists",
  filter: { is: "exiledWith" },
  zone: "exile",
  atLeast: $<Amount>("n"),
})
/** Unless a sentence before names something else, which "it" would mean afterwards ("Exile target creature. Then if …, transform it"). */
ORACLE.symbol("cards it exiled").handwritten = {
  begins: (word) => word === "cards",
  read: ({ tokens }, at) =>
    !tokens.slice(0, at).includes(".") && CARDS.every((word, i) => tokens[at + i] === word)
      ? [{ end: at + CARDS.length, value: undefined }]
      : [],
  spell: () => [CARDS],
}
const CARDS = ["cards", "exiled", "with", "~"]
