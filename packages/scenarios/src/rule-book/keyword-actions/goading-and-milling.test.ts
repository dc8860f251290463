import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { inOrder, statically, theEnchantment, theSorcery, you } from "../testing/definitions.ts"
import { doing } from "../testing/doing.ts"
import {
  at,
  cast,
  enchantment,
  inGraveyard,
  inHand,
  instant,
  life,
  lost,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("goading, investigating, milling, looking", () => {
  shows("701.15b: a goaded creature attacks, and somebody else than who goaded it", {
    a: { on: [bear], hand: [instant("Taunt", "Goad target creature.")] },
    b: { on: [ox] },
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [cast("Taunt", "Grey Ox"), wait],
    stopAt: { turn: 2, step: "end" },
    then: [life("C", 18), life("A", 20)],
  })
  shows("701.15c: goaded by two of three players, a creature attacks all the same", {
    a: { hand: [instant("Taunt", "Goad target creature.")] },
    b: { on: [ox] },
    c: { hand: [instant("Jeer", "Goad target creature.")] },
    d: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C", "D"],
    script: [cast("Taunt", "Grey Ox"), wait, at({ player: "C", step: "end" }, cast("Jeer", "Grey Ox"))],
    stopAt: { turn: 2, step: "end" },
    then: [life("D", 18)],
  })
  shows(
    "701.16a: to investigate is to create a Clue",
    doing("Investigate.", { then: [there("A", "Clue Token")] }),
  )
  shows(
    "701.17a: milled cards go from the top into the graveyard",
    doing("Mill two cards.", {
      a: { library: [bear, ox, giant] },
      then: [inGraveyard("A", "Old Bear"), inGraveyard("A", "Grey Ox"), inGraveyard("A", "Big Giant", 0)],
    }),
  )
  shows(
    "701.17b: nobody mills more than there is",
    doing("Mill three cards.", {
      a: { library: [bear], emptyLibrary: true },
      then: [inGraveyard("A", "Old Bear"), lost("A", false)],
    }),
  )
  shows(
    "701.17b, 608.2d: with a library too small nobody can choose to mill that many",
    ...["You may mill three cards. If you do, you gain 3 life.", "Each player may mill three cards."].map(
      (text) =>
        doing(text, {
          a: { library: [bear, ox], emptyLibrary: true },
          b: { emptyLibrary: true },
          strict: true,
          then: [inGraveyard("A", "Old Bear", 0), life("A", 20)],
        }),
    ),
  )
  shows(
    "121.3, 608.2d: nobody can choose to draw where an effect forbids it; an empty library is no hindrance",
    {
      a: {
        on: [
          theEnchantment("Lid", [
            statically({ static: "cant", event: { on: "draw", player: you }, what: "draw" }),
          ]),
        ],
        hand: [
          theSorcery(
            "Offers",
            inOrder(
              { do: "may", effect: { do: "draw", count: 1 } },
              { do: "may", effect: { do: "gainLife", amount: 5 } },
            ),
          ),
        ],
      },
      script: [cast("Offers"), wait],
      // The second offer is the first that is made.
      choices: { A: [true, false] },
      then: [life("A", 25)],
    },
    doing("You may draw a card. If you do, you gain 3 life.", {
      a: { emptyLibrary: true },
      choices: { A: [true] },
      then: [lost("A")],
    }),
  )
  shows(
    "701.17c: what was milled is found where it went",
    doing("Mill a card. If a creature card was milled this way, return it to your hand.", {
      a: { library: [bear] },
      then: [inHand("A", "Old Bear")],
    }),
  )
  shows(
    "701.22a: scry: to the bottom or back",
    doing("Scry 1, then draw a card.", {
      a: { library: ["Forest", bear] },
      targets: { A: ["Forest"] },
      then: [inHand("A", "Old Bear")],
    }),
  )
  shows(
    "701.22b: scry 0 is no scry",
    doing("Scry X, where X is the number of cards in your hand.", {
      a: { on: [enchantment("Seer", "Whenever you scry, you gain 1 life.")] },
      then: [life("A", 20)],
    }),
  )
  shows(
    "701.22d: a trigger on scrying comes even where the library is empty",
    doing("Scry 1.", {
      a: { on: [enchantment("Seer", "Whenever you scry, you gain 1 life.")], emptyLibrary: true },
      then: [life("A", 21)],
    }),
  )
  shows(
    "701.25a: surveil: into the graveyard or back",
    doing("Surveil 1, then draw a card.", {
      a: { library: ["Forest", bear] },
      targets: { A: ["Forest"] },
      then: [inHand("A", "Old Bear"), inGraveyard("A", "Forest")],
    }),
  )
  shows(
    "701.25c: surveil 0 is none",
    doing("Surveil X, where X is the number of cards in your hand.", {
      a: { on: [enchantment("Seer", "Whenever you surveil, you gain 1 life.")] },
      then: [life("A", 20)],
    }),
  )
  shows(
    "701.25d: a trigger on surveilling comes even where the library is empty",
    doing("Surveil 1.", {
      a: { on: [enchantment("Seer", "Whenever you surveil, you gain 1 life.")], emptyLibrary: true },
      then: [life("A", 21)],
    }),
  )
  shows(
    "701.23e: what is searched for without revealing is not shown",
    doing("Search your library for a card, put it into your hand, then shuffle.", {
      a: { library: [bear] },
      targets: { A: ["Old Bear"] },
      then: [inHand("A", "Old Bear"), { check: "sees", player: "B", card: "Old Bear", is: false }],
    }),
  )
  shows(
    "701.24e: shuffling a library of one card is shuffling",
    doing("Shuffle your library.", {
      a: {
        on: [enchantment("Cos", "Whenever you shuffle your library, you gain 1 life.")],
        library: [bear],
        emptyLibrary: true,
      },
      then: [life("A", 21)],
    }),
  )
  shows(
    "701.26a: only untapped permanents are tapped",
    doing("Tap target creature. Tap target creature.", {
      a: {
        on: [bear, enchantment("Drum", "Whenever a creature becomes tapped, you gain 1 life.")],
      },
      at: ["Old Bear", "Old Bear"],
      then: [life("A", 21)],
    }),
  )
  shows(
    "701.26b: only tapped permanents are untapped",
    doing("Untap target creature.", {
      a: { on: [bear, enchantment("Bell", "Whenever a creature becomes untapped, you gain 1 life.")] },
      at: ["Old Bear"],
      then: [life("A", 20)],
    }),
  )
})
