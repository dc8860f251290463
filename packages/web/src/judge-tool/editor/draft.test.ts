import { describe, expect, it } from "vitest"
import {
  cardsInDraft,
  EMPTY,
  fileOf,
  laidIn,
  lay,
  moved,
  seatCounts,
  takeAway,
  turn,
  usualLife,
  withAnswers,
  withEntry,
  withFormat,
  withLife,
  withOwnCard,
  withoutOwnCard,
  withRuleset,
  withSeats,
  withTitle,
  zonesOf,
} from "./draft.ts"

describe("a scenario on the judge tool", () => {
  it("cards are counted, tapped and taken away, and nothing is written that goes without saying", () => {
    const two = lay(lay(EMPTY, "A", "battlefield", "Forest"), "A", "battlefield", "Forest")
    expect(two.players.A.battlefield).toEqual([{ card: "Forest", count: 2 }])
    const tapped = turn(two, "A", "battlefield", 0)
    expect(laidIn(tapped, "A", "battlefield")).toEqual([{ card: "Forest", count: 2, tapped: true }])
    // What is laid beside tapped ones is untapped.
    expect(laidIn(lay(tapped, "A", "battlefield", "Forest"), "A", "battlefield")).toHaveLength(2)
    const none = takeAway(takeAway(two, "A", "battlefield", 0), "A", "battlefield", 0)
    expect(none).toEqual(EMPTY)
    expect(cardsInDraft(two)).toEqual(["Forest"])
  })

  it("another format has its seats: who does not sit there does nothing", () => {
    const free = withFormat(EMPTY, "freeForAll")
    expect(free.turnOrder).toEqual(["A", "B", "C", "D"])
    const pass = { turn: 1, step: "upkeep", player: "D", do: "waitStack" } as const
    const acting = withLife(withEntry(free, pass), "D", 5)
    const duel = withFormat(acting, "duel")
    expect(duel.script).toEqual([])
    expect(Object.keys(duel.players)).toEqual(["A", "B"])
    expect(duel.turnOrder).toBeUndefined()
  })

  it("a free-for-all of three, and where schemes and planes lie", () => {
    const three = withSeats(withFormat(EMPTY, "freeForAll"), 3)
    expect(three.turnOrder).toEqual(["A", "B", "C"])
    expect([seatCounts("freeForAll"), seatCounts("duel")]).toEqual([[3, 4, 5, 6, 7, 8], []])
    const archenemy = withFormat(EMPTY, "archenemy")
    expect(zonesOf(archenemy, "A")).toContain("schemes")
    expect(zonesOf(archenemy, "B")).not.toContain("schemes")
    expect([usualLife(archenemy, "A"), usualLife(archenemy, "B")]).toEqual([40, 20])
  })

  it("what is usual is not written: life, era, answers, name", () => {
    expect(withLife(withLife(EMPTY, "A", 3), "A", null)).toEqual(EMPTY)
    expect(withRuleset(withRuleset(EMPTY, "2009-07"), "current")).toEqual(EMPTY)
    expect(withAnswers(withAnswers(EMPTY, "A", [true]), "A", [])).toEqual(EMPTY)
    expect(withTitle(EMPTY, "Two Bears!")).toMatchObject({
      id: "desk/two-bears",
      title: { en: "Two Bears!" },
    })
    expect(withTitle(withTitle(EMPTY, "x"), "")).toEqual(EMPTY)
  })

  it("steps change places, and a file is one line", () => {
    expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3])
    expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3])
    expect(JSON.parse(fileOf(EMPTY))).toEqual(EMPTY)
    expect(fileOf(EMPTY).indexOf("\n")).toBe(fileOf(EMPTY).length - 1)
  })

  it("what a file says of a card besides stays when its zone is changed", () => {
    const hare = { card: "Grizzly Bears", ref: "@hare", tapped: true }
    const scenario = { ...EMPTY, players: { A: { battlefield: [hare] }, B: {} } }
    const more = lay(scenario, "A", "battlefield", "Grizzly Bears")
    expect(more.players.A.battlefield).toEqual([
      { card: "Grizzly Bears", tapped: true, ref: "@hare" },
      "Grizzly Bears",
    ])
  })

  it("a card of its own is added, changed by its name and removed", () => {
    const fox = { name: "Glass Fox", type_line: "Creature — Fox", power: "1", toughness: "1" }
    const one = withOwnCard(EMPTY, fox)
    expect(withOwnCard(one, { ...fox, power: "2" }).cards).toEqual([{ ...fox, power: "2" }])
    expect(withOwnCard(one, { ...fox, name: "Odd Fox" }).cards).toHaveLength(2)
    expect(withoutOwnCard(one, "Glass Fox")).toEqual(EMPTY)
  })

  it("each queue of answers is its own, and goes when it is empty", () => {
    const modes = withAnswers(EMPTY, "A", [2], "modes")
    expect(modes).toMatchObject({ modes: { A: [2] } })
    expect(modes).not.toHaveProperty("choices")
    expect(withAnswers(modes, "A", [], "modes")).toEqual(EMPTY)
  })
})
