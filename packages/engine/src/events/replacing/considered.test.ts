import { describe, expect, it } from "vitest"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { State } from "../../state/state.ts"
import { creature, put, table } from "../../testing/table.ts"
import { addCounters } from "../counters.ts"
import { gainLife } from "../life.ts"
import { destroy } from "../moving/destroy.ts"
import { answering, DOUBLE_LIFE, DYING, enchantment, MORE_LIFE } from "../testing/replacing.ts"

describe("616: what was considered is written in the event", () => {
  const FATES = (s: State, kind: string) =>
    s.events
      .find((e) => e.kind === kind)!
      .settled!.effects.map(({ fate, chooser, order, amount }) => [fate, chooser, order, amount])

  it("616.1e: in the order in which they were applied, with who chose and what each found", () => {
    const s = table()
    put(s, 0, enchantment("Twice", DOUBLE_LIFE))
    const more = put(s, 0, enchantment("More", MORE_LIFE))
    answering([[1]], () => gainLife(s, 0, 3))
    expect(FATES(s, "gainLife")).toEqual([
      ["applied", 0, "616.1e", 3],
      ["applied", -1, "", 4],
    ])
    expect(s.events.find((e) => e.kind === "gainLife")!.settled!.effects[0].source).toBe(more)
  })

  it("616.1f: an effect that is no longer applicable has lapsed", () => {
    const s = table()
    const id = put(s, 0, creature())
    const toHand: StaticEffect = { ...DYING, alter: { to: "zone", zone: "hand" } }
    put(s, 0, enchantment("Rest", DYING))
    const hand = put(s, 0, enchantment("Home", toHand))
    answering([[0]], () => destroy(s, [id], "701.8a"))
    const { effects } = s.events.find((e) => e.kind === "moves")!.settled!
    expect(effects.map(({ fate, to }) => [fate, to])).toEqual([
      ["applied", "graveyard"],
      ["lapsed", "exile"],
    ])
    expect(effects[1].source).toBe(hand)
  })

  it("614.6: what never happened is written in what replaced it, and most events have nothing", () => {
    const s = table()
    const id = put(s, 0, creature())
    gainLife(s, 0, 1)
    addCounters(s, id, "shield", 1, 0)
    destroy(s, [id], "701.8a", id)
    expect(s.events[0].settled).toBeNull()
    expect(s.events.find((e) => e.kind === "replaced")!.settled!.effects).toMatchObject([
      { source: id, rule: "122.1c", fate: "applied" },
    ])
  })
})
