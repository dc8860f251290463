import { describe, expect, it } from "vitest"
import { writable } from "../../state/writing/edit.ts"
import { creature, graveyard, put, settle, table } from "../../testing/table.ts"
import { rules, set } from "../testing/table.ts"

describe("704.5f to h: creatures", () => {
  it("704.5f, 704.5g: toughness 0 and lethal damage at the same time are one event", () => {
    const s = table()
    set(s, put(s, 0, creature("A", 1, 0)), {})
    set(s, put(s, 1, creature("B", 2, 2)), { damage: 2 })
    settle(s)
    const moves = s.events.filter((e) => e.kind === "moves")
    expect(moves.map((e) => e.rule)).toEqual(["704.5f", "704.5g"])
    expect(new Set(moves.map((e) => e.batch)).size).toBe(1)
  })

  it("702.12b: an indestructible creature survives lethal damage, but not toughness 0", () => {
    const s = table()
    const tough = creature("God", 5, 5, [{ ability: "keyword", keyword: "indestructible" }])
    const a = put(s, 0, tough, "battlefield", { damage: 9, deathtouched: true })
    put(s, 0, tough, "battlefield", { counters: { "-1/-1": 5 } })
    settle(s)
    expect(s.battlefield).toEqual([a])
    expect(s.objects[a]!.deathtouched).toBe(false)
  })

  it("704.5h: any damage by a source with deathtouch destroys", () => {
    const s = table()
    put(s, 0, creature("Giant", 8, 8), "battlefield", { damage: 1, deathtouched: true })
    settle(s)
    expect(rules(s, "destroyed")).toEqual(["704.5h"])
  })

  it("704.5g, 701.19a: regeneration replaces destruction, not toughness 0", () => {
    const s = table()
    const id = put(s, 0, creature("Troll"), "battlefield", { damage: 2 })
    const shield = {
      id: 99,
      timestamp: 99,
      source: id,
      controller: 0,
      duration: "endOfTurn" as const,
      turn: 3,
      objects: [id],
      changes: [],
      statics: [],
      bindings: { regeneration: 1 },
      targets: [],
      x: 0,
      uses: 1,
    }
    writable(s).effects = [shield]
    settle(s)
    expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0 })
    writable(s).effects = [shield]
    set(s, id, { counters: { "-1/-1": 2 } })
    settle(s)
    expect(graveyard(s, 0)).toEqual(["Troll"])
  })
})
