import { describe, expect, it } from "vitest"
import { playLand } from "../../casting/permitting/lands.ts"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { destroy } from "../../events/moving/destroy.ts"
import { hasLandPlay } from "../../one-shot/stack/land-plays.ts"
import type { State } from "../../state/state.ts"
import { put, table } from "../../testing/table.ts"

import { cast, enchantment, YOU } from "../testing/cards.ts"
import { always, board } from "../testing/combat.ts"
import { calmly, land, play } from "../testing/drive.ts"

const playLandOf = (s: State) => playLand(s, 0, { do: "play", object: put(s, 0, land, "hand"), face: 0 })

describe("turns", () => {
  it("landPlay, 305.2: who said by which effect he plays a land has the next one that comes still to use", () => {
    const played = (era: string) => {
      const s = table(2, era)
      const growth = () =>
        put(s, 0, enchantment("Growth", always({ static: "landPlays", who: YOU, plus: 1 })))
      const playOne = () => {
        if (!hasLandPlay(s, 0)) return
        // Of the effect's leave and that of the rules, the effect's: the first that is offered.
        calmly(() => playLandOf(s))
      }
      const first = growth()
      playOne()
      destroy(s, [first], "701.8a")
      growth()
      for (let i = 0; i < 3; i++) playOne()
      return s.players[0].landsPlayed
    }
    expect(["2003-07", "2011-09-30", "2014-02", "current"].map(played)).toEqual([3, 3, 2, 2])
  })

  it("extraTurnAnchor, 500.7: an extra turn after the turn that the effect speaks of, or always after this one", () => {
    const turns = (era: string) => {
      const s = board("precombatMain", era, 3)
      const last = { who: "right" } as const
      cast(s, 0, { do: "extraTurn", player: last, after: last })
      const seen: number[] = []
      let number = s.turn.number
      play(s, (now) => {
        if (now.turn.number !== number) seen.push(now.turn.active)
        number = now.turn.number
        return seen.length === 4
      })
      return seen
    }
    expect([turns("2011-09-30"), turns("2014-02"), turns("current")]).toEqual([
      [2, 1, 2, 0],
      [1, 2, 2, 0],
      [1, 2, 2, 0],
    ])
  })

  it("extraStepAfterPhase, 500.10: a step after a phase brings its own phase, or comes only after a step", () => {
    const begun = (era: string) => {
      const s = board("combatDamage", era)
      execute(s, { do: "extraPhase", phases: ["upkeep"], after: "combat" }, contextOf(0, 0))
      const seen: [string, string][] = []
      play(s, (now) => {
        if (now.turn.step !== seen.at(-1)?.[0]) seen.push([now.turn.step, now.turn.phase])
        return now.turn.step === "postcombatMain"
      })
      return seen.filter(([step]) => step === "upkeep")
    }
    expect([begun("2021-04-22"), begun("2024-11")]).toEqual([[], [["upkeep", "beginning"]]])
  })
})
