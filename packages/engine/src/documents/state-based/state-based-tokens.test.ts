import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { move } from "../../events/moving/move.ts"
import { checkStateBasedActions } from "../../sba/check.ts"
import { card, put, settle, spell, table, when } from "../../testing/table.ts"
import { token } from "../testing/cases.ts"
import { CREATURE, gain } from "../testing/drive.ts"
import { ERAS, LATER } from "../testing/state-based.ts"

describe("tokens and copies", () => {
  it.each(LATER)(
    "704.5d@2011-09-30: a token that is phased out ceases to exist, its Equipment stays away (%s) [S000-3-5] [S002-704.5d-1]",
    (era) => {
      const s = table(2, era)
      const id = put(s, 0, token("Saproling"))
      const sword = put(
        s,
        0,
        card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] }),
        "battlefield",
        { attachedTo: id },
      )
      execute(s, { do: "phaseOut", what: { sel: "self" } }, contextOf(id, 0))
      settle(s)
      expect([s.objects[id], s.objects[sword]!.phasedOut]).toEqual([undefined, 2])
    },
  )

  it("420.5f@2003-07: a token that phases out is outside the zone and ceases to exist [S001-420.5f-1]", () => {
    const s = table(2, "2003-07")
    const id = put(s, 0, token("Saproling"))
    execute(s, { do: "phaseOut", what: { sel: "self" } }, contextOf(id, 0))
    settle(s)
    expect(s.objects[id]).toBeUndefined()
  })

  it.each(ERAS)(
    "704.5d: a token returned to the hand triggers what sees it leave, then ceases to exist (%s) [S000-3-6] [S001-420.5f-1] [S002-704.5d-2] [S003-7-1]",
    (era) => {
      const s = table(2, era)
      put(
        s,
        0,
        card({
          name: "Watch",
          types: ["artifact"],
          abilities: [when({ on: "moves", object: CREATURE, from: "battlefield" }, gain)],
        }),
      )
      const id = put(s, 0, token("Saproling"))
      move(s, { id, to: "hand", rule: "701.1" })
      expect([s.players[0].hand.length, s.waiting.length]).toEqual([1, 1])
      checkStateBasedActions(s)
      expect([s.players[0].hand.length, s.waiting.length]).toEqual([0, 1])
    },
  )

  it.each(ERAS)(
    "704.5e, 420.5j@2003-07: a copy of a spell that leaves the stack ceases to exist (%s) [S000-3-7] [S001-420.5j-1] [S002-704.5e-1]",
    (era) => {
      for (const to of ["hand", "graveyard", "exile"] as const) {
        const s = table(2, era)
        const id = spell(s, 0, card({ name: "Shock", types: ["instant"] }), {}, { kind: "copy" })
        move(s, { id, to, rule: "701.6a" })
        settle(s)
        expect([
          to,
          s.stack.length,
          s.players[0].hand.length,
          s.players[0].graveyard.length,
          s.exile.length,
        ]).toEqual([to, 0, 0, 0, 0])
      }
    },
  )

  it.each(LATER)(
    "704.5e: a copy of a card stays neither in exile nor in a graveyard; the card does (%s) [S000-3-8] [S002-704.5e-2]",
    (era) => {
      const s = table(2, era)
      const shock = card({ name: "Shock", types: ["instant"] })
      put(s, 0, shock, "exile", { kind: "copy" })
      put(s, 0, shock, "exile")
      put(s, 0, shock, "graveyard", { kind: "copy" })
      settle(s)
      expect([s.exile.length, s.players[0].graveyard.length]).toEqual([1, 0])
    },
  )
})
