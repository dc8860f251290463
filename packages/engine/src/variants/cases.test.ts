import { describe, expect, it } from "vitest"
import { planeswalk } from "../actions/supplementary/planes.ts"
import { contextOf } from "../characteristics/context.ts"
import { cast } from "../documents/testing/cards.ts"
import { gain } from "../documents/testing/drive.ts"
import { addCounters } from "../events/counters.ts"
import { dealDamage } from "../events/damage/damage.ts"
import { execute } from "../events/interpreter-port.ts"
import { destroy } from "../events/moving/destroy.ts"
import { move } from "../events/moving/move.ts"
import type { Ability } from "../language/ability.ts"
import type { Answer } from "../state/decision.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editPlayer } from "../state/writing/edit.ts"
import { asking, card, creature, names, put, resolveAll, settle, when } from "../testing/table.ts"
import { takeMulligans } from "../turn/starting/mulligan.ts"
import { turnBasedActions } from "../turn/turn-based-actions.ts"
import { game } from "./testing/game.ts"

const ME = { is: "self" } as const
const always = (effect: Extract<Ability, { ability: "static" }>["effects"][number]): Ability => ({
  ability: "static",
  effects: [effect],
})

describe("case 17: Two-Headed Giant", () => {
  const giants = (era: string) => game(4, era, { variant: "twoHeadedGiant" })
  const lost = (s: State) => s.players.map((p) => p.left !== null)

  it("case 17, poison2hg, 704.6b: poison of the team since 2011, of a player before", () => {
    const poisoned = (era: string, ...counters: number[]) => {
      const s = giants(era)
      counters.forEach((n, i) => {
        if (n > 0) addCounters(s, playerRef(i), "poison", n, 2)
      })
      settle(s)
      return lost(s)[0]
    }
    for (const era of ["2007-10", "2010-07"])
      expect([poisoned(era, 8, 7), poisoned(era, 10, 0)]).toEqual([false, true])
    for (const era of ["2011-09-30", "2014-02", "current"])
      expect([era, poisoned(era, 8, 7), poisoned(era, 10, 0)]).toEqual([era, true, false])
  })

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 17, 704.6a, 810.8: the team loses as one, unless one of it can't lose (%s)",
    (era) => {
      const burnt = (angel: boolean) => {
        const s = giants(era)
        const id = angel
          ? put(s, 1, creature("Angel", 4, 4, [always({ static: "doesntLose", who: { who: "you" } })]))
          : 0
        for (const i of [0, 1]) editPlayer(s, i).life = 8
        if (angel) addCounters(s, playerRef(0), "poison", 15, 2)
        cast(s, 2, { do: "damage", amount: 4, to: { sel: "players", of: { who: "players" } } })
        settle(s)
        const first = lost(s)
        if (angel) {
          move(s, { id, to: "exile", rule: "400.7" })
          settle(s)
        }
        return [first, lost(s).slice(0, 2)]
      }
      expect(burnt(false)[0].slice(0, 2)).toEqual([true, true])
      expect(burnt(true)).toEqual([
        [false, false, false, false],
        [true, true],
      ])
    },
  )
})

