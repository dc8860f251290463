import { compileCard, findCard } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { BUILT_IN } from "../format/built-in-decks.ts"
import type { Check, Entry, Position, Scenario } from "../format/format.ts"
import { runScenario } from "../runner/run.ts"

const made = new Map(
  [
    { name: "Loud Beast", text: "Evoke {G}", cost: "{3}{G}" },
    { name: "Deep Beast", text: "Megamorph {2}{G}", cost: "{4}{G}" },
  ].map(({ name, text, cost }) => [
    name,
    compileCard({
      name,
      layout: "normal",
      mana_cost: cost,
      type_line: "Creature — Beast",
      oracle_text: text,
      power: "4",
      toughness: "4",
    }).definition,
  ]),
)
const stock = { cards: { find: (name: string) => made.get(name) ?? findCard(name) }, decks: BUILT_IN }
const main = { turn: 1, step: "precombatMain", player: "A" } as const
const forests = { card: "Forest", count: 4 }

function played(
  a: Position,
  script: readonly Entry[],
  expect: readonly Check[],
  more: Partial<Scenario> = {},
) {
  const stopAt = { turn: 1, step: "beginningOfCombat" } as const
  const start = { id: "own/finding", format: "duel", strict: true, stopAt } as const
  return runScenario({ ...start, players: { A: a, B: {} }, script, expect, ...more }, stock)
}

describe("how an entry says that a spell is cast", () => {
  const beast = { battlefield: [forests], hand: ["Loud Beast"] }
  const cast = { ...main, do: "cast", card: "Loud Beast" } as const
  const evoked = [{ check: "graveyard", player: "A", card: "Loud Beast", is: 1 }] as const
  const stays = [{ check: "permanents", player: "A", card: "Loud Beast", is: 1 }] as const

  it("is the normal way unless it names another", () => {
    expect(played(beast, [cast], stays).reason).toBe("")
    expect(played(beast, [{ ...cast, using: "evoke" }], evoked).reason).toBe("")
  })

  it("may be said by a choice of the cost, with its source", () => {
    const choices = { A: [{ cost: "Evoke {G}", source: "Loud Beast" }] }
    expect(played(beast, [cast], evoked, { choices })).toMatchObject({ reason: "", warnings: [] })
    const normal = { A: [{ cost: "normal" }] }
    expect(played(beast, [cast], stays, { choices: normal }).reason).toBe("")
  })

  it("takes a megamorph for a morph (702.37b)", () => {
    const deep = { battlefield: [forests], hand: ["Deep Beast"] }
    const down = [{ check: "permanents", player: "A", card: "[no name]", is: 1 }] as const
    expect(played(deep, [{ ...main, do: "cast", card: "Deep Beast", using: "morph" }], down).reason).toBe("")
  })

  it("unlocks a door by its cost, its side or its name (709.5e)", () => {
    const room = compileCard({
      name: "East Hall // West Hall",
      type_line: "Enchantment — Room",
      layout: "split",
      card_faces: [
        { name: "East Hall", mana_cost: "{G}", type_line: "Enchantment — Room", oracle_text: "" },
        { name: "West Hall", mana_cost: "{1}{G}", type_line: "Enchantment — Room", oracle_text: "" },
      ],
    }).definition
    made.set(room.name, room).set("East Hall", room)
    const start = { battlefield: [forests], hand: [room.name] }
    const cast = { ...main, do: "cast", card: "East Hall" } as const
    const wait = { ...main, do: "waitStack" } as const
    const open = [{ check: "permanents", player: "A", card: room.name, is: 1 }] as const
    for (const ability of ["{1}{G}: Unlock the right half.", "Unlock West Hall", "Unlock"])
      expect(played(start, [cast, wait, { ...main, do: "activate", ability }], open).reason).toBe("")
    const wrong = { ...main, do: "activate", ability: "Unlock the left half" } as const
    expect(played(start, [cast, wait, wrong], open).reason).toContain("cannot")
  })
})
