import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, put, resolveAll, settle, table, when } from "../../testing/table.ts"
import { ANY, artifact, IT, ME, YOU } from "../testing/cards.ts"
import { enter, enters, life, sources } from "../testing/cases.ts"
import { SELF } from "../testing/combat.ts"
import { atStep, CREATURE, fillLibraries, gain, land, play, pump } from "../testing/drive.ts"

describe("cases 33 to 35: steps and placing", () => {
  it.each(["2014-02", "current"])(
    "case 33, 514.3a: a trigger or a state-based action of the cleanup step brings priority, and another one (%s)",
    (era) => {
      const cleanups = (prepare: (s: State) => void) => {
        const s = table(2, era)
        fillLibraries(s)
        atStep(s, "end")
        prepare(s)
        let priority = 0
        let count = 0
        play(
          s,
          (now) => {
            if (now.turn.step === "cleanup" && now.turn.stage === "begin") count++
            return now.turn.number > 3
          },
          (d, now) => {
            if (d.kind === "priority" && d.player === 0 && now.turn.step === "cleanup") priority++
            return undefined
          },
        )
        return [count, priority > 0, s.players[0].hand.length]
      }
      const discarded = artifact(
        "Rootwalla",
        when({ on: "discard", player: YOU, card: ME }, gain, { zone: "graveyard" }),
      )
      expect(
        cleanups((s) => {
          put(s, 0, discarded, "hand")
          for (let i = 0; i < 7; i++) put(s, 0, land, "hand")
        }),
      ).toEqual([2, true, 7])
      expect(
        cleanups((s) => {
          const vault = put(s, 0, land)
          const animate: Effect = {
            do: "change",
            what: SELF,
            changes: [
              { change: "addTypes", types: ["creature"] },
              { change: "setPT", power: 2, toughness: 2 },
            ],
            duration: "endOfTurn",
          }
          execute(s, animate, contextOf(vault, 0))
          put(s, 0, card({ name: "Splitter", types: ["artifact"], subtypes: ["Equipment"] }), "battlefield", {
            attachedTo: vault,
          })
        }),
      ).toEqual([2, true, 0])
      expect(cleanups((s) => void put(s, 0, land))).toEqual([1, false, 0])
    },
  )

  it.each(["2014-02", "current"])(
    "case 33, 514.2, 514.3a: what lasts until end of turn and begins in a cleanup step ends in the next one (%s)",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      atStep(s, "end")
      const bear = put(s, 0, creature())
      const discarded = artifact(
        "Rootwalla",
        when({ on: "discard", player: YOU, card: ME }, gain, { zone: "graveyard" }),
      )
      put(s, 0, discarded, "hand")
      for (let i = 0; i < 7; i++) put(s, 0, land, "hand")
      const sizes: (number | null)[] = []
      play(
        s,
        (now) => now.turn.number > 3,
        (d, now) => {
          if (d.kind !== "priority" || now.turn.step !== "cleanup") return undefined
          if (sizes.length === 0) pump(now, bear, 3)
          sizes.push(characteristics(now, bear).toughness)
          return undefined
        },
      )
      expect([sizes[0], sizes.at(-1), characteristics(s, bear).toughness]).toEqual([5, 5, 2])
    },
  )

  it.each(["2014-02", "current"])(
    "case 34, 502.4, 603.2c: triggers of the untap step wait for the upkeep, one for each permanent (%s)",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      writable(s).turn = { ...s.turn, active: 1, nextPlayer: 0 }
      put(
        s,
        1,
        artifact(
          "Orb",
          when(
            { on: "untaps", object: ANY },
            { do: "mill", count: 1, player: { who: "controllerOf", of: IT } },
          ),
        ),
      )
      put(s, 0, artifact("Clock", when({ on: "step", step: "upkeep" }, gain)))
      for (let i = 0; i < 5; i++) put(s, 0, land, "battlefield", { tapped: true })
      atStep(s, "end")
      let first: unknown
      play(
        s,
        () => first !== undefined,
        (d, now) => {
          if (d.kind === "priority" && now.turn.number === 4)
            first ??= [now.turn.step, d.player, now.stack.length]
          return undefined
        },
      )
      expect(first).toEqual(["upkeep", 0, 6])
      expect(sources(s)).toEqual(["Clock", "Orb", "Orb", "Orb", "Orb", "Orb"])
      play(s, (now) => now.stack.length === 0)
      expect([s.players[0].graveyard.length, s.players[1].graveyard.length]).toEqual([5, 0])
    },
  )

  it("case 35, triggerPlacement, 603.3b: an ability that watches triggers is placed in a second pass since 2021, and countered nothing before", () => {
    const proctor = (): Ability =>
      when(
        { on: "triggers", source: { is: "other" } },
        { do: "counter", what: IT, unlessPays: [{ pay: "mana", mana: "{2}" }] },
      )
    const after = (era: string, owner: number) => {
      const s = table(2, era)
      put(s, owner, creature("Proctor", 1, 3, [proctor()]))
      put(s, 1, creature("Warden", 1, 1, [when(enters(CREATURE), gain)]))
      enter(s, 0)
      settle(s)
      const order = sources(s)
      resolveAll(s)
      return [order, life(s)[1]]
    }
    expect(after("current", 0)).toEqual([["Warden", "Proctor"], 20])
    expect(after("2021-04-22", 0)).toEqual([["Warden", "Proctor"], 20])
    expect(after("2020-07-03", 0)).toEqual([["Proctor", "Warden"], 21])
  })
})
