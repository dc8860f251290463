import { expect, it } from "vitest"
import { printAbility } from "../print.ts"
import { abilities } from "../testing/read.ts"

const SIEGE =
  "As Zap enters, choose Khans or Dragons. • Khans — Creatures you control have trample. • Dragons — At the beginning of your upkeep, draw a card."

it("614.12c: what an anchor word stands before is there where that word was chosen", () => {
  const [choice, khans, dragons] = abilities(SIEGE)
  expect(choice).toMatchObject({
    effects: [{ as: { do: "chooseForSource", options: ["Khans", "Dragons"] } }],
  })
  expect(khans).toMatchObject({ condition: { if: "chosenMode", mode: "Khans" } })
  expect(dragons).toMatchObject({
    effects: [{ changes: [{ abilities: [{ ability: "triggered" }] }] }],
    condition: { if: "chosenMode", mode: "Dragons" },
  })
  expect(printAbility(khans)).toBe("• Khans — Creatures you control have trample.")
})

it("614.12c: a word that can't be chosen stands before nothing", () => {
  expect(abilities(SIEGE.replace("• Khans", "• Mongols"))).toEqual([])
})
