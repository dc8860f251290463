import { expect, it } from "vitest"
import { addCounters, removeCounters } from "../events/counters.ts"
import { record } from "../events/record.ts"
import { resolveTop } from "../resolving/resolve.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { writable } from "../state/writing/edit.ts"
import { asking, card, creature, graveyard, put, settle, table } from "../testing/table.ts"

const LAND = card({ name: "Wood", types: ["land"] })

/** The active player's precombat main phase begins, and what triggers in it resolves. */
function mainPhase(s: State): void {
  record(s, { kind: "step", rule: "505", player: s.turn.active, detail: "precombatMain" })
  settle(s)
  asking([], () => {
    while (s.stack.length > 0) resolveTop(s)
  })
}

function irradiated(rads: number): State {
  const s = table()
  for (const what of [creature("A"), LAND, creature("B"), LAND, creature("C")]) put(s, 0, what, "library")
  addCounters(s, playerRef(0), "rad", rads, 0, 0)
  return s
}

it("728.1: a player with rad counters mills as many cards, and for each nonland card loses 1 life and one of them", () => {
  const s = irradiated(3)
  mainPhase(s)
  expect(graveyard(s, 0).toSorted()).toEqual(["B", "C", "Wood"])
  expect([s.players[0].life, s.players[0].counters]).toEqual([18, { rad: 1 }])
})

it("728.1: the ability is not there without rad counters, and looks again as it resolves (603.4)", () => {
  const s = irradiated(2)
  removeCounters(s, playerRef(0), "rad", 2, 0, 0, "122.1")
  mainPhase(s)
  expect([graveyard(s, 0), s.players[0].life]).toEqual([[], 20])
})

it("728.1: only at the beginning of the own main phase", () => {
  const s = irradiated(2)
  writable(s).turn = { ...s.turn, active: 1 }
  mainPhase(s)
  expect(graveyard(s, 0)).toEqual([])
})
