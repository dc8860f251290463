import { describe, expect, it } from "vitest"
import { attackFault, attackRules } from "../../combat/attack-requirements.ts"
import { attackCandidates } from "../../combat/can-attack.ts"
import { Game } from "../../game/game.ts"
import type { Filter } from "../../language/filter.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { card, creature, put, when } from "../../testing/table.ts"
import { has } from "../testing/cards.ts"
import { once } from "../testing/cases.ts"
import { always, board, change, combat, role, SELF } from "../testing/combat.ts"
import { walker } from "../testing/declarations.ts"
import { CREATURE, gain, play } from "../testing/drive.ts"
import { ATTACKING, enter } from "../testing/put-into-combat.ts"

describe("508: declaring attackers", () => {
  const rules = (s: State) => attackRules(s, attackCandidates(s, 0))

  it("508.1c: one restriction disobeyed makes the declaration illegal [S004-3.2.a-7] [S004-3.2.a-8]", () => {
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

  it("508.1: an illegal declaration is taken back: nothing tapped, nothing attacking, and it is asked for again [S004-3.2.a-2]", () => {
    const s = board()
    put(s, 0, creature("Coward", 2, 2, [always({ static: "cantAttack", creature: SELF, alone: true })]))
    put(s, 0, creature("Bear"))
    const game = Game.from(s)
    while (game.decision!.kind !== "attackers") game.decide(game.decision!, 0)
    const before = game.state.events.length
    expect(() => game.decide(game.decision!, [[0, 0]])).toThrow()
    expect([game.decision.kind, game.state.events.length]).toEqual(["attackers", before])
    expect(game.state.objects.some((o) => o?.tapped || (o?.combat ?? null) !== null)).toBe(false)
    game.decide(game.decision, [[1, 0]])
    expect(game.state.events.filter((e) => e.kind === "attacks")).toHaveLength(1)
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
    const green: Filter = { is: "and", of: [CREATURE, { is: "color", color: "G" }] }
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
      const putLate = once("declareAttackers", (now) => void enter(now, 0, creature("Late"), ATTACKING))
      const seen = new Set<string>()
      combat(s, {
        at: (now, step) => {
          seen.add(step)
          if (late) putLate(now, step)
        },
      })
      return [...seen]
    }
    expect(stepsSeen(false)).toEqual(["beginningOfCombat", "declareAttackers", "endOfCombat"])
    expect(stepsSeen(true)).toContain("combatDamage")
  })
})
