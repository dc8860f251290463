import { describe, expect, it } from "vitest"
import { toSentence } from "./sentence.ts"

const sentence = (text: string): string => toSentence(text.split(" ")).replaceAll("\u202f", "_")

describe("words in a line of French", () => {
  it.each([
    ["de le cimetière", "Du cimetière"],
    ["à les adversaires", "Aux adversaires"],
    ["de l'étape de le tour", "De l’étape du tour"],
    ["à le adversaire", "À l’adversaire"],
  ])("contract: %s", (words, text) => expect(sentence(words)).toBe(text))

  it.each([
    ["la île", "L’île"],
    ["que une créature", "Qu’une créature"],
    ["si il", "S’il"],
    ["si elle", "Si elle"],
    ["ce artefact", "Cet artefact"],
    ["ce est votre tour", "C’est votre tour"],
    ["sa endurance", "Son endurance"],
    ["le héros", "Le héros"],
    ["le humain", "L’humain"],
    ["le yéti", "Le yéti"],
    ["de {2}", "De {2}"],
  ])("elide: %s", (words, text) => expect(sentence(words)).toBe(text))

  it("keep a pronoun apart from the preposition before it", () => {
    expect(sentence("à la place de ~le mettre")).toBe("À la place de le mettre")
    expect(sentence("à la place de ~le exiler")).toBe("À la place de l’exiler")
  })

  it("have narrow spaces before double punctuation and inside quotation marks, and capitals behind them", () => {
    expect(sentence("{T} : piochez une carte .")).toBe("{T}_: Piochez une carte.")
    expect(sentence("a « piochez une carte . » .")).toBe("A «_Piochez une carte._»")
    expect(sentence("enchanter :. créature")).toBe("Enchanter_: créature")
  })
})
