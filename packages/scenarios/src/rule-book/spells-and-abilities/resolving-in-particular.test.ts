import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  activated,
  both,
  bound,
  CREATURE,
  gains,
  inOrder,
  keyword,
  statically,
  target,
  theArtifact,
  theCreature,
  theEnchantment,
  theSorcery,
  when,
  you,
  yours,
} from "../testing/definitions.ts"
import {
  act,
  at,
  C,
  cast,
  hand,
  inGraveyard,
  life,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const entersSelf = { on: "moves", object: { is: "self" }, to: "battlefield" } as const

describe("resolving, in particular (601, 603, 608)", () => {
  shows("608.2p: what waits for a spell to resolve triggers once all of it is done", {
    a: {
      on: [theEnchantment("Echo", [when({ on: "resolves", spell: { is: "spell" } }, gains(1))])],
      hand: [sorcery("Deed", "You gain 5 life.")],
    },
    script: [cast("Deed"), wait],
    then: [life("A", 26)],
  })
  const gate = theEnchantment("Gate", [
    statically({
      static: "cant",
      what: "enter",
      event: { on: "moves", object: CREATURE, to: "battlefield" },
    }),
  ])
  shows("608.3e: a permanent spell that can't enter goes to its owner's graveyard", {
    a: { on: [gate], hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [inGraveyard("A", "Old Bear"), there("A", "Old Bear", 0)],
  })
  shows("111.5: a token that can't enter isn't created, nor one that would be an instant", {
    a: {
      on: [gate, theEnchantment("Maker", [when({ on: "token", by: you }, gains(1))])],
      hand: [
        sorcery("Call", "Create a 1/1 green Elf creature token."),
        sorcery("Treasures", "Create a Treasure token."),
      ],
    },
    script: [cast("Call"), wait, now(life("A", 20)), cast("Treasures"), wait],
    then: [life("A", 21)],
  })
  shows("111.9: a legendary token is created with the name that is said", {
    a: {
      hand: [
        sorcery(
          "Depths",
          "Create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible.",
        ),
        sorcery(
          "More Depths",
          "Create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible.",
        ),
      ],
    },
    script: [cast("Depths"), wait, now(size("Marit Lage", 20, 20)), cast("More Depths"), wait],
    then: [there("A", "Marit Lage")],
  })
  shows("603.12a: a reflexive ability triggers for each time that it was done", {
    a: {
      hand: [
        theSorcery("Twice", {
          do: "repeat",
          times: 2,
          effect: inOrder({ do: "loseLife", amount: 1 }, { do: "reflexive", effect: gains(3) }),
        }),
      ],
    },
    script: [cast("Twice"), wait],
    then: [life("A", 24)],
  })
  shows("601.5a: what let a spell be cast at that time may be gone before it is paid for", {
    a: {
      on: [bear],
      hand: [
        theCreature("Ambusher", "2/2", [
          {
            ...statically({ static: "flash", spells: { is: "self" }, self: true }),
            condition: { if: "exists", filter: both(CREATURE, yours) },
          },
          statically({
            static: "additionalCost",
            self: true,
            cost: [{ pay: "sacrifice", filter: CREATURE }],
          }),
        ]),
      ],
    },
    script: [at({ turn: 2, player: "A" }, cast("Ambusher")), at({ turn: 2 }, wait)],
    choices: { A: ["Old Bear"] },
    stopAt: { turn: 2, step: "end" },
    then: [there("A", "Ambusher")],
  })
  const cruel = theSorcery(
    "Cruel Choice",
    { do: "destroy", what: target },
    { targets: [{ filter: CREATURE, by: { who: "opponents" } }] },
  )
  shows("601.6a: of several opponents the controller says who chooses", {
    c: { on: [ox] },
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: { hand: [cruel] },
    b: { on: [bear] },
    choices: { A: [C] },
    targets: { B: ["Grey Ox"], C: ["Old Bear"] },
    script: [cast("Cruel Choice"), wait],
    then: [inGraveyard("B", "Old Bear"), there("C", "Grey Ox")],
  })
  shows("602.3a: of several opponents the ability's controller says who chooses", {
    c: { on: [ox] },
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: {
      on: [
        theArtifact("Judge", [
          activated(
            { do: "destroy", what: target },
            { targets: [{ filter: CREATURE, by: { who: "opponents" } }] },
          ),
        ]),
      ],
    },
    b: { on: [bear] },
    choices: { A: [C] },
    targets: { B: ["Grey Ox"], C: ["Old Bear"] },
    script: [act("Judge", "{0}"), wait],
    then: [inGraveyard("B", "Old Bear"), there("C", "Grey Ox")],
  })
  shows("307.5a: 'any time a sorcery couldn't have been cast' asks about when it was cast", {
    a: {
      hand: ["Sudden 1", "Sudden 2"].map((name) =>
        theCreature(name, "1/1", [
          keyword("flash"),
          when(entersSelf, gains(3), {
            condition: { if: "asCast", that: { if: "not", of: { if: "sorcerySpeed", player: you } } },
          }),
        ]),
      ),
    },
    script: [
      cast("Sudden 1"),
      wait,
      now(life("A", 20)),
      at({ step: "beginningOfCombat" }, cast("Sudden 2")),
      at({ step: "beginningOfCombat" }, wait),
    ],
    then: [life("A", 23)],
  })
  shows("614.11b: what is to be done with the card drawn isn't done where the draw was replaced", {
    a: {
      on: [
        theEnchantment("Dry Well", [
          statically({ static: "replace", event: { on: "draw", player: you }, with: gains(1) }),
        ]),
      ],
      hand: [
        bear,
        theSorcery(
          "Glimpse",
          inOrder(
            { do: "draw", count: 1, bind: "drawn" },
            { do: "move", what: bound("drawn"), to: "exile" },
            gains(1),
          ),
        ),
      ],
    },
    script: [cast("Glimpse"), wait],
    then: [life("A", 22), { check: "exile", is: 0 }, hand("A", 1)],
  })
})
