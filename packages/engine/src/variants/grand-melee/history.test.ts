import { expect, it } from "vitest"
import { Game } from "../../game/game.ts"
import { card } from "../../testing/table.ts"

const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const deck = Array.from({ length: 40 }, () => land)

/** A game with two turns at a time, the numbers of events as it went on, and its history in parts. */
function played(): { game: Game; counts: number[]; parts: string[] } {
  const players = [..."ABCDEFGHI"].map((name) => ({ name, deck }))
  const game = Game.start({ players, seed: 1, variant: "grandMelee" })
  const [counts, parts]: [number[], string[]] = [[], []]
  let from = 0
  for (let turn = 1; turn <= 12; turn++) {
    while ((game.state.markers?.turns ?? 0) < turn) {
      game.decideQuietly()
      counts.push(game.eventCount)
    }
    const { text, next } = game.saveHistory(from)
    parts.push(text)
    from = next
  }
  game.concede(4)
  game.decideQuietly()
  return { game, counts: [...counts, game.eventCount], parts: [...parts, game.saveHistory(from).text] }
}

it("807.4: the history of turns that go on at the same time has each event once, in order, and only grows", () => {
  const { game, counts } = played()
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  const events = game.history()
  expect(events.length).toBe(game.eventCount)
  expect(new Set(events).size).toBe(events.length)
  const batches = events.map(({ batch }) => batch)
  expect(batches).toEqual(batches.toSorted((a, b) => a - b))
  expect(events.filter(({ kind }) => kind === "beginsTurn").map(({ amount }) => amount)).toEqual(
    Array.from({ length: game.state.markers?.turns ?? 0 }, (_, i) => i + 1),
  )
  expect(events.some(({ kind, player }) => kind === "loses" && player === 4)).toBe(true)
})

it("807.4: it is the same after the game was loaded, from parts, and when it was compacted", () => {
  const { game, parts } = played()
  const events = game.history()
  expect(Game.load(game.save()).history()).toEqual(events)
  expect(Game.load(game.save({ history: false }), parts).history()).toEqual(events)
  game.compactHistory()
  expect(game.history()).toEqual(events)
})
