import { describe, expect, it } from "vitest"
import { addCounters } from "../../events/counters.ts"
import { loseLife } from "../../events/life.ts"
import { draw } from "../../events/moving/draw.ts"
import { move } from "../../events/moving/move.ts"
import { playerRef } from "../../state/ref.ts"
import { creature, put, settle, table } from "../../testing/table.ts"
import { land } from "../testing/drive.ts"
import { ERAS } from "../testing/state-based.ts"

describe("players who lose", () => {
  it.each(ERAS)(
    "704.5a: with 0 or less life, at the check and not before; both at once is a draw (%s) [S000-3-1] [S001-420.5a-1] [S002-704.5a-1]",
    (era) => {
      const s = table(2, era)
      loseLife(s, 0, 23)
      expect(s.over).toBeNull()
      loseLife(s, 1, 20)
      settle(s)
      expect(s.over).toEqual({ winners: [], rule: "104.4a" })
      const last = table(2, era)
      loseLife(last, 0, 19)
      settle(last)
      expect(last.over).toBeNull()
    },
  )

  it.each(ERAS)(
    "704.5b, 420.5g@2003-07: who had to draw from an empty library since the last check (%s) [S000-3-2] [S001-420.5g-1] [S002-704.5b-1]",
    (era) => {
      const s = table(2, era)
      put(s, 0, land, "library")
      draw(s, 0, 1)
      settle(s)
      expect(s.over).toBeNull()
      draw(s, 0, 1)
      settle(s)
      expect(s.players[0].left?.rule).toBe("704.5b")
    },
  )

  it("704.5b: a failed draw that an effect survived is no loss later [S002-704.5b-1]", () => {
    const s = table(2, "2011-09-30")
    const angel = put(
      s,
      0,
      creature("Angel", 4, 4, [
        { ability: "static", effects: [{ static: "doesntLose", who: { who: "you" } }] },
      ]),
    )
    draw(s, 0, 1)
    settle(s)
    move(s, { id: angel, to: "exile", rule: "701.13a" })
    settle(s)
    expect(s.over).toBeNull()
  })

  it.each(ERAS)(
    "704.5c, 420.5h@2003-07: ten poison counters, not nine (%s) [S000-3-3] [S001-420.5h-1] [S002-704.5c-1]",
    (era) => {
      const s = table(2, era)
      addCounters(s, playerRef(1), "poison", 9, 0)
      settle(s)
      expect(s.over).toBeNull()
      addCounters(s, playerRef(1), "poison", 1, 0)
      settle(s)
      expect(s.players[1].left?.rule).toBe("704.5c")
    },
  )
})
