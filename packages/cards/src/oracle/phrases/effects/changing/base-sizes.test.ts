import { describe, expect, it } from "vitest"
import { readLine } from "../../../compile.ts"
import { wordings } from "../../../testing/wordings.ts"

wordings("base power and toughness", [
  [
    "613.4b: those of another creature",
    "Whenever another Dinosaur you control enters, you may change Zap's base power and toughness to that creature's power and toughness until end of turn.",
    {
      effect: {
        do: "may",
        effect: {
          do: "change",
          changes: [{ change: "setPT", power: { n: "power" }, toughness: { n: "toughness" } }],
        },
      },
    },
  ],
  [
    "613.4b: only power",
    "{3}: Until end of turn, Zap's base power becomes equal to the number of Towns you control.",
    {
      effect: { do: "change", changes: [{ change: "setPT", power: { n: "count" } }], duration: "endOfTurn" },
    },
  ],
  [
    "121.2: how many to draw is chosen first",
    "When Zap enters, each other player may draw up to three cards.",
    {
      effect: {
        do: "forEachPlayer",
        effect: { do: "may", effect: { of: [{ do: "chooseNumber", max: 3 }, {}] } },
      },
    },
  ],
  [
    "106.3: as much mana",
    "Whenever Zap deals combat damage to a player, add that much {G}.",
    { effect: { do: "addMana", mana: { mana: "{G}", times: { n: "bound", name: "amount" } } } },
  ],
  [
    "205.1b: what becomes a creature for a turn, and more of it",
    "{1}: Zap becomes a 3/2 blue Elemental creature until end of turn and can't be blocked this turn. It's still a land.",
    { effect: { of: [{ do: "change", changes: [{ change: "addTypes" }, {}, {}, {}] }, { do: "rule" }] } },
  ],
  [
    "614.12a: another color",
    "As Zap enters, choose a color other than red.",
    { effects: [{ static: "enters", as: { do: "chooseForSource", options: ["W", "U", "B", "G"] } }] },
  ],
])

describe("what is no misreading", () => {
  const understood = (line: string) => readLine(line, ["Zap"], true).understood
  it("an instant's own size doesn't change", () => {
    expect(understood("It gets an additional -1/-1 until end of turn for each Forest you control.")).toBe(
      false,
    )
  })
  it("what the last of two cards has isn't asked of the first", () => {
    expect(understood("Exile target Elf card or card with flashback from your graveyard.")).toBe(false)
  })
  it("one card from each graveyard isn't one from any graveyard", () => {
    expect(understood("Exile an instant card from each graveyard.")).toBe(false)
  })
})
