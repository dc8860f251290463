import { describe, expect, it } from "vitest"
import { searchCard } from "../search/search-card.ts"
import { buildCommanderDeck, buildLimitedDeck } from "./deck.ts"
import { type DraftCard, draftCard } from "./draft-card.ts"
import { addedLeaders, lead } from "./leaders.ts"

const made = (name: string, mana_cost: string, type_line: string, oracle_text = ""): DraftCard =>
  draftCard(searchCard({ name, layout: "normal", type_line, mana_cost, oracle_text }), "common")
const creatures = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => made(`${letter} ${i}`, `{1}{${letter}}`, "Creature — Elf"))
const legend = (name: string, cost: string, text = "") => made(name, cost, "Legendary Creature — Elf", text)

describe("a deck after a draft", () => {
  it("905.1d: is built of the drafted cards and any number of basic lands, with conspiracies beside it", () => {
    const plot = made("Plot", "", "Conspiracy")
    const pool = [...creatures("G", 15), ...creatures("W", 12), ...creatures("B", 9), plot]
    const { main, sideboard } = buildLimitedDeck(pool)
    const basics = main.filter((name) => ["Plains", "Forest"].includes(name))
    const drafted = main.filter((name) => !basics.includes(name))
    expect([main.length, basics.length]).toEqual([40, 17])
    expect([...drafted, ...sideboard].toSorted()).toEqual(pool.map(({ name }) => name).toSorted())
    expect(sideboard).toContain("Plot")
  })

  it("903.13f: a Commander deck has sixty cards within its commanders' identity, any number of a name among them", () => {
    const pool = [
      legend("Chief", "{G}{W}"),
      ...creatures("G", 20),
      ...creatures("W", 20),
      ...creatures("B", 20),
    ]
    const { commanders, main } = buildCommanderDeck([...pool, ...creatures("G", 3)], ["CMR"])
    expect([commanders, main.length, main.some((name) => name.startsWith("B"))]).toEqual([
      ["Chief"],
      59,
      false,
    ])
    expect(main.filter((name) => name === "G 0").length).toBe(2)
  })

  it("903.13f: two partners lead it where that is worth more; after some sets all of one color are partners", () => {
    const pair = [legend("Ana", "{G}", "Partner"), legend("Ben", "{W}", "Partner")]
    expect(
      buildCommanderDeck([...pair, ...creatures("G", 20), ...creatures("W", 20)], []).commanders,
    ).toEqual(["Ana", "Ben"])
    const [one, two, both] = [legend("Cid", "{R}"), legend("Dee", "{U}"), legend("Eve", "{R}{U}")]
    expect([lead(one, two, ["CMR"]), lead(one, two, ["CMM"]), lead(one, both, ["CMM"])]).toEqual([
      false,
      true,
      false,
    ])
  })

  it("903.13e: up to two cards of one name may be added as commanders, by the set", () => {
    expect(["CMR", "CMM", "CLB", "CNS"].map((set) => addedLeaders([set]))).toEqual([
      ["The Prismatic Piper"],
      ["The Prismatic Piper"],
      ["Faceless One"],
      [],
    ])
    const { commanders, main, sideboard } = buildCommanderDeck(
      [...creatures("G", 20), ...creatures("W", 20)],
      ["CMR"],
    )
    expect(commanders).toEqual(["The Prismatic Piper", "The Prismatic Piper"])
    expect([main.length, [...main, ...sideboard].includes("The Prismatic Piper")]).toEqual([58, false])
  })
})
