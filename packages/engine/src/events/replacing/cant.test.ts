import { describe, expect, it } from "vitest"
import { isDone } from "../../interpreter/done.ts"
import type { EventPattern } from "../../language/event.ts"
import { edit } from "../../state/writing/edit.ts"
import { creature, put, table } from "../../testing/table.ts"
import { addCounters } from "../counters.ts"
import { gainLife } from "../life.ts"
import { destroy, sacrifice } from "../moving/destroy.ts"
import { discard } from "../moving/discard.ts"
import { draw } from "../moving/draw.ts"
import { untap } from "../tap.ts"
import { ANY, enchantment, YOU } from "../testing/replacing.ts"

describe("614.17: what can't happen", () => {
  it("614.17: what can't happen doesn't, and nothing else replaces it (614.17c)", () => {
    const s = table()
    put(
      s,
      0,
      enchantment("No", {
        static: "cant",
        what: "gainLife",
        event: { on: "gainLife", player: { who: "players" } },
      }),
    )
    put(
      s,
      0,
      enchantment("Instead", {
        static: "replace",
        event: { on: "gainLife", player: YOU },
        with: { do: "loseLife", amount: 1 },
      }),
    )
    expect(gainLife(s, 0, 2)).toBe(0)
    expect(s.players[0].life).toBe(20)
  })

  it("614.17: a sacrifice can't be caused by an opponent's spell or ability, by one's own it can", () => {
    const s = table()
    const event: EventPattern = { on: "sacrifice", player: YOU, object: ANY, causer: { who: "opponents" } }
    put(s, 0, enchantment("Host", { static: "cant", what: "sacrifice", event }))
    const [bear, theirBear] = [put(s, 0, creature()), put(s, 1, creature())]
    sacrifice(s, [bear], 0, "701.21a", theirBear)
    expect(s.objects[bear]).toBeDefined()
    sacrifice(s, [bear], 0, "701.21a", bear)
    expect(s.objects[bear]).toBeUndefined()
  })

  it("113.8: an ability is of who activated it, even if another player controls its source now", () => {
    const s = table()
    const event: EventPattern = { on: "sacrifice", player: YOU, object: ANY, causer: { who: "opponents" } }
    put(s, 0, enchantment("Host", { static: "cant", what: "sacrifice", event }))
    const [bear, taken] = [put(s, 0, creature()), put(s, 0, creature())]
    const ability = put(s, 1, creature(), "stack")
    edit(s, ability).stack = {
      kind: "activated",
      source: taken,
      ability: null,
      targets: [],
      divided: null,
      modes: null,
      x: 0,
      bindings: {},
    }
    sacrifice(s, [bear], 0, "701.21a", taken)
    expect(s.objects[bear]).toBeDefined()
  })

  it("614.17: each kind of can't has its place", () => {
    const s = table()
    const id = put(s, 0, creature())
    const inHand = put(s, 0, creature(), "hand")
    const all = { who: "players" } as const
    const no = put(
      s,
      1,
      enchantment(
        "No",
        { static: "cant", what: "beSacrificed", event: { on: "sacrifice", object: ANY } },
        { static: "cant", what: "beDestroyed", event: { on: "destroyed", object: ANY } },
        { static: "cant", what: "discard", event: { on: "discard", player: all } },
        { static: "cant", what: "counters", event: { on: "counters", object: ANY } },
        { static: "cant", what: "draw", event: { on: "draw", player: all } },
        { static: "cant", what: "untap", event: { on: "untaps", object: ANY } },
      ),
    )
    put(s, 0, creature(), "library")
    edit(s, id).tapped = true
    sacrifice(s, [id], 0)
    destroy(s, [id], "701.8a")
    discard(s, [inHand], 0)
    expect(addCounters(s, id, "+1/+1", 1, 0)).toBe(0)
    expect(draw(s, 0, 1)).toEqual([])
    expect(untap(s, id)).toBe(false)
    expect(s.battlefield).toContain(id)
    expect(s.players[0].hand).toEqual([inHand])
    expect(s.events.map(({ kind, detail, source }) => [kind, detail, source])).toEqual(
      ["sacrifice", "destroyed", "discard", "counters", "draw", "untaps"].map((what) => [
        "forbidden",
        what,
        no,
      ]),
    )
  })

  it("608.2c: what is forbidden is recorded, but was not done", () => {
    const s = table()
    const event: EventPattern = { on: "gainLife", player: { who: "players" } }
    put(s, 0, enchantment("No", { static: "cant", what: "gainLife", event }))
    expect(isDone(s, () => gainLife(s, 0, 2))).toBe(false)
    expect(s.events).toMatchObject([{ kind: "forbidden", detail: "gainLife" }])
  })
})
