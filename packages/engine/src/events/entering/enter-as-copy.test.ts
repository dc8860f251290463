import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { card, creature, names, put, table } from "../../testing/table.ts"
import { move } from "../moving/move.ts"
import { CREATURE, enter } from "../testing/entering.ts"
import { rule } from "../testing/replacing.ts"

describe("707.5, 616.1c: entering as a copy", () => {
  const clone = (more: object = {}): CardDefinition =>
    creature("Clone", 0, 0, [
      rule({
        static: "enters",
        what: "self",
        copyOf: { filter: CREATURE, optional: true, ...more },
      } as StaticEffect),
    ])

  it("707.5: it copies the chosen creature, and then that one's own enters effects apply", () => {
    const s = table()
    put(
      s,
      1,
      creature("Hydra", 0, 0, [
        rule({ static: "enters", what: "self", counters: [{ kind: "+1/+1", count: 2 }] }),
      ]),
      "battlefield",
      { counters: { "+1/+1": 1 } },
    )
    const { id, asked } = enter(s, clone(), [[0]])
    expect(asked[0]).toMatchObject({ kind: "choose", min: 0, max: 1 })
    expect(characteristics(s, id)).toMatchObject({ name: "Hydra", power: 2 })
  })

  it("707.9b: with its exceptions; in the graveyard it is itself again", () => {
    const s = table()
    put(s, 1, creature("Bear"))
    const { id } = enter(s, clone({ except: [{ change: "setPT", power: 7, toughness: 7 }] }), [[0]])
    expect(characteristics(s, id)).toMatchObject({ name: "Bear", power: 7 })
    move(s, { id, to: "graveyard", rule: "701.8a" })
    expect(names(s, s.players[0].graveyard)).toEqual(["Clone"])
  })

  it("614.12: others' effects see it as the copy", () => {
    const s = table()
    put(s, 1, creature("Bear"))
    put(
      s,
      1,
      card({
        name: "Blind",
        types: ["enchantment"],
        abilities: [rule({ static: "enters", what: { is: "name", name: "Bear" }, tapped: true })],
      }),
    )
    expect(s.objects[enter(s, clone(), [[0]]).id]!.tapped).toBe(true)
  })
})
