import { describe, expect, it } from "vitest"
import { blockFault, blockRules } from "../../combat/block-requirements.ts"
import { blockCandidates } from "../../combat/can-block.ts"
import { move } from "../../events/moving/move.ts"
import { Game } from "../../game/game.ts"
import type { EventPattern } from "../../language/event.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { creature, put, when } from "../../testing/table.ts"
import { has } from "../testing/cards.ts"
import { always, board, change, combat, role, SELF } from "../testing/combat.ts"
import { atStep, CREATURE, gain } from "../testing/drive.ts"

describe("509: declaring blockers", () => {
  const rules = (s: State) => blockRules(s, blockCandidates(s, 1))

  function declared(s: State): void {
    atStep(s, "declareAttackers")
    writable(s).turn = { ...s.turn, stage: "begin" }
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

  it("509.1b: restrictions, evasion among them, add up; one broken makes it illegal [S004-3.3.a-5] [S004-3.3.a-6] [S004-3.3.a-8]", () => {
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

  it("509.1: an illegal declaration is taken back, nothing blocks, and it is asked for again [S004-3.3.a-2]", () => {
    const s = board()
    put(s, 0, creature("Brute", 2, 2, [always({ static: "cantBeBlocked", creature: SELF, fewerThan: 2 })]))
    for (const name of ["A", "B"]) put(s, 1, creature(name))
    const game = Game.from(s)
    while (game.decision!.kind !== "blockers")
      game.decide(game.decision!, game.decision!.kind === "attackers" ? [[0, 0]] : 0)
    const before = game.state.events.length
    expect(() => game.decide(game.decision!, [[0, 0]])).toThrow()
    expect([game.decision.kind, game.state.events.length]).toEqual(["blockers", before])
    expect(game.state.objects.some((o) => (o?.combat?.blocking.length ?? 0) > 0)).toBe(false)
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
