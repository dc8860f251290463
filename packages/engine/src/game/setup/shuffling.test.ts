import { expect, it } from "vitest"
import { card, names } from "../../testing/table.ts"
import { createState } from "./setup.ts"

const deck = Array.from({ length: 30 }, (_, i) => card({ name: `C${i}`, types: ["land"] }))

function libraries(shuffle: boolean): string[][] {
  const players = ["A", "B"].map((name) => ({ name, deck }))
  const s = createState({ players, seed: 1, openingHands: false, shuffle })
  return s.players.map(({ library }) => names(s, library))
}

it("103.3: everybody's deck is shuffled and becomes their library", () => {
  const [unshuffled] = libraries(false)
  const [a, b] = libraries(true)
  expect([...a].sort()).toEqual([...unshuffled].sort())
  expect(a).not.toEqual(unshuffled)
  expect(a).not.toEqual(b)
})
