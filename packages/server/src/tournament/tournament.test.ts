import { expect, it } from "vitest"
import type { Guest } from "../storage/guest-store.ts"
import { presentRound, type TournamentState } from "../storage/tournament-state.ts"
import { corrected, roundEnded } from "./organiser.ts"
import { standingsOf } from "./standings.ts"
import { advanced, dropped, joined, removed, started } from "./tournament.ts"

const EMPTY: TournamentState = {
  choice: {
    name: "Friday",
    variant: "",
    ruleset: "current",
    clock: { clock: "off" },
    bestOf: 3,
    rounds: 0,
    minutes: 50,
  },
  host: "g0",
  hostName: "Ana",
  stage: "joining",
  rounds: 0,
  participants: [],
  played: [],
}
const DECK = { name: "burn" }
const guest = (i: number): Guest => ({ id: `g${i}`, name: `Player ${i}` })
const inOrder = (numbers: number[]) => numbers

function ids() {
  let made = 0
  return () => `table${made++}`
}

function tournamentOf(players: number): TournamentState {
  let state = EMPTY
  for (let i = 0; i < players; i++) state = joined(state, guest(i), DECK)
  return state
}

const makeId = ids()
const startedOf = (players: number) => started(tournamentOf(players), "g0", 0, { order: inOrder, makeId })

/** All matches of the current round end 2–0 for the lower number. */
function decided(state: TournamentState): Map<string, { wins: [number, number]; isOver: boolean }> {
  const pairings = presentRound(state)?.pairings ?? []
  return new Map(
    pairings.flatMap(({ table, players: [one, other] }) =>
      table === null || other === null
        ? []
        : [[table, { wins: one < other ? [2, 0] : [0, 2], isOver: true }]],
    ),
  )
}

it("plays as many rounds as it takes, and the one who won all is first", () => {
  let state = startedOf(8)
  expect(state.rounds).toBe(3)
  for (let round = 1; round <= 3; round++) {
    expect([state.stage, state.played.length]).toEqual(["playing", round])
    state = advanced(state, decided(state), 1, makeId)
  }
  expect(state.stage).toBe("over")
  const standings = standingsOf(state)
  expect(standings[0]).toMatchObject({ player: 0, points: 9, won: 3, drawn: 0, lost: 0, games: 1 })
  expect(standings.at(-1)).toMatchObject({ points: 0, lost: 3 })
})

it("a round goes on until every match is decided or its time is over; what is open then stands as it is", () => {
  const state = startedOf(4)
  const [first, second] = presentRound(state)!.pairings
  const one = new Map([[first.table!, { wins: [2, 1] as [number, number], isOver: true }]])
  const after = advanced(state, one, 1, makeId)
  expect(presentRound(after)!.pairings[0].wins).toEqual([2, 1])
  expect(after.played).toHaveLength(1)
  expect(advanced(after, one, 1, makeId)).toBe(after)
  const open = new Map([[second.table!, { wins: [1, 0] as [number, number], isOver: false }]])
  const next = advanced(after, open, 50 * 60_000, makeId)
  expect(next.played).toHaveLength(2)
  expect(next.played[0].pairings[1].wins).toEqual([1, 0])
})

it("who drops is paired no more, and keeps their points; a bye counts as a win without a game of theirs", () => {
  let state = startedOf(5)
  expect(presentRound(state)!.pairings.at(-1)).toMatchObject({ players: [4, null], wins: [2, 0] })
  state = dropped(state, "g1", new Map())
  state = advanced(state, decided(state), 1, makeId)
  expect(presentRound(state)!.pairings.flatMap(({ players }) => players)).not.toContain(1)
  expect(standingsOf(state).find(({ player }) => player === 4)).toMatchObject({ points: 3, opponents: 0 })
  expect(standingsOf(state).find(({ player }) => player === 1)).toMatchObject({ dropped: true, lost: 1 })
})

it("none of an opponent's byes counts for who met them, however many they had", () => {
  // With three players in five rounds somebody sits out twice.
  let state: TournamentState = { ...tournamentOf(3), choice: { ...EMPTY.choice, rounds: 5 } }
  state = started(state, "g0", 0, { order: inOrder, makeId })
  while (state.stage === "playing") state = advanced(state, decided(state), 1, makeId)
  const byes = (player: number) =>
    state.played.filter(({ pairings }) =>
      pairings.some(({ players: [one, other] }) => one === player && other === null),
    ).length
  const most = [0, 1, 2].find((player) => byes(player) >= 2)!
  const standings = standingsOf(state)
  const shareOf = (player: number) => {
    const { won, lost } = standings.find((one) => one.player === player)!
    return Math.max(1 / 3, (won - byes(player)) / (won + lost - byes(player)))
  }
  const met = (player: number) =>
    state.played.flatMap(({ pairings }) =>
      pairings.flatMap(({ players }) =>
        players.includes(player) && players[1] !== null ? players.filter((one) => one !== player) : [],
      ),
    )
  for (const { player, opponents } of standings) {
    const theirs = met(player).map((other) => shareOf(Number(other)))
    expect(opponents).toBeCloseTo(theirs.reduce((sum, one) => sum + one, 0) / theirs.length)
  }
  expect(byes(most)).toBeGreaterThan(1)
})

