import { describe, expect, it } from "vitest"
import { asksByItself, isPassingOver, type PassingMoment, USUAL_STOPS } from "./stops.ts"

const ME = 0
const FOE = 1
const NOW: PassingMoment = {
  turn: 3,
  isMyTurn: true,
  step: "precombatMain",
  stack: [],
  rounds: 0,
  canAct: true,
  attacked: false,
}
/** A stack of what these players control, by ids from 1. */
const stack = (...controllers: number[]) => controllers.map((controller, i) => ({ id: i + 1, controller }))
const at = (more: Partial<PassingMoment>): PassingMoment => ({ ...NOW, ...more })
const asks = (more: Partial<PassingMoment>, held = false, fullControl = false) =>
  asksByItself(at(more), ME, { stops: USUAL_STOPS, fullControl }, held)

describe("whether a player with priority is asked", () => {
  it("always in their own main phases, although nothing can be cast and no stop is set", () => {
    const none = { stops: { mine: [], theirs: [] }, fullControl: false }
    for (const step of ["precombatMain", "postcombatMain"] as const)
      expect(asksByItself(at({ step, canAct: false }), ME, none, false)).toBe(true)
    expect(asks({ canAct: false, isMyTurn: false })).toBe(false)
  })

  it("not in their upkeep, unless they stop there and can do something", () => {
    const stops = { mine: ["upkeep"], theirs: [] } as const
    expect(asks({ step: "upkeep" })).toBe(false)
    expect(asksByItself(at({ step: "upkeep" }), ME, { stops, fullControl: false }, false)).toBe(true)
    expect(asks({ step: "declareBlockers", canAct: false })).toBe(false)
  })

  it("117.3b: whenever something of somebody else is on top of the stack that they could answer", () => {
    expect(asks({ isMyTurn: false, step: "draw", stack: stack(ME, FOE) })).toBe(true)
    expect(asks({ stack: stack(FOE, ME) })).toBe(false)
    expect(asks({ canAct: false, stack: stack(FOE) })).toBe(false)
  })

  it("117.3c: with something held on the stack at every priority, whatever is on top and although nothing can be done", () => {
    expect(asks({ stack: stack(ME) })).toBe(false)
    expect(asks({ stack: stack(ME), canAct: false }, true)).toBe(true)
    expect(asks({ stack: stack(ME, FOE), canAct: false }, true)).toBe(true)
  })

  it("under full control at every priority", () => {
    expect(asks({ step: "upkeep", isMyTurn: false, canAct: false }, false, true)).toBe(true)
    expect(asks({ stack: stack(ME), canAct: false }, false, true)).toBe(true)
  })
})

describe("how long passing lasts", () => {
  it("until the turn ends, or something of another that can be answered", () => {
    expect(isPassingOver("endOfTurn", NOW, at({ step: "end" }), ME)).toBe(false)
    expect(isPassingOver("endOfTurn", NOW, at({ turn: 4, isMyTurn: false }), ME)).toBe(true)
    expect(isPassingOver("endOfTurn", NOW, at({ stack: stack(FOE) }), ME)).toBe(true)
    expect(isPassingOver("endOfTurn", NOW, at({ stack: stack(FOE), canAct: false }), ME)).toBe(false)
  })

  it("until the next turn of one's own, through those of others", () => {
    const theirs = at({ turn: 4, isMyTurn: false, stack: stack(FOE) })
    expect(isPassingOver("myTurn", NOW, theirs, ME)).toBe(false)
    expect(isPassingOver("myTurn", NOW, at({ turn: 5 }), ME)).toBe(true)
  })

  it("until something happens: a spell of another, an attack, one's own turn", () => {
    const theirs = at({ turn: 4, isMyTurn: false, step: "upkeep" })
    expect(isPassingOver("something", NOW, theirs, ME)).toBe(false)
    expect(isPassingOver("something", NOW, { ...theirs, stack: stack(FOE) }, ME)).toBe(true)
    expect(isPassingOver("something", NOW, { ...theirs, attacked: true }, ME)).toBe(true)
    expect(isPassingOver("something", NOW, at({ turn: 5 }), ME)).toBe(true)
  })

  it("until all of the stack has resolved, or is answered; not by what was there", () => {
    const since = at({ stack: stack(FOE, ME, ME) })
    expect(isPassingOver("resolveAll", since, since, ME)).toBe(false)
    expect(isPassingOver("resolveAll", since, at({ stack: stack(FOE) }), ME)).toBe(false)
    expect(isPassingOver("resolveAll", since, at({ stack: [] }), ME)).toBe(true)
    expect(isPassingOver("resolveAll", since, at({ stack: stack(FOE, ME, ME, FOE) }), ME)).toBe(true)
  })
})
