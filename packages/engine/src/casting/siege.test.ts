import { describe, expect, it } from "vitest"
import { dealDamage } from "../events/damage/damage.ts"
import type { CardDefinition } from "../language/card.ts"
import { resolveTop } from "../resolving/resolve.ts"
import type { State } from "../state/state.ts"
import { asking, card, graveyard, names, put, settle, table } from "../testing/table.ts"
import "../wiring.ts"

const FACE = { name: "Siege", types: ["battle" as const], subtypes: ["Siege"], defense: 2 }
const invasion: CardDefinition = {
  name: "Siege",
  layout: "battle",
  faces: [FACE, { name: "Victor", types: ["creature"], colors: ["G"], power: 4, toughness: 4 }],
}

/** Two damage to the player's Siege, and everything that follows; the answer is whether to cast. */
function defeat(s: State, what: CardDefinition, answers: number[]): void {
  const siege = put(s, 0, what, "battlefield", { counters: { defense: 2 }, memory: { protector: 1 } })
  const source = put(s, 0, card({ name: "Ram", types: ["artifact"] }))
  dealDamage(s, [{ source, to: siege, amount: 2 }], "120.3h")
  settle(s)
  asking(
    answers.map((yes) => [yes].filter((n) => n >= 0)),
    () => resolveTop(s),
  )
}

describe("310.11b: a Siege whose last defense counter is removed", () => {
  it("310.11b, 712.11a: is exiled, and may be cast transformed for nothing", () => {
    const s = table()
    defeat(s, invasion, [0])
    expect(names(s, s.stack)).toEqual(["Victor"])
    asking([], () => resolveTop(s))
    expect(names(s, s.battlefield)).toEqual(["Ram", "Victor"])
  })

  it("310.11b: or stays in exile", () => {
    const s = table()
    defeat(s, invasion, [-1])
    expect([names(s, s.stack), names(s, s.exile), graveyard(s, 0)]).toEqual([[], ["Siege"], []])
  })

  it("712.11a: one that is no double-faced card has nothing to be cast as", () => {
    const s = table()
    defeat(s, card(FACE), [0])
    expect([names(s, s.stack), names(s, s.exile)]).toEqual([[], ["Siege"]])
  })
})
