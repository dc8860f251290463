import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { attach } from "../../events/attach.ts"
import { execute } from "../../events/interpreter-port.ts"
import { destroy } from "../../events/moving/destroy.ts"
import { move } from "../../events/moving/move.ts"
import type { Condition } from "../../language/condition.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import type { State } from "../../state/state.ts"
import { card, creature, put, resolveAll, settle, spell, when } from "../../testing/table.ts"
import { atStep, CREATURE, dies, fillLibraries, gain, play } from "../testing/drive.ts"
import {
  artifact,
  begin,
  board,
  enter,
  enters,
  gains,
  life,
  ME,
  SELF,
  sources,
  upkeep,
} from "../testing/triggered.ts"

describe("603.1, 603.2: what makes an ability trigger", () => {
  it("603.1: when, whenever and at each introduce a condition, and the effect follows [S003-1-1] [S003-1-2]", () => {
    const none: Condition = { if: "not", of: { if: "exists", filter: CREATURE } }
    const gained = (pattern: EventPattern, happen: (s: State) => void) => {
      const s = board()
      const bear = put(s, 1, creature())
      put(s, 0, artifact("Bell", when(pattern, gains(3))))
      settle(s)
      expect(s.stack).toEqual([])
      happen(s)
      destroy(s, [bear], "701.8a")
      settle(s)
      resolveAll(s)
      return life(s) - 20
    }
    expect(gained({ on: "state", condition: none }, () => {})).toBe(3)
    expect(gained(enters(CREATURE), (s) => [1, 2].map(() => enter(s, 1)))).toBe(6)
    expect(gained(upkeep, begin)).toBe(3)
    expect(gained(upkeep, () => {})).toBe(0)
  })

  it("603.2: each matching event triggers it by itself, once, and does nothing before it resolves [S003-2-1] [S003-2-3] [S003-2-5]", () => {
    const s = board()
    put(s, 0, artifact("Bell", when(enters(CREATURE), gain)))
    enter(s, 1)
    expect([s.waiting.length, life(s)]).toEqual([1, 20])
    enter(s, 0)
    expect([s.waiting.length, s.stack.length, life(s)]).toEqual([2, 0, 20])
    settle(s)
    expect([s.waiting.length, s.stack.length, life(s)]).toEqual([0, 2, 20])
    resolveAll(s)
    expect(life(s)).toBe(22)
  })

  it("603.2, 603.8: so does a state of the game, without an event of its own [S003-2-2]", () => {
    const s = board()
    const bear = put(s, 0, creature())
    const ghost: Condition = { if: "not", of: { if: "exists", filter: CREATURE } }
    put(s, 0, artifact("Candle", when({ on: "state", condition: ghost }, gain)))
    destroy(s, [enter(s, 0)], "701.8a")
    expect(s.waiting).toEqual([])
    const petrify: Effect = {
      do: "change",
      what: { sel: "all", filter: CREATURE },
      changes: [{ change: "setTypes", types: ["artifact"] }],
      duration: "endOfTurn",
    }
    spell(
      s,
      1,
      card({ name: "Petrify", types: ["instant"], abilities: [{ ability: "spell", effect: petrify }] }),
    )
    resolveAll(s)
    settle(s)
    expect(s.objects[bear]).toBeDefined()
    expect(sources(s)).toEqual(["Candle"])
  })

  it("603.2e, 603.2d@2014-02: 'becomes' is the moment, not a state that exists, persists or comes again [S003-2-7] [S003-2-8] [S003-2-9]", () => {
    const s = board()
    put(s, 0, artifact("Anvil", when({ on: "attached", attachment: { is: "any" } }, gains(10))))
    const bear = put(s, 0, creature("Bear", 2, 2, [when({ on: "taps", object: ME }, gain)]))
    const sword = put(s, 0, card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] }))
    const again = () => {
      execute(s, { do: "tap", what: SELF }, contextOf(bear, 0))
      attach(s, sword, bear)
      return s.waiting.length
    }
    expect([again(), again(), again()]).toEqual([2, 2, 2])
    execute(s, { do: "untap", what: SELF }, contextOf(bear, 0))
    expect(again()).toBe(3)
  })

  it("603.2e: 'becomes blocked' once, however many block, and not again when one more does [S003-2-7] [S003-2-9]", () => {
    const s = board()
    fillLibraries(s)
    put(s, 0, creature("Ox", 1, 9, [when({ on: "becomesBlocked", creature: ME }, gain)]))
    for (const name of ["A", "B"]) put(s, 1, creature(name, 0, 3))
    atStep(s, "beginningOfCombat")
    play(
      s,
      (now) => now.turn.step === "endOfCombat",
      (d) =>
        d.kind === "attackers"
          ? [[0, 0]]
          : d.kind === "blockers"
            ? [
                [0, 0],
                [1, 0],
              ]
            : undefined,
    )
    expect(life(s)).toBe(21)
  })

  it("603.2e: a permanent that enters tapped, or untapped, becomes neither [S003-2-10]", () => {
    const s = board()
    put(s, 0, artifact("Tap", when({ on: "taps", object: { is: "any" } }, gain)))
    put(s, 0, artifact("Untap", when({ on: "untaps", object: { is: "any" } }, gain)))
    const slow = creature("Slow", 2, 2, [
      { ability: "static", effects: [{ static: "enters", what: "self", tapped: true }] },
    ])
    const id = move(s, { id: put(s, 0, slow, "hand"), to: "battlefield", rule: "603.6d" })
    enter(s, 0)
    expect([s.objects[id]!.tapped, s.waiting]).toEqual([true, []])
    execute(s, { do: "untap", what: SELF }, contextOf(id, 0))
    expect(s.waiting.length).toBe(1)
  })

  it("603.2f, 603.2e@2014-02: what not everybody can see triggers nothing, what is seen does [S003-2-11]", () => {
    const s = board()
    const ability = when(dies(), gain, { zone: ["hand", "library", "graveyard"] })
    for (const zone of ["hand", "library"] as const) put(s, 0, artifact(`In ${zone}`, ability), zone)
    destroy(s, [put(s, 1, creature())], "701.8a")
    expect(s.waiting).toEqual([])
    put(s, 0, artifact("In graveyard", ability), "graveyard")
    destroy(s, [put(s, 1, creature())], "701.8a")
    expect(s.waiting.length).toBe(1)
    const grave = board()
    const returned = when({ on: "moves", object: ME, to: "hand" }, gain)
    move(grave, { id: put(grave, 0, creature("Known", 1, 1, [returned])), to: "hand", rule: "400.7" })
    move(grave, {
      id: put(grave, 0, creature("Unknown", 1, 1, [returned]), "library"),
      to: "hand",
      rule: "400.7",
    })
    expect(grave.waiting.length).toBe(1)
  })

  it("603.2a: it triggers when nothing may be cast or activated, as in the untap step [S003-2-12]", () => {
    const s = board()
    fillLibraries(s)
    const bear = put(s, 1, creature(), "battlefield", { tapped: true })
    put(s, 0, artifact("Spring", when({ on: "untaps", object: CREATURE }, gain)))
    put(s, 1, card({ name: "Ritual", types: ["instant"], cost: "{0}" }), "hand")
    atStep(s, "cleanup")
    const when_: string[] = []
    play(
      s,
      (now) => {
        if (now.waiting.length > 0 && !now.objects[bear]!.tapped) when_.push(now.turn.step)
        return now.turn.step === "draw"
      },
      (d, now) => void (d.kind === "priority" && when_.push(`${now.turn.step} priority`)) as undefined,
    )
    expect(when_[0]).toBe("untap")
    expect(when_.filter((x) => x === "untap priority")).toEqual([])
    expect(life(s)).toBe(21)
  })
})
