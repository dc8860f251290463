import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { blockFault, blockRules } from "../../combat/block-requirements.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Ability } from "../../language/ability.ts"
import type { Answer, Decision } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { creature, put, settle, when } from "../../testing/table.ts"
import { once } from "../testing/cases.ts"
import { always, board, change, combat, role, SELF } from "../testing/combat.ts"
import { gain } from "../testing/drive.ts"
import { attackers, ERA, enter, JACE, ME, the, walker } from "../testing/put-into-combat.ts"

describe("509.4: put onto the battlefield blocking", () => {
  const blocked = (s: State, id: number) => role(s, id)?.blocking

  it("509.4, 509.4b, 509.7@2014-02: its controller picks the attacker, whatever may block that one; it blocks but never blocked [S004-3.3.e-2] [S004-3.3.e-5] [S004-3.3.e-7]", () => {
    const s = board()
    const flying: Ability = { ability: "keyword", keyword: "flying" }
    const ids = ["A", "B"].map((name) => put(s, 0, creature(name, 0, 9, [flying])))
    const asked: Decision[] = []
    let late = 0
    combat(s, {
      at: once("declareBlockers", (now) => {
        const cant = always({ static: "cantBlock", creature: SELF })
        const triggered = when({ on: "blocks", creature: ME }, gain)
        late = enter(now, 1, creature("Wall", 0, 9, [cant, triggered]), { blocking: attackers })
      }),
      answer: (d) => {
        if (d.kind !== "choose") return undefined
        asked.push(d)
        return [1]
      },
      until: "endOfCombat",
    })
    expect(asked).toMatchObject([{ player: 1, rule: "509.4", options: ids }])
    expect([blocked(s, late), role(s, ids[1])?.blocked, s.players[1].life]).toEqual([[ids[1]], true, 20])
  })

  it("509.4a, 509.7a@2014-02: never blocking where the creature named no longer attacks [S004-3.3.e-11]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear", 0, 9))
    let late = 0
    combat(s, {
      at: once("declareBlockers", (now) => {
        execute(now, { do: "removeFromCombat", what: the("Bear") }, contextOf(0, 1))
        late = enter(now, 1, creature("Wall", 0, 9), { blocking: the("Bear") })
      }),
      until: "endOfCombat",
    })
    expect([s.battlefield.includes(late), role(s, late), role(s, bear)]).toEqual([true, null, null])
  })

  /** A 3/3 is blocked by two 0/2 in order; a third is added, and its place is given. */
  function placed(era: string, add: (s: State) => void, at: number) {
    const s = board("beginningOfCombat", era)
    const big = put(s, 0, creature("Big", 5, 9))
    const small = put(s, 0, creature("Small", 0, 9))
    const ids = ["A", "B"].map((name) => put(s, 1, creature(name, 1, 2)))
    const extra = put(s, 1, creature("C", 1, 2))
    const asked: Decision[] = []
    const order: Answer = [1, 0]
    combat(s, {
      block: [
        [0, 0],
        [1, 0],
        [2, 1],
      ],
      at: once("declareBlockers", add),
      answer: (d) => {
        if (d.kind === "order") return order
        if (d.kind !== "number") return undefined
        asked.push(d)
        return at
      },
      until: "combatDamage",
    })
    return { s, big, small, ids, extra, asked }
  }

  it("509.6@2014-02: an effect makes a creature block: its place in the attacker's order, then the attacker's in its own; the others keep theirs [S004-3.3.e-3] [S004-3.3.e-4]", () => {
    const add = (s: State) =>
      execute(s, { do: "block", blocker: the("C"), attacker: the("Big") }, contextOf(0, 1))
    const { s, big, small, ids, extra, asked } = placed(ERA, add, 1)
    expect(asked).toMatchObject([
      { player: 0, rule: "509.6@2014-02", source: big, min: 0, max: 2 },
      { player: 1, rule: "509.6@2014-02", source: extra, min: 0, max: 1 },
    ])
    expect(role(s, big)!.blockedBy).toEqual([ids[1], extra, ids[0]])
    expect(role(s, extra)!.blocking).toEqual([small, big])
    expect(placed("current", add, 1).asked).toEqual([])
  })

  it("509.7@2014-02: the active player places a creature put blocking in the order [S004-3.3.e-6]", () => {
    const add = (s: State) => void enter(s, 1, creature("Late", 1, 2), { blocking: the("Big") })
    const { s, big, ids, asked } = placed(ERA, add, 0)
    expect(asked).toMatchObject([{ player: 0, rule: "509.7@2014-02", source: big }])
    expect(role(s, big)!.blockedBy.slice(1)).toEqual([ids[1], ids[0]])
    expect(placed("current", add, 0).asked).toEqual([])
  })

  it("506.5: blocks alone as the only one declared, is blocking alone while no other is [S004-3.3.e-8]", () => {
    const s = board()
    put(s, 0, creature("Bear", 0, 9))
    put(s, 1, creature("Shy", 0, 9, [always({ static: "cantBlock", creature: SELF, alone: true })]))
    put(s, 1, creature("Ox", 0, 9))
    let allowed: boolean[] = []
    const blockers: number[] = []
    combat(s, {
      at: once("declareBlockers", (now) => {
        const count = () =>
          now.battlefield.filter((id) => matchesFilter(now, { is: "blocking" }, id, contextOf(0, 0))).length
        blockers.push(count())
        enter(now, 1, creature("Late", 0, 9), { blocking: the("Bear") })
        blockers.push(count())
      }),
      answer: (d, now) => {
        if (d.kind !== "blockers") return undefined
        const rules = blockRules(now, d.candidates)
        allowed = [[0], [1], [0, 1]].map(
          (who) =>
            blockFault(
              rules,
              who.map((i) => [i, 0] as const),
            ) === null,
        )
        return [[1, 0]]
      },
    })
    expect(allowed).toEqual([false, true, true])
    expect(blockers).toEqual([1, 2])
  })
})

