import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import { keywordAbility } from "../../language/keyword-ability.ts"
import type { PlayStatic } from "../../language/statics/play-static.ts"
import { CREATURE, card, creature, lands, options, put, table, tapAbility } from "../testing/table.ts"
import { isPlainSpell } from "./plain-spell.ts"

function isPlain(definition: CardDefinition): boolean {
  const s = table()
  return isPlainSpell(characteristics(s, put(s, 0, definition, "hand")))
}

const bear = (abilities: readonly Ability[] = [], cost = "{1}{G}") =>
  card({ name: "Bear", types: ["creature"], cost, power: 2, toughness: 2, abilities })

describe("601.2: spells of which nothing but mana is asked", () => {
  it("are permanent spells whose text says nothing of how they are cast", () => {
    expect(isPlain(bear([keywordAbility("flying"), tapAbility()]))).toBe(true)
    expect(isPlain(card({ name: "Rock", types: ["artifact"], cost: "{2}" }))).toBe(true)
  })

  it("have no X, no symbol that is paid in several ways, no targets, no keyword of casting and no mana of their own", () => {
    const others = [
      bear([], "{X}{G}"),
      bear([], "{G/W}"),
      bear([], "{G/P}"),
      bear([], "{S}"),
      bear([keywordAbility("flash")]),
      bear([keywordAbility("convoke")]),
      bear([keywordAbility("affinity", { filter: CREATURE })]),
      bear([keywordAbility("kicker", { cost: [{ pay: "mana", mana: "{2}" }] })]),
      bear([tapAbility({ zone: "hand", effect: { do: "addMana", mana: { mana: "{G}" } } })]),
      bear([
        {
          ability: "static",
          effects: [{ static: "cantCast", who: { who: "you" }, self: true, during: "ownTurn" }],
        },
      ]),
      card({ name: "Aura", types: ["enchantment"], subtypes: ["Aura"], cost: "{G}" }),
      card({ name: "Growth", types: ["sorcery"], cost: "{G}" }),
      card({ name: "Land", types: ["land"] }),
      card({ name: "Both", types: ["land", "creature"], cost: "{G}" }),
    ]
    expect(others.map(isPlain)).toEqual(others.map(() => false))
  })

  it("are offered where their mana is there, of its types, and the time is right", () => {
    const offered = [["Forest", "Plains"], ["Plains", "Plains"], ["Forest"]].map((own) => {
      const s = table()
      lands(s, 0, ...own)
      put(s, 0, bear(), "hand")
      return [options(s, 0), options(s, 1)]
    })
    expect(offered).toEqual([
      [["cast Bear"], []],
      [[], []],
      [[], []],
    ])
  })

  it.each<[string, PlayStatic, string[]]>([
    ["101.2: forbids them", { static: "cantCast", who: { who: "you" } }, []],
    ["601.2f: makes them cost more", { static: "cost", spells: CREATURE, more: "{2}" }, []],
    [
      "118.8: adds a cost",
      { static: "additionalCost", spells: CREATURE, cost: [{ pay: "life", amount: 30 }] },
      [],
    ],
    ["609.4b: lets other mana be spent", { static: "anyManaFor", spells: CREATURE }, ["cast Bear"]],
  ])("an effect %s", (_, effect, expected) => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, bear([], expected.length > 0 ? "{1}{W}" : "{1}{G}"), "hand")
    expect(options(s)).toEqual(expected.length > 0 ? [] : ["cast Bear"])
    execute(
      s,
      { do: "rule", effects: [effect], duration: "endOfTurn" },
      contextOf(put(s, 0, creature("Elf")), 0),
    )
    expect(options(s)).toEqual(expected)
  })
})
