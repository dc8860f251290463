import type { CardFace } from "@apnap/engine"
import { expect, it } from "vitest"
import { readLine } from "../oracle/compile.ts"
import { printAbilityInFrench } from "./print.ts"

const SORCERY: CardFace = { name: "Zap", types: ["sorcery"], subtypes: [] }
const CREATURE: CardFace = { name: "Zap", types: ["creature"], subtypes: [] }

function inFrench(line: string, face: CardFace): string | undefined {
  const result = readLine(line, ["Zap", "this creature"], face === SORCERY)
  return result.understood ? printAbilityInFrench(result.abilities[0], face) : undefined
}

it("what was done this way is told by the instruction that did it", () => {
  expect(
    inFrench("Exile all creatures. Incubate X, where X is the number of creatures exiled this way.", SORCERY),
  ).toBe("Exilez toutes les créatures. Incubez 1 pour chaque créature exilée de cette manière.")
})

it("the number of an event is no number of discarded cards", () => {
  expect(
    inFrench(
      "Whenever this creature is dealt damage, you may create that many 1/1 green Insect creature tokens.",
      CREATURE,
    ),
  ).toBe(
    "À chaque fois que cette créature subit des blessures, vous pouvez créer autant de jetons de créature 1/1 verte Insecte.",
  )
})

it("who attacks alone is named where nobody was before", () => {
  expect(
    inFrench("Enchanted creature can't be blocked as long as it's attacking alone.", {
      ...CREATURE,
      subtypes: ["Aura"],
    }),
  ).toBe("Tant que la créature enchantée attaque seule, la créature enchantée ne peut pas être bloquée.")
})
