import { findCard } from "@apnap/cards"
import { afterEach, expect, it } from "vitest"
import { abilityText, faceText, speakCards } from "./card-text.ts"

afterEach(() => speakCards("en"))

const [giants] = findCard("Serra Angel")!.faces
const [bolt] = findCard("Lightning Bolt")!.faces

it("card text is printed in the language that is spoken, and changes with it", async () => {
  expect(faceText(giants)).toEqual(["Flying, vigilance"])
  await speakCards("fr")
  expect(faceText(giants)[0]).toMatch(/^Vol, vigilance/)
  expect(abilityText(bolt.abilities![0], bolt, "Lightning Bolt")).toContain("blessures")
  await speakCards("en")
  expect(abilityText(bolt.abilities![0], bolt, "Lightning Bolt")).toContain("3 damage")
})
