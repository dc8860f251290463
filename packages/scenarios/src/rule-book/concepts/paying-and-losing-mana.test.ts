import type { Filter } from "@apnap/engine"
import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  activated,
  aType,
  gains,
  inOrder,
  statically,
  theArtifact,
  theCreature,
  theEnchantment,
  theInstant,
  theSorcery,
  you,
} from "../testing/definitions.ts"
import {
  act,
  at,
  B,
  can,
  cast,
  inGraveyard,
  inHand,
  life,
  now,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const pool = (player: string, color: "G" | "R", is: number) =>
  ({ check: "manaPool", player, color, is }) as const
const theirs = { who: "target", slot: 0 } as const

describe("mana that is lost or paid for objects (106, 107, 116)", () => {
  const drain = theSorcery(
    "Drain",
    inOrder(
      { do: "activateForMana", player: theirs, of: aType("land") },
      { do: "loseMana", player: theirs, to: you },
    ),
    { targets: [{ players: { who: "players" } }] },
  )
  const font = theArtifact("Font", [
    activated(
      { do: "addMana", mana: { mana: "{G}", restriction: { spells: aType("creature") } } },
      { cost: [{ pay: "tap" }] },
    ),
  ])
  shows(
    "106.13: unspent mana passes from one pool into the other",
    {
      a: { hand: [drain] },
      b: { on: ["Forest", "Mountain", "Taiga"] },
      choices: { B: ["mana:0"] },
      script: [
        cast("Drain", B),
        wait,
        now(pool("A", "R", 2)),
        now(pool("A", "G", 1)),
        now(pool("B", "R", 0)),
      ],
      then: [tapped("Forest"), tapped("Mountain"), tapped("Taiga")],
    },
    {
      a: {
        hand: [
          drain,
          theCreature("Cub", "1/1", [], { cost: "{G}" }),
          theSorcery("Song", gains(1), {}, { cost: "{G}" }),
        ],
      },
      b: { on: [font] },
      script: [
        at({ player: "B" }, act("Font", "{T}")),
        cast("Drain", B),
        wait,
        now(can("A", "Cast Song", false)),
        cast("Cub"),
        wait,
      ],
      then: [there("A", "Cub")],
    },
  )
  const again = { do: "may", cost: [{ pay: "ownManaCost" }], then: gains(5) } as const
  const rent = theEnchantment("Rent", [activated(again, { cost: [{ pay: "mana", mana: "{X}" }] })], {
    cost: "{X}{G}",
  })
  const encore = theSorcery("Encore", again, {}, { cost: "{X}{G}" })
  shows(
    "107.3h: X in the mana cost of an object is 0 where an effect has the cost paid, and for a spell what was chosen for it",
    {
      a: { on: [rent, [3, "Forest"]] },
      choices: { A: [2, true] },
      script: [act("Rent", "{X}"), wait],
      then: [life("A", 25), tapped("Forest")],
    },
    {
      a: { on: [[6, "Forest"]], hand: [encore] },
      choices: { A: [2, true] },
      script: [cast("Encore"), wait],
      then: [life("A", 25), { check: "tapped", card: "Forest", is: true, scope: "all" }],
    },
    {
      a: { on: [[5, "Forest"]], hand: [encore] },
      choices: { A: [2] },
      script: [cast("Encore"), wait],
      then: [life("A", 20)],
    },
  )
  const feast = (filter?: Filter) =>
    theSorcery(
      "Feast",
      gains(5),
      {},
      {
        abilities: [
          { ability: "spell", effect: gains(5) },
          statically({
            static: "additionalCost",
            self: true,
            cost: [{ pay: "discard", count: 1, ...(filter && { filter }) }],
          }),
        ],
      },
    )
  const must = theSorcery("Must", {
    do: "cast",
    what: { sel: "all", filter: aType("sorcery"), zone: "exile" },
  })
  shows(
    "118.8c: 'cast it if able' doesn't make a player discard a card of a kind",
    {
      a: { exile: [feast(aType("creature"))], hand: [must, bear] },
      choices: { A: [{ stop: true }] },
      script: [cast("Must"), wait],
      then: [life("A", 20), inHand("A", "Old Bear")],
    },
    {
      a: { exile: [feast()], hand: [must, bear] },
      choices: { A: [{ stop: true }] },
      script: [cast("Must"), wait],
      then: [life("A", 25), inHand("A", "Old Bear", 0)],
    },
  )
  const vulture = theCreature("Vulture", "3/2", [statically({ static: "mayDiscard" })], { cost: "{5}" })
  shows("116.2e: it is discarded by a player with priority, and nobody can respond", {
    a: { hand: [vulture] },
    b: { hand: [theInstant("Word", gains(1))] },
    script: [
      at({ player: "B" }, cast("Word")),
      { ...act("Vulture", "discard"), when: { onStack: "Cast Word" } },
      now(inGraveyard("A", "Vulture")),
      wait,
    ],
    then: [inHand("A", "Vulture", 0)],
  })
})
