import { describe, expect, it } from "vitest"
import { destroy, sacrifice } from "../events/moving/destroy.ts"
import type { State } from "../state/state.ts"
import { editPlayer } from "../state/writing/edit.ts"
import { creature, put, resolveAll, settle, table, when } from "../testing/table.ts"
import { artifact, CREATURE, dies, gain } from "../testing/triggers.ts"

function waitingSources(s: State): number[] {
  return s.waiting.map((w) => w.source)
}

describe("603.10a: leaves-the-battlefield abilities look back", () => {
  it("an artifact destroyed with two creatures sees both of them die", () => {
    const s = table()
    const artifactId = put(s, 0, artifact("Altar", when(dies(CREATURE), gain)))
    const bears = [put(s, 0, creature()), put(s, 1, creature())]
    destroy(s, [artifactId, ...bears], "701.8a")
    expect(waitingSources(s)).toEqual([artifactId, artifactId])
    settle(s)
    resolveAll(s)
    expect(s.players[0].life).toBe(22)
  })

  it("a creature's own dies ability triggers, and it is bound", () => {
    const s = table()
    const id = put(s, 0, creature("Imp", 1, 1, [when(dies({ is: "self" }), gain)]))
    destroy(s, [id], "701.8a")
    expect(s.waiting[0].bindings).toMatchObject({ it: [id], became: s.players[0].graveyard })
  })

  it("a creature that lost its abilities before it died triggers nothing", () => {
    const s = table()
    const id = put(s, 0, creature("Imp", 1, 1, [when(dies({ is: "self" }), gain)]))
    put(
      s,
      1,
      artifact("Humility", {
        ability: "static",
        effects: [
          {
            static: "modify",
            what: { sel: "all", filter: CREATURE },
            changes: [{ change: "loseAbilities" }],
          },
        ],
      }),
    )
    destroy(s, [id], "701.8a")
    expect(s.waiting).toEqual([])
  })

  it("603.6c: an ability for 'from anywhere' does not look back", () => {
    const s = table()
    const id = put(
      s,
      0,
      creature("Watcher", 1, 1, [when({ on: "moves", object: CREATURE, to: "graveyard" }, gain)]),
    )
    const other = put(s, 0, creature())
    destroy(s, [id, other], "701.8a")
    expect(s.waiting).toEqual([])
  })

  it("603.10a: abilities for a sacrifice look back", () => {
    const s = table()
    const id = put(
      s,
      0,
      creature("Priest", 1, 1, [when({ on: "sacrifice", player: { who: "you" }, object: CREATURE }, gain)]),
    )
    sacrifice(s, [id, put(s, 0, creature())], 0)
    expect(waitingSources(s)).toEqual([id, id])
  })

  it("603.10f: a player's loss is seen by what leaves with him", () => {
    const s = table(3)
    put(s, 1, artifact("Grave", when({ on: "loses", player: { who: "opponents" } }, gain)))
    editPlayer(s, 0).life = 0
    settle(s)
    expect(s.over).toBeNull()
    expect(s.stack.length).toBe(1)
  })
})
