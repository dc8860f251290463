import { describe, expect, it } from "vitest"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { has } from "../../testing/keywords.ts"
import { card, creature, put, resolveAll, settle, table, when } from "../../testing/table.ts"
import { type Damage, dealDamage } from "./damage.ts"

/** "Whenever a permanent is dealt excess noncombat damage, you gain that much life." */
const witness = creature("Witness", 1, 1, [
  when(
    { on: "excessDamage", to: { is: "any" }, combat: false },
    { do: "gainLife", amount: { n: "bound", name: "amount" } },
  ),
])

function lifeAfter(s: State, ...damages: Damage[]): number {
  put(s, 0, witness)
  dealDamage(s, damages, "608.2c")
  settle(s)
  resolveAll(s)
  return s.players[0].life
}

describe("120.10 excess damage", () => {
  it("120.10: all sources of one moment together, beyond what was lethal", () => {
    const s = table()
    const [a, b, bear] = [put(s, 0, creature("A")), put(s, 0, creature("B")), put(s, 1, creature())]
    expect(lifeAfter(s, { source: a, to: bear, amount: 2 }, { source: b, to: bear, amount: 3 })).toBe(23)
  })

  it("120.10: damage dealt before counts against what is lethal, damage to a player is never excess", () => {
    const s = table()
    const [a, giant] = [put(s, 0, creature("A")), put(s, 1, creature("Giant", 5, 5))]
    dealDamage(s, [{ source: a, to: giant, amount: 4 }], "608.2c")
    const to = playerRef(1)
    expect(lifeAfter(s, { source: a, to: giant, amount: 2 }, { source: a, to, amount: 3 })).toBe(21)
  })

  it("120.10: for a planeswalker beyond its loyalty; 702.2c: with deathtouch beyond one", () => {
    const s = table()
    const walker = put(s, 1, card({ name: "Walker", types: ["planeswalker"], loyalty: 3 }), "battlefield", {
      counters: { loyalty: 3 },
    })
    const bear = put(s, 0, creature())
    expect(lifeAfter(s, { source: bear, to: walker, amount: 5 })).toBe(22)
    const u = table()
    const snake = put(u, 0, creature("Snake", 1, 1, [has("deathtouch")]))
    const giant = put(u, 1, creature("Giant", 5, 5))
    expect(lifeAfter(u, { source: snake, to: giant, amount: 4 })).toBe(23)
  })

  it("120.10: for a creature that is a planeswalker, the greater of both", () => {
    const s = table()
    const bear = put(s, 0, creature())
    const both = card({ name: "Both", types: ["creature", "planeswalker"], power: 6, toughness: 6 })
    const walker = put(s, 1, both, "battlefield", { counters: { loyalty: 3 } })
    expect(lifeAfter(s, { source: bear, to: walker, amount: 4 })).toBe(21)
  })

  it("120.10: combat damage is told apart", () => {
    const s = table()
    const [a, bear] = [put(s, 0, creature("A")), put(s, 1, creature())]
    expect(lifeAfter(s, { source: a, to: bear, amount: 9, combat: true })).toBe(20)
  })
})
