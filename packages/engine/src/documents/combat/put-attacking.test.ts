import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { execute } from "../../events/interpreter-port.ts"
import { move } from "../../events/moving/move.ts"
import type { Decision } from "../../state/decision.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { card, creature, put, when } from "../../testing/table.ts"
import { once } from "../testing/cases.ts"
import { board, change, combat, role } from "../testing/combat.ts"
import { gain } from "../testing/drive.ts"
import { attackers, ERA, enter, JACE, ME, the, walker } from "../testing/put-into-combat.ts"

describe("508.4: put onto the battlefield attacking", () => {
  it("508.4: its controller picks one of the defending players and their planeswalkers [S004-3.2.c-2] [S004-3.2.c-3]", () => {
    const s = board("beginningOfCombat", ERA, 3)
    put(s, 0, creature("Bear"))
    const jace = put(s, 1, walker(), "battlefield", JACE)
    const asked: Decision[] = []
    let late = 0
    combat(s, {
      attack: [[0, 0]],
      at: once("declareAttackers", (now) => {
        late = enter(now, 0, creature("Late"), { attacking: { who: "opponents" } })
      }),
      answer: (d) => {
        if (d.kind !== "choose") return undefined
        asked.push(d)
        return [2]
      },
      until: "endOfCombat",
    })
    expect(asked).toMatchObject([{ player: 0, rule: "508.4", options: [playerRef(1), playerRef(2), jace] }])
    expect([role(s, late)?.attacking, s.objects[jace]!.counters]).toEqual([jace, { loyalty: 7 }])
  })

  it("508.4: nobody picks where the effect says what it attacks [S004-3.2.c-4]", () => {
    const s = board("beginningOfCombat", ERA, 3)
    put(s, 0, creature("Bear"))
    let late = 0
    const asked = combat(s, {
      attack: [[0, 0]],
      at: once("declareAttackers", (now) => {
        late = enter(now, 0, creature("Late"), { attacking: { who: "defending", of: the("Bear") } })
      }),
      until: "endOfCombat",
    })
    expect([role(s, late)?.attacking, asked.filter((d) => d.kind === "choose")]).toEqual([playerRef(1), []])
  })

  it("506.3c, 508.4a, 508.4b: never attacking where what it is to attack has gone or is no planeswalker any more [S004-3.2.c-11]", () => {
    for (const way of ["stays", "leaves", "changes"]) {
      const s = board()
      put(s, 0, creature("Bear"))
      const jace = put(s, 1, walker(), "battlefield", JACE)
      let late: unknown
      combat(s, {
        attack: [[0, 1]],
        at: once("declareAttackers", (now) => {
          if (way === "leaves") move(now, { id: jace, to: "hand", rule: "701.1" })
          if (way === "changes") change(now, jace, { change: "setTypes", types: ["artifact"] })
          const id = enter(now, 0, creature("Late"), { attacking: { sameAs: the("Bear") } })
          late = role(now, id)?.attacking
        }),
      })
      expect([way, late]).toEqual([way, way === "stays" ? jace : undefined])
    }
  })

  it("506.3a: what is no creature enters without attacking or blocking [S004-3-8]", () => {
    const s = board()
    put(s, 0, creature("Bear"))
    const relic = card({ name: "Relic", types: ["artifact"] })
    const roles: unknown[] = []
    combat(s, {
      at: once("declareAttackers", (now) => {
        roles.push(role(now, enter(now, 0, relic, { attacking: { who: "opponents" } })))
        roles.push(role(now, enter(now, 1, relic, { blocking: attackers })))
        roles.push(role(now, enter(now, 0, creature(), { attacking: { who: "opponents" } }))?.attacking)
      }),
    })
    expect(roles).toEqual([null, null, playerRef(1)])
  })
})

describe("506.5, 508.5: alone, and against whom", () => {
  it("506.5: attacks alone as the only one declared; is attacking alone while no other is [S004-3.2.c-17] [S004-3.2.c-18]", () => {
    const alone = (declared: number, put2: boolean) => {
      const s = board()
      const bear = put(
        s,
        0,
        creature("Bear", 1, 1, [when({ on: "attacks", creature: ME, alone: true }, gain)]),
      )
      put(s, 0, creature("Other"))
      let during = false
      combat(s, {
        attack: [
          [0, 0],
          [1, 0],
        ].slice(0, declared) as [number, number][],
        at: once("declareAttackers", (now) => {
          if (put2) enter(now, 0, creature("Late"), { attacking: { who: "opponents" } })
          during = matchesFilter(
            now,
            { is: "condition", condition: { if: "attackingAlone" } },
            bear,
            contextOf(bear, 0),
          )
        }),
      })
      return [s.players[0].life - 20, during]
    }
    expect([alone(1, false), alone(1, true), alone(2, false)]).toEqual([
      [1, true],
      [1, false],
      [0, false],
    ])
  })

  it("508.5@2014-02: the defending player is whom it attacked, or whose planeswalker, as it became an attacker [S004-3.2.c-12] [S004-3.2.c-13]", () => {
    const drained = (target: number, meanwhile: (s: State, jace: number) => void) => {
      const s = board("beginningOfCombat", ERA, 3)
      const bear = put(s, 0, creature("Bear", 0, 1))
      const jace = put(s, 1, walker(), "battlefield", JACE)
      combat(s, {
        attack: [[0, target]],
        at: once("declareBlockers", (now) => {
          meanwhile(now, jace)
          execute(now, { do: "loseLife", amount: 3, player: { who: "defending" } }, contextOf(bear, 0))
        }),
      })
      return s.players.map((p) => 20 - p.life)
    }
    expect(drained(0, () => {})).toEqual([0, 3, 0])
    expect(drained(1, () => {})).toEqual([0, 0, 3])
    const stolen = (s: State, jace: number) => {
      edit(s, jace).controller = 2
      invalidate(s)
    }
    expect(drained(2, stolen)).toEqual([0, 3, 0])
  })

  it("508.5a: of several the controller of the spell or ability picks one [S004-3.2.c-16]", () => {
    const s = board("beginningOfCombat", ERA, 3)
    for (const name of ["A", "B"]) put(s, 0, creature(name, 0, 1))
    const asked: Decision[] = []
    combat(s, {
      attack: [
        [0, 0],
        [1, 1],
      ],
      at: once("declareBlockers", (now) =>
        execute(now, { do: "loseLife", amount: 3, player: { who: "defending" } }, contextOf(0, 0)),
      ),
      answer: (d) => {
        if (d.kind !== "choose") return undefined
        asked.push(d)
        return [1]
      },
    })
    expect(asked).toMatchObject([{ player: 0, rule: "508.5a", options: [playerRef(1), playerRef(2)] }])
    expect(s.players.map((p) => p.life)).toEqual([20, 20, 17])
  })
})
