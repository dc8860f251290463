import { describe, expect, it } from "vitest"
import { createState } from "../../game/setup/setup.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { State } from "../state.ts"
import { editPlayer, fork } from "../writing/edit.ts"
import { setDice, throwDie, tossCoin } from "./dice.ts"
import { randomInt, shuffled, shuffledLibrary } from "./random.ts"
import type { Seed } from "./seed.ts"

const card = (name: string): CardDefinition => ({
  name,
  layout: "normal",
  faces: [{ name, types: ["artifact"] }],
})
const cards = (count: number, what = "Card") => Array.from({ length: count }, (_, i) => card(`${what} ${i}`))

function table(
  seed: Seed,
  first: readonly CardDefinition[] = [],
  second: readonly CardDefinition[] = [],
): State {
  const players = [
    { name: "A", deck: first },
    { name: "B", deck: second },
  ]
  return createState({ players, openingHands: false, shuffle: false, seed })
}

const draw = (s: State) => Array.from({ length: 20 }, () => randomInt(s, 1_000_000))

/** The card names in a library after this many shuffles. */
function orders(s: State, player: number, times: number): string[][] {
  return Array.from({ length: times }, () => {
    const ids = shuffledLibrary(s, player)
    editPlayer(s, player).library = ids
    return ids.map((id) => s.definitions[s.objects[id]!.def].name)
  })
}

describe("chance in the state", () => {
  it("gives the same numbers for the same seed and others for another", () => {
    expect(draw(table(1))).toEqual(draw(table(1)))
    const seeds: Seed[] = [
      1,
      2,
      -1,
      2 ** 40,
      2n ** 127n,
      "1",
      "one",
      new Uint8Array([1]),
      new Uint8Array([1, 0]),
    ]
    expect(new Set(seeds.map((seed) => draw(table(seed)).join())).size).toBe(seeds.length)
    expect(draw(table(7n))).toEqual(draw(table(7)))
  })

  it("goes on in each copy on its own", () => {
    const s = table(1)
    draw(s)
    const copy = fork(s)
    expect(draw(copy)).toEqual(draw(s))
  })

  it("shuffles without losing anything, and spreads evenly", () => {
    const s = table(3)
    const firsts = new Map<number, number>()
    for (let i = 0; i < 4000; i++) {
      const order = shuffled(s, [0, 1, 2, 3])
      expect([...order].sort()).toEqual([0, 1, 2, 3])
      firsts.set(order[0], (firsts.get(order[0]) ?? 0) + 1)
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it("705, 706: coins and dice can be scripted", () => {
    const s = table(1)
    setDice({ coin: () => true, die: () => 6 })
    expect([tossCoin(s), throwDie(s, 20)]).toEqual([true, 6])
    setDice({})
    expect(throwDie(s, 1)).toBe(1)
  })
})

describe("701.24a shuffles of libraries", () => {
  it("spread evenly over places, and differ from time to time and from player to player", () => {
    const places = Array.from({ length: 8 }, () => 0)
    for (let seed = 0; seed < 800; seed++) places[orders(table(seed, cards(8)), 0, 1)[0].indexOf("Card 0")]++
    for (const count of places) expect(Math.abs(count - 100)).toBeLessThan(45)
    const s = table(1, cards(40), cards(40))
    const all = [...orders(s, 0, 5), ...orders(s, 1, 5)].map((order) => order.join())
    expect(new Set(all).size).toBe(10)
  })

  it("are the same whatever else was drawn at random, and whatever the other player has", () => {
    const [a, b] = [table(5, cards(40), cards(40)), table(5, cards(40), cards(25))]
    const first = orders(a, 0, 1)
    draw(b)
    orders(b, 1, 3)
    expect(orders(b, 0, 1)).toEqual(first)
    expect(orders(table(5, cards(7), cards(40)), 1, 3)).toEqual(orders(a, 1, 3))
  })

  it("are the same throughout but for a card in which the decks differ", () => {
    const deck = cards(60)
    const other = deck.with(17, card("Other"))
    const expected = orders(table(9, deck), 0, 6).map((order) =>
      order.map((name) => (name === "Card 17" ? "Other" : name)),
    )
    expect(orders(table(9, other), 0, 6)).toEqual(expected)
    const longer = orders(table(9, [...deck, card("Other")]), 0, 6)
    expect(longer.map((order) => order.filter((name) => name !== "Other"))).toEqual(
      orders(table(9, deck), 0, 6),
    )
  })
})
