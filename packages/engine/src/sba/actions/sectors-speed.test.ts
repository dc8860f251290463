import { describe, expect, it } from "vitest"
import { card, creature, put, settle, table } from "../../testing/table.ts"

describe("704.5u, z: sectors and speed", () => {
  it("704.5u: creatures get a sector; 704.5z: a player's speed becomes 1", () => {
    const s = table()
    const id = put(s, 1, creature("Bear"))
    put(
      s,
      0,
      card({
        name: "Beleren",
        types: ["artifact"],
        abilities: [
          { ability: "keyword", keyword: "spaceSculptor" },
          { ability: "keyword", keyword: "startYourEngines" },
        ],
      }),
    )
    settle(s, [1])
    expect(s.objects[id]!.memory?.designations).toEqual(["betaSector"])
    expect(s.players[0].speed).toBe(1)
  })
})
