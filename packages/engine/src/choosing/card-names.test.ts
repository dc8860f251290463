import { describe, expect, it } from "vitest"
import { run } from "../interpreter/testing/run.ts"
import type { CardDefinition, CardFace } from "../language/card.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { Filter } from "../language/filter.ts"
import { answerFault } from "../state/answers/validate.ts"
import { card, put, table } from "../testing/table.ts"

const face = (name: string, types: CardFace["types"]): CardFace => ({ name, types })
const two = (layout: CardDefinition["layout"], a: CardFace, b: CardFace): CardDefinition => ({
  name: `${a.name} // ${b.name}`,
  layout,
  faces: [a, b],
})
const ARTIFACT: Filter = { is: "type", type: "artifact" }

/** Whether each name may be chosen in a game with these cards. */
function allowed(cards: readonly CardDefinition[], chosen: readonly string[], filter?: Filter): boolean[] {
  const s = table()
  for (const one of cards) put(s, 1, one, "library")
  const effect: Effect = { do: "chooseText", what: "cardName", bind: "name", ...(filter && { filter }) }
  const { asked } = run(s, effect, {}, ["Sol Ring"])
  return chosen.map((name) => answerFault(asked[0], name) === null)
}

describe("choosing a card name (201.4)", () => {
  it("201.4: the name of a token that no card has can't be chosen", () => {
    const token = card({ name: "Wolf Token", types: ["creature"] }, { token: true })
    expect(allowed([token, card({ name: "Bear" })], ["Wolf Token", "Bear", "Anything else"])).toEqual([
      false,
      true,
      true,
    ])
  })
  it("201.4a: a card with that name must have the characteristics", () => {
    const cards = [card({ name: "Ring", types: ["artifact"] }), card({ name: "Island", types: ["land"] })]
    expect(allowed(cards, ["Ring", "Island"], ARTIFACT)).toEqual([true, false])
    expect(allowed(cards, ["Ring", "Island"], { is: "not", of: ARTIFACT })).toEqual([false, true])
  })
  it("201.4b: of a split card one of the halves is chosen, by its own characteristics", () => {
    const split = two("split", face("Fire", ["instant"]), face("Ice", ["sorcery"]))
    expect(allowed([split], ["Fire", "Ice", "Fire // Ice"])).toEqual([true, true, false])
    expect(allowed([split], ["Fire", "Ice"], { is: "type", type: "sorcery" })).toEqual([false, true])
  })
  it("201.4c: the other name of a flip card is chosen by what the card then is", () => {
    const flip = two("flip", face("Student", ["creature"]), face("Relic", ["artifact"]))
    expect(allowed([flip], ["Student", "Relic"], ARTIFACT)).toEqual([false, true])
  })
  it("201.4d: the name of a back face is chosen by the back face alone", () => {
    const turning = two("transform", face("Thing", ["artifact"]), face("Beast", ["creature"]))
    expect(allowed([turning], ["Thing", "Beast"], ARTIFACT)).toEqual([true, false])
  })
  it("201.4e: so is that of the combined back face of a meld pair", () => {
    const melding = two("meld", face("Half", ["creature"]), face("Whole", ["artifact", "creature"]))
    expect(allowed([melding], ["Half", "Whole"], ARTIFACT)).toEqual([false, true])
  })
  it("201.4f: the name of an Adventure is chosen by what the card then is", () => {
    const adventurer = two("adventure", face("Knight", ["creature"]), face("Quest", ["instant"]))
    expect(allowed([adventurer], ["Knight", "Quest"], { is: "type", type: "instant" })).toEqual([false, true])
  })
})
