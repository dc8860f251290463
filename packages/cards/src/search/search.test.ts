import { describe, expect, it } from "vitest"
import type { SourceCard } from "../oracle/card.ts"
import { inOrder } from "./order.ts"
import { mergedPrinting } from "./printing.ts"
import { found, searchFor } from "./search.ts"
import { type Printing, searchCard } from "./search-card.ts"
import { SearchError } from "./search-error.ts"

const card = (
  name: string,
  type_line: string,
  mana_cost: string,
  oracle_text: string,
  more: Partial<SourceCard> = {},
): SourceCard => ({
  name,
  layout: "normal",
  type_line,
  mana_cost,
  oracle_text,
  ...more,
})
const size = (power: string, toughness: string) => ({ power, toughness })

const OLD: Printing = {
  sets: ["LEA", "M10"],
  rarities: ["common", "rare"],
  released: "1993-08-05",
  legalities: { modern: "legal", vintage: "restricted", pauper: "banned" },
}

const CARDS = [
  searchCard(
    card(
      "Arc Goblin",
      "Creature — Goblin Warrior",
      "{1}{R}",
      "Haste (It can attack at once.)\nWhen Arc Goblin enters, draw a card.",
      size("3", "1"),
    ),
    OLD,
  ),
  searchCard(
    card(
      "Blaze, the Élan",
      "Legendary Creature — Elemental",
      "{R}{G}",
      "Whenever Blaze attacks, it gets +1/+0 until end of turn.",
      size("*", "2"),
    ),
    { released: "2003-01-01", french: "Brasier" },
  ),
  searchCard(
    card("Calm Sea", "Enchantment", "{2}{U}{U}", "At the beginning of your upkeep, draw two cards."),
  ),
  searchCard(card("Dusk Gate", "Land", "", "{T}: Add {B}.")),
  searchCard({
    name: "Ember // Frost",
    layout: "split",
    type_line: "Instant // Sorcery",
    color_identity: ["R", "U"],
    card_faces: [
      {
        name: "Ember",
        type_line: "Instant",
        mana_cost: "{R}",
        oracle_text: "Ember deals 2 damage to any target.",
      },
      { name: "Frost", type_line: "Sorcery", mana_cost: "{2}{U}", oracle_text: "Tap target creature." },
    ],
  }),
  searchCard(card("Great Ape", "Creature — Ape", "{4}{G}", "", size("5", "4"))),
  searchCard(card("Hollow Walker", "Planeswalker — Hollow", "{X}{B/R}", "+1: Scry 2.", { loyalty: "4" })),
]

const names = (query: string) => found(CARDS, searchFor(query)).map(({ name }) => name[0])
const code = (query: string) => {
  try {
    searchFor(query)
  } catch (error) {
    if (error instanceof SearchError) return [error.code, error.at]
  }
  return []
}

