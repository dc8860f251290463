import { describe, expect, it } from "vitest"
import { asksByItself, isPassingOver, type PassingMoment, USUAL_STOPS } from "./stops.ts"

const ME = 0
const FOE = 1
const NOW: PassingMoment = {
  turn: 3,
  isMyTurn: true,
  step: "precombatMain",
  stack: [],
  canAct: true,
  attacked: false,
}
const at = (more: Partial<PassingMoment>): PassingMoment => ({ ...NOW, ...more })
const asks = (more: Partial<PassingMoment>, acted = false, hold = false) =>
  asksByItself(at(more), ME, USUAL_STOPS, acted, hold)

describe("whether a player with priority is asked", () => {
  it("in his main phases, and not in his upkeep, unless he stops there", () => {
    expect(asks({})).toBe(true)
    expect(asks({ step: "upkeep" })).toBe(false)
    expect(asksByItself(at({ step: "upkeep" }), ME, { mine: ["upkeep"], theirs: [] }, false, false)).toBe(
      true,
    )
  })

  it("never when there is nothing that he could do", () => {
    expect(asks({ canAct: false })).toBe(false)
    expect(asks({ canAct: false, stack: [FOE] })).toBe(false)
  })

  it("117.3b: whenever something of somebody else is on top of the stack", () => {
    expect(asks({ isMyTurn: false, step: "draw", stack: [ME, FOE] })).toBe(true)
    expect(asks({ stack: [FOE, ME] })).toBe(false)
  })

  it("117.3c: after his own spell only when he holds priority", () => {
    expect(asks({ stack: [ME] }, true, false)).toBe(false)
    expect(asks({ stack: [ME] }, true, true)).toBe(true)
    expect(asks({ stack: [ME] }, false, true)).toBe(false)
  })
})

describe("how long passing lasts", () => {
  it("until the turn ends", () => {
    expect(isPassingOver("endOfTurn", NOW, at({ step: "end" }), ME)).toBe(false)
    expect(isPassingOver("endOfTurn", NOW, at({ turn: 4, isMyTurn: false }), ME)).toBe(true)
  })

  it("until the next turn of one's own, through those of others", () => {
    expect(isPassingOver("myTurn", NOW, at({ turn: 4, isMyTurn: false, stack: [FOE] }), ME)).toBe(false)
    expect(isPassingOver("myTurn", NOW, at({ turn: 5 }), ME)).toBe(true)
  })

  it("until something happens: a spell of another, an attack, one's own turn", () => {
    const theirs = at({ turn: 4, isMyTurn: false, step: "upkeep" })
    expect(isPassingOver("something", NOW, theirs, ME)).toBe(false)
    expect(isPassingOver("something", NOW, { ...theirs, stack: [FOE] }, ME)).toBe(true)
    expect(isPassingOver("something", NOW, { ...theirs, attacked: true }, ME)).toBe(true)
    expect(isPassingOver("something", NOW, at({ turn: 5 }), ME)).toBe(true)
  })

  it("until the top of the stack has resolved, or is answered", () => {
    const since = at({ stack: [ME, ME] })
    expect(isPassingOver("resolved", since, since, ME)).toBe(false)
    expect(isPassingOver("resolved", since, at({ stack: [ME] }), ME)).toBe(true)
    expect(isPassingOver("resolved", since, at({ stack: [ME, ME, FOE] }), ME)).toBe(true)
  })
})
