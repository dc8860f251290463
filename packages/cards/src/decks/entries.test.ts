import { describe, expect, it } from "vitest"
import { readDeckEntries } from "./entries.ts"
import { DeckError } from "./error.ts"

const told = (text: string) =>
  readDeckEntries(text).map(({ count, name, part }) => `${count} ${name} (${part})`)

function refusal(text: string): DeckError {
  try {
    readDeckEntries(text)
  } catch (error) {
    if (error instanceof DeckError) return error
    throw error
  }
  throw new Error("the list was accepted")
}

describe("readDeckEntries", () => {
  it("reads the export of MTG Arena, with set codes and collector numbers", () => {
    const list =
      "About\nName Test\n\nCommander\n1 Test Lord (DMU) 107\n\nDeck\n4 Test Shock (M21) 159\n2 Left/Right (GRN) 12a\n\nSideboard\n1 Test Ox (DMU) 5"
    expect(told(list)).toEqual([
      "1 Test Lord (commanders)",
      "4 Test Shock (main)",
      "2 Left // Right (main)",
      "1 Test Ox (sideboard)",
    ])
  })

  it("reads the exports of Moxfield and Archidekt, with foil marks, categories and tags", () => {
    const list =
      "1 Test Lord (cmr) 12 [Commander{top}]\n1x Test Shock (m21) 159 *F* [Burn] ^Have,#37d67a^\n2 Test Ox (PLST) M21-5 #cheap\n1 Left // Right\n1 Some Other Card [Maybeboard{noDeck}]\n\nSIDEBOARD:\n1 Test Bear (HBG) A-12"
    expect(told(list)).toEqual([
      "1 Test Lord (commanders)",
      "1 Test Shock (main)",
      "2 Test Ox (main)",
      "1 Left // Right (main)",
      "1 Test Bear (sideboard)",
    ])
  })

  it("reads lines that say SB", () => {
    expect(told("4 Test Shock\nSB: 2 Test Ox")).toEqual(["4 Test Shock (main)", "2 Test Ox (sideboard)"])
  })

  it("reads a list of Magic Online", () => {
    const list = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Test &amp; Shock" Annotation="0" />
  <Cards CatID="2" Quantity="2" Sideboard="true" Name="Left/Right" Annotation="0" />
</Deck>`
    expect(told(list)).toEqual(["4 Test & Shock (main)", "2 Left // Right (sideboard)"])
  })

  it("reads a list of Cockatrice, tokens aside", () => {
    const list = `<?xml version="1.0"?>
<cockatrice_deck version="1">
  <deckname>Test</deckname>
  <zone name="main"><card number="4" name="Test Shock"/></zone>
  <zone name="side"><card number="1" name="Test Ox"/></zone>
  <zone name="tokens"><card number="1" name="Bear"/></zone>
</cockatrice_deck>`
    expect(told(list)).toEqual(["4 Test Shock (main)", "1 Test Ox (sideboard)"])
  })

  it("refuses minus one copies, XML that breaks off, and XML without a deck, with the line", () => {
    expect(refusal("4 Test Shock\n-1 Test Ox")).toMatchObject({ code: "deck/syntax", line: 2 })
    expect(refusal('<Deck>\n<Cards Quantity="-1" Name="Test Ox"/>\n</Deck>')).toMatchObject({
      ...{ code: "deck/syntax", line: 2 },
    })
    expect(refusal('<Deck>\n<Cards Quantity="1" Name="Test Ox"')).toMatchObject({ code: "deck/syntax" })
    expect(refusal("<html></html>")).toMatchObject({ code: "deck/syntax", line: 1 })
  })
})
