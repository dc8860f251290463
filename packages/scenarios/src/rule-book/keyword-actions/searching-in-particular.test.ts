import type { Effect, Filter } from "@apnap/engine"
import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { inOrder, theSorcery } from "../testing/definitions.ts"
import { doing } from "../testing/doing.ts"
import {
  act,
  artifact,
  B,
  card,
  cast,
  creature,
  enchantment,
  hand,
  inGraveyard,
  inHand,
  life,
  now,
  sorcery,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const search = (filter: Filter): Effect => ({ do: "search", filter, count: 1, to: "hand" })

describe("milling, searching, shuffling, in particular", () => {
  shows(
    "701.17d: of two cards milled in place of one both numbers count",
    doing("Mill a card. You gain life equal to the milled card's mana value.", {
      a: {
        on: [
          enchantment(
            "Great Mill",
            "If a player would mill one or more cards, they mill twice that many cards instead.",
          ),
        ],
        library: [creature("Two", "1/1", "", "Bear", "{2}"), creature("Three", "1/1", "", "Bear", "{3}")],
      },
      then: [life("A", 25)],
    }),
  )
  const colossus = (name: string) =>
    creature(
      name,
      "11/11",
      "If this creature would be put into a graveyard from anywhere, reveal this card and shuffle it into its owner's library instead.",
      "Golem",
    )
  shows(
    "701.24f: what shuffles a library twice at once triggers twice",
    doing("Each player sacrifices all creatures they control.", {
      a: { on: [enchantment("Panic", "Whenever a player shuffles their library, you gain 1 life.")] },
      b: { on: [colossus("Colossus"), colossus("Other Colossus")] },
      then: [life("A", 22)],
    }),
  )
  shows(
    "701.24g: what goes to a place of a library that is shuffled at that time lies there afterwards",
    doing("Each player sacrifices all creatures they control.", {
      a: {
        on: [
          colossus("Colossus"),
          creature(
            "Zombie",
            "2/2",
            "If this creature would die, put it on top of its owner's library instead.",
            "Zombie",
          ),
        ],
        hand: [sorcery("Look", "Draw a card.")],
        library: [[40, "Forest"]],
      },
      script: [cast("Look"), wait],
      then: [inHand("A", "Zombie")],
    }),
  )
  shows(
    "701.25b: cards looked at in addition are surveilled too",
    doing("Surveil 1.", {
      a: {
        on: [enchantment("Watch", "You may look at an additional two cards each time you surveil.")],
        library: [bear, ox, giant, "Forest"],
      },
      targets: { A: [{ all: ["Old Bear", "Grey Ox", "Big Giant"] }] },
      then: [inGraveyard("A", "Old Bear"), inGraveyard("A", "Grey Ox"), inGraveyard("A", "Big Giant")],
    }),
  )
  shows(
    "701.12f: a hand is exchanged with an empty graveyard",
    doing("Exchange your hand and graveyard.", {
      a: { hand: [bear, ox] },
      then: [inGraveyard("A", "Old Bear"), inGraveyard("A", "Grey Ox"), hand("A", 0)],
    }),
  )
  shows("701.10f: each type of mana in the pool is doubled", {
    a: {
      on: [
        card("Well", "Land", "{T}: Add {R}{G}{G}."),
        artifact("Cube", "{T}: Double the amount of each type of unspent mana you have."),
      ],
    },
    script: [
      act("Well", "{T}"),
      act("Cube", "{T}"),
      now({ check: "manaPool", player: "A", color: "G", is: 4 }),
      now({ check: "manaPool", player: "A", color: "R", is: 2 }),
      now({ check: "stack", is: 0 }),
    ],
  })
  const vote =
    "Starting with you, each player votes for time or money. Each player draws a card for each time vote. You gain 1 life for each money vote."
  const face = "Target opponent faces a villainous choice — You gain 1 life, or that player loses 1 life."
  shows(
    "701.38d: additional votes are cast when the player votes",
    doing(vote, {
      a: {
        on: [
          creature("Broker", "2/3", "While voting, you may vote an additional time."),
          creature("Deputy", "2/3", "While voting, you get an additional vote."),
        ],
      },
      choices: { A: ["money", true, "money", "money"], B: ["money"] },
      then: [life("A", 24)],
    }),
    doing(vote, {
      a: { on: [creature("Broker", "2/3", "While voting, you may vote an additional time.")] },
      choices: { A: ["money", false], B: ["money"] },
      then: [life("A", 22)],
    }),
  )
  shows(
    "701.55c: a choice to be faced twice is made and carried out twice, one after the other",
    doing(face, {
      a: {
        on: [
          creature(
            "Valeyard",
            "3/4",
            "If an opponent would face a villainous choice, they face that choice an additional time.",
          ),
        ],
      },
      at: [B],
      choices: { B: ["first", "second"] },
      then: [life("A", 21), life("B", 19)],
    }),
  )
  shows("701.23h: two searches before one shuffle are one search", {
    a: {
      hand: [
        theSorcery(
          "Quest",
          inOrder(
            search({ is: "name", name: "Forest" }),
            search({ is: "name", name: "Old Bear" }),
            { do: "shuffle" },
            search({ is: "name", name: "Grey Ox" }),
            { do: "shuffle" },
          ),
        ),
      ],
      library: ["Forest", bear, ox],
    },
    b: { on: [enchantment("Spy", "Whenever an opponent searches their library, you gain 1 life.")] },
    script: [cast("Quest"), wait],
    then: [life("B", 22), inHand("A", "Forest"), inHand("A", "Old Bear"), inHand("A", "Grey Ox")],
  })
  shows("701.23h: what a delayed ability searches is a search of its own", {
    a: {
      hand: [
        theSorcery(
          "Errand",
          inOrder(search({ is: "name", name: "Forest" }), {
            do: "delayed",
            when: { on: "step", step: "end" },
            effect: search({ is: "name", name: "Old Bear" }),
          }),
        ),
      ],
      library: ["Forest", bear, ox],
    },
    b: { on: [enchantment("Spy", "Whenever an opponent searches their library, you gain 1 life.")] },
    script: [cast("Errand"), wait],
    then: [life("B", 22), inHand("A", "Forest"), inHand("A", "Old Bear")],
  })
  shows(
    "701.23a: who searches another's library doesn't search their own",
    doing("Search target opponent's library for a card and exile it. Then that player shuffles.", {
      b: {
        on: [enchantment("Spy", "Whenever an opponent searches their library, you gain 1 life.")],
        library: [bear],
      },
      at: [B],
      then: [life("B", 20)],
    }),
  )
  const hunt = (count: number) =>
    theSorcery("Hunt", {
      do: "search",
      zone: ["library", "graveyard"],
      filter: { is: "type", type: "creature" },
      count,
      to: "hand",
    })
  const hunted = { graveyard: [bear, giant], library: [ox, "Forest"] } as const
  shows(
    "701.23a: of the cards of several zones that are searched one is found, in whichever the player likes",
    {
      a: { ...hunted, hand: [hunt(1)] },
      script: [cast("Hunt"), wait],
      targets: { A: ["Grey Ox"] },
      then: [inHand("A", "Grey Ox"), hand("A", 1)],
    },
    {
      a: { ...hunted, hand: [hunt(1)] },
      script: [cast("Hunt"), wait],
      targets: { A: ["Old Bear"] },
      then: [inHand("A", "Old Bear"), hand("A", 1)],
    },
  )
  shows(
    "701.23b: what isn't found in the hidden zone must be found in the open one, as far as the number allows",
    {
      a: { ...hunted, hand: [hunt(2)] },
      script: [cast("Hunt"), wait],
      targets: { A: [{ all: ["Grey Ox", "Old Bear"] }] },
      then: [inHand("A", "Grey Ox"), inHand("A", "Old Bear"), hand("A", 2)],
    },
  )
  shows(
    "701.16a: to investigate three times is to do so again and again",
    doing("Investigate three times.", {
      a: { on: [enchantment("Notes", "Whenever you investigate, you gain 1 life.")] },
      then: [life("A", 23)],
    }),
  )
})
