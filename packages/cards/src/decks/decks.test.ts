import { describe, expect, it } from "vitest"
import { listWithSideboard } from "./constructed.ts"
import { DeckError } from "./error.ts"
import { DECKS, deckByName } from "./index.ts"
import { checkDeck, readDeckList } from "./list.ts"
import { OATHBREAKER_DECKS } from "./oathbreaker.ts"

function refusal(text: string): DeckError {
  try {
    readDeckList(text)
  } catch (error) {
    if (error instanceof DeckError) return error
    throw error
  }
  throw new Error("the list was accepted")
}

describe("the embedded decks", () => {
  it.each(Object.keys(DECKS))("%s is legal and has sixty cards", (name) => {
    expect(deckByName(name)!.main).toHaveLength(60)
    expect(() => checkDeck(DECKS[name])).not.toThrow()
  })

  it.each(Object.keys(DECKS))(
    "%s with its sideboard is legal, fifteen cards beside the same sixty (100.4a)",
    (name) => {
      const { main, sideboard } = readDeckList(listWithSideboard(name)!)
      expect(main).toEqual(DECKS[name].main)
      expect(sideboard).toHaveLength(15)
    },
  )

  it("with commanders have no sideboard (903.5e)", () => {
    expect(listWithSideboard("isamaru")).toBeUndefined()
  })

  it.each(Object.keys(OATHBREAKER_DECKS))(
    "%s has a planeswalker, a signature spell and one of each card",
    (name) => {
      const { main, commanders } = deckByName(name)!
      expect([main.length, commanders.length]).toEqual([58, 2])
      const names = main.map((card) => card.name)
      expect(new Set(names).size).toBe(35)
    },
  )

  it("717: the one that opens Attractions is legal and has sixty cards", () => {
    expect(deckByName("fairground")!.main).toHaveLength(60)
    expect(() => checkDeck(deckByName("fairground")!)).not.toThrow()
  })

  it("are eight, found by name whatever the case", () => {
    expect(Object.keys(DECKS)).toHaveLength(8)
    expect(deckByName("Burn")).toBe(DECKS.burn)
    expect(deckByName("toString")).toBeUndefined()
  })
})

describe("a deck list", () => {
  it("may have comments, blank lines, an x after the count and a sideboard", () => {
    const deck = readDeckList("# Ana\n\n56 Mountain\r\n4x lightning bolt\n\nSideboard\n// for later\n2 Shock")
    expect(deck.main.map((card) => card.name).filter((name) => name === "Lightning Bolt")).toHaveLength(4)
    expect(deck.sideboard.map((card) => card.name)).toEqual(["Shock", "Shock"])
  })

  it("names a split card by its left half too", () => {
    expect(readDeckList("56 Mountain\n4 Fire").main.at(-1)?.name).toBe("Fire // Ice")
  })

  it("with unknown cards is refused, and every one of them is named with its line", () => {
    const error = refusal("50 Mountain\n4 Lightening Bolt\n6 Nobody's Card")
    expect([error.code, error.line, error.cards]).toEqual([
      "deck/unknown-card",
      2,
      ["Lightening Bolt", "Nobody's Card"],
    ])
    expect(error.message).toContain("line 3")
  })

  it("with unknown cards is told which ones may have been meant", () => {
    const error = refusal("50 Mountain\n4 Lightening Bolt\n6 Nobody's Card")
    expect(error.nearest).toEqual([["Lightning Bolt"], []])
    expect(error.message).toContain('"Lightening Bolt" (did you mean "Lightning Bolt"?)')
  })

  it("with very many unknown cards tells of some, and how many more there are", () => {
    const error = refusal(Array.from({ length: 2000 }, (_, i) => `1 Lightening Bolt ${i}`).join("\n"))
    expect([error.cards.length, error.nearest.length]).toEqual([2000, 2000])
    expect(error.message).toMatch(/line 20: .*; 1980 more cards are unknown$/)
    expect(error.message).not.toContain("line 21:")
  })

  it("with a line that is no count and name is refused", () => {
    expect(refusal("60 Mountain\nLightning Bolt")).toMatchObject({ code: "deck/syntax", line: 2 })
    expect(refusal("0 Mountain")).toMatchObject({ code: "deck/syntax", line: 1 })
    expect(refusal("-3 Mountain")).toMatchObject({ code: "deck/syntax", line: 1 })
  })

  it("of fewer than sixty cards, or with more than fifteen beside them, is refused (100.2a, 100.4a)", () => {
    expect(refusal("59 Mountain").code).toBe("deck/size")
    expect(refusal("60 Mountain\nSideboard\n16 Island").code).toBe("deck/size")
  })

  it("names one companion at most, which counts as a card of the sideboard (103.2b, 100.4a)", () => {
    const list = (companions: string, beside: number) =>
      `Companion\n${companions}\nDeck\n60 Forest\nSideboard\n${beside} Mountain`
    const deck = readDeckList(list("1 Grizzly Bears", 14))
    expect([deck.companion?.name, deck.sideboard.length]).toEqual(["Grizzly Bears", 14])
    expect(() => readDeckList(list("1 Grizzly Bears\n1 Shock", 1))).toThrow(/2 companions.*103\.2b/)
    expect(() => readDeckList(list("1 Grizzly Bears", 15))).toThrow("16 cards")
  })

  it("with five of a name is refused, the sideboard counted, basic lands aside (100.2a)", () => {
    const error = refusal("57 Mountain\n3 Shock\nSideboard\n2 Shock")
    expect([error.code, error.cards]).toEqual(["deck/copies", ["Shock"]])
  })
})