describe("case 18: Commander", () => {
  const child = creature(
    "Child",
    6,
    6,
    [when({ on: "moves", object: ME, from: "battlefield", to: "graveyard" }, gain)],
    {
      supertypes: ["legendary"],
    },
  )
  const table = (era: string): { s: State; id: number } => {
    const s = game(3, era, { variant: "commander" }, (i) => (i === 0 ? { commanders: [child] } : {}))
    const id = move(s, { id: s.command[0], to: "battlefield", rule: "400.7", entering: { controller: 0 } })
    return { s, id }
  }
  const hit = (s: State, source: number, amount: number, combat = true) => {
    dealDamage(s, [{ source, to: playerRef(1), amount, combat }], "510.2")
    settle(s)
  }

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 18, 704.6c: 21 combat damage by one commander, whoever controls it and wherever it was (%s)",
    (era) => {
      const { s, id } = table(era)
      editPlayer(s, 1).life = 90
      hit(s, id, 10)
      let again = 0
      asking(era === "current" ? [] : [0], () => {
        again = move(s, { id, to: "exile", rule: "400.7" })
      })
      const back = move(s, { id: again, to: "battlefield", rule: "400.7", entering: { controller: 0 } })
      hit(s, back, 10)
      hit(s, back, 5, false)
      const copy = put(s, 0, { ...creature("Copy", 6, 6), token: true })
      hit(s, copy, 5)
      expect(s.players[1].left).toBeNull()
      execute(
        s,
        {
          do: "change",
          what: { sel: "self" },
          changes: [{ change: "control", player: { who: "you" } }],
          duration: "permanent",
        },
        contextOf(back, 2),
      )
      hit(s, back, 2)
      expect(s.players[1].left?.rule).toBe("704.6c")
    },
  )

  it("case 18, commanderZone, 903.9: until 2020 it goes to the command zone instead of dying; since then it dies first", () => {
    const after = (era: string, ...answers: Answer[]) => {
      const { s, id } = table(era)
      asking(answers.slice(0, era < "2020" ? 1 : 0), () => void destroy(s, [id], "701.8a"))
      settle(s, ...(era < "2020" ? [] : answers))
      const triggered = s.stack.length
      if (triggered > 0) resolveAll(s)
      settle(s)
      return [triggered, names(s, s.command).includes("Child")]
    }
    for (const era of ["2014-02", "2018-06"]) expect([era, ...after(era, 1)]).toEqual([era, 0, true])
    for (const era of ["2020-07-03", "current"]) {
      expect([era, ...after(era, 1)]).toEqual([era, 1, true])
      expect([era, ...after(era, 0)]).toEqual([era, 1, false])
    }
  })

  it("case 18, 903.9b: instead of a hand since 2015", () => {
    const after = (era: string, ...answers: Answer[]) => {
      const { s, id } = table(era)
      asking(answers, () => void move(s, { id, to: "hand", rule: "400.7" }))
      return [s.players[0].hand.length, names(s, s.command).includes("Child")]
    }
    expect(after("2014-02")).toEqual([1, false])
    for (const era of ["2015-07", "current"]) expect([era, ...after(era, 1)]).toEqual([era, 0, true])
  })
})

describe("case 19: Archenemy and Planechase", () => {
  const MOVED = { on: "action", action: "schemeInMotion", object: ME } as const
  const scheme = (name: string, ongoing: boolean, ...abilities: Ability[]) =>
    card({ name, types: ["scheme"], ...(ongoing && { supertypes: ["ongoing"] as const }), abilities })
  const filler = Array.from({ length: 20 }, (_, i) => scheme(`S${i}`, false))

  it.each(["2014-02", "current"])(
    "case 19, 904.9, 704.6e: set in motion before priority, face up while its ability or a copy of that is on the stack (%s)",
    (era) => {
      const open = (ongoing: boolean) => {
        const s = game(3, era, { variant: "archenemy" }, (i) =>
          i === 0 ? { schemes: [...filler, scheme("Drain", ongoing, when(MOVED, gain))] } : {},
        )
        turnBasedActions(s)
        expect(names(s, s.command)).toEqual(["Drain"])
        settle(s)
        const [ability] = s.stack
        execute(
          s,
          { do: "copySpell", of: { sel: "bound", name: "it" } },
          contextOf(0, 0, 0, { it: [ability] }),
        )
        settle(s)
        const both = [s.stack.length, s.command.length]
        resolveAll(s)
        settle(s)
        return [...both, s.command.length]
      }
      expect([open(false), open(true)]).toEqual([
        [2, 1, 0],
        [2, 1, 1],
      ])
    },
  )

  it("case 19, 704.6f: a phenomenon stays while its ability is on the stack; countered, its controller planeswalks at the check", () => {
    const plane = (name: string) => card({ name, types: ["plane"] })
    const encounter = when({ on: "action", action: "encounter", object: ME }, gain)
    for (const way of ["resolve", "counter"]) {
      const s = game(2, "current", { variant: "planechase" }, (i) =>
        i === 0
          ? {
              planes: [
                plane("Last"),
                card({ name: "Omen", types: ["phenomenon"], abilities: [encounter] }),
                plane("First"),
              ],
            }
          : { planes: [] },
      )
      takeMulligans(s)
      planeswalk(s, 0)
      settle(s)
      settle(s)
      expect(names(s, s.command)).toEqual(["Omen"])
      if (way === "resolve") resolveAll(s)
      else cast(s, 1, { do: "counter", what: { sel: "target", slot: 0 } }, [s.stack[0]])
      settle(s)
      expect([way, names(s, s.command)]).toEqual([way, ["Last"]])
    }
    expect(() =>
      game(2, "2011-09-30", { variant: "planechase", checkDecks: true }, () => ({
        planes: [card({ name: "Omen", types: ["phenomenon"], abilities: [encounter] })],
      })),
    ).toThrow()
  })
})
