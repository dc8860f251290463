import { describe, expect, it } from "vitest"
import { card, creature, put, when } from "../abilities/testing/table.ts"
import { contextOf } from "../characteristics/context.ts"
import { attackFault, attackRules } from "../combat/attack-requirements.ts"
import { blockFault, blockRules } from "../combat/block-requirements.ts"
import { attackCandidates } from "../combat/can-attack.ts"
import { blockCandidates } from "../combat/can-block.ts"
import { carryOut } from "../events/interpreter.ts"
import { move } from "../events/move.ts"
import type { Ability } from "../language/ability.ts"
import type { EventPattern } from "../language/event.ts"
import type { Keyword } from "../language/keyword.ts"
import { edit, touch } from "../state/edit.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { always, board, change, combat, role, SELF } from "./testing/combat.ts"
import { atStep, CREATURE, gain, play } from "./testing/drive.ts"

const has = (...keywords: Keyword[]): Ability[] =>
  keywords.map((keyword) => ({ ability: "keyword", keyword }) as Ability)
const walker = card({ name: "Jace", types: ["planeswalker"], subtypes: ["Jace"], loyalty: 9 })

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
    put(s, 0, creature("Tapped"), "battlefield", { tapped: true })
    put(s, 0, creature("New"), "battlefield", { sick: true })
    const hasty = put(s, 0, creature("Hasty", 1, 1, has("haste")), "battlefield", { sick: true })
    expect(attackCandidates(s, 0).map((c) => c.creature)).toEqual([fit, hasty])
  })

  it("506.4: what leaves, changes controller, phases out, stops being a creature or is removed fights no more [S004-3-9] [S004-3-10] [S004-3-11] [S004-3-12] [S004-3-14] [S004-3-15] [S004-3-16]", () => {
    const ways: [string, (s: State, id: number) => void][] = [
      ["leaves", (s, id) => move(s, { id, to: "hand", rule: "701.1" })],
      [
        "controller",
        (s, id) =>
          carryOut(
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
      ["phases", (s, id) => carryOut(s, { do: "phaseOut", what: SELF }, contextOf(id, 0))],
      ["type", (s, id) => change(s, id, { change: "setTypes", types: ["artifact"] })],
      ["removed", (s, id) => carryOut(s, { do: "removeFromCombat", what: SELF }, contextOf(id, 0))],
      [
        "regenerates",
        (s, id) => {
          carryOut(s, { do: "regenerate", what: SELF }, contextOf(id, 0))
          edit(s, id).damage = 9
          touch(s)
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
        touch(now)
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
    put(s, 0, creature("Bear"))
    const jace = put(s, 1, walker, "battlefield", { counters: { loyalty: 9 } })
    combat(s, {
      attack: [[0, 1]],
      at: (now, step) => {
        if (step === "declareAttackers" && now.effects.length === 0)
          change(now, jace, { change: "setTypes", types: ["artifact"] })
      },
    })
    expect([s.objects[jace]!.counters, s.players[1].life]).toEqual([{ loyalty: 9 }, 20])
  })

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
        s.turn = { ...s.turn, active, priority: active, nextPlayer: 1 - active }
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

describe("508: declaring attackers", () => {
  const rules = (s: State) => attackRules(s, attackCandidates(s, 0))

  it("508.1c: one restriction disobeyed makes the declaration illegal [S004-3.2.a-2] [S004-3.2.a-7] [S004-3.2.a-8]", () => {
    const s = board()
    put(s, 0, creature("Coward", 2, 2, [always({ static: "cantAttack", creature: SELF, alone: true })]))
    put(s, 0, creature("Bear"))
    put(s, 0, creature("Wall", 0, 4, [always({ static: "cantAttack", creature: SELF })]))
    expect(attackCandidates(s, 0).length).toBe(2)
    expect(attackFault(rules(s), [[0, 0]])?.rule).toBe("508.1c")
    expect(
      attackFault(rules(s), [
        [0, 0],
        [1, 0],
      ]),
    ).toBeNull()
  })

  it("508.1d: and so does obeying fewer requirements than could be obeyed [S004-3.2.a-9] [S004-3.2.a-10]", () => {
    const s = board()
    put(s, 0, creature("Berserker", 2, 2, [always({ static: "mustAttack", creature: SELF })]))
    put(s, 0, creature("Bear"))
    expect(attackFault(rules(s), [])?.rule).toBe("508.1d")
    expect(attackFault(rules(s), [[1, 0]])?.rule).toBe("508.1d")
    expect(attackFault(rules(s), [[0, 0]])).toBeNull()
  })

  it("508.1d: nobody has to pay a cost to obey a requirement [S004-3.2.a-11]", () => {
    const s = board()
    put(s, 0, creature("Berserker", 2, 2, [always({ static: "mustAttack", creature: SELF })]))
    put(
      s,
      1,
      card({
        name: "Tax",
        types: ["enchantment"],
        abilities: [
          always({
            static: "cantAttack",
            creature: { sel: "all", filter: CREATURE },
            whom: { who: "you" },
            unlessPays: [{ pay: "mana", mana: "{2}" }],
          }),
        ],
      }),
    )
    expect(attackFault(rules(s), [])).toBeNull()
  })

  it("508.1e: with banding among the attackers their controller announces the bands, before anything triggers [S004-3.2.a-12]", () => {
    const s = board()
    const hero = put(s, 0, creature("Hero", 1, 1, has("banding")))
    const ids = ["A", "B"].map((name) =>
      put(s, 0, creature(name, 1, 1, [when({ on: "attacks", creature: { is: "self" } }, gain)])),
    )
    const asked: unknown[] = []
    combat(s, {
      answer: (d, now) => {
        if (d.kind !== "choose") return undefined
        asked.push([d.player, d.rule, d.source, d.options, now.stack.length])
        return [1]
      },
      until: "declareBlockers",
    })
    expect(asked).toEqual([[0, "702.22c", hero, ids, 0]])
    const [band, a, b] = [hero, ...ids].map((id) => role(s, id)!.band)
    expect([band > 0, a, b]).toEqual([true, 0, band])
  })

  it("508.1f: attackers tap, which is no cost, but for vigilance; then they are attacking until the phase ends [S004-3.2.a-1] [S004-3.2.a-6] [S004-3.2.a-13] [S004-3.2.a-14] [S004-3.2.a-21] [S004-3.2.a-22] [S004-3.5.c-1] [S004-3.5.c-2] [S004-703-11] [S004-3.2.c-1]", () => {
    const s = board()
    const bear = put(s, 0, creature("Bear"))
    const knight = put(s, 0, creature("Knight", 2, 2, has("vigilance")))
    const jace = put(s, 1, walker, "battlefield", { counters: { loyalty: 9 } })
    const seen: Record<string, unknown> = {}
    play(
      s,
      (now) => now.turn.step === "end",
      (d, now) => {
        if (d.kind === "attackers")
          return [
            [0, 0],
            [1, 1],
          ]
        if (d.kind === "priority" && d.player === 0)
          seen[now.turn.step] = [role(now, bear)?.attacking, role(now, knight)?.attacking, now.stack.length]
        return undefined
      },
    )
    const fighting = [playerRef(1), jace, 0]
    expect(seen).toEqual({
      beginningOfCombat: [undefined, undefined, 0],
      declareAttackers: fighting,
      declareBlockers: fighting,
      combatDamage: fighting,
      endOfCombat: fighting,
      postcombatMain: [undefined, undefined, 0],
    })
    expect([bear, knight].map((id) => s.objects[id]!.tapped)).toEqual([true, false])
    expect([s.players[1].life, s.objects[jace]!.counters]).toEqual([18, { loyalty: 7 }])
  })

  it("508.2@2014-02, 508.3: attack triggers fire at the declaration only [S004-3.2.b-1] [S004-3.2.b-2] [S004-3.2.b-3] [S004-3.2.c-5]", () => {
    const s = board()
    const green = { is: "and", of: [CREATURE, { is: "color", color: "G" }] } as never
    put(
      s,
      0,
      card({
        name: "Drum",
        types: ["artifact"],
        abilities: [when({ on: "attacks", creature: CREATURE }, gain)],
      }),
    )
    put(
      s,
      0,
      card({
        name: "Horn",
        types: ["artifact"],
        abilities: [when({ on: "attacks", creature: green }, gain)],
      }),
    )
    const bear = put(s, 0, creature("Bear", 2, 2, [], { cost: "{1}{W}" }))
    put(s, 0, creature("Late"), "battlefield", {
      sick: true,
      combat: { attacking: playerRef(1), blocking: [], blockedBy: [], blocked: false, band: 0 },
    })
    let most = 0
    combat(s, {
      at: (now, step) => {
        if (step !== "declareAttackers") return
        most = Math.max(most, now.stack.length)
        if (now.effects.length === 0) change(now, bear, { change: "setColors", colors: ["G"] })
      },
    })
    expect([most, s.players[0].life]).toEqual([1, 21])
  })

  it("508.6@2014-02: with nothing attacking there are no blockers and damage steps; otherwise there are [S004-3-2] [S004-3.2.c-19]", () => {
    const stepsSeen = (late: boolean) => {
      const s = board()
      if (late)
        put(s, 0, creature("Late"), "battlefield", {
          sick: true,
          combat: { attacking: playerRef(1), blocking: [], blockedBy: [], blocked: false, band: 0 },
        })
      const seen = new Set<string>()
      combat(s, { attack: [], at: (_now, step) => void seen.add(step) })
      return [...seen]
    }
    expect(stepsSeen(false)).toEqual(["beginningOfCombat", "declareAttackers", "endOfCombat"])
    expect(stepsSeen(true)).toContain("combatDamage")
  })
})

describe("509: declaring blockers", () => {
  const rules = (s: State) => blockRules(s, blockCandidates(s, 1))

  function declared(s: State): void {
    atStep(s, "declareAttackers")
    s.turn = { ...s.turn, stage: "begin" }
  }

  it("509.1a: untapped creatures block, each an attacker of their controller or his planeswalker [S004-3.3.a-1] [S004-3.3.a-3] [S004-3.3.a-4]", () => {
    const s = board()
    declared(s)
    const bear = put(s, 0, creature("Bear"))
    put(s, 1, creature("Tapped"), "battlefield", { tapped: true })
    const ox = put(s, 1, creature("Ox"))
    combat(s, { until: "declareBlockers" })
    expect(blockCandidates(s, 1)).toEqual([{ creature: ox, attackers: [bear], max: 1 }])
  })

  it("509.1b: restrictions, evasion among them, add up; one broken makes it illegal [S004-3.3.a-2] [S004-3.3.a-5] [S004-3.3.a-6] [S004-3.3.a-8]", () => {
    const s = board()
    declared(s)
    put(s, 0, creature("Drake", 2, 2, has("flying", "fear")))
    put(s, 1, creature("Bird", 1, 1, has("flying")))
    put(s, 1, creature("Shade", 1, 1, [], { cost: "{B}" }))
    const both = put(s, 1, creature("Vampire", 1, 1, has("flying"), { cost: "{B}" }))
    combat(s, { until: "declareBlockers" })
    expect(blockCandidates(s, 1).map((c) => c.creature)).toEqual([both])
    const lonely = board()
    declared(lonely)
    put(
      lonely,
      0,
      creature("Brute", 2, 2, [always({ static: "cantBeBlocked", creature: SELF, fewerThan: 2 })]),
    )
    for (const name of ["A", "B"]) put(lonely, 1, creature(name))
    combat(lonely, { until: "declareBlockers" })
    expect(blockFault(rules(lonely), [[0, 0]])).not.toBeNull()
    expect(
      blockFault(rules(lonely), [
        [0, 0],
        [1, 0],
      ]),
    ).toBeNull()
  })

  it("509.1c: obeying fewer requirements than possible is illegal; costs need not be paid for them [S004-3.3.a-9] [S004-3.3.a-10] [S004-3.3.a-11]", () => {
    const s = board()
    declared(s)
    put(s, 0, creature("Bear"))
    put(s, 1, creature("Guard", 2, 2, [always({ static: "mustBlock", creature: SELF })]))
    combat(s, { until: "declareBlockers" })
    expect(blockFault(rules(s), [])?.rule).toBe("509.1c")
    expect(blockFault(rules(s), [[0, 0]])).toBeNull()
    const taxed = board()
    declared(taxed)
    put(taxed, 0, creature("Bear"))
    put(
      taxed,
      1,
      creature("Guard", 2, 2, [
        always({ static: "mustBlock", creature: SELF }),
        always({ static: "cantBlock", creature: SELF, unlessPays: [{ pay: "mana", mana: "{2}" }] }),
      ]),
    )
    combat(taxed, { until: "declareBlockers" })
    expect(blockFault(rules(taxed), [])).toBeNull()
  })

  it("509.1g, 509.1h: blockers block and attackers are blocked or not, until combat ends; losing evasion changes nothing [S004-3.3.a-7] [S004-3.3.a-16] [S004-3.3.a-17] [S004-3.3.a-18] [S004-3.3.a-19] [S004-3.3.a-20] [S004-703-12] [S004-3.3.e-1]", () => {
    const s = board()
    const drake = put(s, 0, creature("Drake", 2, 2))
    const bear = put(s, 0, creature("Bear", 2, 2))
    const ox = put(s, 1, creature("Ox", 1, 5))
    const seen: unknown[] = []
    combat(s, {
      block: [[0, 0]],
      at: (now, step) => {
        if (step === "declareBlockers" && now.effects.length === 0)
          change(now, drake, { change: "addAbilities", abilities: [...has("flying")] })
        if (step === "endOfCombat")
          seen.push([role(now, drake)?.blocked, role(now, bear)?.blocked, role(now, ox)?.blocking])
      },
    })
    expect(seen[0]).toEqual([true, false, [drake]])
    expect([drake, bear, ox].map((id) => role(s, id))).toEqual([null, null, null])
    expect([s.objects[ox]!.damage, s.players[1].life]).toEqual([2, 18])
  })

  it("509.1h: an attacker stays blocked when its blocker is gone, and then deals nothing [S004-3.3.a-21] [S004-3.4.a-8] [S004-3.3.d-19]", () => {
    const s = board()
    const bear = put(
      s,
      0,
      creature("Bear", 2, 2, [when({ on: "unblocked", creature: { is: "self" } }, gain)]),
    )
    const ox = put(s, 1, creature("Ox", 1, 5))
    let blocked: boolean | undefined
    combat(s, {
      block: [[0, 0]],
      at: (now, step) => {
        if (step === "declareBlockers" && now.objects[ox] !== undefined)
          move(now, { id: ox, to: "hand", rule: "701.1" })
        if (step === "combatDamage") blocked = role(now, bear)?.blocked
      },
    })
    expect([blocked, s.players.map((p) => p.life)]).toEqual([true, [20, 20]])
  })

  it("509.4@2014-02: 'blocks' and 'becomes blocked' fire once, 'blocks a creature' and 'blocked by a creature' once for each [S004-3.3.d-1] [S004-3.3.d-2] [S004-3.3.d-5] [S004-3.3.d-7] [S004-3.3.d-9]", () => {
    const self = { is: "self" } as const
    const count = (pattern: EventPattern, ofBlocker: boolean) => {
      const s = board()
      const ability = when(pattern, gain)
      put(s, 0, creature("A", 1, 9, ofBlocker ? [] : [ability]))
      if (ofBlocker) put(s, 0, creature("B", 1, 9))
      const both = always({ static: "canBlockAdditional", creature: SELF, count: 1 })
      put(s, 1, creature("X", 1, 9, ofBlocker ? [ability, both] : []))
      if (!ofBlocker) put(s, 1, creature("Y", 1, 9))
      combat(s, {
        block: ofBlocker
          ? [
              [0, 0],
              [0, 1],
            ]
          : [
              [0, 0],
              [1, 0],
            ],
      })
      return s.players[ofBlocker ? 1 : 0].life
    }
    expect(count({ on: "becomesBlocked", creature: self }, false) - 20).toBe(1)
    expect(count({ on: "becomesBlocked", creature: self, by: CREATURE }, false) - 20).toBe(2)
    expect(count({ on: "blocks", creature: self, batch: true }, true) - 20).toBe(1)
    expect(count({ on: "blocks", creature: self, attacker: CREATURE }, true) - 20).toBe(2)
  })

  it("509.4g@2014-02: 'attacks and isn't blocked' fires without a blocker, even for one put onto the battlefield attacking [S004-3.3.d-17] [S004-3.3.d-18]", () => {
    const s = board()
    const unblocked = when({ on: "unblocked", creature: { is: "self" } }, gain)
    put(s, 0, creature("Bear", 2, 2, [unblocked]))
    put(s, 0, creature("Late", 2, 2, [unblocked]), "battlefield", {
      sick: true,
      combat: { attacking: playerRef(1), blocking: [], blockedBy: [], blocked: false, band: 0 },
    })
    combat(s)
    expect(s.players[0].life).toBe(22)
  })
})
