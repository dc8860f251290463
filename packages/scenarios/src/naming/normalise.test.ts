import { describe, expect, it } from "vitest"
import { beginsWith, containsText, normalise, selfNames } from "./normalise.ts"

describe("normalising rules text", () => {
  it.each([
    ["{T}: Add {G}. (This is a mana ability.)", "{t}: add {g}."],
    ["<i>Landfall</i> &mdash; Whenever a land enters", "whenever a land enters"],
    ["−2: You get an emblem", "-2: you get an emblem"],
    ["[+1]: Draw a card.", "+1: draw a card."],
    ["({T}: Add {G}.)", "{t}: add {g}."],
    ["When this Spacecraft enters,\ndraw a card.", "when {this} enters, draw a card."],
    ["Kicker—Sacrifice a creature.", "kicker—sacrifice a creature."],
    ["• Target creature’s power", "target creature's power"],
  ])("%s", (text, expected) => {
    expect(normalise(text)).toBe(expected)
  })

  it("writes an object's own names as {this}, whole words only", () => {
    const names = selfNames("Norin, Wary Hero")
    expect(normalise("Exile Norin. Norin, Wary Hero fights Norinson.", names)).toBe(
      "exile {this}. {this} fights norinson.",
    )
  })

  it("does not take a name's signs for a pattern", () => {
    expect(normalise("Sacrifice Who?: Draw a card.", ["Who?"])).toBe("sacrifice {this}: draw a card.")
  })

  it("finds the names of both faces and what stands before a comma", () => {
    expect(selfNames("Birgi, God of Storytelling // Harnfel, Horn of Bounty")).toEqual(
      expect.arrayContaining(["Birgi", "Harnfel", "Birgi, God of Storytelling"]),
    )
    expect(selfNames("Shock")).toEqual(["Shock"])
  })
})

describe("matching the beginning of rules text", () => {
  it("ends anywhere, even within a word", () => {
    expect(beginsWith("Foretell {1}{U} (During your turn, you may pay {2}.)", "Fore")).toBe(true)
    expect(beginsWith("{2}, {T}, Sacrifice a Forest: Draw a card.", "{2}, {T}, Sacrifice a Fo")).toBe(true)
    expect(beginsWith("{2}, {T}: Draw a card.", "{T}")).toBe(false)
  })

  it("looks at an ability word only where the scenario has it", () => {
    const text = "Delirium — {2}{G}{G}: Draw a card."
    expect(beginsWith(text, "Delirium — {2}{G}{G}:")).toBe(true)
    expect(beginsWith(text, "{2}{G}{G}: Draw")).toBe(true)
    expect(beginsWith(text, "Threshold — {2}{G}{G}:")).toBe(false)
    expect(beginsWith("Boast — {1}: Draw a card.", "Boast")).toBe(true)
  })

  it("takes every way of speaking of itself for the same", () => {
    expect(
      beginsWith("{T}: Prodigal Sorcerer deals 1 damage", "{T}: {this} deals", ["Prodigal Sorcerer"]),
    ).toBe(true)
    expect(
      beginsWith("When this creature enters, sacrifice it.", "When {this} enters, sacrifice {this}"),
    ).toBe(true)
    expect(beginsWith("{1}: Put a counter on it.", "{1}: Put a counter on i")).toBe(true)
    expect(beginsWith("{1}: Its controller draws", "{1}: {this}'s controller")).toBe(true)
  })

  it("finds a part anywhere", () => {
    expect(containsText("Whenever this creature attacks, it deals 4 damage", "{this} deals 4 damage")).toBe(
      true,
    )
    expect(containsText("Cast Lightning Bolt", "Lightning Strike")).toBe(false)
  })
})
