import { describe, expect, it } from "vitest"
import { EMBEDDED } from "../embedded/index.ts"
import { readLine } from "./compile.ts"
import { printAbility, printFace } from "./print.ts"

describe("printAbility", () => {
  for (const text of [
    "Flying",
    "When this creature enters, draw a card.",
    "{2}{W}, {T}: Tap target creature.",
    "Other Elves you control get +1/+1.",
    "Whenever another artifact you control enters, you may pay {1}. If you do, put a +1/+1 counter on this creature.",
    "When this creature dies, target player loses 2 life. You gain 2 life.",
    "Nonland permanents you control have hexproof.",
    "Players can't cast creature spells.",
    "When this creature enters, you may gain 1 life.",
    "When this creature enters, target opponent reveals their hand.",
    "When this creature enters, mill four cards. You gain life equal to the number of creature cards milled this way.",
    "When this creature enters, this creature deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.",
    "When this creature enters, mill four cards. Draw that many cards.",
    "When this creature enters, this creature deals 2 damage to any target. If you control an Elf, it deals 4 damage instead.",
  ])
    it(`prints what it reads: ${text}`, () => {
      const result = readLine(text, [], false)
      if (!result.understood) throw new Error(result.stoppedAt)
      expect(printAbility(result.abilities[0], "this creature")).toBe(text)
    })

  it.each([
    [
      "Zap has \"{T}: Create a 1/1 red Devil creature token with 'This token gets +1/+1 for each artifact you control.'\"",
      "this Saga",
      "'This token gets +1/+1",
    ],
    ["At the beginning of your upkeep, you may sacrifice two Islands.", "Zap", "sacrifice two Islands."],
    [
      "When Zap enters, each opponent sacrifices two creatures of their choice.",
      "Zap",
      "two creatures of their choice.",
    ],
    [
      "When Zap enters, for each opponent, choose a creature that player controls. Destroy those creatures.",
      "Zap",
      "Destroy them.",
    ],
  ])("prints %s with the words that English has for it", (text, self, words) => {
    const result = readLine(text, ["Zap"], false)
    if (!result.understood) throw new Error(result.stoppedAt)
    expect(printAbility(result.abilities[0], self)).toContain(words)
  })

  it("puts a keyword with a name in it into a line of its own", () => {
    const abilities = [
      { ability: "keyword", keyword: "partner", text: "Rowan Kenrith" },
      { ability: "keyword", keyword: "commander" },
    ] as const
    expect(printFace({ name: "Will Kenrith", types: ["planeswalker"], abilities })).toHaveLength(2)
  })

  it("says your hand of what lies in your graveyard", () => {
    const result = readLine("Return target creature card from your graveyard to your hand.", [], true)
    if (!result.understood) throw new Error(result.stoppedAt)
    expect(printAbility(result.abilities[0], "this spell")).toContain("to your hand")
  })

  it.each([
    ["Exile cards from the top of your library until you exile a land card.", "until you exile a"],
    [
      "Target opponent exiles cards from the top of their library until they exile a land card.",
      "until they exile a",
    ],
    [
      "Choose a card name. Search target opponent's graveyard, hand, and library for up to four cards with that name and exile them. Then that player shuffles.",
      "Then that player shuffles.",
    ],
  ])("verbs agree with the player: %s", (text, words) => {
    const result = readLine(text, [], true)
    if (!result.understood) throw new Error(result.stoppedAt)
    expect(printAbility(result.abilities[0], "this spell")).toContain(words)
  })

  it("a verb behind another one is bare: its controller may search", () => {
    const text = EMBEDDED.flatMap((card) => card.faces.flatMap((face) => printFace(face)))
    expect(
      text.filter((line) => /\bmay (puts|searches|draws|gains|sacrifices|exiles|returns)\b/.test(line)),
    ).toEqual([])
    expect(text.some((line) => line.includes("Its controller may search"))).toBe(true)
  })

  it("prints most of the abilities of the embedded cards", () => {
    const abilities = EMBEDDED.flatMap((card) => card.faces.flatMap((face) => face.abilities ?? []))
    const printed = abilities.filter((ability) => printAbility(ability) !== undefined)
    expect(printed.length / abilities.length).toBeGreaterThan(0.94)
  })
})

describe("printFace", () => {
  it("puts keywords on one line", () => {
    expect(
      printFace({
        name: "Test",
        types: ["creature"],
        abilities: [
          { ability: "keyword", keyword: "flying" },
          { ability: "keyword", keyword: "firstStrike" },
        ],
      }),
    ).toEqual(["Flying, first strike"])
  })
})
