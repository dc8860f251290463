import { describe, expect, it } from "vitest"
import { run } from "../../interpreter/testing/run.ts"
import { playerRef } from "../../state/ref.ts"
import { creature, put, table } from "../../testing/table.ts"
import { move } from "../moving/move.ts"
import { answering, YOU } from "../testing/replacing.ts"
import { dealDamage } from "./damage.ts"

describe("615: prevention", () => {
  it("615.1, 615.6, 615.7: a shield for the next 3 damage; the shielded player says from which of two sources", () => {
    const s = table()
    const [a, b] = [put(s, 1, creature("A")), put(s, 1, creature("B"))]
    run(s, { do: "prevent", amount: 3, toPlayers: YOU, duration: "endOfTurn" }, { you: 0 })
    const { value, asked } = answering([[1, 2]], () =>
      dealDamage(
        s,
        [
          { source: a, to: playerRef(0), amount: 2 },
          { source: b, to: playerRef(0), amount: 2 },
        ],
        "510.2",
      ),
    )
    expect(asked[0]).toMatchObject({ kind: "distribute", player: 0, rule: "615.7", total: 3 })
    expect(value).toEqual([1, 0])
    expect(s.effects).toEqual([])
  })

  it("615.7: what is left of the shield stays", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    run(s, { do: "prevent", amount: 3, toPlayers: YOU, duration: "endOfTurn" }, { you: 0 })
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 2 }], "510.2")).toEqual([0])
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 2 }], "510.2")).toEqual([1])
  })

  it("615.5, 615.12: the additional effect follows, also of damage that can't be prevented, which leaves the shield whole", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    run(
      s,
      {
        do: "prevent",
        amount: 2,
        toPlayers: YOU,
        duration: "endOfTurn",
        then: { do: "gainLife", amount: { n: "plus", of: [{ n: "bound", name: "prevented" }, 1] } },
      },
      { you: 0 },
    )
    expect(
      dealDamage(s, [{ source: a, to: playerRef(0), amount: 2, unpreventable: true }], "608.2c"),
    ).toEqual([2])
    expect(s.players[0].life).toBe(19)
    expect(s.effects[0].uses).toBe(2)
    dealDamage(s, [{ source: a, to: playerRef(0), amount: 2 }], "608.2c")
    expect(s.players[0].life).toBe(22)
  })

  it("615.8: the next time, whatever the amount", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    run(s, { do: "prevent", times: 1, toPlayers: YOU, duration: "endOfTurn" }, { you: 0 })
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 9 }], "608.2c")).toEqual([0])
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 1 }], "608.2c")).toEqual([1])
  })

  it("614.9: the next 2 damage goes to another; the rest stays", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    const wall = put(s, 0, creature("Wall", 0, 8))
    run(
      s,
      {
        do: "redirect",
        amount: 2,
        from: { sel: "players", of: YOU },
        to: { sel: "target", slot: 0 },
        duration: "endOfTurn",
      },
      { you: 0, targets: [[wall]] },
    )
    expect(dealDamage(s, [{ source: a, to: playerRef(0), amount: 5 }], "608.2c")).toEqual([5])
    expect(s.players[0].life).toBe(17)
    expect(s.objects[wall]!.damage).toBe(2)
  })

  it("614.9: nothing is redirected to what is no creature any more", () => {
    const s = table()
    const a = put(s, 1, creature("A"))
    const wall = put(s, 0, creature("Wall", 0, 8))
    run(
      s,
      {
        do: "redirect",
        from: { sel: "players", of: YOU },
        to: { sel: "target", slot: 0 },
        duration: "endOfTurn",
      },
      { you: 0, targets: [[wall]] },
    )
    move(s, { id: wall, to: "hand", rule: "400" })
    dealDamage(s, [{ source: a, to: playerRef(0), amount: 5 }], "608.2c")
    expect(s.players[0].life).toBe(15)
  })
})
