import { expect, it } from "vitest"
import { seen } from "../testing/card.ts"
import { frameClasses, frameEra, frameOf, frameStyle } from "./frame.ts"

it("a frame has the card's colour, gold for several, a land's or an artifact's for none", () => {
  expect(frameOf(seen(1, "Shivan Dragon", { colors: ["R"] }))).toBe("red")
  expect(frameOf(seen(1, "Baleful Strix", { colors: ["U", "B"] }))).toBe("gold")
  expect(frameOf(seen(1, "Forest", { types: ["land"] }))).toBe("land")
  expect(frameOf(seen(1, "Sol Ring", { types: ["artifact"] }))).toBe("artifact")
  expect(frameOf(seen(1, "", { known: false }))).toBe("hidden")
})

it("a card of two colours has one on each side", () => {
  const strix = seen(1, "Baleful Strix", { colors: ["U", "B"] })
  expect(frameStyle(strix)).toEqual({ "--left": "var(--blue-edge)", "--right": "var(--black-edge)" })
  expect(frameStyle(seen(1, "Bear", { colors: ["G"] }))).toEqual({})
})

it("what a card is is told by its frame too", () => {
  const isamaru = seen(1, "Isamaru", { supertypes: ["legendary"], text: ["x".repeat(130)] })
  expect(frameClasses(isamaru)).toBe("frame-artifact is-legend is-wordy")
  expect(frameClasses(seen(1, "Goblin", { kind: "token", colors: ["R"] }))).toBe("frame-red is-token is-bare")
})

it("cards are framed as they were printed in the era of the game", () => {
  expect(frameEra("1999-06")).toBe("1993")
  expect(frameEra("2003-07")).toBe("2003")
  expect(frameEra("2011-01")).toBe("2003")
  expect(frameEra("2020-01")).toBe("2015")
  expect(frameEra("current")).toBe("2015")
})
