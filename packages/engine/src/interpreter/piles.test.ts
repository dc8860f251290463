import { expect, it } from "vitest"
import type { Effect } from "../language/effects/effect.ts"
import { card, names, put, table } from "../testing/table.ts"
import { run } from "./testing/run.ts"

const apart: Effect = {
  do: "sequence",
  of: [
    { do: "move", what: { sel: "bound", name: "pile" }, to: "hand" },
    { do: "move", what: { sel: "bound", name: "otherPile" }, to: "graveyard" },
  ],
}
const fact: Effect = {
  do: "separate",
  what: { sel: "libraryTop", of: { who: "you" }, count: 3 },
  by: { who: "opponents" },
  then: apart,
}

function library() {
  const s = table()
  for (const name of ["Leaf", "Root", "Bark"]) put(s, 0, card({ name }), "library")
  return s
}

it("700.3a: an opponent puts each card into one of two piles, and its controller takes one of them", () => {
  const s = library()
  const { asked } = run(s, fact, {}, [[0], [1]])
  expect(asked.map(({ player }) => player)).toEqual([1, 0])
  expect([s.players[0].hand.length, s.players[0].graveyard.length]).toEqual([2, 1])
})

it("700.3d: a pile may be empty", () => {
  const s = library()
  run(s, fact, {}, [[], [1]])
  expect(new Set(names(s, s.players[0].hand))).toEqual(new Set(["Leaf", "Root", "Bark"]))
})
