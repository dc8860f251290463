import { describe, expect, it } from "vitest"
import { pastOf } from "../../state/past.ts"
import { edit } from "../../state/writing/edit.ts"
import { creature, put, table } from "../../testing/table.ts"
import { move, moveAll, moveOne } from "./move.ts"
import { blankMove, makeMove } from "./move-request.ts"

describe("400.7: how a move is asked for", () => {
  it("what is not said is the same in a move made from parts and in a blank one, in the same order of fields", () => {
    const parts = makeMove({ id: 3, to: "hand", rule: "121.1" })
    expect(parts).toStrictEqual(blankMove(3, "hand", "121.1"))
    expect(Object.keys(makeMove({ rule: "121.1", keep: {}, id: 3, to: "hand", by: 1 }))).toEqual(
      Object.keys(parts),
    )
  })

  it("603.10a: last known information is what the object was, even when it changes afterwards in combat", () => {
    const s = table()
    const bear = put(s, 0, creature())
    const attacker = put(s, 1, creature())
    const role = { blocking: [], blockedBy: [], blocked: false, band: 0 }
    edit(s, attacker).combat = { ...role, attacking: -1, blockedBy: [bear], blocked: true }
    edit(s, bear).combat = { ...role, attacking: 0, blocking: [attacker] }
    moveAll(
      s,
      [attacker, bear].map((id) => ({ id, to: "graveyard" as const, rule: "704.5g" })),
    )
    expect(pastOf(s, bear)!.object.combat?.blocking).toEqual([attacker])
    expect(pastOf(s, attacker)!.object.combat?.blockedBy).toEqual([bear])
  })

  it("400.10: what is put into the command zone from there is a new object that has just come", () => {
    const s = table()
    const [old, other] = [put(s, 0, creature(), "command"), put(s, 0, creature(), "command")]
    edit(s, old).memory = { designations: ["companion"] }
    const id = move(s, { id: old, to: "command", rule: "400.10" })
    expect([s.command, s.objects[old], s.objects[id]?.memory]).toEqual([[other, id], undefined, null])
  })

  it("one object moves as several do: a new object, the old one known as it was", () => {
    const s = table()
    const [first, second] = [put(s, 0, creature()), put(s, 0, creature())]
    const alone = moveOne(s, blankMove(first, "graveyard", "704.5g"))
    const [together] = moveAll(s, [{ id: second, to: "graveyard", rule: "704.5g" }])
    expect(s.players[0].graveyard).toEqual([alone, together])
    expect([pastOf(s, first)!.became, pastOf(s, second)!.became]).toEqual([alone, together])
    expect(s.events.filter(({ kind }) => kind === "moves").map(({ was }) => was)).toEqual([first, second])
    expect(move(s, { id: first, to: "exile", rule: "701.13a" })).toBe(0)
  })
})
