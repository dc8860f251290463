import { describe, expect, it } from "vitest"
import type { Ability, SpellAbility } from "../language/ability.ts"
import { castDuring } from "../one-shot/stack/casting-port.ts"
import { edit, writable } from "../state/writing/edit.ts"
import { legalActions } from "./offering/legal-actions.ts"
import { whyNot } from "./offering/why.ts"
import {
  act,
  bolt,
  CREATURE,
  card,
  creature,
  instant,
  landCard,
  lands,
  names,
  options,
  put,
  resolve,
  table,
  tapAbility,
  top,
} from "./testing/table.ts"

const plus: Ability = {
  ability: "activated",
  cost: [{ pay: "loyalty", amount: 1 }],
  loyalty: true,
  effect: { do: "gainLife", amount: 1 },
}

describe("602 activating abilities", () => {
  it("602.2: the ability goes onto the stack apart from its source", () => {
    const s = table()
    const id = put(s, 0, creature("Monk", 1, 1, [tapAbility()]))
    act(s, "activate Monk 0")
    expect(top(s)).toMatchObject({ kind: "ability", controller: 0, stack: { kind: "activated", source: id } })
    expect(options(s)).toEqual([])
    resolve(s)
    expect(s.players[0].life).toBe(21)
    expect(s.stack).toEqual([])
  })

  it("602.5a: a creature that just came can't pay {T}; haste lets it", () => {
    const s = table()
    put(s, 0, creature("Monk", 1, 1, [tapAbility()]), "battlefield", { sick: true })
    expect(options(s)).toEqual([])
    put(
      s,
      0,
      creature("Fast", 1, 1, [tapAbility(), { ability: "keyword", keyword: "haste" }]),
      "battlefield",
      { sick: true },
    )
    expect(options(s)).toEqual(["activate Fast 0"])
  })

  it("602.5b: only once each turn", () => {
    const s = table()
    put(
      s,
      0,
      creature("Monk", 1, 1, [
        {
          ability: "activated",
          cost: [],
          effect: { do: "gainLife", amount: 1 },
          limit: { times: 1, per: "turn" },
        },
      ]),
    )
    act(s, "activate Monk 0")
    expect(options(s)).toEqual([])
    writable(s).turn = { ...s.turn, number: 4 }
    expect(options(s)).toEqual(["activate Monk 0"])
  })

  it("606.3: one loyalty ability each turn, at sorcery speed; 606.6: not for more than it has", () => {
    const s = table()
    const minus: Ability = { ...plus, cost: [{ pay: "loyalty", amount: -5 }] } as Ability
    const id = put(
      s,
      0,
      card({ name: "Walker", types: ["planeswalker"], abilities: [plus, minus], loyalty: 3 }),
    )
    edit(s, id).counters = { loyalty: 3 }
    expect(options(s)).toEqual(["activate Walker 0"])
    act(s, "activate Walker 0")
    expect(s.objects[id]!.counters).toEqual({ loyalty: 4 })
    resolve(s)
    expect(options(s)).toEqual([])
  })

  it("606.3: an effect lets loyalty abilities, and no others, be activated on another player's turn", () => {
    const s = table()
    const study: Ability = { ability: "activated", cost: [], timing: "sorcery", effect: { do: "nothing" } }
    const atOnce = { static: "activateAsInstant", abilities: { is: "any" }, loyalty: true } as const
    const id = put(
      s,
      0,
      card({
        name: "Walker",
        types: ["planeswalker"],
        abilities: [plus, study, { ability: "static", effects: [atOnce] }],
        loyalty: 3,
      }),
    )
    edit(s, id).counters = { loyalty: 3 }
    writable(s).turn = { ...s.turn, active: 1 }
    expect(options(s)).toEqual(["activate Walker 0"])
  })

  it("602.2b: an ability whose source is sacrificed still resolves", () => {
    const s = table()
    put(
      s,
      0,
      creature("Bomb", 1, 1, [
        {
          ability: "activated",
          cost: [{ pay: "sacrificeSelf" }],
          targets: [{ filter: CREATURE }],
          effect: { do: "destroy", what: { sel: "target", slot: 0 } },
        },
      ]),
    )
    put(s, 1, creature("Bear"))
    act(s, "activate Bomb 0", [[1]])
    resolve(s)
    expect(names(s, s.players[1].graveyard)).toEqual(["Bear"])
  })

  it("605.3a: mana abilities come last and are marked", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    expect(legalActions(s, 0).map((a) => (a.do === "activate" ? a.mana : a.do))).toEqual(["pass", true, true])
    expect(legalActions(s, 1)).toEqual([{ do: "pass" }])
  })

  it("113.6: an ability that works in the hand", () => {
    const s = table()
    lands(s, 0, "Forest")
    put(
      s,
      0,
      creature(
        "Cycler",
        1,
        1,
        [
          {
            ability: "activated",
            keyword: "cycling",
            zone: "hand",
            cost: [{ pay: "mana", mana: "{G}" }, { pay: "discardSelf" }],
            effect: { do: "gainLife", amount: 1 },
          },
        ],
        { cost: "{9}" },
      ),
      "hand",
    )
    act(s, "activate Cycler 0")
    expect(names(s, s.players[0].graveyard)).toEqual(["Cycler"])
    expect(s.events.some((e) => e.kind === "cycle")).toBe(true)
  })
})

