import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { execute } from "../events/interpreter-port.ts"
import { record } from "../events/record.ts"
import { playOut } from "../game/play-out.ts"
import { createState, place } from "../game/setup/setup.ts"
import type { CardDefinition } from "../language/card.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import type { Step } from "../language/vocabulary.ts"
import type { Asker } from "../state/choose.ts"
import type { State } from "../state/state.ts"
import { edit, writable } from "../state/writing/edit.ts"

const ISLAND: CardDefinition = {
  name: "Island",
  layout: "normal",
  faces: [{ name: "Island", types: ["land"], supertypes: ["basic"], subtypes: ["Island"] }],
}

/** Passes and declares as little as it may; discards the first cards. */
const passive: Asker = ((_s, d) => {
  if (d.kind === "priority") return 0
  if (d.kind === "attackers" || d.kind === "blockers") return d.least
  if (d.kind === "choose") return Array.from({ length: d.min }, (_, i) => i)
  return d.kind === "confirm" ? 0 : []
}) as Asker

function table(library = 20): State {
  const deck = Array.from({ length: library }, () => ISLAND)
  return createState({
    players: [
      { name: "A", deck },
      { name: "B", deck },
    ],
    openingHands: false,
  })
}

function playTo(s: State, turn: number, step: Step): State {
  let now = s
  for (
    let i = 0;
    i < 5000 &&
    !(now.turn.number === turn && now.turn.step === step && now.turn.stage === "priority") &&
    now.over === null;
    i++
  )
    now = playOut(now, passive, 1)
  return now
}

function stepsOfTurn(s: State, turn: number): string[] {
  let now = s
  const seen: string[] = []
  for (let i = 0; i < 5000 && now.turn.number <= turn && now.over === null; i++) {
    now = playOut(now, passive, 1)
    if (now.turn.number === turn && seen.at(-1) !== now.turn.step) seen.push(now.turn.step)
  }
  return seen
}

describe("500 turn structure", () => {
  it("500.1, 508.8: a turn without attackers has its steps in order and no blockers or damage steps", () => {
    expect(stepsOfTurn(table(), 2)).toEqual([
      "untap",
      "upkeep",
      "draw",
      "precombatMain",
      "beginningOfCombat",
      "declareAttackers",
      "endOfCombat",
      "postcombatMain",
      "end",
      "cleanup",
    ])
  })

  it("103.8a: the starting player of a two-player game skips the first draw step, and nobody gets priority in it", () => {
    expect(stepsOfTurn(table(), 1)).not.toContain("draw")
    const s = playTo(table(), 1, "precombatMain")
    expect(s.players[0].hand.length).toBe(0)
    expect(playTo(s, 2, "precombatMain").players[1].hand.length).toBe(1)
  })

  it("502.3: the active player's tapped permanents untap", () => {
    const s = table()
    const land = place(s, 1, "battlefield", ISLAND, { tapped: true })
    expect(playTo(s, 1, "upkeep").objects[land]!.tapped).toBe(true)
    expect(playTo(s, 2, "upkeep").objects[land]!.tapped).toBe(false)
  })

  it("514.1: the active player discards down to seven cards", () => {
    const s = table()
    for (let i = 0; i < 9; i++) place(s, 0, "hand", ISLAND)
    expect(playTo(s, 2, "upkeep").players[0].hand.length).toBe(7)
  })

  it("500.7: an extra turn comes directly after the current one", () => {
    const s = playTo(table(), 1, "upkeep")
    writable(s).turn = { ...s.turn, extraTurns: [{ player: 0, source: 0 }] }
    const next = playTo(s, 2, "upkeep")
    expect(next.turn.active).toBe(0)
    expect(playTo(next, 3, "upkeep").turn.active).toBe(1)
  })

  it("500.7: two extra turns come one after the other", () => {
    const s = playTo(table(), 1, "upkeep")
    execute(s, { do: "extraTurn", count: 2 }, contextOf(0, 0))
    const third = playTo(playTo(s, 2, "upkeep"), 3, "upkeep")
    expect([third.turn.active, playTo(third, 4, "upkeep").turn.active]).toEqual([0, 1])
  })

  it("500.11, 614.10: a skipped turn does not happen", () => {
    const s = playTo(table(), 1, "upkeep")
    writable(s).turn = { ...s.turn, skips: [{ player: 1, what: "turn", count: 1 }] }
    expect(playTo(s, 2, "upkeep").turn.active).toBe(0)
  })

  it("500.11: a skipped draw step gives no card", () => {
    const s = playTo(table(), 1, "upkeep")
    writable(s).turn = { ...s.turn, skips: [{ player: 1, what: "draw", count: 1 }] }
    expect(playTo(s, 2, "precombatMain").players[1].hand.length).toBe(0)
  })

  it("104.3c, 704.5b: a player who must draw from an empty library loses", () => {
    const s = playTo(table(1), 6, "upkeep")
    expect(s.over?.winners).toEqual([0])
  })

  it("514.2: damage is removed in the cleanup step, but for what an effect says it stays on", () => {
    let s = playTo(table(), 1, "end")
    const big = (name: string, effects: readonly StaticEffect[]) =>
      place(s, 0, "battlefield", {
        name,
        layout: "normal",
        faces: [
          { name, types: ["creature"], power: 5, toughness: 5, abilities: [{ ability: "static", effects }] },
        ],
      })
    const stays = big("Golem", [{ static: "damageStays", what: { sel: "self" } }])
    const heals = big("Giant", [])
    for (const id of [stays, heals]) edit(s, id).damage = 3
    s = playTo(s, 2, "upkeep")
    expect([s.objects[stays]?.damage, s.objects[heals]?.damage]).toEqual([3, 0])
  })

  it("506.1: what happened in this combat phase is not what happened in an earlier one", () => {
    const s = playTo(table(), 1, "precombatMain")
    const gained = (thisCombat: boolean) =>
      evaluate(
        s,
        { if: "happened", event: { on: "gainLife", player: { who: "you" } }, thisCombat },
        contextOf(0, 0),
      )
    record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1 })
    record(s, { kind: "step", rule: "507.1", player: 0, detail: "beginningOfCombat" })
    expect([gained(true), gained(false)]).toEqual([false, true])
    record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1 })
    expect(gained(true)).toBe(true)
    record(s, { kind: "step", rule: "507.1", player: 0, detail: "beginningOfCombat" })
    expect(gained(true)).toBe(false)
  })
})
