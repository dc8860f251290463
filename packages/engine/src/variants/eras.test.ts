import { describe, expect, it } from "vitest"
import { planeswalk } from "../actions/supplementary/planes.ts"
import { dealDamage } from "../events/damage/damage.ts"
import { createState } from "../game/setup/setup.ts"
import type { Knobs } from "../rules/knobs.ts"
import { CURRENT } from "../rules/ruleset.ts"
import type { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, writable } from "../state/writing/edit.ts"
import { card, creature, names, put, setKnobs, settle } from "../testing/table.ts"
import { takeMulligans } from "../turn/starting/mulligan.ts"
import { turnBasedActions } from "../turn/turn-based-actions.ts"

const bear = creature()

/** A game with this many players under current rules, with these knobs changed. */
function game(
  count: number,
  knobs: Partial<Knobs>,
  setup: Partial<GameSetup> = {},
  of: (i: number) => object = () => ({}),
): State {
  const players = Array.from({ length: count }, (_, i) => ({
    name: `P${i}`,
    deck: [bear, bear, bear],
    ...of(i),
  }))
  const asked = { players, openingHands: false, shuffle: false, checkDecks: false, ...setup }
  return createState(asked, { ...CURRENT, knobs: { ...CURRENT.knobs, ...knobs } })
}

describe("Two-Headed Giant by era", () => {
  const giants = (knobs: Partial<Knobs>) => game(4, knobs, { variant: "twoHeadedGiant" })

  it("life2hg, 810.4: a team began with 40, and begins with 30 since 2007", () => {
    expect([40, 30].map((life2hg) => giants({ life2hg }).players[0].life)).toEqual([40, 30])
  })

  it("draw2hg, 103.8b: the second player of the starting team drew in the first turn, and now neither does", () => {
    const hands = (draw2hg: Knobs["draw2hg"]) => {
      const s = giants({ draw2hg })
      writable(s).turn = { ...s.turn, number: 1, step: "draw" }
      turnBasedActions(s)
      return s.players.map((p) => p.hand.length)
    }
    expect([hands("second-player-only"), hands("nobody")]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ])
  })
})

describe("other variants by era", () => {
  it("multiplayerSection, 800.2: without such rules there are no ranges and no attack left", () => {
    const refused = (multiplayerSection: boolean) => {
      try {
        game(3, { multiplayerSection }, { options: { range: 1 } })
      } catch (error) {
        const { code, rule } = error as GameError
        return [code, rule]
      }
      return null
    }
    expect([refused(false), refused(true)]).toEqual([["variant", "800.2"], null])
  })

  it("commanderDamage, 704.6c: 21 combat damage by one commander is fatal only by such a rule", () => {
    const lost = (commanderDamage: boolean) => {
      const leader = creature("Leader", 7, 7, [], { supertypes: ["legendary"] })
      const s = game(2, { commanderDamage }, { variant: "commander" }, () => ({ commanders: [leader] }))
      const id = put(s, 0, bear)
      edit(s, id).card = s.players[0].commanders[0]
      dealDamage(s, [{ source: id, to: playerRef(1), amount: 21, combat: true }], "510.2")
      settle(s)
      return s.players[1].left?.rule ?? null
    }
    expect([lost(false), lost(true)]).toEqual([null, "704.6c"])
  })

  it("phenomenonSba, 704.6f: a phenomenon without an ability stays, or its player planeswalks at the next check", () => {
    const plane = (name: string) => card({ name, types: ["plane"] })
    const omen = card({ name: "Omen", types: ["phenomenon"] })
    const faceUp = (phenomenonSba: boolean) => {
      const s = game(2, {}, { variant: "planechase" }, (i) =>
        i === 0 ? { planes: [plane("Last"), omen, plane("First")] } : { planes: [] },
      )
      takeMulligans(s)
      setKnobs(s, { phenomenonSba })
      planeswalk(s, 0)
      settle(s)
      return names(s, s.command)
    }
    expect([faceUp(false), faceUp(true)]).toEqual([["Omen"], ["Last"]])
  })
})