it("who drops during a match loses it at once, unless it is over and only not counted yet", () => {
  const state = startedOf(4)
  const [{ table }] = presentRound(state)!.pairings
  const winsAfter = (wins: [number, number], isOver: boolean) =>
    presentRound(dropped(state, "g0", new Map([[table!, { wins, isOver }]])))!.pairings.map((one) => one.wins)
  expect(winsAfter([1, 0], false)).toEqual([[1, 2], null])
  expect(winsAfter([2, 1], true)).toEqual([[2, 1], null])
  const both = dropped(dropped(state, "g0", new Map()), "g3", new Map())
  expect(presentRound(advanced(both, new Map(), 1, makeId))!.pairings).toMatchObject([{ players: [1, 2] }])
})

it("the organiser removes who doesn't come, whose opponent has won; nobody else may, and the name must fit", () => {
  const state = startedOf(4)
  const removal = (by: string, player: number, name: string) => () =>
    removed(state, by, { player, name }, new Map())
  const { participants, played } = removal("g0", 3, "Player 3")()
  expect(participants.map((one) => one.dropped)).toEqual([false, false, false, true])
  expect(played[0].pairings.map(({ wins }) => wins)).toEqual([null, [2, 0]])
  expect(removal("g1", 3, "Player 3")).toThrow(/who made/)
  expect(removal("g0", 3, "Player 2")).toThrow(/take part/)
  expect(removal("g0", 4, "Player 4")).toThrow(/take part/)
})

it("ties are broken by how well opponents did, a third each at least", () => {
  let state = startedOf(8)
  while (state.stage === "playing") state = advanced(state, decided(state), 1, makeId)
  const standings = standingsOf(state)
  const ties = standings
    .slice(1)
    .flatMap((one, i) => (standings[i].points === one.points ? [[standings[i], one]] : []))
  expect(ties.some(([better, other]) => better.opponents > other.opponents)).toBe(true)
  for (const [better, other] of ties) expect(better.opponents).toBeGreaterThanOrEqual(other.opponents)
  for (const { opponents } of standings) expect(opponents).toBeGreaterThanOrEqual(1 / 3)
})

it("refuses what comes too late or from others, and too few or too many players", () => {
  const full = tournamentOf(256)
  expect(() => joined(full, guest(256), DECK)).toThrow(/256/)
  expect(joined(full, guest(3), { name: "aggro" }).participants).toHaveLength(256)
  expect(() => started(tournamentOf(1), "g0", 0, { order: inOrder, makeId })).toThrow(/two players/)
  expect(() => started(tournamentOf(2), "g1", 0, { order: inOrder, makeId })).toThrow(/who made/)
  const on = startedOf(2)
  expect(() => joined(on, guest(7), DECK)).toThrow(/has begun/)
  expect(() => started(on, "g0", 0, { order: inOrder, makeId })).toThrow(/has begun/)
  expect(() => dropped(on, "nobody", new Map())).toThrow(/take part/)
  expect(dropped(tournamentOf(3), "g1", new Map()).participants).toHaveLength(2)
})

it("the organiser sets how a match ended, as long as the next round isn't paired by it, and after the last", () => {
  const state = startedOf(4)
  const result = (by: string, players: [number, number], wins: [number, number], of = state) =>
    corrected(of, by, { players, wins })
  const [first, second] = presentRound(state)!.pairings.map(({ players }) => players as [number, number])
  const set = result("g0", first, [0, 2])
  expect(presentRound(set)!.pairings.map(({ wins }) => wins)).toEqual([[0, 2], null])
  // What its players still do doesn't count.
  const next = advanced(set, decided(set), 1, makeId)
  expect(next.played[0].pairings[0].wins).toEqual([0, 2])
  expect(() => result("g0", first, [2, 0], next)).toThrow(/do not play/)
  const over = advanced(next, decided(next), 1, makeId)
  const [last] = presentRound(over)!.pairings.map(({ players }) => players as [number, number])
  const won = (of: TournamentState) => standingsOf(of).find(({ player }) => player === last[1])!.won
  expect([over.stage, won(result("g0", last, [0, 2], over)) - won(over)]).toEqual(["over", 1])
  expect(() => result("g1", second, [2, 0])).toThrow(/who made/)
  expect(() => result("g0", second, [2, 2])).toThrow(/ends like that/)
  expect(() => result("g0", [0, 0], [2, 0])).toThrow(/do not play/)
  expect(() => result("g0", first, [2, 0], tournamentOf(4))).toThrow(/not begun/)
  const bracket: TournamentState = { ...state, choice: { ...state.choice, kind: "elimination" } }
  expect(() => result("g0", second, [1, 1], bracket)).toThrow(/ends like that/)
})

it("the organiser ends a round early: open matches count as they stand", () => {
  const state = startedOf(4)
  const [{ table }] = presentRound(state)!.pairings
  const open = new Map([[table!, { wins: [1, 0] as [number, number], isOver: false }]])
  const next = advanced(roundEnded(state, "g0", 7), open, 7, makeId)
  expect(next.played.map(({ pairings }) => pairings[0].wins)).toEqual([[1, 0], null])
  expect(() => roundEnded(state, "g1", 7)).toThrow(/who made/)
  expect(() => roundEnded({ ...next, stage: "over" }, "g0", 7)).toThrow(/is over/)
})
