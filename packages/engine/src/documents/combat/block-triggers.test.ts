import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Ability } from "../../language/ability.ts"
import type { EventPattern } from "../../language/event.ts"
import type { Filter } from "../../language/filter.ts"
import type { State } from "../../state/state.ts"
import { creature, put, when } from "../../testing/table.ts"
import { once } from "../testing/cases.ts"
import { board, combat } from "../testing/combat.ts"
import { CREATURE, gain } from "../testing/drive.ts"
import { enter, ME, the } from "../testing/put-into-combat.ts"

describe("509.3: what triggers on blocks", () => {
  type Act = (s: State) => void
  const block =
    (blocker: string, attacker: string): Act =>
    (s) =>
      execute(s, { do: "block", blocker: the(blocker), attacker: the(attacker) }, contextOf(0, 1))
  const putBlocking =
    (attacker: string, what = creature("Sapling", 0, 9)): Act =>
    (s) =>
      void enter(s, 1, what, { blocking: the(attacker) })
  const blockNothing: Act = (s) => execute(s, { do: "becomeBlocked", what: the("Bear") }, contextOf(0, 1))

  /** How often the ability triggers, of Bear that attacks with Wolf or of Ox that may block beside Elk, until blocks and after an effect. */
  function triggers(
    pattern: EventPattern,
    of: "Bear" | "Ox",
    blocks: readonly [number, number][],
    act: Act,
  ): [number, number] {
    const s = board()
    const ability = when(pattern, gain)
    const abilities = (name: string): Ability[] => (name === of ? [ability] : [])
    for (const name of ["Bear", "Wolf"]) put(s, 0, creature(name, 0, 9, abilities(name)))
    for (const name of ["Ox", "Elk"]) put(s, 1, creature(name, 0, 9, abilities(name)))
    let declared = 0
    const count = (now: State) => now.events.filter((e) => e.kind === "triggers").length + now.waiting.length
    combat(s, {
      block: blocks,
      at: once("declareBlockers", (now) => {
        declared = count(now)
        act(now)
      }),
    })
    return [declared, count(s) - declared]
  }
  const nothing: Act = () => {}

  it("509.4a@2014-02: 'blocks' once, as declared or as an effect makes it a blocker, not if it was one or is put so [S004-3.3.d-3] [S004-3.3.d-4]", () => {
    const pattern: EventPattern = { on: "blocks", creature: ME }
    expect(triggers(pattern, "Ox", [[0, 0]], block("Ox", "Wolf"))).toEqual([1, 0])
    expect(triggers(pattern, "Ox", [], block("Ox", "Wolf"))).toEqual([0, 1])
    const self = creature("Sapling", 0, 9, [when(pattern, gain)])
    expect(triggers(pattern, "Ox", [], putBlocking("Bear", self))).toEqual([0, 0])
  })

  it("509.4b@2014-02: 'blocks a creature' for each, by an effect too where it did not block that one [S004-3.3.d-6]", () => {
    const pattern: EventPattern = { on: "blocks", creature: ME, attacker: CREATURE }
    expect(triggers(pattern, "Ox", [[0, 0]], block("Ox", "Wolf"))).toEqual([1, 1])
    expect(triggers(pattern, "Ox", [[0, 0]], block("Ox", "Bear"))).toEqual([1, 0])
    const self = creature("Sapling", 0, 9, [when(pattern, gain)])
    expect(triggers(pattern, "Ox", [], putBlocking("Bear", self))).toEqual([0, 0])
  })

  it("509.4c@2014-02: 'becomes blocked' by effects and put blockers as well, but only if it was unblocked [S004-3.3.d-8]", () => {
    const pattern: EventPattern = { on: "becomesBlocked", creature: ME }
    for (const act of [block("Elk", "Bear"), putBlocking("Bear"), blockNothing]) {
      expect(triggers(pattern, "Bear", [], act)).toEqual([0, 1])
      expect(triggers(pattern, "Bear", [[0, 0]], act)).toEqual([1, 0])
    }
  })

  it("509.4d@2014-02: 'becomes blocked by a creature' for each new one, put blocking or not; not by an effect alone [S004-3.3.d-10] [S004-3.3.d-11]", () => {
    const pattern: EventPattern = { on: "becomesBlocked", creature: ME, by: CREATURE }
    expect(triggers(pattern, "Bear", [[0, 0]], block("Elk", "Bear"))).toEqual([1, 1])
    expect(triggers(pattern, "Bear", [[0, 0]], block("Ox", "Bear"))).toEqual([1, 0])
    expect(triggers(pattern, "Bear", [[0, 0]], putBlocking("Bear"))).toEqual([1, 1])
    expect(triggers(pattern, "Bear", [], blockNothing)).toEqual([0, 0])
  })

  it("509.3e, 509.4e@2014-02: a number of creatures as declared, or reached by an effect; a least number once [S004-3.3.d-12] [S004-3.3.d-13]", () => {
    const exactly = { op: "=", than: 2 } as const
    const atLeast = { op: ">=", than: 2 } as const
    const both: [number, number][] = [
      [0, 0],
      [1, 0],
    ]
    for (const number of [exactly, atLeast]) {
      const blocked: EventPattern = { on: "becomesBlocked", creature: ME, number }
      expect(triggers(blocked, "Bear", both, nothing)).toEqual([1, 0])
      expect(triggers(blocked, "Bear", [[0, 0]], nothing)).toEqual([0, 0])
      expect(triggers(blocked, "Bear", [[0, 0]], putBlocking("Bear"))).toEqual([0, 1])
      expect(triggers(blocked, "Bear", both, putBlocking("Bear"))).toEqual([1, 0])
      const blocks: EventPattern = { on: "blocks", creature: ME, number }
      expect(triggers(blocks, "Ox", [[0, 0]], block("Ox", "Wolf"))).toEqual([0, 1])
      expect(triggers(blocks, "Ox", [], block("Ox", "Wolf"))).toEqual([0, 0])
    }
  })

  it("509.4f@2014-02: characteristics count as blocks are declared or as an effect makes one, and not later [S004-3.3.d-14] [S004-3.3.d-15] [S004-3.3.d-16]", () => {
    const green: Filter = { is: "and", of: [CREATURE, { is: "color", color: "G" }] }
    const flying: Filter = { is: "keyword", keyword: "flying" }
    const paint: Act = (s) =>
      execute(
        s,
        {
          do: "change",
          what: { sel: "all", filter: CREATURE },
          changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flying" }] }],
          duration: "endOfTurn",
        },
        contextOf(0, 0),
      )
    const both =
      (more: Act): Act =>
      (s) => {
        paint(s)
        more(s)
      }
    const patterns: [EventPattern, EventPattern][] = [
      [
        { on: "blocks", creature: green },
        { on: "blocks", creature: flying },
      ],
      [
        { on: "becomesBlocked", creature: green },
        { on: "becomesBlocked", creature: flying },
      ],
      [
        { on: "becomesBlocked", creature: ME, by: green },
        { on: "becomesBlocked", creature: ME, by: flying },
      ],
    ]
    for (const [now, later] of patterns) {
      expect(triggers(now, "Bear", [[0, 0]], paint)).toEqual([1, 0])
      expect(triggers(later, "Bear", [[0, 0]], paint)).toEqual([0, 0])
      expect(triggers(later, "Bear", [], both(block("Elk", "Bear")))).toEqual([0, 1])
    }
  })
})
