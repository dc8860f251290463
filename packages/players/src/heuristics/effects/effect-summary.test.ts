import { findCard } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { effectSummaries } from "./effect-summary.ts"

/** The effects of the card's abilities, in order. */
function summaries(name: string) {
  return (findCard(name)!.faces[0].abilities ?? []).flatMap((ability) => effectSummaries(ability))
}

describe("what a text does to whom", () => {
  it.each([
    ["Lightning Bolt", "bad", 3],
    ["Murder", "bad", null],
    ["Flametongue Kavu", "bad", 4],
    ["Oblivion Ring", "bad", null],
    ["Giant Growth", "good", null],
    ["Zombify", "good", null],
    ["Cloudshift", "good", null],
    ["Disfigure", "bad", null],
  ] as const)("%s does its target %s", (name, polarity, damage) => {
    const [summary] = summaries(name)
    expect(summary).toMatchObject({ polarity, damage, slot: 0 })
  })

  it("returning to hand takes half of what destroying does, and helps what lies in a graveyard", () => {
    expect(summaries("Unsummon")[0]).toMatchObject({ polarity: "bad", share: 0.5 })
    expect(summaries("Raise Dead")[0]).toMatchObject({ polarity: "good", zone: "graveyard" })
  })

  it("701.14a: of two that fight, the first is the player's own", () => {
    expect(summaries("Prey Upon").map(({ slot, polarity }) => [slot, polarity])).toContainEqual([0, "good"])
  })

  it("a spell that counters asks for spells", () => {
    expect(summaries("Counterspell")[0]).toMatchObject({ isCounter: true, polarity: "bad" })
  })

  it("what is done to all of a kind has no slot", () => {
    expect(summaries("Wrath of God")[0]).toMatchObject({ slot: null, polarity: "bad" })
    expect(summaries("Flame Rift")[0]).toMatchObject({ slot: null, players: "anybody", damage: 4 })
  })

  it("700.2: only the modes that were chosen count", () => {
    const [charm] = findCard("Boros Charm")!.faces[0].abilities ?? []
    expect(effectSummaries(charm, [0])).toMatchObject([{ damage: 4 }])
    expect(effectSummaries(charm, [1]).every(({ damage }) => damage === null)).toBe(true)
  })
})
