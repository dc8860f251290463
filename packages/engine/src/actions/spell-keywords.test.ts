import { describe, expect, it } from "vitest"
import { act, instant, lands, options, resolve } from "../casting/testing/table.ts"
import { dealDamage } from "../events/damage/damage.ts"
import { draw } from "../events/moving/draw.ts"
import { move } from "../events/moving/move.ts"
import { record } from "../events/record.ts"
import type { ParametersOf } from "../language/keyword-ability.ts"
import { type ObjectId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editTurn, invalidate } from "../state/writing/edit.ts"
import { has, upkeep } from "../testing/keywords.ts"
import { asking, card, creature, names, put, resolveAll, settle, spell, table } from "../testing/table.ts"

const gain = (amount: number) => ({ effect: { do: "gainLife" as const, amount } })

function mainPhase(s: State): void {
  record(s, { kind: "step", rule: "505.1", player: s.turn.active, detail: "precombatMain" })
}

function hit(s: State, source: ObjectId): void {
  dealDamage(s, [{ source, to: playerRef(1), amount: 1, combat: true }], "510.2")
  settle(s)
}

describe("702.50 epic", () => {
  it("702.50a: no more spells, and a copy without epic in each upkeep", () => {
    const s = table()
    lands(s, 0, "Island")
    put(s, 0, instant("Other", "{U}", gain(1)), "hand")
    spell(s, 0, instant("Saga of Life", "{6}", gain(5), [has("epic")]))
    expect(options(s)).toEqual(["cast Other"])
    resolveAll(s)
    expect([s.players[0].life, options(s)]).toEqual([25, []])
    for (const life of [30, 35]) {
      editTurn(s).number += 4
      upkeep(s)
      settle(s)
      resolveAll(s)
      expect([s.players[0].life, s.delayed.length]).toEqual([life, 1])
    }
  })
})

describe("702.99 cipher", () => {
  const hidden = instant("Hidden Life", "{6}", gain(5), [has("cipher")])

  it("702.99a: encoded on a creature, it is copied when that deals combat damage to a player", () => {
    const s = table()
    const rogue = put(s, 0, creature("Rogue"))
    spell(s, 0, hidden)
    resolveAll(s, [0])
    expect([s.players[0].life, names(s, s.exile)]).toEqual([25, ["Hidden Life"]])
    hit(s, rogue)
    resolveAll(s, [0])
    expect([s.players[0].life, names(s, s.exile)]).toEqual([30, ["Hidden Life"]])
  })

  it("702.99c: also under another player's control, but not once the card has left exile", () => {
    const s = table()
    const rogue = put(s, 0, creature("Rogue"))
    spell(s, 0, hidden)
    resolveAll(s, [0])
    edit(s, rogue).controller = 1
    invalidate(s)
    dealDamage(s, [{ source: rogue, to: playerRef(0), amount: 1, combat: true }], "510.2")
    settle(s)
    resolveAll(s, [0])
    expect(s.players.map((p) => p.life)).toEqual([24, 25])
    move(s, { id: s.exile[0], to: "hand", rule: "400.7" })
    settle(s)
    hit(s, rogue)
    expect(s.stack).toEqual([])
  })

  it("702.99a: a copy is no card, and without a creature it goes to the graveyard", () => {
    const s = table()
    spell(s, 0, hidden)
    resolveAll(s)
    expect(names(s, s.players[0].graveyard)).toEqual(["Hidden Life"])
  })
})

describe("702.192 paradigm", () => {
  it("702.192a: the first of its name is copied in each precombat main phase; the second only exiled", () => {
    const s = table()
    const lesson = card({
      name: "Lesson",
      types: ["sorcery"],
      cost: "{6}",
      abilities: [{ ability: "spell", ...gain(5) }, has("paradigm")],
    })
    spell(s, 0, lesson)
    resolveAll(s)
    expect([s.players[0].life, names(s, s.exile), s.delayed.length]).toEqual([25, ["Lesson"], 1])
    spell(s, 0, lesson)
    resolveAll(s)
    expect([s.players[0].life, s.exile.length, s.delayed.length]).toEqual([30, 2, 1])
    mainPhase(s)
    settle(s)
    resolveAll(s, [0])
    settle(s)
    expect([s.players[0].life, s.exile.length, s.delayed.length]).toEqual([35, 2, 1])
  })
})

describe("702.65 aura swap", () => {
  const aura = (name: string, more: ParametersOf<"auraSwap">[] = []) =>
    card({
      name,
      types: ["enchantment"],
      subtypes: ["Aura"],
      cost: "{1}",
      abilities: [
        has("enchant", { filter: { is: "type", type: "creature" } }),
        ...more.map((k) => has("auraSwap", k)),
      ],
    })

  it("701.12d, 702.65a, 701.12e: the Aura card of the hand takes its place on the same creature", () => {
    const s = table()
    const bear = put(s, 0, creature())
    const old = put(s, 0, aura("Old", [{ cost: [] }]))
    edit(s, old).attachedTo = bear
    invalidate(s)
    put(s, 0, aura("New"), "hand")
    put(s, 0, creature("No Aura"), "hand")
    act(s, options(s).find((o) => o.startsWith("activate"))!)
    resolve(s, [1])
    expect(names(s, s.battlefield)).toEqual(["Bear", "New"])
    expect([s.objects[s.battlefield[1]]!.attachedTo, names(s, s.players[0].hand)]).toEqual([
      bear,
      ["No Aura", "Old"],
    ])
  })
})

describe("702.94 miracle", () => {
  const wonder = instant("Wonder", "{9}", gain(9), [has("miracle", { cost: [{ pay: "mana", mana: "{U}" }] })])

  it("702.94a: revealed as the first card of the turn it can be cast for its miracle cost", () => {
    const s = table()
    lands(s, 0, "Island")
    put(s, 0, wonder, "library")
    const [asked] = asking([1], () => void draw(s, 0, 1))
    expect(asked).toMatchObject({ rule: "702.94a", kind: "confirm" })
    settle(s)
    resolveAll(s, [0])
    resolveAll(s)
    expect(s.players[0].life).toBe(29)
  })

  it("702.94a: who does not reveal it keeps it secret; a second card is no miracle", () => {
    const s = table()
    put(s, 0, wonder, "library")
    asking([0], () => void draw(s, 0, 1))
    settle(s)
    expect([s.stack, s.events.some((e) => e.kind === "revealed")]).toEqual([[], false])
    put(s, 0, wonder, "library")
    asking([], () => void draw(s, 0, 1))
  })
})
