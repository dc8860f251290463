import { expect, it } from "vitest"
import { card, put, table } from "../../../testing/table.ts"
import { hasName, shareName } from "./names.ts"

const half = (name: string) => ({ name, types: ["sorcery"] as const, cost: "{R}" })

it("709.4a: a split card in a hand has the names of both of its halves, and of nothing else", () => {
  const s = table()
  const split = {
    name: "Rock // Roll",
    layout: "split" as const,
    faces: [half("Rock"), half("Roll")],
  }
  const id = put(s, 0, split, "hand")
  expect(["Rock", "Roll", "Rocks"].map((name) => hasName(s, id, name))).toEqual([true, true, false])
})

it("201.2a: two objects share a name where one of a split card's is the other's; what has no name shares none", () => {
  const s = table()
  const split = put(
    s,
    0,
    { name: "Rock // Roll", layout: "split", faces: [half("Rock"), half("Roll")] },
    "graveyard",
  )
  const rock = put(s, 0, card({ name: "Rock", types: ["artifact"] }))
  const nameless = [put(s, 0, card({ name: "" })), put(s, 1, card({ name: "" }))]
  expect([shareName(s, split, rock), shareName(s, rock, split)]).toEqual([true, true])
  expect(shareName(s, nameless[0], nameless[1])).toBe(false)
})
