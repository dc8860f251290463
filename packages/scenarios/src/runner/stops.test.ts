import { describe, expect, it } from "vitest"
import { compareStops, StopWatch } from "./stops.ts"

type Moment = Parameters<StopWatch["reached"]>[0]
const at = (turn: number, step: Moment["step"]): Moment => ({ turn, step })

/** The first of the moments at which the run stops. */
function stopsAt(stop: Moment, moments: readonly Moment[]): Moment | undefined {
  const watch = new StopWatch(stop, moments[0])
  return moments.find((moment) => watch.reached(moment))
}

describe("stops", () => {
  it("are ordered by turn, then by step", () => {
    expect(compareStops(at(1, "cleanup"), at(2, "untap"))).toBeLessThan(0)
    expect(compareStops(at(2, "draw"), at(2, "upkeep"))).toBeGreaterThan(0)
    expect(compareStops(at(2, "draw"), at(2, "draw"))).toBe(0)
  })

  it("stop when the step has ended, at the beginning of the next", () => {
    expect(stopsAt(at(1, "upkeep"), [at(1, "untap"), at(1, "upkeep"), at(1, "draw")])).toEqual(at(1, "draw"))
    expect(stopsAt(at(1, "cleanup"), [at(1, "cleanup"), at(2, "untap")])).toEqual(at(2, "untap"))
  })

  it("stop although the step is skipped, also in the turn's beginning and in a whole combat phase", () => {
    expect(stopsAt(at(1, "declareBlockers"), [at(1, "declareAttackers"), at(1, "endOfCombat")])).toEqual(
      at(1, "endOfCombat"),
    )
    expect(stopsAt(at(2, "untap"), [at(1, "end"), at(2, "upkeep")])).toEqual(at(2, "upkeep"))
    expect(stopsAt(at(2, "draw"), [at(1, "end"), at(2, "precombatMain")])).toEqual(at(2, "precombatMain"))
    expect(stopsAt(at(1, "end"), [at(1, "draw"), at(2, "untap")])).toEqual(at(2, "untap"))
  })

  it("stop before the turn begins when it is its untap step", () => {
    expect(stopsAt(at(2, "untap"), [at(1, "end"), at(1, "cleanup"), at(2, "untap")])).toEqual(at(2, "untap"))
    expect(stopsAt(at(1, "untap"), [at(1, "untap")])).toEqual(at(1, "untap"))
  })

  it("stop after the first of several combat phases", () => {
    const twice = [at(1, "declareAttackers"), at(1, "endOfCombat"), at(1, "beginningOfCombat")]
    expect(stopsAt(at(1, "endOfCombat"), twice)).toEqual(at(1, "beginningOfCombat"))
  })

  it("stop in a later turn when the turn is over already", () => {
    const later = [
      at(3, "postcombatMain"),
      at(3, "end"),
      at(3, "cleanup"),
      at(4, "untap"),
      at(4, "upkeep"),
      at(4, "draw"),
    ]
    expect(stopsAt(at(2, "upkeep"), later)).toEqual(at(4, "draw"))
    expect(stopsAt(at(2, "end"), later)).toEqual(at(3, "cleanup"))
    expect(stopsAt(at(2, "untap"), later)).toEqual(at(4, "untap"))
  })
})
