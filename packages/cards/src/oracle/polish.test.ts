import { describe, expect, it } from "vitest"
import { readLine } from "./compile.ts"
import { printAbility, printFace } from "./print.ts"

/** What is printed of the sentence, as a spell's or as a permanent's. */
function printed(text: string, spell: boolean): string | undefined {
  const result = readLine(text, ["Zap"], spell)
  if (!result.understood) throw new Error(result.stoppedAt)
  return printAbility(result.abilities[0], spell ? "Zap" : "this creature")
}

describe("what is printed is said as cards say it", () => {
  for (const text of [
    "Return target artifact card from your graveyard to your hand.",
    "Return target creature, enchantment, or land card with mana value 2 or less from your graveyard to the battlefield.",
    "Exile target card from a graveyard.",
    "Target creature can't be blocked this turn.",
    "Zap deals 2 damage to each of two targets.",
    "Put a +1/+1 counter on each of up to two target creatures.",
    "Each player sacrifices a land of their choice.",
    "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.",
    "Exile the top two cards of your library. Create a Treasure token for each land exiled this way.",
    "Destroy target land. Up to one other target land becomes a Forest until end of turn.",
    "Create a 1/2 blue Bird creature token named Storm Crow with flying.",
    "Destroy all creatures. They can't be regenerated.",
    "Exile all artifacts.",
    "Create an 8/8 green Elemental creature token with vigilance.",
    "Create Zip, a legendary 4/4 black God Horror creature token with deathtouch.",
    "Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle.",
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    "Exile the top two cards of your library. You may play them for as long as they remain exiled.",
    "Exile the top card of your library. You may play it for as long as it remains exiled.",
    "Draw three cards. Reveal them. You may cast one of them without paying its mana cost.",
    "Each player loses 2 life unless they discard a card.",
    "Each player loses 2 life unless they discard two cards.",
    "Each player loses 2 life unless they pay {2}.",
    "Reveal the top ten cards of your library. Put a creature card from among them onto the battlefield with three +1/+1 counters on it. It gains hexproof until your next turn.",
    "You may destroy target creature if its power is 0 or less.",
    "You may have your life total become 20.",
  ])
    it(text, () => expect(printed(text, true)).toBe(text))

  for (const text of [
    "{1}, Sacrifice another creature: Draw a card.",
    "{1}: You may put a creature card from your hand onto the battlefield. It gains haste.",
    "Whenever this creature attacks, this creature gets +1/+0 until end of turn and can't be blocked this turn.",
    "When you cast this creature, draw a card.",
    "Artifact spells you cast have convoke.",
    "When this creature dies, each opponent sacrifices a creature of their choice.",
    "Whenever a nonblack card is put into a graveyard from anywhere, its owner loses 1 life.",
    "Whenever this creature attacks, you may pay {E}{E}. If you do, draw a card.",
    'When this creature enters, create a 1/1 green Pest creature token with "When this token dies, you gain 1 life."',
  ])
    it(text, () => expect(printed(text, false)).toBe(text))

  it("113.6: of an ability that works in a graveyard its card says so", () => {
    const text = "{3}, Exile this card from your graveyard: Draw a card."
    expect(printed(text, false)).toBe(text)
  })
})

describe("303.4, 301.5: what is attached calls its host by name", () => {
  const bonus = readLine("Enchanted creature gets +1/+1.", [], false)
  const abilities = bonus.understood ? bonus.abilities : []
  const enchant = (type: "land" | "artifact" | "creature") =>
    ({ ability: "keyword", keyword: "enchant", filter: { is: "type", type } }) as const

  it("an Equipment the equipped creature", () => {
    expect(printFace({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"], abilities })).toEqual([
      "Equipped creature gets +1/+1.",
    ])
  })

  it("an Aura what it can enchant; that stands on a line of its own", () => {
    const flash = { ability: "keyword", keyword: "flash" } as const
    const aura = { name: "Aura", types: ["enchantment"], subtypes: ["Aura"] } as const
    expect(printFace({ ...aura, abilities: [flash, enchant("artifact"), ...abilities] })).toEqual([
      "Flash",
      "Enchant artifact",
      "Enchanted artifact gets +1/+1.",
    ])
  })
})
