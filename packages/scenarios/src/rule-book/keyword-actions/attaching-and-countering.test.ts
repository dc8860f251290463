import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { statically, theEnchantment, you } from "../testing/definitions.ts"
import { doing } from "../testing/doing.ts"
import {
  act,
  at,
  B,
  card,
  cast,
  creature,
  enchantment,
  hand,
  inExile,
  inGraveyard,
  instant,
  life,
  now,
  size,
  sorcery,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("attaching, countering, creating, destroying", () => {
  const blade = card("Blade", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {0}")
  shows("701.3a: to attach is to take it from where it is and put it onto another", {
    a: { on: [blade, bear, ox] },
    script: [act("Blade", "Equip", "Old Bear"), wait, act("Blade", "Equip", "Grey Ox"), wait],
    then: [size("Old Bear", 2, 2), size("Grey Ox", 3, 5)],
  })
  shows(
    "701.3b: what can't be attached to it stays where it is",
    doing("Attach target Equipment you control to target creature you control.", {
      a: { on: [blade, creature("Shy", "1/1", "Protection from artifacts"), bear] },
      at: ["Blade", "Shy"],
      then: [size("Shy", 1, 1), there("A", "Blade")],
    }),
  )
  shows(
    "701.6a, 701.6b: a countered spell goes to its owner's graveyard, and what it cost is not given back",
    {
      a: { on: ["Forest"], hand: [creature("Cub", "1/1", "", "Bear", "{G}")] },
      b: { hand: [instant("No", "Counter target spell.")] },
      script: [cast("Cub"), at({ player: "B" }, { ...cast("No", "Cub"), when: { onStack: "Cast Cub" } })],
      then: [inGraveyard("A", "Cub"), tapped("Forest")],
    },
  )
  shows(
    "701.7a: created tokens enter the battlefield",
    doing("Create two 1/1 red Goblin creature tokens.", {
      then: [there("A", "Goblin Token", 2), size("Goblin Token", 1, 1)],
    }),
  )
  shows(
    "701.7b: what doubles tokens applies as they are created, anthems after that",
    doing("Create a 1/1 red Goblin creature token.", {
      a: {
        on: [
          enchantment(
            "Season",
            "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
          ),
          enchantment("Anthem", "Creatures you control get +1/+1."),
        ],
      },
      then: [there("A", "Goblin Token", 2), size("Goblin Token", 2, 2)],
    }),
  )
  shows(
    "701.8a: to destroy is to move it to its owner's graveyard",
    doing("Destroy target creature.", {
      b: { on: [bear] },
      at: ["Old Bear"],
      then: [inGraveyard("B", "Old Bear")],
    }),
  )
  shows(
    "701.8b: what is sacrificed is not destroyed: indestructible doesn't help",
    doing("Target player sacrifices a creature.", {
      b: { on: [creature("Rock", "1/1", "Indestructible")] },
      at: [B],
      then: [inGraveyard("B", "Rock")],
    }),
  )
  const shelf = theEnchantment("Shelf", [
    statically({
      static: "alter",
      event: {
        on: "moves",
        object: { is: "ownedBy", player: you },
        from: "hand",
        to: "graveyard",
        cause: "discard",
      },
      alter: { to: "zone", zone: "library" },
    }),
  ])
  const mourner = enchantment(
    "Mourner",
    "Whenever you discard a creature card, you gain 1 life.\nWhenever you discard a noncreature card, you gain 2 life.\nWhenever you discard a card, you gain 4 life.",
  )
  const rite = enchantment(
    "Rite",
    "Discard a creature card: You gain 16 life.\nDiscard a card: You gain 32 life.",
  )
  shows(
    "701.9c: nothing is known of a card that is discarded into a hidden zone",
    {
      a: {
        on: [shelf, mourner],
        hand: [
          bear,
          sorcery("Shed", "Discard a card. If a creature card was discarded this way, you gain 8 life."),
        ],
      },
      script: [cast("Shed"), wait],
      then: [life("A", 24), { check: "library", player: "A", card: "Old Bear", is: 1 }],
    },
    {
      a: {
        on: [mourner],
        hand: [
          bear,
          sorcery("Shed", "Discard a card. If a creature card was discarded this way, you gain 8 life."),
        ],
      },
      script: [cast("Shed"), wait],
      then: [life("A", 33)],
    },
    {
      a: { on: [shelf, rite], hand: [bear] },
      script: [
        { ...act("Rite", "Discard a creature"), illegal: true },
        now(hand("A", 1)),
        act("Rite", "Discard a card"),
        wait,
      ],
      then: [life("A", 52), hand("A", 0)],
    },
  )
  shows(
    "701.9a: to discard is to put it from the hand into the graveyard",
    doing("Discard a card.", { a: { hand: ["Forest"] }, then: [inGraveyard("A", "Forest"), hand("A", 0)] }),
  )
  shows(
    "701.13a: to exile is to move it to exile from wherever it is",
    doing("Exile target card from a graveyard.", {
      b: { graveyard: [bear] },
      at: ["Old Bear"],
      then: [inExile("B", "Old Bear")],
    }),
  )
  shows(
    "701.21a: a sacrificed permanent goes to its owner's graveyard, and only its controller sacrifices it",
    doing("Gain control of target creature. Sacrifice it.", {
      b: { on: [bear] },
      at: ["Old Bear"],
      then: [inGraveyard("B", "Old Bear")],
    }),
  )
  shows(
    "701.21a: of any number of permanents to sacrifice, nobody else's are offered (Shimatsu the Bloodcloaked)",
    {
      a: {
        on: [bear],
        hand: [
          creature(
            "Shimatsu",
            "0/0",
            "As this creature enters, sacrifice any number of permanents. This creature enters with that many +1/+1 counters on it.",
            "Demon",
          ),
        ],
      },
      b: { on: [giant] },
      script: [cast("Shimatsu"), wait],
      choices: { A: [{ illegal: { all: ["Old Bear", "Big Giant"] } }, { all: ["Old Bear"] }] },
      then: [inGraveyard("A", "Old Bear"), there("B", "Big Giant"), size("Shimatsu", 1, 1)],
    },
  )
})
