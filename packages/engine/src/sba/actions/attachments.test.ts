import { describe, expect, it } from "vitest"
import { playerRef } from "../../state/ref.ts"
import { card, creature, graveyard, names, put, settle, table } from "../../testing/table.ts"
import { CREATURE } from "../testing/table.ts"

describe("704.5m, n, p: attachments", () => {
  const aura = card({
    name: "Aura",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
  })
  const sword = card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] })

  it("704.5m: an Aura whose creature is gone goes to the graveyard; 704.5n: Equipment stays", () => {
    const s = table()
    const bear = put(s, 0, creature("Bear"), "battlefield", { damage: 2 })
    put(s, 1, aura, "battlefield", { attachedTo: bear })
    const gear = put(s, 0, sword, "battlefield", { attachedTo: bear })
    settle(s)
    expect(graveyard(s, 1)).toEqual(["Aura"])
    expect(s.objects[gear]!.attachedTo).toBe(0)
    expect(s.events.filter((e) => e.kind === "unattached").length).toBe(2)
  })

  it("704.5m: an Aura attached to nothing; 704.5n: Equipment on a player", () => {
    const s = table()
    put(s, 0, aura)
    const gear = put(s, 0, sword, "battlefield", { attachedTo: playerRef(0) })
    settle(s)
    expect(names(s, s.battlefield)).toEqual(["Sword"])
    expect(s.objects[gear]!.attachedTo).toBe(0)
  })

  it("704.5m, 702.16c: protection makes an Aura illegal", () => {
    const s = table()
    const bear = put(
      s,
      0,
      creature("Knight", 2, 2, [
        { ability: "keyword", keyword: "protection", filter: { is: "type", type: "enchantment" } },
      ]),
    )
    put(s, 1, aura, "battlefield", { attachedTo: bear })
    settle(s)
    expect(graveyard(s, 1)).toEqual(["Aura"])
  })

  it("704.5p: a creature that is attached becomes unattached", () => {
    const s = table()
    const bear = put(s, 0, creature("Bear"))
    const golem = put(
      s,
      0,
      creature("Golem", 3, 3, [], { types: ["artifact", "creature"], subtypes: ["Equipment"] }),
      "battlefield",
      { attachedTo: bear },
    )
    settle(s)
    expect(s.objects[golem]!.attachedTo).toBe(0)
  })
})
