import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { reaches } from "../../characteristics/queries/range.ts"
import { defendingPlayers } from "../../characteristics/queries/teams.ts"
import { turnTo } from "../../events/current-marker.ts"
import { execute } from "../../events/interpreter-port.ts"
import { concede, loseGame } from "../../events/moving/leave-game.ts"
import type { State } from "../../state/state.ts"
import { holderOf, markers, melee, playOn } from "./testing/melee.ts"

const removals = (s: State) => (s.markers?.all ?? []).map((m) => [m.number, m.removals])
const isWaiting = (s: State, number: number) => markers(s).some(([n, , taking]) => n === number && !taking)
/** Ends the turn of this marker at once. */
function endTurnOf(s: State, number: number): void {
  turnTo(s, s.markers?.all.findIndex((m) => m.number === number) ?? 0)
  execute(s, { do: "endTurn" }, contextOf(0, s.turn.active))
}
const again = (s: State, player: number) => execute(s, { do: "extraTurn" }, contextOf(0, player))

describe("the turn markers of a Grand Melee (807.4)", () => {
  it("807.2a, 807.2b: each player reaches their neighbours and attacks to the left", () => {
    const s = melee(10)
    expect([0, 1, 2, 8, 9].map((p) => reaches(s, 0, p))).toEqual([true, true, false, false, true])
    expect([0, 4, 9].map((p) => defendingPlayers(s, p))).toEqual([[1], [5], [0]])
  })

  it("807.4, 807.4a, 807.4b: one for each full four players, the first for who begins; all begin their turns at the same time", () => {
    expect(markers(melee(11))).toEqual([
      [1, 0, true],
      [2, 4, true],
    ])
    expect(markers(melee(12)).map(([, holder]) => holder)).toEqual([0, 4, 8])
  })

  it("807.4c: a marker goes to the left; from who leaves in their turn only when that has ended", () => {
    const s = melee(13)
    concede(s, 0)
    expect(markers(s)[0]).toEqual([1, 0, true])
    playOn(s, (now) => holderOf(now, 1) !== 0)
    expect(holderOf(s, 1)).toBe(1)
    playOn(s, (now) => holderOf(now, 1) !== 1)
    expect(holderOf(s, 1)).toBe(2)
  })

  it("807.4c: from who leaves before their turn begins at once", () => {
    const s = melee(9)
    endTurnOf(s, 1)
    playOn(s, (now) => isWaiting(now, 1))
    concede(s, 1)
    expect(markers(s)[0]).toEqual([1, 2, false])
  })

  it("103.1, 807.4c: a reversed turn order holds for the turns of all markers, and each marker goes the other way", () => {
    const s = melee(8)
    execute(s, { do: "reverseTurnOrder" }, contextOf(0, 0))
    playOn(s, (now) => holderOf(now, 1) !== 0 && holderOf(now, 2) !== 4)
    expect([holderOf(s, 1), holderOf(s, 2)]).toEqual([7, 3])
  })

  it("807.4d: who has another within three seats to the left waits until that has gone on", () => {
    const s = melee(8)
    endTurnOf(s, 1)
    playOn(s, (now) => isWaiting(now, 1))
    const asked = playOn(s, (now) => holderOf(now, 2) === 5)
    expect([markers(s)[0], asked.some(({ marker }) => marker === 1)]).toEqual([[1, 1, false], false])
    playOn(s, (now) => !isWaiting(now, 1))
    expect(markers(s)[0]).toEqual([1, 1, true])
  })

  it("807.4e: with too few players the one to the right of who left is designated for removal, 807.4f: but not twice for the same", () => {
    const s = melee(8)
    concede(s, 2)
    expect(removals(s)).toEqual([
      [1, 1],
      [2, 0],
    ])
    concede(s, 6)
    expect(removals(s)).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  it("807.4e: of several that could be removed it is the one with the lowest number, as often as there are too many", () => {
    const losses = (...players: number[]) => players.map((player) => ({ player, rule: "104.3e" }))
    const s = melee(12)
    loseGame(s, losses(6, 2))
    expect(removals(s)).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
    ])
    const t = melee(12)
    loseGame(t, losses(5, 6, 7, 9, 10))
    expect(removals(t)).toEqual([
      [1, 0],
      [2, 2],
      [3, 0],
    ])
  })

  it("807.4g: who takes a turn ends it before the marker is removed; then the one to its right is designated as often, but for once", () => {
    const s = melee(12)
    loseGame(
      s,
      [5, 6, 7, 9, 10].map((player) => ({ player, rule: "104.3e" })),
    )
    playOn(s, (now) => markers(now).length < 3)
    expect(removals(s)).toEqual([
      [1, 1],
      [3, 0],
    ])
    playOn(s, (now) => markers(now).length < 2)
    expect(removals(s)).toEqual([[3, 0]])
    playOn(s, (now) => (now.markers?.turns ?? 0) > 8)
  })

  it("807.4g: that of who takes none is removed at once", () => {
    const s = melee(8)
    endTurnOf(s, 1)
    playOn(s, (now) => isWaiting(now, 1))
    concede(s, 2)
    expect(markers(s)).toEqual([[2, 4, true]])
  })

  it("807.4h: who sat on both sides of a player who left are in each other's range from the next turn on", () => {
    const s = melee(9)
    concede(s, 1)
    expect([reaches(s, 0, 2), reaches(s, 2, 0)]).toEqual([false, false])
    const turns = s.markers?.turns ?? 0
    playOn(s, (now) => (now.markers?.turns ?? 0) > turns)
    expect([reaches(s, 0, 2), reaches(s, 2, 0)]).toEqual([true, true])
  })
})

describe("extra turns in a Grand Melee", () => {
  /** Who takes turns with this marker, and whether they are extra ones, for so many turns. */
  function turnsOf(s: State, number: number, count: number): (readonly [number, boolean])[] {
    const seen = new Map<number, readonly [number, boolean]>()
    playOn(s, (now) => {
      const { markers, turn } = now
      const marker = markers?.all[markers.current]
      if (marker?.number === number && marker.taking) seen.set(turn.number, [turn.active, turn.extra])
      return seen.size >= count
    })
    return [...seen.values()]
  }

  it("807.4i: who has a marker keeps it for an extra turn", () => {
    const s = melee(12)
    turnTo(s, 0)
    again(s, 0)
    expect(turnsOf(s, 1, 4)).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [2, false],
    ])
  })

  it("807.4i: with another marker close on the right it is passed on, and the extra turn comes before the next turn", () => {
    const s = melee(8)
    endTurnOf(s, 2)
    playOn(s, (now) => holderOf(now, 2) === 5)
    turnTo(s, 0)
    again(s, 0)
    expect(turnsOf(s, 1, 2)).toEqual([
      [0, false],
      [1, false],
    ])
    const later = turnsOf(s, 2, 6).slice(-3)
    expect(later).toEqual([
      [0, true],
      [0, false],
      [1, false],
    ])
  })

  it("807.4j: so does that of a player who has no marker", () => {
    const s = melee(12)
    turnTo(s, 0)
    again(s, 2)
    expect(turnsOf(s, 1, 5)).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [2, false],
      [3, false],
    ])
  })
})
