import { createState, type State } from "@apnap/engine"
import { writable } from "@apnap/engine/internal"
import { describe, expect, it } from "vitest"
import type { Entry, Scenario } from "../format/format.ts"
import { Script } from "./script.ts"

const s = createState({ players: ["A", "B"].map((name) => ({ name, deck: [] })), openingHands: false })
writable(s).turn = { ...s.turn, number: 1, step: "upkeep" }
const at = { turn: 1, step: "upkeep", player: "A" } as const
const wait: Entry = { ...at, do: "waitStack" }
const attack: Entry = { ...at, step: "declareAttackers", do: "attack", creature: "Bear" }
const script = (entries: Entry[], more: Partial<Scenario> = {}) =>
  new Script({ script: entries, ...more } as Scenario, ["A", "B"])

describe("the script", () => {
  it("gives each player the first entry for this step, and keeps declarations for combat", () => {
    const list = script([attack, { ...wait, step: "draw" }, wait])
    expect(list.next("A", s)).toBe(wait)
    expect(list.next("B", s)).toBeUndefined()
    expect(list.declared("A", "attack", s)).toEqual([attack])
    list.done(wait)
    expect(list.next("A", s)).toBeUndefined()
  })

  it("holds back what waits for a checkpoint", () => {
    const later = { ...wait, afterCheckpoint: 1 }
    const list = script([later])
    expect(list.next("A", s)).toBeUndefined()
    list.passCheckpoint(1)
    expect(list.next("A", s)).toBe(later)
  })

  it("excuses blocks that were not possible, and nothing else", () => {
    expect(script([{ ...at, do: "block", creature: "Bear", attacker: "Bear" }]).fault(s)).toBeNull()
    expect(script([attack]).fault(s)).toContain("never done")
    expect(script([{ ...attack, illegal: true }]).fault(s)).toBeNull()
    expect(script([attack], { impossible: { A: 1 } }).fault(s)).toBeNull()
    expect(script([], { impossible: { A: 1 } }).fault(s)).toContain("impossible")
  })

  it("104.1: a game that ends while the stack resolves ends the wait for it, and nothing else", () => {
    const over = { ...s, over: { winners: [1], reasons: [] } } as unknown as State
    expect(script([wait]).fault(s)).toContain("never done")
    expect(script([wait]).fault(over)).toBeNull()
    expect(script([wait, { ...at, do: "concede" }]).fault(over)).toContain("never done")
    expect(script([{ ...wait, step: "draw" }]).fault(over)).toContain("never done")
  })
})
