import type { Step } from "@apnap/engine"
import { USUAL_STOPS } from "@apnap/session/protocol"
import { describe, expect, it } from "vitest"
import { savedPosition } from "../../../session/src/testing/position.ts"
import { readRecord } from "../worker/record.ts"
import { Session } from "../worker/session.ts"
import { passing } from "./passing.ts"

const SETTINGS = { stops: USUAL_STOPS, hold: false, fullControl: false, byHand: false, pace: 0, show: 0 }
const { seen } = new Session(
  readRecord(savedPosition({ hand: ["Shock"], battlefield: ["Mountain"] }, {})),
  SETTINGS,
).table()
const at = (step: Step, active = 0) => ({ ...seen, turn: { ...seen.turn, step, active } })

describe("what passing once does", () => {
  it("in a player's own turn the button says where the turn goes on, or that it ends", () => {
    expect(passing(seen, SETTINGS)).toBe("precombatMain")
    expect(passing(at("declareAttackers"), SETTINGS)).toBe("declareAttackers")
    expect(passing(at("postcombatMain"), SETTINGS)).toBe("endTurn")
    expect(passing(at("end"), SETTINGS)).toBe("endTurn")
  })

  it("the second main phase does not end the turn of one who is asked in the end step", () => {
    const stops = { ...USUAL_STOPS, mine: ["end"] } as const
    expect(passing(at("postcombatMain"), { ...SETTINGS, stops })).toBe("postcombatMain")
    expect(passing(at("postcombatMain"), { ...SETTINGS, fullControl: true })).toBe("postcombatMain")
  })

  it("another's turn is not ended by it", () => {
    expect(passing(at("postcombatMain", 1), SETTINGS)).toBe("postcombatMain")
    expect(passing(at("end", 1), SETTINGS)).toBe("end")
  })

  it("with something on the stack its top resolves", () => {
    expect(passing({ ...at("end"), stack: seen.battlefield }, SETTINGS)).toBe("resolve")
  })
})
