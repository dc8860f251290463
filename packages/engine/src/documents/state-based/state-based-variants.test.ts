import { describe, expect, it } from "vitest"
import { setInMotion } from "../../actions/supplementary/schemes.ts"
import { addCounters } from "../../events/counters.ts"
import { dealDamage } from "../../events/damage/damage.ts"
import { loseLife } from "../../events/life.ts"
import { move } from "../../events/moving/move.ts"
import { createState } from "../../game/setup/setup.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"
import { card, creature, names, resolveAll, settle, when } from "../../testing/table.ts"
import { gain, land } from "../testing/drive.ts"
import { LATER } from "../testing/state-based.ts"

describe("variants", () => {
  function heads(era: string): State {
    const players = ["A", "B", "C", "D"].map((name) => ({ name, deck: [creature()] }))
    return createState({ players, variant: "twoHeadedGiant", openingHands: false, ruleset: era })
  }

  it.each(LATER)(
    "704.6a, 704.5t@2011-09-30: a team with no life left loses, both heads (%s) [S000-3-31] [S002-704.5t-1]",
    (era) => {
      const s = heads(era)
      loseLife(s, 0, 15)
      loseLife(s, 1, 15)
      settle(s)
      expect(s.players.map((p) => p.left?.rule)).toEqual(["704.6a", "704.6a", "104.2a", "104.2a"])
      expect(s.over?.winners).toEqual([2, 3])
    },
  )

  it.each(LATER)(
    "704.6b, 704.5u@2011-09-30: fifteen poison counters on a team, not ten on a head (%s) [S000-3-4] [S000-3-32] [S002-704.5c-2] [S002-704.5u-1]",
    (era) => {
      const s = heads(era)
      addCounters(s, playerRef(0), "poison", 12, 2)
      settle(s)
      expect(s.over).toBeNull()
      addCounters(s, playerRef(1), "poison", 2, 2)
      settle(s)
      expect(s.over).toBeNull()
      addCounters(s, playerRef(1), "poison", 1, 2)
      settle(s)
      expect(s.over?.winners).toEqual([2, 3])
    },
  )

  it.each(LATER)(
    "704.6c, 704.5v@2011-09-30: 21 combat damage by one commander, whatever happened in between (%s) [S000-3-33] [S002-704.5v-1]",
    (era) => {
      const leader = creature("Leader", 7, 7, [], { supertypes: ["legendary"], cost: "{2}{G}" })
      const forests = Array.from({ length: 99 }, () => ({ ...land, name: "Forest" }))
      const players = ["A", "B", "C"].map((name) => ({
        name,
        deck: forests,
        commanders: [{ ...leader, faces: [{ ...leader.faces[0], cost: "{2}{G}" }] }],
      }))
      const s = createState({ players, variant: "commander", openingHands: false, ruleset: era })
      editPlayer(s, 1).life = 100
      editPlayer(s, 2).life = 100
      const strike = () => {
        const id = move(s, {
          id: s.command.find((c) => s.objects[c]!.owner === 0)!,
          to: "battlefield",
          rule: "601",
        })
        for (const to of [1, 2])
          dealDamage(s, [{ source: id, to: playerRef(to), amount: to === 1 ? 7 : 6, combat: true }], "510.2")
        settle(s)
        if (s.players[1].left === null) move(s, { id, to: "command", rule: "903.9" })
      }
      strike()
      strike()
      expect(s.players[1].left).toBeNull()
      strike()
      expect(s.players.map((p) => p.left?.rule)).toEqual([undefined, "704.6c", undefined])
    },
  )

  it.each(LATER)(
    "704.6e, 704.5w@2011-09-30: a scheme goes under its deck once its own trigger has resolved; an ongoing one stays (%s) [S000-3-34] [S002-704.5w-1]",
    (era) => {
      const MOVED = { on: "action", action: "schemeInMotion", object: { is: "self" } } as const
      const plain = Array.from({ length: 20 }, (_, i) => card({ name: `S${i}`, types: ["scheme"] }))
      const begin = (top: ReturnType<typeof card>) => {
        const players = ["A", "B"].map((name, i) => ({
          name,
          deck: [creature()],
          ...(i === 1 && { schemes: [...plain, top] }),
        }))
        const s = createState({
          players,
          variant: "archenemy",
          openingHands: false,
          shuffle: false,
          ruleset: era,
        })
        setInMotion(s, 1)
        settle(s)
        return s
      }
      const s = begin(card({ name: "Drain", types: ["scheme"], abilities: [when(MOVED, gain)] }))
      expect([names(s, s.command), s.stack.length]).toEqual([["Drain"], 1])
      resolveAll(s)
      settle(s)
      expect([names(s, s.command), names(s, s.players[1].schemes)[0]]).toEqual([[], "Drain"])
      const stays = begin(card({ name: "Ongoing", types: ["scheme"], supertypes: ["ongoing"] }))
      expect(names(stays, stays.command)).toEqual(["Ongoing"])
    },
  )
})
