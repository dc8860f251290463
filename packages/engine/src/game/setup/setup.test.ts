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

it("103.4: everybody begins with 20 life", () => {
  const s = createState({
    players: [
      { name: "A", deck },
      { name: "B", deck },
    ],
  })
  expect(s.players.map(({ life }) => life)).toEqual([20, 20])
})

it("103.3a: so are the supplementary decks", () => {
  const attractions = Array.from({ length: 20 }, (_, i) =>
    card({ name: `Ride ${i}`, types: ["artifact"], subtypes: ["Attraction"] }),
  )
  const decks = [false, true].map((shuffle) => {
    const players = ["A", "B"].map((name) => ({ name, deck, attractions }))
    const s = createState({ players, seed: 1, openingHands: false, shuffle })
    return names(s, s.players[0].attractions)
  })
  expect([...decks[1]].sort()).toEqual([...decks[0]].sort())
  expect(decks[1]).not.toEqual(decks[0])
})
