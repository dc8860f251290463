import { describe, expect, it } from "vitest"
import { keywordAbility } from "../../language/keyword-ability.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { playerRef } from "../../state/ref.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, put, table } from "../../testing/table.ts"
import { dealDamage } from "./damage.ts"

function enchantment(...effects: StaticEffect[]) {
  return card({ name: "Law", types: ["enchantment"], abilities: [{ ability: "static", effects }] })
}

const ME = playerRef(0)

describe("120.3: results of damage", () => {
  it("120.3a, 120.3f: life is lost, and lifelink gains it", () => {
    const s = table()
    const source = put(s, 1, creature("L", 2, 2, [keywordAbility("lifelink")]))
    dealDamage(s, [{ source, to: ME, amount: 2 }], "510.2")
    expect([s.players[0].life, s.players[1].life]).toEqual([18, 22])
    expect(s.events.map((e) => e.kind)).toEqual(["loseLife", "damage", "gainLife"])
  })

  it("120.3f: what one source deals to several at once is one event, and gains life once", () => {
    const s = table()
    const source = put(s, 1, creature("L", 2, 2, [keywordAbility("lifelink")]))
    const other = put(s, 1, creature("M", 2, 2, [keywordAbility("lifelink")]))
    const bear = put(s, 0, creature("Bear", 2, 2))
    const damages = [
      { source, to: ME, amount: 2 },
      { source, to: bear, amount: 3 },
      { source: other, to: ME, amount: 1 },
    ]
    dealDamage(s, damages, "510.2")
    const gains = s.events.filter((e) => e.kind === "gainLife")
    expect(gains.map((e) => [e.source, e.amount])).toEqual([
      [source, 5],
      [other, 1],
    ])
  })

  it("120.3b, 120.3d: infect gives poison counters and -1/-1 counters", () => {
    const s = table()
    const source = put(s, 1, creature("I", 2, 2, [keywordAbility("infect")]))
    const bear = put(s, 0, creature("Big", 4, 4))
    dealDamage(
      s,
      [
        { source, to: ME, amount: 2 },
        { source, to: bear, amount: 1 },
      ],
      "510.2",
    )
    expect(s.players[0]).toMatchObject({ life: 20, counters: { poison: 2 } })
    expect(s.objects[bear]).toMatchObject({ damage: 0, counters: { "-1/-1": 1 } })
  })

  it("120.3c, 120.3e: a planeswalker that is a creature loses loyalty and is marked", () => {
    const s = table()
    const source = put(s, 1, creature("D", 2, 2, [keywordAbility("deathtouch")]))
    const walker = put(
      s,
      0,
      card({ name: "W", types: ["planeswalker", "creature"], power: 4, toughness: 4 }),
      "battlefield",
      { counters: { loyalty: 4 } },
    )
    dealDamage(s, [{ source, to: walker, amount: 3 }], "510.2")
    expect(s.objects[walker]).toMatchObject({ damage: 3, deathtouched: true, counters: { loyalty: 1 } })
  })

  it("120.3g: toxic in combat, the total of its instances", () => {
    const s = table()
    const source = put(
      s,
      1,
      creature("T", 1, 1, [keywordAbility("toxic", { n: 1 }), keywordAbility("toxic", { n: 2 })]),
    )
    dealDamage(s, [{ source, to: ME, amount: 1 }], "608.2c")
    expect(s.players[0].counters).toBe(null)
    dealDamage(s, [{ source, to: ME, amount: 1, combat: true }], "510.2")
    expect(s.players[0]).toMatchObject({ life: 18, counters: { poison: 3 } })
  })

  it("120.3h: a battle loses defense counters", () => {
    const s = table()
    const source = put(s, 1, creature())
    const battle = put(s, 0, card({ name: "B", types: ["battle"] }), "battlefield", {
      counters: { defense: 5 },
    })
    dealDamage(s, [{ source, to: battle, amount: 2 }], "510.2")
    expect(s.objects[battle]!.counters).toEqual({ defense: 3 })
  })

  it("120.1a: nothing happens to a permanent that can't be dealt damage", () => {
    const s = table()
    const source = put(s, 1, creature())
    const rock = put(s, 0, card({ name: "Rock", types: ["artifact"] }))
    expect(dealDamage(s, [{ source, to: rock, amount: 2 }], "608.2c")).toEqual([0])
    expect(s.events).toEqual([])
  })

  it("120.8: 0 damage is no damage, and nothing increases it (614.7a)", () => {
    const s = table()
    const source = put(s, 1, creature())
    put(
      s,
      1,
      enchantment({
        static: "alter",
        event: { on: "damage", player: { who: "players" } },
        alter: { to: "amount", amount: { n: "plus", of: [{ n: "bound", name: "amount" }, 1] } },
      }),
    )
    expect(dealDamage(s, [{ source, to: ME, amount: 0 }], "608.2c")).toEqual([0])
    expect(dealDamage(s, [{ source, to: ME, amount: 1 }], "608.2c")).toEqual([2])
  })

  it("702.16e: protection prevents damage; 615.12: unless it can't be prevented", () => {
    const s = table()
    const source = put(s, 1, creature("Red", 2, 2))
    const knight = put(
      s,
      0,
      creature("Knight", 2, 4, [
        { ability: "keyword", keyword: "protection", filter: { is: "name", name: "Red" } },
      ]),
    )
    expect(dealDamage(s, [{ source, to: knight, amount: 2 }], "510.2")).toEqual([0])
    expect(dealDamage(s, [{ source, to: knight, amount: 1, unpreventable: true }], "608.2c")).toEqual([1])
    put(
      s,
      1,
      enchantment({ static: "cant", what: "preventDamage", event: { on: "damage", to: { is: "any" } } }),
    )
    writable(s).derived = null
    expect(dealDamage(s, [{ source, to: knight, amount: 1 }], "608.2c")).toEqual([1])
  })

  it("702.16j: a player with protection", () => {
    const s = table()
    const source = put(s, 1, creature())
    put(s, 0, enchantment({ static: "playerHas", who: { who: "you" }, keyword: "protection" }))
    expect(dealDamage(s, [{ source, to: ME, amount: 2 }], "510.2")).toEqual([0])
  })

  it("120.3d: damage dealt as -1/-1 counters, or as though by a source with a keyword", () => {
    const s = table()
    const source = put(s, 1, creature())
    const bear = put(s, 0, creature("Big", 4, 4))
    put(
      s,
      1,
      enchantment(
        { static: "damageAsCounters", source: { is: "any" } },
        { static: "damageKeyword", source: { is: "any" }, keyword: "lifelink" },
      ),
    )
    dealDamage(s, [{ source, to: bear, amount: 2 }], "510.2")
    expect(s.objects[bear]!.counters).toEqual({ "-1/-1": 2 })
    expect(s.players[1].life).toBe(22)
  })
})
