import { describe, expect, it } from "vitest"
import { playerRef } from "../../state/ref.ts"
import { attack, has } from "../../testing/keywords.ts"
import { card, creature, put, resolveAll, settle, table } from "../../testing/table.ts"

describe("508.4: what is put onto the battlefield attacking", () => {
  it("702.116a: a myriad token attacks the player or a planeswalker of that player, as its controller chooses", () => {
    const s = table(3)
    const beast = put(s, 0, creature("Beast", 3, 3, [has("myriad")]))
    const walker = put(s, 2, card({ name: "Walker", types: ["planeswalker"], loyalty: 3 }), "battlefield", {
      counters: { loyalty: 3 },
    })
    attack(s, beast)
    settle(s)
    const [, which] = resolveAll(s, 1, [1])
    expect(which).toMatchObject({ rule: "508.4", options: [playerRef(2), walker] })
    expect(s.objects[s.battlefield.at(-1)!]).toMatchObject({ tapped: true, combat: { attacking: walker } })
  })
})