describe("506.4d: a planeswalker that blocks while it is attacked", () => {
  /** Jace, a creature too, is attacked by Bear and blocks Ogre; then something becomes of it. */
  function after(...types: ("creature" | "planeswalker" | "artifact")[]) {
    const s = board()
    const bear = put(s, 0, creature("Bear", 1, 9))
    const ogre = put(s, 0, creature("Ogre", 2, 9))
    const jace = put(s, 1, walker(), "battlefield", JACE)
    change(
      s,
      jace,
      { change: "setTypes", types: ["creature", "planeswalker"] },
      { change: "setPT", power: 3, toughness: 9 },
    )
    let now: unknown
    combat(s, {
      attack: [
        [0, 1],
        [1, 0],
      ],
      block: [[0, 1]],
      at: (state, step) => {
        if (step === "declareBlockers" && types.length > 0 && state.effects.length === 1) {
          change(state, jace, { change: "setTypes", types })
          settle(state)
        }
        if (step === "combatDamage")
          now = [state.objects[jace]!.counters?.loyalty, state.objects[jace]!.damage]
      },
    })
    return { now, lives: s.players[1].life, ogre: s.objects[ogre]!.damage, bear: s.objects[bear]!.damage }
  }

  it("506.4d: it leaves combat when it is neither any more; as one of them it stays in that part [S004-3.3.e-9] [S004-3.3.e-10]", () => {
    expect(after()).toMatchObject({ now: [6, 3], lives: 20, ogre: 3 })
    expect(after("planeswalker")).toMatchObject({ now: [8, 0], lives: 20, ogre: 0 })
    expect(after("creature")).toMatchObject({ now: [9, 2], lives: 20, ogre: 3 })
    expect(after("artifact")).toMatchObject({ now: [9, 0], lives: 20, ogre: 0 })
  })
})
