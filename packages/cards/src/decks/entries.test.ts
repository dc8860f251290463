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

  it("103.2b: reads a companion, which MTG Arena lists in the sideboard too", () => {
    const list =
      "Companion\n1 Test Cat (IKO) 226\n\nDeck\n4 Test Shock (M21) 159\n\nSideboard\n1 Test Cat (IKO) 226\n2 Test Ox (DMU) 5"
    expect(told(list)).toEqual(["1 Test Cat (companion)", "4 Test Shock (main)", "2 Test Ox (sideboard)"])
    expect(told("Deck\n4 Test Shock\nCompagnon\n1 Test Cat\nRéserve\n3 Test Cat")).toEqual([
      "4 Test Shock (main)",
      "1 Test Cat (companion)",
      "2 Test Cat (sideboard)",
    ])
    expect(told("1 Test Cat [Companion]\n4 Test Shock")).toEqual([
      "1 Test Cat (companion)",
      "4 Test Shock (main)",
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

  it("reads headings of kinds of cards, in lists of MTGGoldfish and of Arena in French", () => {
    expect(told("Creatures (20)\n4 Test Bear\nSpells\n4 Test Shock\nLands (24)\n20 Plains")).toHaveLength(3)
    expect(told("À propos\nNom Test\n\nDeck\n4 Test Shock\n\nRéserve\n1 Test Ox")).toEqual([
      "4 Test Shock (main)",
      "1 Test Ox (sideboard)",
    ])
  })

  it("takes what follows the only blank line for a sideboard, where its size is that of one", () => {
    const deck = "4 Test Shock\n56 Plains"
    expect(told(`${deck}\n\n3 Test Ox\n`).at(-1)).toBe("3 Test Ox (sideboard)")
    expect(told(`${deck}\n\n16 Test Ox`).at(-1)).toBe("16 Test Ox (main)")
    expect(told("4 Test Shock\n\n56 Plains").at(-1)).toBe("56 Plains (main)")
    expect(told(`${deck}\n\n3 Test Ox\n\n20 Island`).at(-1)).toBe("20 Island (main)")
  })

  it("takes the marks of Deckstats and TappedOut for the commander", () => {
    expect(told("1 Test Lord # !Commander\n1x Test Lady *CMDR*\n1 Test Bear *F*")).toEqual([
      "1 Test Lord (commanders)",
      "1 Test Lady (commanders)",
      "1 Test Bear (main)",
    ])
  })

  it("reads curly apostrophes, Windows line ends and a byte order mark before XML", () => {
    expect(told("\ufeff1 Nobody’s Card\r\n")).toEqual(["1 Nobody's Card (main)"])
    expect(told('\ufeff<Deck><Cards Quantity="1" Name="Test Ox"/></Deck>')).toEqual(["1 Test Ox (main)"])
  })

  it.each([
    ["spaces", `4 a${" ".repeat(900)}b`],
    ["brackets", `4 ${"[".repeat(900)}`],
    ["stars", `4 ${"*A".repeat(450)}`],
    ["carets", `4 ${"^a".repeat(450)}`],
    ["line separators", `4${" ".repeat(450)}${"\u2028x".repeat(200)}`],
    ["slashes", `4 ${" /".repeat(450)}`],
    ["parentheses", `4 ${" (".repeat(450)}`],
  ])("takes a time in proportion to the length of lines of %s", (_, line) => {
    const text = Array(1000).fill(line).join("\n")
    const begun = process.cpuUsage()
    try {
      readDeckEntries(text)
    } catch (error) {
      expect(error).toBeInstanceOf(DeckError)
    }
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000)
  })

  it("refuses a line that is too long, and more cards than any deck has, with the line", () => {
    expect(refusal(`4 Test Shock\n4 ${"x".repeat(2000)}`)).toMatchObject({ code: "deck/syntax", line: 2 })
    expect(refusal("250 Test Shock\n".repeat(41))).toMatchObject({ code: "deck/syntax", line: 41 })
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
