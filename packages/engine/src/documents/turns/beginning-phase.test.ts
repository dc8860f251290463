import { describe, expect, it } from "vitest"
import type { Ability } from "../../language/ability.ts"
import type { Action } from "../../state/decision.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, put, when } from "../../testing/table.ts"
import { atStep, gain, land, play } from "../testing/drive.ts"
import { atBeginning, game, SELF } from "../testing/turns.ts"

describe("501 to 504: the beginning phase", () => {
  it("502.1: what phased out comes in and what has phasing goes out, at once and without the stack [S004-1.1.a-1] [S004-1.1.a-2] [S004-1.1.a-3] [S004-703-6]", () => {
    const s = game()
    writable(s).turn = { ...s.turn, active: 1, nextPlayer: 0 }
    const away = put(s, 0, creature("Away"), "battlefield", { phasedOut: 1 })
    const theirs = put(s, 1, creature("Theirs"), "battlefield", { phasedOut: 1 })
    const stays = put(s, 1, creature("Stays", 2, 2, [{ ability: "keyword", keyword: "phasing" }]))
    const goes = put(s, 0, creature("Goes", 2, 2, [{ ability: "keyword", keyword: "phasing" }]))
    atStep(s, "end")
    play(s, (now) => now.turn.step === "upkeep")
    const out = [away, goes, theirs, stays].map((id) => s.objects[id]!.phasedOut)
    expect([out, s.stack]).toEqual([[0, 1, 1, 0], []])
    const events = s.events.filter((e) => e.kind === "phasesIn" || e.kind === "phasesOut")
    expect(new Set(events.map((e) => e.batch)).size).toBe(1)
  })

  it("502.2@2014-02: then all untap at once, but for what effects keep tapped, without the stack [S004-1.1.b-2] [S004-1.1.b-3] [S004-1.1.b-4] [S004-703-7]", () => {
    const s = game()
    writable(s).turn = { ...s.turn, active: 1, nextPlayer: 0 }
    const stays: Ability = { ability: "static", effects: [{ static: "doesntUntap", what: SELF }] }
    const free = [
      put(s, 0, land, "battlefield", { tapped: true }),
      put(s, 0, creature("Bear"), "battlefield", { tapped: true }),
    ]
    const held = put(s, 0, creature("Sleeper", 1, 1, [stays]), "battlefield", { tapped: true })
    const theirs = put(s, 1, land, "battlefield", { tapped: true })
    const back = put(s, 0, land, "battlefield", { tapped: true, phasedOut: 1 })
    atStep(s, "end")
    play(s, (now) => now.turn.step === "upkeep")
    expect([...free, held, theirs, back].map((id) => s.objects[id]!.tapped)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(new Set(s.events.filter((e) => e.kind === "untaps").map((e) => e.batch)).size).toBe(1)
  })

  it("502.2@2014-02: before that the active player decides which ones, where he may, without priority for anybody [S004-1.1.b-1] [S004-1.1.b-3]", () => {
    const s = game()
    writable(s).turn = { ...s.turn, active: 1, nextPlayer: 0 }
    const may: Ability = { ability: "static", effects: [{ static: "mayNotUntap", what: SELF }] }
    const ids = ["Kept", "Freed"].map((name) =>
      put(s, 0, creature(name, 1, 1, [may]), "battlefield", { tapped: true }),
    )
    const other = put(s, 0, land, "battlefield", { tapped: true })
    atStep(s, "end")
    const asked = play(
      s,
      (now) => now.turn.step === "upkeep",
      (d, now) => {
        if (d.kind !== "choose") return undefined
        expect([now.turn.step, now.objects[other]!.tapped, now.stack]).toEqual(["untap", true, []])
        return d.source === ids[0] ? [] : [0]
      },
    ).filter((d) => d.kind === "choose")
    expect(asked.map((d) => d.player)).toEqual([0, 0])
    expect([...ids, other].map((id) => s.objects[id]!.tapped)).toEqual([true, false, false])
  })

  it("502.3@2014-02, 503.1: what triggered in the untap step is placed in the upkeep with its own triggers, in any order [S004-1.1-7] [S004-1.2-2] [S004-1.2-3] [S003-3-8]", () => {
    const s = game()
    writable(s).turn = { ...s.turn, active: 1, nextPlayer: 0 }
    const untaps = when({ on: "untaps", object: { is: "self" } }, { do: "gainLife", amount: 2 })
    put(s, 0, creature("Paradox", 1, 1, [untaps]), "battlefield", { tapped: true })
    put(s, 0, card({ name: "Clock", types: ["artifact"], abilities: [atBeginning("upkeep")] }))
    atStep(s, "end")
    const asked = play(
      s,
      (now) => now.turn.step === "upkeep" && now.stack.length === 2,
      (d) => (d.kind === "order" ? [1, 0] : undefined),
    )
    expect(asked.some((d) => d.kind === "order" && d.options.length === 2)).toBe(true)
    const first = play(s, (now) => now.stack.length < 2).find((d) => d.kind === "priority")
    expect(first?.player).toBe(0)
  })

  it("504.1: the active player draws first of all, without the stack; then priority [S004-1.3.a-1] [S004-1.3.a-2] [S004-1.3.c-1] [S004-703-8] [S004-703-2]", () => {
    const s = game()
    atStep(s, "upkeep")
    let seen: unknown
    play(
      s,
      () => seen !== undefined,
      (d, now) => {
        if (d.kind === "priority" && now.turn.step === "draw")
          seen ??= [d.player, now.players[0].hand.length, now.players[1].hand.length, now.stack.length]
        return undefined
      },
    )
    expect(seen).toEqual([0, 1, 0, 0])
  })

  it("503.2@2014-02, 504.3@2014-02, 505.5@2014-02: with priority players cast and activate [S004-1.2-4] [S004-1.3.c-2] [S004-2-13]", () => {
    for (const step of ["upkeep", "draw", "precombatMain"]) {
      const s = game()
      put(
        s,
        1,
        card({
          name: "Trick",
          types: ["instant"],
          cost: "{0}",
          abilities: [{ ability: "spell", effect: gain }],
        }),
        "hand",
      )
      atStep(s, step)
      const cast: string[] = []
      play(
        s,
        (now) => now.turn.step !== step,
        (d) => {
          if (d.kind !== "priority") return undefined
          const at = d.options.findIndex((o: Action) => o.do === "cast")
          if (at > 0) cast.push(`${step} ${d.player}`)
          return Math.max(0, at)
        },
      )
      expect(cast).toEqual([`${step} 1`])
      expect(s.players[1].life).toBe(21)
    }
  })
})
