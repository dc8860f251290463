import { expect, it } from "vitest"
import { attack, cast, life, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const sentry = creature(
  "Sentry",
  "2/2",
  "Whenever you tap an untapped creature an opponent controls, you gain 3 life.",
)
const numb = card("Numb", "Sorcery", "Tap up to two target creatures.", "{U}")
const board = {
  cards: [
    sentry,
    numb,
    creature("Own Bear", "2/2"),
    creature("Their Bear", "2/2"),
    creature("Tired Bear", "2/2"),
  ],
  players: {
    A: { battlefield: ["Sentry", "Own Bear", "Island"], hand: ["Numb"] },
    B: { battlefield: ["Their Bear", { card: "Tired Bear", tapped: true }] },
  },
}

it("701.26a: a creature that was untapped is tapped by who controls the spell that says so", () => {
  const both = { ...board, script: [cast("Numb", "Their Bear", "Tired Bear"), wait] }
  expect(fault({ ...both, expect: [life("A", 23)] })).toBe("")
  const own = { ...board, script: [cast("Numb", "Their Bear", "Own Bear"), wait] }
  expect(fault({ ...own, expect: [life("A", 23)] })).toBe("")
})

it("508.1f: who attacks with creatures taps them", () => {
  expect(fault({ ...board, script: [attack("Own Bear")], expect: [life("A", 20)] })).toBe("")
  const theirs = { ...attack("Their Bear", { player: "A" }), turn: 2, player: "B" }
  expect(
    fault({ ...board, script: [theirs], stopAt: { turn: 2, step: "end" }, expect: [life("A", 18)] }),
  ).toBe("")
})
