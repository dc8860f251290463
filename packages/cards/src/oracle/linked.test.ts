import { describe, expect, it } from "vitest"
import { compileCard } from "./card.ts"

const CHOOSES = "When Test enters, choose a creature an opponent controls. Tap the chosen creature."

function abilitiesOf(oracle_text: string) {
  const { definition, missing } = compileCard({
    layout: "normal",
    name: "Test",
    mana_cost: "{1}",
    type_line: "Creature — Bear",
    oracle_text,
  })
  expect(missing).toEqual([])
  return definition.faces[0].abilities
}

describe("linkAbilities", () => {
  it("607.2d: a chosen creature is remembered if another ability speaks of it", () => {
    const [choosing, leaving] =
      abilitiesOf(`${CHOOSES}\nWhen the chosen creature leaves the battlefield, sacrifice Test.`) ?? []
    expect(choosing).toMatchObject({ effect: { of: [{ do: "chooseObjects", link: true }, {}] } })
    expect(leaving).toMatchObject({ when: { object: { of: { sel: "chosen" } } } })
  })

  it("607.2d: nothing is remembered that no other ability speaks of", () => {
    const [choosing] = abilitiesOf(CHOOSES) ?? []
    expect(choosing).not.toMatchObject({ effect: { of: [{ link: true }, {}] } })
  })
})
