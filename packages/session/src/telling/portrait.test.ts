import { findCard } from "@apnap/cards"
import { expect, it } from "vitest"
import { seen } from "../../../web/src/testing/card.ts"
import { portraitOf } from "./portrait.ts"

const portrait = (name: string) => portraitOf(seen(1, name), findCard(name)!.faces[0])

it("a portrait is made from what is printed: colours of the cost, keywords, the first thing that the text does", () => {
  expect(portrait("Shivan Dragon")).toMatchObject({
    types: ["creature"],
    subtypes: ["Dragon"],
    colors: ["R"],
    keywords: ["flying"],
    effect: "pump",
    power: 5,
  })
  expect(portrait("Lightning Bolt")).toMatchObject({ colors: ["R"], effect: "damage", power: null })
})

it("305.6: a land has the colours of the mana that it makes", () => {
  expect(portrait("Tundra").colors).toEqual(["W", "U"])
  expect(portrait("Karplusan Forest").colors).toEqual(["R", "G"])
  expect(portrait("Forest").colors).toEqual(["G"])
})

it("what has no face of its own is drawn as it is", () => {
  const token = seen(1, "Goblin", {
    kind: "token",
    colors: ["R"],
    subtypes: ["Goblin"],
    power: 1,
    toughness: 1,
  })
  expect(portraitOf(token, undefined)).toMatchObject({ name: "Goblin", colors: ["R"], token: true, power: 1 })
})
