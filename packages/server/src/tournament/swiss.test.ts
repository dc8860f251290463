import { dice } from "@apnap/players"
import { expect, it } from "vitest"
import { type Contender, swissPairs } from "./swiss.ts"

interface Player extends Contender {
  met: Set<number>
}

/** Rounds with random results, ordered by points each time. */
function play(count: number, rounds: number) {
  const roll = dice(count)
  const players = Array.from(
    { length: count },
    (_, player): Player => ({ player, points: 0, met: new Set(), hadBye: false }),
  )
  const all: (readonly (readonly [number, number | null])[])[] = []
  for (let round = 0; round < rounds; round++) {
    const pairs = swissPairs(players.toSorted((a, b) => b.points - a.points))
    all.push(pairs)
    for (const [one, other] of pairs) {
      const winner = other === null || roll() < 0.5 ? one : other
      players[winner].points += 3
      if (other === null) players[one].hadBye = true
      else {
        players[one].met.add(other)
        players[other].met.add(one)
      }
    }
  }
  return { all, players }
}

it.each([2, 3, 7, 8, 33, 256])(
  "%i players: everybody plays in each round, nobody twice against the same, and no more than one has a bye",
  (count) => {
    const rounds = Math.ceil(Math.log2(count))
    const { all } = play(count, rounds)
    const met = new Set<string>()
    for (const pairs of all) {
      expect(
        pairs
          .flat()
          .filter((player) => player !== null)
          .toSorted((a, b) => a - b),
      ).toEqual(Array.from({ length: count }, (_, i) => i))
      expect(pairs.filter(([, other]) => other === null)).toHaveLength(count % 2)
      for (const [one, other] of pairs) {
        const key = `${[one, other].toSorted()}`
        expect(met.has(key)).toBe(false)
        met.add(key)
      }
    }
  },
)

it("those with equal points play each other", () => {
  const { all, players } = play(64, 6)
  expect(players.filter(({ points }) => points === 18)).toHaveLength(1)
  expect(all).toHaveLength(6)
})

it("where everybody has met everybody they meet again, and a second bye goes to the last", () => {
  const all = [0, 1, 2]
  const contenders = all.map((player) => ({
    player,
    points: 0,
    met: new Set(all.filter((other) => other !== player)),
    hadBye: true,
  }))
  expect(swissPairs(contenders)).toEqual([
    [0, 1],
    [2, null],
  ])
  expect(swissPairs([])).toEqual([])
})
