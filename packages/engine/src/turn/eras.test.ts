import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { beginEffect } from "../continuous/continuous.ts"
import { atStep, fillLibraries, land, play } from "../documents/testing/drive.ts"
import { createState } from "../game/setup/setup.ts"
import { RULESETS } from "../rules/ruleset.ts"
import type { Decision } from "../state/decision.ts"
import { makeEvent } from "../state/new-event.ts"
import type { State } from "../state/state.ts"
import { editPlayer, writable } from "../state/writing/edit.ts"
import { card, creature, put, setKnobs, settle, table } from "../testing/table.ts"
import { untapStep } from "./untap-step.ts"

const GREEN = { type: "G" } as const

function poolAfter(s: State, step: string): [number, number] {
  fillLibraries(s)
  atStep(s, step)
  editPlayer(s, 0).pool = [GREEN, GREEN]
  play(s, (now) => now.turn.step !== step)
  return [s.players[0].pool.length, s.players[0].life]
}

describe("mana by era", () => {
  it("manaBurn, 300.3@2003-07: unspent mana costs life, until 2009", () => {
    const lives = RULESETS.map(({ name }) => poolAfter(table(2, name), "precombatMain")[1])
    expect(lives).toEqual([...Array(4).fill(18), ...Array(12).fill(20)])
  })

  it("manaEmpties, 300.3@2003-07, 500.5: mana stays from upkeep to draw step only while pools empty by phase", () => {
    expect(poolAfter(table(2, "2003-07"), "upkeep")).toEqual([2, 20])
    expect(poolAfter(table(2, "2011-09-30"), "upkeep")).toEqual([0, 20])
    expect(poolAfter(table(2, "2003-07"), "draw")).toEqual([0, 18])
  })

  it("stepEndOrder, 500.5: what keeps mana until end of combat keeps it only if mana is looked at first", () => {
    const kept = (["mana-first", "effects-first"] as const).map((stepEndOrder) => {
      const s = table()
      setKnobs(s, { stepEndOrder })
      beginEffect(s, contextOf(0, 0), {
        statics: [{ static: "manaPersists", who: { who: "you" } }],
        duration: "endOfCombat",
      })
      return poolAfter(s, "endOfCombat")[0]
    })
    expect(kept).toEqual([2, 0])
  })
})

describe("mulligans by era", () => {
  /** The first player takes one mulligan; returns the questions and the hand sizes. */
  function open(ruleset: string): [string[], number[]] {
    const deck = Array.from({ length: 20 }, () => land)
    const s = createState({
      players: [
        { name: "A", deck },
        { name: "B", deck },
      ],
      seed: 1,
      startingPlayer: 0,
      ruleset,
    })
    const asked = play(
      s,
      (now) => now.turn.number > 0,
      (d) => (d.purpose === "mulligan" && d.player === 0 && !taken(s) ? 1 : undefined),
    )
    return [asked.map((d: Decision) => `${d.purpose} ${d.player}`), s.players.map((p) => p.hand.length)]
  }
  const taken = (s: State) => s.turn.mulligans[0] > 0

  it("mulligan, 103.4@2003-07: one card fewer, one player after the other; later both at once, with scry, or from seven", () => {
    expect(open("2003-07")).toEqual([
      ["mulligan 0", "mulligan 0", "mulligan 1"],
      [6, 7],
    ])
    expect(open("2011-09-30")).toEqual([
      ["mulligan 0", "mulligan 1", "mulligan 0"],
      [6, 7],
    ])
    const [asked, hands] = open("2017-09-29")
    expect([asked.slice(0, 3), hands]).toEqual([
      ["mulligan 0", "mulligan 1", "mulligan 0"],
      [6, 7],
    ])
    expect(asked.slice(3)).toEqual(["scry 0"])
    expect(open("current")).toEqual([
      ["mulligan 0", "mulligan 1", "mulligan 0", "bottom 0"],
      [6, 7],
    ])
  })
})

describe("steps by era", () => {
  it("dayNight, 502.2, 731.2: nothing changes in the untap step where the rules know no day", () => {
    const found = [false, true].map((dayNight) => {
      const s = table()
      setKnobs(s, { dayNight })
      writable(s).dayNight = "day"
      writable(s).lastTurnEvents = [makeEvent({ kind: "beginsTurn", rule: "500.1", player: 1 })]
      untapStep(s)
      return s.dayNight
    })
    expect(found).toEqual(["day", "night"])
  })

  it("sagas, 505.4, 714.3c: a Saga without chapters got lore counters too, until 2025", () => {
    const lore = ["2003-07", "2018-06", "current"].map((name) => {
      const s = table(2, name)
      const saga = put(s, 0, card({ name: "Saga", types: ["enchantment"], subtypes: ["Saga"] }))
      put(s, 0, creature())
      writable(s).turn = { ...s.turn, stage: "begin" }
      play(s, (now) => now.turn.stage !== "begin")
      const { counters } = s.objects[saga]!
      settle(s)
      return [counters?.lore ?? 0, s.battlefield.length]
    })
    expect(lore).toEqual([
      [0, 2],
      [1, 1],
      [0, 2],
    ])
  })
})