describe("a search", () => {
  it.each([
    ["", ["A", "B", "C", "D", "E", "G", "H"]],
    ["gobl", ["A"]],
    ["the elan", ["B"]],
    ["brasier", ["B"]],
    ['!"calm sea"', ["C"]],
    ["!Ember", ["E"]],
    ["name:/^.{9}$/", ["D", "G"]],
    ["t:goblin", ["A"]],
    ['t:"creature elemental"', ["B"]],
    ["-t:creature", ["C", "D", "E", "H"]],
    ['o:"draw a card"', ["A"]],
    ["o:/draw (?:a|two) cards?/", ["A", "C"]],
    ["o:attack", ["B"]],
    ["fo:attack", ["A", "B"]],
    ['o:"~ deals"', ["E"]],
    ['o:"when ~ enters"', ["A"]],
    ['o:"whenever ~ attacks"', ["B"]],
    ["kw:haste", ["A"]],
    ["kw:scry", []],
    ["c:r", ["A", "B", "E", "H"]],
    ["c=r", ["A"]],
    ["c:gruul", ["B"]],
    ["c:c", ["D"]],
    ["c:m", ["B", "E", "H"]],
    ["c>=2", ["B", "E", "H"]],
    ["id:ur", ["A", "C", "E"]],
    ["id=b", ["D"]],
    ["cmc<=2 t:creature", ["A", "B"]],
    ["mv=4", ["C", "E"]],
    ["mv:odd", ["G", "H"]],
    ["m:uu", ["C"]],
    ["m=1r", ["A"]],
    ["pow>tou", ["A", "G"]],
    ["pow=0", ["B"]],
    ["tou>=4", ["G"]],
    ["pt=9", ["G"]],
    ["loy=4", ["H"]],
    ["r:rare", ["A"]],
    ["r>uncommon", ["A"]],
    ["s:lea", ["A"]],
    ["e:M10", ["A"]],
    ["f:modern", ["A"]],
    ["banned:pauper", ["A"]],
    ["restricted:vintage", ["A"]],
    ["date<=1999-06", ["A"]],
    ["year=2003", ["B"]],
    ["is:vanilla", ["G"]],
    ["is:commander", ["B"]],
    ["is:split", ["E"]],
    ["is:hybrid", ["H"]],
    ["not:permanent", ["E"]],
    ["t:goblin or t:ape", ["A", "G"]],
    ["(t:goblin or t:ape) cmc>2", ["G"]],
    ["-(t:creature or t:land)", ["C", "E", "H"]],
    ["t:creature and c:g -cmc=5", ["B"]],
  ])("%s", (query, wanted) => {
    expect(names(query)).toEqual(wanted)
  })

  it("is said to ask how cards are understood, which is worked out first", () => {
    expect(searchFor("t:elf -(is:whole or cmc=2)").asksShare).toBe(true)
    expect(searchFor("t:elf").asksShare).toBe(false)
    expect(found([{ ...CARDS[0], share: "whole" }], searchFor("is:whole"))).toHaveLength(1)
  })

  it.each([
    ["frob:2", ["search/field", 0]],
    ["t:elf cmc=many", ["search/value", 6]],
    ["t>elf", ["search/comparison", 0]],
    ['o:"draw', ["search/quote", 0]],
    ["o:/draw", ["search/regex", 0]],
    ["o:/(a+)+$/", ["search/regex", 0]],
    ["o:/(a|a)*b/", ["search/regex", 0]],
    [String.raw`o:/\spt+x/`, ["search/regex", 0]],
    [String.raw`o:/(?:\spt)*x/`, ["search/regex", 0]],
    ["o:/.*.*.*x/", ["search/regex", 0]],
    ["o:/(?=a)b/", ["search/regex", 0]],
    ["o:/a{1000}/", ["search/regex", 0]],
    ["o:/[/", ["search/regex", 0]],
    ["(t:elf", ["search/paren", 0]],
    ["t:elf)", ["search/paren", 5]],
    ["t:elf or", ["search/syntax", 8]],
    ["t:", ["search/syntax", 0]],
    ["is:funny", ["search/value", 0]],
    ["c:purple", ["search/value", 0]],
    ["x ".repeat(600), ["search/length", 1000]],
    ["(".repeat(50), ["search/paren", 21]],
  ])("that is wrong says what and where: %s", (query, wanted) => {
    expect(code(query)).toEqual(wanted)
  })

  it("may be ordered otherwise than by name", () => {
    expect(
      inOrder(CARDS, "manaValue")
        .map(({ name }) => name[0])
        .join(""),
    ).toBe("DHABCEG")
    expect(inOrder(CARDS, "released")[0].name).toBe("Blaze, the Élan")
  })
})

it("printings of a card are told together", () => {
  const later: Printing = {
    sets: ["M10", "DOM"],
    rarities: ["rare"],
    released: "2018-04-27",
    french: "Gobelin",
  }
  expect(mergedPrinting(OLD, later)).toEqual({
    sets: ["LEA", "M10", "DOM"],
    rarities: ["common", "rare"],
    released: "1993-08-05",
    legalities: OLD.legalities,
    french: "Gobelin",
  })
})
