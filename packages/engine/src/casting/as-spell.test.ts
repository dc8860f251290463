import { describe, expect, it } from "vitest"
import { derived } from "../characteristics/layers/derived.ts"
import { hasKeyword } from "../characteristics/query.ts"
import type { Ability } from "../language/ability.ts"
import { type KeywordAbility, keywordAbility } from "../language/keyword-ability.ts"
import { edit } from "../state/writing/edit.ts"
import { asSpell } from "./as-spell.ts"
import { castOptions } from "./permitting/cast-options.ts"
import { act, card, creature, instant, lands, options, put, resolve, table } from "./testing/table.ts"

/** "[Instant spells] you cast have …". */
const spellsHave = (keyword: KeywordAbility): Ability => ({
  ability: "static",
  effects: [
    {
      static: "modify",
      what: {
        sel: "all",
        zone: "stack",
        filter: {
          is: "and",
          of: [
            { is: "type", type: "instant" },
            { is: "controlledBy", player: { who: "you" } },
          ],
        },
      },
      changes: [{ change: "addAbilities", abilities: [keyword] }],
    },
  ],
})

const engineer = (keyword: KeywordAbility) =>
  card({ name: "Engineer", types: ["artifact"], abilities: [spellsHave(keyword)] })
const insight = instant("Insight", "{2}{U}", { effect: { do: "gainLife", amount: 1 } })

describe("601.3e what an effect changes about the spell is seen before it is cast", () => {
  it("what is asked may throw: nothing stays on the stack, and what was derived is as before", () => {
    const s = table()
    const id = put(s, 0, insight, "hand")
    put(s, 0, engineer({ ability: "keyword", keyword: "convoke" }))
    const [option] = castOptions(s, 0, id)
    const before = derived(s)
    const asked = () =>
      asSpell(s, 0, option, () => {
        expect(hasKeyword(s, id, "convoke")).toBe(true)
        throw new Error("no answer")
      })
    expect(asked).toThrow("no answer")
    expect([derived(s) === before, s.stack, s.objects[id]!.zone]).toEqual([true, [], "hand"])
    expect(hasKeyword(s, id, "convoke")).toBe(false)
  })

  it("702.51a: convoke from another permanent lets creatures pay", () => {
    const s = table()
    lands(s, 0, "Island")
    put(s, 0, insight, "hand")
    put(s, 0, creature("Ox"))
    put(s, 0, creature("Elk"))
    expect(options(s)).toEqual([])
    put(s, 0, engineer({ ability: "keyword", keyword: "convoke" }))
    expect(options(s)).toEqual(["cast Insight"])
    expect(act(s, "cast Insight").illegal).toBeNull()
    expect(s.battlefield.filter((id) => s.objects[id]!.tapped)).toHaveLength(3)
    resolve(s)
    expect(s.players[0].life).toBe(21)
  })

  it("702.126a, 702.41a: improvise and affinity likewise, each for the spells that it speaks of", () => {
    const artifacts = { is: "type", type: "artifact" } as const
    for (const keyword of [keywordAbility("improvise"), keywordAbility("affinity", { filter: artifacts })]) {
      const s = table()
      const [island] = lands(s, 0, "Island")
      put(s, 0, insight, "hand")
      put(s, 0, creature("Ox", 2, 2, [], { cost: "{1}" }), "hand")
      put(s, 0, card({ name: "Orb", types: ["artifact"] }))
      put(s, 0, engineer(keyword))
      expect(options(s)).toEqual(["cast Insight", "cast Ox"])
      edit(s, island).tapped = true
      expect(options(s), "neither pays for blue mana nor for the creature").toEqual([])
    }
  })

  it("601.2b, 702.74a: an alternative cost that spells are given may be chosen", () => {
    const s = table()
    lands(s, 0, "Island")
    put(s, 0, insight, "hand")
    expect(options(s)).toEqual([])
    put(s, 0, engineer({ ability: "keyword", keyword: "evoke", cost: [{ pay: "mana", mana: "{U}" }] }))
    expect(options(s)).toEqual(["cast Insight (evoke)"])
  })

  it("611.3a: an opponent's spells have it not", () => {
    const s = table()
    lands(s, 0, "Island")
    put(s, 0, insight, "hand")
    put(s, 0, creature("Ox"))
    put(s, 0, creature("Elk"))
    put(s, 1, engineer({ ability: "keyword", keyword: "convoke" }))
    expect(options(s)).toEqual([])
  })
})
