import { expect, it } from "vitest"
import { cast, life, size, there, wait } from "../rule-book/testing/pieces.ts"
import { creature, fault } from "./played.ts"

const eater = (devour: string, text: string) => creature("Eater", "1/1", `Devour ${devour}\n${text}`)
const meal = { A: { battlefield: ["Forest", "Bear One", "Bear Two", "Goblin One"], hand: ["Eater"] }, B: {} }
const others = [
  creature("Bear One", "2/2"),
  creature("Bear Two", "2/2"),
  creature("Goblin One", "1/1", "", "Goblin"),
]
const eaten = (text: string, devour = "1") => ({
  cards: [eater(devour, text), ...others],
  players: meal,
  script: [cast("Eater"), wait],
  choices: { A: [{ all: ["Bear One", "Goblin One"] }] },
})

it("702.82b: what it devoured is remembered: how many creatures, and which", () => {
  const text = "When this creature enters, you gain 2 life for each creature it devoured."
  expect(
    fault({ ...eaten(text), expect: [size("Eater", 3, 3), life("A", 24), there("A", "Bear Two")] }),
  ).toBe("")
  const goblins =
    "When this creature enters, it deals damage to target opponent equal to twice the number of Goblins it devoured."
  expect(fault({ ...eaten(goblins), expect: [life("B", 18)] })).toBe("")
  const flying = "This creature has flying and trample if it devoured a creature."
  expect(
    fault({ ...eaten(flying), expect: [{ check: "ability", card: "Eater", has: "flying", is: true }] }),
  ).toBe("")
})

it("702.82a: devour X, where X is how many are devoured", () => {
  const text = "Trample"
  const x = "X, where X is the number of creatures devoured this way"
  expect(fault({ ...eaten(text, x), expect: [size("Eater", 5, 5)] })).toBe("")
})