describe("700.2 modes", () => {
  const modal = (
    min: number,
    max: number,
    more: Partial<NonNullable<SpellAbility["modes"]>> = {},
  ): Omit<SpellAbility, "ability"> => ({
    modes: {
      min,
      max,
      of: [
        { effect: { do: "gainLife", amount: 1 } },
        { effect: { do: "destroy", what: { sel: "target", slot: 0 } }, targets: [{ filter: CREATURE }] },
      ],
      ...more,
    },
  })

  it("700.2a: a mode without legal targets can't be chosen", () => {
    const s = table()
    lands(s, 0, "Plains")
    put(s, 0, instant("Charm", "{W}", modal(1, 1)), "hand")
    const { asked } = act(s, "cast Charm", [[0]])
    expect(asked[0]).toMatchObject({ kind: "option", options: [{ label: "mode:0" }] })
    resolve(s)
    expect(s.players[0].life).toBe(21)
  })

  it("700.2c: targets only for the chosen modes, both done in printed order", () => {
    const s = table()
    lands(s, 0, "Plains")
    put(s, 0, instant("Command", "{W}", modal(1, 2)), "hand")
    put(s, 1, creature("Bear"))
    act(s, "cast Command", [[0, 1], [0]])
    resolve(s)
    expect([s.players[0].life, names(s, s.players[1].graveyard)]).toEqual([21, ["Bear"]])
  })

  it("702.42a: entwine chooses all of them", () => {
    const s = table()
    lands(s, 0, "Plains", "Plains")
    put(
      s,
      0,
      instant("Both", "{W}", modal(1, 1), [
        { ability: "keyword", keyword: "entwine", cost: [{ pay: "mana", mana: "{W}" }] },
      ]),
      "hand",
    )
    put(s, 1, creature("Bear"))
    act(s, "cast Both", [1, [0]])
    expect(top(s).stack?.modes).toEqual([0, 1])
  })
})

describe("305 lands, 117 why not", () => {
  it("305.2: one land each turn, more with an effect", () => {
    const s = table()
    put(s, 0, landCard("Forest"), "hand")
    put(s, 0, landCard("Island"), "hand")
    act(s, "play Forest")
    expect(options(s)).toEqual([])
    put(
      s,
      0,
      card({
        name: "Growth",
        types: ["enchantment"],
        abilities: [{ ability: "static", effects: [{ static: "landPlays", who: { who: "you" }, plus: 1 }] }],
      }),
    )
    expect(options(s)).toEqual(["play Island"])
  })

  it("says why by the rule that stops it", () => {
    const s = table()
    writable(s).turn = { ...s.turn, priority: 0 }
    const spell = put(s, 0, bolt(), "hand")
    const why = () => whyNot(s, 0, { do: "cast", object: spell, face: 0, way: "" })?.rule
    expect(why()).toBe("601.2h")
    lands(s, 0, "Mountain")
    expect(why()).toBe("601.2c")
    put(s, 1, creature("Bear"))
    expect(why()).toBeUndefined()
    const bear = put(s, 0, creature("Bear"), "hand")
    writable(s).turn = { ...s.turn, step: "end" }
    expect(whyNot(s, 0, { do: "cast", object: bear, face: 0, way: "" })?.rule).toBe("117.1a")
  })

  it("608.2g: cast while something resolves, without paying and at any time", () => {
    const s = table()
    writable(s).turn = { ...s.turn, active: 1 }
    const bear = put(s, 0, creature("Bear"), "exile")
    const id = castDuring(s, 0, bear, { free: true })
    expect(s.objects[id]).toMatchObject({
      zone: "stack",
      controller: 0,
      memory: { castFrom: "exile", way: "free" },
    })
  })
})
