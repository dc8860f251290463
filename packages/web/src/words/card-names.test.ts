import { afterEach, expect, it } from "vitest"
import { cardName, learnNames, sayNamesIn, useCardNames } from "./card-names.ts"

afterEach(() => {
  learnNames([])
  sayNamesIn("en")
})

it("names are said in the page's language, and whoever shows them hears of new ones", () => {
  sayNamesIn("fr")
  const heard: string[] = []
  const leave = useCardNames.subscribe(() => heard.push(cardName("Test Bear")))
  learnNames([["Test Bear", "Ours d'essai"]])
  learnNames([])
  leave()
  expect(heard).toEqual(["Ours d'essai", "Test Bear"])
  expect(cardName("Island", "en")).toBe("Island")
})
