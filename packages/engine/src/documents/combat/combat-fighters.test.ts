import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { attackCandidates } from "../../combat/can-attack.ts"
import { execute } from "../../events/interpreter-port.ts"
import { move } from "../../events/moving/move.ts"
import type { Filter } from "../../language/filter.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, writable } from "../../state/writing/edit.ts"
import { card, creature, put, settle, when } from "../../testing/table.ts"
import { has } from "../testing/cards.ts"
import { once } from "../testing/cases.ts"
import { always, board, change, combat, role, SELF } from "../testing/combat.ts"
import { walker } from "../testing/declarations.ts"
import { gain, play } from "../testing/drive.ts"

const HIS = contextOf(0, 0)

describe("506: who fights", () => {
  it("506.2, 506.3, 508.1b: the active player's creatures attack the other player or his planeswalkers, nothing else [S004-3-4] [S004-3-5] [S004-3-6] [S004-3-7] [S004-3-21] [S004-3-22]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear"))
    put(s, 1, creature("Theirs"))
    put(s, 0, card({ name: "Relic", types: ["artifact"] }))
    const jace = put(s, 1, walker, "battlefield", { counters: { loyalty: 9 } })
    expect(attackCandidates(s, 0)).toEqual([{ creature: bear, defenders: [playerRef(1), jace] }])
  })

  it("508.1a: untapped, and with haste or controlled since the turn began [S004-3.2.a-3] [S004-3.2.a-4] [S004-3.2.a-5]", () => {
    const s = board()
    const fit = put(s, 0, creature("Fit"))
    put(s, 1, creature("Theirs"))
    const lent = put(s, 1, creature("Lent"), "battlefield", { controller: 0 })
    put(s, 0, creature("Tapped"), "battlefield", { tapped: true })
    put(s, 0, creature("New"), "battlefield", { sick: true })
    const hasty = put(s, 0, creature("Hasty", 1, 1, has("haste")), "battlefield", { sick: true })
    expect(attackCandidates(s, 0).map((c) => c.creature)).toEqual([fit, lent, hasty])
  })

  it("506.4: what leaves, changes controller, phases out, stops being a creature or is removed fights no more [S004-3-9] [S004-3-10] [S004-3-11] [S004-3-12] [S004-3-14] [S004-3-15] [S004-3-16]", () => {
    const ways: [string, (s: State, id: number) => void][] = [
      ["leaves", (s, id) => move(s, { id, to: "hand", rule: "701.1" })],
      [
        "controller",
        (s, id) =>
          execute(
            s,
            {
              do: "change",
              what: SELF,
              changes: [{ change: "control", player: { who: "you" } }],
              duration: "endOfTurn",
            },
            contextOf(id, 1),
          ),
      ],
      ["phases", (s, id) => execute(s, { do: "phaseOut", what: SELF }, contextOf(id, 0))],
      ["type", (s, id) => change(s, id, { change: "setTypes", types: ["artifact"] })],
      ["removed", (s, id) => execute(s, { do: "removeFromCombat", what: SELF }, contextOf(id, 0))],
      [
        "regenerates",
        (s, id) => {
          execute(s, { do: "regenerate", what: SELF }, contextOf(id, 0))
          edit(s, id).damage = 9
          invalidate(s)
        },
      ],
    ]
    for (const [name, happen] of ways) {
      const s = board()
      const bear = put(s, 0, creature("Bear"))
      let done = false
      let after: unknown
      combat(s, {
        at: (now, step) => {
          if (step === "declareBlockers") after = role(now, bear)
          if (step !== "declareAttackers" || done) return
          done = true
          happen(now, bear)
        },
      })
      expect([name, s.players[1].life, after]).toEqual([name, 20, null])
    }
  })

  it("506.4b, 506.4c@2014-02: tapping, or what would have forbidden the attack, removes nothing and prevents no damage [S004-3-18] [S004-3-19] [S004-3-20]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear", 2, 2, has("vigilance")))
    const ox = put(s, 1, creature("Ox", 1, 5))
    combat(s, {
      block: [[0, 0]],
      at: (now, step) => {
        if (step !== "declareBlockers") return
        for (const id of [bear, ox]) edit(now, id).tapped = true
        change(now, bear, { change: "addAbilities", abilities: [...has("defender")] })
        change(now, ox, {
          change: "addAbilities",
          abilities: [always({ static: "cantBlock", creature: SELF })],
        })
        invalidate(now)
      },
    })
    expect([s.objects[bear]!.damage, s.objects[ox]!.damage]).toEqual([1, 2])
  })

  it("506.4c, 506.4: a planeswalker that leaves or is none any more is attacked no more; its attacker stays, and deals nothing unblocked [S004-3-17] [S004-3.2.c-6] [S004-3.2.c-7] [S004-3.2.c-9]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear"))
    const jace = put(s, 1, walker, "battlefield", { counters: { loyalty: 9 } })
    let still: unknown
    combat(s, {
      attack: [[0, 1]],
      at: (now, step) => {
        if (step === "declareAttackers" && now.objects[jace] !== undefined)
          move(now, { id: jace, to: "hand", rule: "701.1" })
        if (step === "declareBlockers") still = role(now, bear)?.blocked
      },
    })
    expect([still, s.players[1].life]).toEqual([false, 20])
  })

  it("506.4: nor is a planeswalker attacked that stops being one [S004-3-13] [S004-3-17]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear"))
    const jace = put(s, 1, walker, "battlefield", { counters: { loyalty: 9 } })
    let attacked: unknown
    combat(s, {
      attack: [[0, 1]],
      at: (now, step) => {
        // A creature may be dealt damage, so that nothing but the removal from combat saves it.
        if (step === "declareAttackers" && now.effects.length === 0)
          change(
            now,
            jace,
            { change: "setTypes", types: ["creature"] },
            { change: "setPT", power: 0, toughness: 9 },
          )
        if (step === "declareBlockers") attacked = [role(now, bear)?.last, role(now, bear)?.blocked]
      },
    })
    expect(attacked).toEqual([1, false])
    expect([s.objects[jace]!.damage, s.objects[jace]!.counters, s.players[1].life]).toEqual([
      0,
      { loyalty: 9 },
      20,
    ])
  })

  it.each(["controller", "phases", "removed", "type"])(
    "506.4: once removed from combat (%s) it is not attacked again in it, though it is a planeswalker there at the damage [S004-3-10] [S004-3-11] [S004-3-12] [S004-3-17]",
    (way) => {
      const s = board()
      const bear = put(s, 0, creature("Bear", 2, 2, has("trample")))
      const jace = put(s, 1, walker, "battlefield", { counters: { loyalty: 9 } })
      const ox = put(s, 1, creature("Ox", 0, 1))
      const attacksHim: Filter = { is: "attacking", whom: { who: "opponents" } }
      const ways: Record<string, (now: State) => void> = {
        controller: (now) => {
          for (const you of [0, 1])
            execute(
              now,
              {
                do: "change",
                what: SELF,
                changes: [{ change: "control", player: { who: "you" } }],
                duration: "endOfTurn",
              },
              contextOf(jace, you),
            )
        },
        phases: (now) => {
          execute(now, { do: "phaseOut", what: SELF }, contextOf(jace, 1))
          execute(now, { do: "phaseIn", what: SELF }, contextOf(jace, 1))
        },
        removed: (now) => execute(now, { do: "removeFromCombat", what: SELF }, contextOf(jace, 1)),
        type: (now) => {
          change(now, jace, { change: "setTypes", types: ["artifact"] })
          settle(now)
          change(now, jace, { change: "setTypes", types: ["planeswalker"] })
        },
      }
      let attacks: unknown[] = []
      combat(s, {
        attack: [[0, 1]],
        block: [[0, 0]],
        at: once("declareAttackers", (now) => {
          const fit = () => [
            matchesFilter(now, { is: "attacking" }, bear, HIS),
            matchesFilter(now, attacksHim, bear, HIS),
          ]
          attacks = [...fit()]
          ways[way](now)
          settle(now)
          attacks.push(...fit())
        }),
      })
      expect(attacks).toEqual([true, true, true, false])
      // Blocked by the ox of the player whose planeswalker it was; nothing tramples over to anybody.
      expect([s.objects[ox], s.objects[jace]!.counters, s.players[1].life]).toEqual([
        undefined,
        { loyalty: 9 },
        20,
      ])
    },
  )

  it("506.4c: and it may still be blocked [S004-3.2.c-8]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear"))
    const ox = put(s, 1, creature("Ox", 1, 5))
    const jace = put(s, 1, walker, "battlefield", { counters: { loyalty: 9 } })
    combat(s, {
      attack: [[0, 1]],
      block: [[0, 0]],
      at: (now, step) => {
        if (step === "declareAttackers" && now.objects[jace] !== undefined)
          move(now, { id: jace, to: "hand", rule: "701.1" })
      },
    })
    expect([s.objects[bear]!.damage, s.objects[ox]!.damage]).toEqual([1, 2])
  })
})

describe("507, 511: the first and the last step of combat", () => {
  it("507.3@2014-02, 511.2@2014-02: after their triggers are placed the active player gets priority [S004-3.1.b-1] [S004-3.5.b-1]", () => {
    for (const active of [0, 1])
      for (const step of ["beginningOfCombat", "endOfCombat"] as const) {
        const s = board("precombatMain")
        writable(s).turn = { ...s.turn, active, priority: active, nextPlayer: 1 - active }
        put(s, 1, card({ name: "Clock", types: ["artifact"], abilities: [when({ on: "step", step }, gain)] }))
        let first: unknown
        play(
          s,
          () => first !== undefined,
          (d, now) => {
            if (d.kind === "priority" && now.turn.step === step) first ??= [d.player, now.stack.length]
            return undefined
          },
        )
        expect([step, first]).toEqual([step, [active, 1]])
      }
  })
})
