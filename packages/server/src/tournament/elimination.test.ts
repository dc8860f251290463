import { expect, it } from "vitest"
import { presentRound, type TournamentState } from "../storage/tournament-state.ts"
import { eliminationPairs } from "./elimination.ts"
import { standingsOf } from "./standings.ts"
import { advanced, dropped, joined, started } from "./tournament.ts"

const CHOICE = { name: "Cup", kind: "elimination", variant: "", ruleset: "current", bestOf: 1 } as const
const EMPTY: TournamentState = {
  choice: { ...CHOICE, clock: { clock: "off" }, rounds: 1, minutes: 50 },
  host: "g0",
  hostName: "Ana",
  stage: "joining",
  rounds: 0,
  participants: [],
  played: [],
}
const LATER = 50 * 60_000

function cupOf(players: number): TournamentState {
  let state = EMPTY
  for (let i = 0; i < players; i++) state = joined(state, { id: `g${i}`, name: `${i}` }, { name: "burn" })
  return started(state, "g0", 0, { order: (numbers) => numbers, makeId })
}

let made = 0
const makeId = () => `t${made++}`
const pairsOf = (state: TournamentState) => presentRound(state)!.pairings.map(({ players }) => players)

/** All matches of the round end, won by whom `winner` says. */
function decided(state: TournamentState, winner = (one: number, other: number) => Math.max(one, other)) {
  return new Map(
    presentRound(state)!.pairings.flatMap(({ table, players: [one, other] }) => {
      const wins: [number, number] = winner(one, other ?? -1) === one ? [1, 0] : [0, 1]
      return table === null ? [] : [[table, { wins, isOver: true }] as const]
    }),
  )
}

it.each([2, 3, 5, 8, 11, 256])(
  "of %i players one is left, who won all, after the fewest rounds",
  (players) => {
    let state = cupOf(players)
    for (let round = 1; state.stage === "playing"; round++) {
      expect(state.played).toHaveLength(round)
      state = advanced(state, decided(state), 1, makeId)
    }
    expect(state.played).toHaveLength(Math.ceil(Math.log2(players)))
    const [first, ...others] = standingsOf(state)
    expect(first).toMatchObject({ player: players - 1, lost: 0 })
    expect(others.every(({ lost }) => lost === 1)).toBe(true)
  },
)

it("neighbours of the bracket meet; byes are had in the first round alone", () => {
  expect(eliminationPairs([0, 1, 2, 3, 4])).toEqual([
    [0, null],
    [1, null],
    [2, null],
    [3, 4],
  ])
  const state = advanced(cupOf(5), new Map(), LATER, makeId)
  expect(pairsOf(state)).toEqual([
    [0, 1],
    [2, 3],
  ])
})

it("from a match that is drawn when its time is over one goes on by lot; nobody does from one they left", () => {
  const state = advanced(cupOf(4), new Map(), LATER, makeId)
  expect(presentRound(state)!.pairings.map(({ players }) => players)).toEqual([[0, 2]])
  const left = dropped(cupOf(4), "g0", new Map())
  expect(pairsOf(advanced(left, decided(left), 1, makeId))).toEqual([[1, 3]])
})

it("who is alone after the others have left has won, before one who won as often and left, and waits for no further round", () => {
  const first = cupOf(4)
  const results = new Map([...decided(first, Math.min)].slice(0, 1))
  const left = dropped(advanced(first, results, 1, makeId), "g0", new Map())
  const over = advanced(left, decided(left), 2, makeId)
  expect(over).toMatchObject({ stage: "over", played: { length: 1 } })
  expect(standingsOf(over).map(({ player }) => player)).toEqual([3, 0, 1, 2])
})

it("a drawn match that is counted because another player leaves has a winner too", () => {
  const first = cupOf(4)
  const [, drawn] = presentRound(first)!.pairings
  const left = dropped(first, "g0", new Map([[drawn.table!, { wins: [0, 0], isOver: true }]]))
  expect(pairsOf(advanced(left, new Map(), 1, makeId))).toEqual([[1, 2]])
})

it("who leaves between two rounds gives their next opponent a bye, and the last one left has won", () => {
  const first = cupOf(4)
  const second = advanced(first, decided(first), 1, makeId)
  expect(pairsOf(second)).toEqual([[1, 3]])
  const over = advanced(dropped(second, "g3", new Map()), new Map(), 2, makeId)
  expect(over.stage).toBe("over")
  expect(standingsOf(over)[0]).toMatchObject({ player: 1, won: 2 })
})
