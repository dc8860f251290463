import { findCard } from "@apnap/cards"
import type { Ability } from "@apnap/engine"
import { WORDLESS } from "@apnap/words"
import { afterEach, expect, it } from "vitest"
import { abilityText, abilityTextAmong, faceText, speakCards, spokenLanguage } from "./card-text.ts"

afterEach(() => speakCards("en"))

const [giants] = findCard("Serra Angel")!.faces
const [bolt] = findCard("Lightning Bolt")!.faces

it("card text is printed in the language that is spoken, and changes with it", async () => {
  expect(faceText(giants)).toEqual(["Flying, vigilance"])
  await speakCards("fr")
  expect(faceText(giants)[0]).toMatch(/^Vol, vigilance/)
  expect(abilityText(bolt.abilities![0], bolt)).toContain("blessures")
  await speakCards("en")
  expect(abilityText(bolt.abilities![0], bolt)).toContain("3 damage")
})

it("the language that was asked for last is spoken, whichever is loaded last", async () => {
  await Promise.all([speakCards("fr"), speakCards("en")])
  expect(spokenLanguage()).toBe("en")
})

it("what a keyword stands for, and has no words of its own, is told by the keyword", () => {
  const [mulldrifter] = findCard("Mulldrifter")!.faces
  const sacrifice: Ability = {
    ability: "triggered",
    keyword: "evoke",
    when: { on: "moves", object: { is: "self" }, to: "battlefield" },
    condition: { if: "paid", cost: "evoke" },
    effect: { do: "sacrifice", what: { sel: "self" } },
  }
  expect(abilityText(sacrifice, mulldrifter)).toBe("")
  expect(abilityTextAmong(mulldrifter.abilities!, sacrifice, mulldrifter)).toBe("Evoke {2}{U}")
})

it("an ability for which there are no words is told of, once for all", async () => {
  const wordless: Ability = {
    ability: "triggered",
    when: { on: "unattached", attachment: { is: "self" }, from: { is: "any" } },
    effect: { do: "sacrifice", what: { sel: "bound", name: "other" } },
  }
  const face = { ...giants, abilities: [...giants.abilities!, wordless, wordless] }
  expect(faceText(face)).toEqual(["Flying, vigilance", WORDLESS.en])
  await speakCards("fr")
  expect(faceText({ ...face }).at(-1)).toBe(WORDLESS.fr)
})
