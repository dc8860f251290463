import { describe, expect, it } from "vitest"
import { readLine } from "../compile.ts"
import { wordings } from "../testing/wordings.ts"

wordings("players by what they have or did", [
  [
    "each of them",
    "{T}: Each opponent who lost life this turn loses 1 life.",
    { effect: { player: { who: "such", of: { who: "opponents" }, that: { if: "happened" } } } },
  ],
  [
    "115.1: as a target",
    "{T}: Target player who controls a Forest draws a card.",
    { targets: [{ players: { who: "such", that: { if: "exists" } } }] },
  ],
  [
    "how many there are",
    "{T}: Draw a card for each opponent who controls more creatures than you.",
    { effect: { count: { n: "countPlayers", of: { who: "such" } } } },
  ],
  [
    "compared with all of them",
    "{T}: Draw a card. Activate only if you have more cards in hand than each opponent.",
    { condition: { if: "compare", left: { n: "countPlayers" }, op: "=", right: 0 } },
  ],
])

wordings("relative clauses and exclusions", [
  [
    "115.1: what a spell is aimed at",
    "{T}: Counter target spell that targets a creature you control.",
    { targets: [{ filter: { of: [{ is: "spell" }, { is: "targets" }] } }] },
  ],
  [
    "what is left out",
    "{T}: Destroy all permanents except for lands.",
    { effect: { what: { filter: { of: [{ is: "permanent" }, { is: "not" }] } } } },
  ],
  [
    "who has the greatest of them",
    "{T}: Destroy target creature with the greatest mana value among creatures you control.",
    { targets: [{ filter: { of: [{}, { is: "among", of: { sel: "extreme", by: "manaValue" } }] } }] },
  ],
])

wordings("alternatives that share their last noun", [
  [
    "308.2: each creature type is one of creatures, since other cards have creature types too",
    "{T}: Return target Vampire or Wizard creature card from your graveyard to your hand.",
    {
      targets: [
        {
          filter: {
            is: "and",
            of: [
              {
                is: "or",
                of: [
                  { is: "subtype", subtype: "Vampire" },
                  { is: "subtype", subtype: "Wizard" },
                ],
              },
              { is: "type", type: "creature" },
            ],
          },
        },
      ],
    },
  ],
  [
    "308.2: with an adjective of all",
    "{T}: Tap all untapped Elf, Goblin, or Soldier creatures.",
    { effect: { what: { filter: { of: [{ is: "not" }, { is: "or" }, { is: "type", type: "creature" }] } } } },
  ],
  [
    "a card type that another noun has already",
    "{T}: Destroy target Equipment or artifact creature.",
    { targets: [{ filter: { is: "or", of: [{ is: "subtype" }, { is: "and" }] } }] },
  ],
  [
    "102.3: teammates are no other opponents",
    "Whenever Zap deals combat damage to an opponent, it deals that much damage to each other opponent.",
    { effect: { to: { of: { who: "otherThan", than: { who: "union", of: [{ who: "team" }, {}] } } } } },
  ],
])

describe("what is no misreading", () => {
  const understood = (line: string) => readLine(line, ["Zap"], true).understood
  it("permanents have no targets: abilities of them may", () => {
    expect(
      understood("Activated abilities of Equipment you control that target Zap cost {1} less to activate."),
    ).toBe(false)
  })
  it("608.2h: who controlled what was returned is who controlled the permanent", () => {
    const read = readLine(
      "Return target creature to its owner's hand. If you controlled it, draw a card.",
      ["Zap"],
      true,
    )
    expect(JSON.stringify(read)).toContain('{"if":"is","of":{"sel":"target","slot":0}')
  })
  it("118.12a: damage to them is damage to those who may have it dealt", () => {
    const read = readLine(
      "Target player discards a card unless that player has Zap deal 4 damage to them.",
      ["Zap"],
      true,
    )
    expect(JSON.stringify(read)).toContain('"to":{"sel":"players","of":{"who":"target","slot":0}}')
  })
})
