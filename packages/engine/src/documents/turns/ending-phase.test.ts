import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import type { Ability } from "../../language/ability.ts"
import { card, creature, graveyard, put, settle, when } from "../../testing/table.ts"
import { atStep, gain, land, play, pump } from "../testing/drive.ts"
import { add, atBeginning, game, SELF } from "../testing/turns.ts"

const HAND = { n: "handSize", of: { who: "you" } } as const

describe("513, 514: the ending phase", () => {
  it("513.1a, 513.3@2014-02: what comes during the end step waits for the end step of the next turn [S004-5.1.a-2] [S004-5.1.c-1] [S004-5.1.c-2] [S004-5.1.c-3]", () => {
    const s = game()
    atStep(s, "end")
    const late = card({ name: "Late", types: ["artifact"], abilities: [atBeginning("end")] })
    put(s, 0, late)
    add(s, { do: "delayed", when: { on: "step", step: "end" }, effect: { do: "gainLife", amount: 5 } })
    play(s, (now) => now.turn.number > 3)
    expect(s.players[0].life).toBe(20)
    play(s, (now) => now.turn.number > 4)
    expect(s.players[0].life).toBe(26)
  })

  it("513.2@2014-02: the active player gets priority in the end step [S004-5.1.b-1]", () => {
    const s = game()
    atStep(s, "postcombatMain")
    let who: number | undefined
    play(
      s,
      () => who !== undefined,
      (d, now) => {
        if (d.kind === "priority" && now.turn.step === "end") who ??= d.player
        return undefined
      },
    )
    expect(who).toBe(0)
  })

  it("514.1, 402.2: the active player discards to seven without the stack, nobody else does [S004-5.2.a-1] [S004-5.2.a-2] [S004-5.2.a-3] [S004-703-17]", () => {
    const s = game()
    for (const player of [0, 1] as const) for (let i = 0; i < 9; i++) put(s, player, land, "hand")
    atStep(s, "end")
    play(s, (now) => now.turn.number > 3)
    expect(s.players.map((p) => p.hand.length)).toEqual([7, 9])
    expect(graveyard(s, 0)).toEqual(["Forest", "Forest"])
  })

  it("514.2: then damage goes from everything, phased out or not, as 'until end of turn' ends [S004-5.2.b-1] [S004-5.2.b-2] [S004-5.2.b-3]", () => {
    const s = game()
    const here = put(s, 0, creature("Here", 2, 2), "battlefield", { damage: 3 })
    const away = put(s, 1, creature("Away", 3, 3), "battlefield", { damage: 2, phasedOut: 1 })
    pump(s, here, 2)
    atStep(s, "end")
    play(s, (now) => now.turn.number > 3)
    expect([here, away].map((id) => s.objects[id]!.damage)).toEqual([0, 0])
    expect(characteristics(s, here).toughness).toBe(2)
  })

  it("514.3a: with something to do in it there is priority, and then another cleanup step [S004-5.2.c-2] [S004-5.2.c-3] [S004-5.2.c-4] [S004-5.2.c-5]", () => {
    const s = game()
    const id = put(s, 0, creature("Elf", 1, 1), "battlefield", { counters: { "-1/-1": 1 } })
    pump(s, id, 2)
    add(s, { do: "delayed", when: { on: "step", step: "cleanup" }, effect: gain })
    atStep(s, "end")
    const asked: string[] = []
    play(
      s,
      (now) => now.turn.number > 3,
      (d, now) => {
        if (d.kind === "priority" && now.turn.step === "cleanup")
          asked.push(`${d.player} ${now.stack.length} ${now.battlefield.length}`)
        return undefined
      },
    )
    expect(asked.slice(0, 4)).toEqual(["0 1 0", "1 1 0", "0 0 0", "1 0 0"])
    const cleanups = s.lastTurnEvents.filter((e) => e.kind === "step" && e.detail === "cleanup")
    expect(cleanups.map(({ rule }) => rule)).toEqual(["514", "514.3a"])
  })
})

describe("703: turn-based actions", () => {
  it("703.1 to 703.3: they come by themselves at the start of a step, without the stack, before checks and triggers [S004-703-1] [S004-703-3]", () => {
    const s = game()
    put(s, 0, card({ name: "Clock", types: ["artifact"], abilities: [atBeginning("draw")] }))
    atStep(s, "upkeep")
    play(s, (now) => now.turn.step === "draw" && now.stack.length > 0)
    const kinds = s.events.flatMap((e) => (["draw", "triggers"].includes(e.kind) ? [e.kind] : []))
    expect(kinds).toEqual(["draw", "triggers"])
    settle(s)
  })
})

describe("703: turn-based actions", () => {
  it("703.3, 514.1, 514.2: discarding, then the end of damage and effects, come before any check: a shrinking hand kills nothing [S004-703-5] [S004-703-18]", () => {
    const s = game()
    const size: Ability = {
      ability: "static",
      defining: true,
      effects: [
        { static: "modify", what: SELF, changes: [{ change: "definePT", power: HAND, toughness: HAND }] },
      ],
    }
    for (let i = 0; i < 8; i++) put(s, 0, land, "hand")
    const maro = put(s, 0, creature("Maro", 0, 0, [size]), "battlefield", { damage: 7 })
    put(
      s,
      1,
      card({
        name: "Grief",
        types: ["artifact"],
        abilities: [when({ on: "discard", player: { who: "opponents" } }, gain)],
      }),
    )
    atStep(s, "end")
    const seen: unknown[] = []
    play(
      s,
      (now) => now.turn.number > 3,
      (d, now) => {
        if (now.turn.step !== "cleanup") return undefined
        if (d.kind === "choose" || d.kind === "priority")
          seen.push([d.kind, now.players[0].hand.length, now.objects[maro]?.damage, now.stack.length])
        return undefined
      },
    )
    expect(seen.slice(0, 2)).toEqual([
      ["choose", 8, 7, 0],
      ["priority", 7, 0, 1],
    ])
  })

  it("703.2: nobody controls them: what they do has no source and asks nobody [S004-703-4]", () => {
    const s = game()
    put(s, 1, creature("Bear"), "battlefield", { tapped: true })
    put(s, 1, creature("Mist", 1, 1, [{ ability: "keyword", keyword: "phasing" }]))
    put(s, 0, creature("Hurt", 1, 4), "battlefield", { damage: 2 })
    for (let i = 0; i < 8; i++) put(s, 1, land, "hand")
    atStep(s, "end")
    const kinds = new Set<string>()
    play(s, (now) => {
      for (const e of now.events)
        if (["untaps", "draw", "phasesOut", "discard"].includes(e.kind)) kinds.add(`${e.kind} ${e.source}`)
      return now.turn.number > 4
    })
    expect([...kinds].toSorted()).toEqual(["discard 0", "draw 0", "phasesOut 0", "untaps 0"])
  })
})
