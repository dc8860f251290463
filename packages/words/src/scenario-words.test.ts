import { describe, expect, it } from "vitest"
import { typeIn } from "./card/type-line.ts"
import { colorsIn, deedIn, keywordIn, statusIn } from "./scenario-words.ts"

describe("what a scenario names by an English word", () => {
  it("is an ability: its keyword, its cost and the symbols of its effect tell it in French", () => {
    const french = (text: string) => deedIn(text, "fr")
    expect(french("Equip {1}")).toBe("équipement {1}")
    expect(french("Level up")).toBe("montée de niveau")
    expect(french("{T}: Add {G}.")).toBe("{T}\u202f: {G}")
    expect(french("{1}{B}, {T}, Sacrifice another creature")).toBe("{1}{B}, {T}, sacrifice")
    expect(french("Pay 1 life:")).toBe("paiement de 1 point de vie")
    expect(french("Cast Bonesplitter")).toBe("lancer Bonesplitter")
    expect(french("Cast Detective's Phoenix using bestow")).toBe("lancer Detective's Phoenix (grâce)")
    expect(french("Delirium — {2}{G}{G}")).toBe("{2}{G}{G}")
    expect(french("-8: You get an emblem")).toBe("-8")
    expect(deedIn("Equip {1}", "en")).toBe("Equip {1}")
  })

  it("is a quality of a card", () => {
    expect(keywordIn("first strike", "fr")).toBe("initiative")
    expect(keywordIn("hexproof from white", "fr")).toBe("défense talismanique contre le blanc")
    expect(keywordIn("flying", "en")).toBe("flying")
    expect(typeIn("Creature", "fr")).toBe("créature")
    expect(colorsIn("UB", "fr")).toBe("bleue et noire")
    expect(colorsIn("G", "en")).toBe("green")
    expect(statusIn("ringBearer", "fr")).toBe("porteuse de l’Anneau")
  })
})
