import { describe } from "vitest"
import { A, B, cast, creature, has, life, sorcery, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("starting life totals (103.4, 119.1)", () => {
  const halve = (name: string) =>
    sorcery(name, "Target player's life total becomes half their starting life total, rounded down.")
  const brave = creature(
    "Paladin",
    "1/1",
    "As long as your life total is less than or equal to half your starting life total, this creature has flying.",
  )

  shows("103.4e, 119.1e, 904.5: the archenemy's is 40, and each other player's 20", {
    format: "archenemy",
    turnOrder: ["A", "B", "C"],
    a: { hand: [halve("First"), halve("Second")] },
    b: {},
    c: {},
    script: [cast("First", A), wait, cast("Second", B), wait],
    then: [life("A", 20), life("B", 10), life("C", 20)],
  })
  shows("904.5: 'your' is the controller's own", {
    format: "archenemy",
    turnOrder: ["A", "B", "C"],
    a: { life: 20, on: [brave] },
    b: { life: 20, on: [{ ...brave, name: "Squire" }] },
    c: {},
    then: [has("Paladin", "flying"), has("Squire", "flying", false)],
  })
  shows("103.4c, 119.1c: in a Commander game it is 40", {
    format: "commander",
    turnOrder: ["A", "B", "C", "D"],
    a: { life: 3, hand: [sorcery("Mercy", "Your life total becomes equal to your starting life total.")] },
    b: {},
    c: {},
    d: {},
    script: [cast("Mercy"), wait],
    then: [life("A", 40)],
  })
})
