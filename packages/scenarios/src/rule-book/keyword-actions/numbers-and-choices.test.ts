import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { doing } from "../testing/doing.ts"
import {
  act,
  B,
  card,
  counters,
  creature,
  damage,
  enchantment,
  inGraveyard,
  inHand,
  life,
  now,
  size,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const sword = (name: string, text: string) => card(name, "Artifact — Equipment", `${text}\nEquip {0}`)
const equip = (name: string, host: string) => act(name, "Equip", host)

describe("numbers and choices of keyword actions", () => {
  shows("701.3c: attached to something else it has a new timestamp", {
    a: {
      on: [
        bear,
        ox,
        sword("Small Sword", "Equipped creature has base power and toughness 1/1."),
        sword("Great Sword", "Equipped creature has base power and toughness 5/5."),
      ],
    },
    script: [
      equip("Small Sword", "Old Bear"),
      wait,
      equip("Great Sword", "Old Bear"),
      wait,
      now(size("Old Bear", 5, 5)),
      equip("Small Sword", "Grey Ox"),
      wait,
      equip("Small Sword", "Old Bear"),
      wait,
    ],
    then: [size("Old Bear", 1, 1)],
  })
  shows(
    "701.14c: a creature that fights itself is dealt twice its power",
    doing("Target creature fights target creature.", {
      a: { on: [creature("Wall Bear", "2/9")] },
      at: ["Wall Bear", "Wall Bear"],
      then: [damage("Wall Bear", 4)],
    }),
  )
  shows("701.38b: what is voted for may be objects", {
    ...doing(
      "Starting with you, each player votes for a creature. Destroy each creature with the most votes or tied for most votes.",
      {
        a: { on: [bear] },
        b: { on: [ox] },
        choices: { A: ["Grey Ox"], B: ["Grey Ox"] },
        then: [inGraveyard("B", "Grey Ox"), there("A", "Old Bear")],
      },
    ),
  })
  shows("701.44d: of creatures that explore at once each does so in turn", {
    ...doing("Each creature you control explores.", {
      a: { on: [bear, ox], library: ["Forest", giant] },
      choices: { A: ["Grey Ox", false] },
      then: [inHand("A", "Forest"), counters("Grey Ox", "+1/+1", 0), counters("Old Bear", "+1/+1", 1)],
    }),
  })
  shows("701.50c: what has left connives by last known information, for its last controller", {
    a: {
      on: [creature("Schemer", "1/1", "{0}, Sacrifice this creature: It connives.")],
      hand: [giant],
      library: ["Forest"],
    },
    script: [act("Schemer", "{0}, Sacrifice"), wait],
    choices: { A: ["Big Giant"] },
    then: [inHand("A", "Forest"), inGraveyard("A", "Big Giant")],
  })
  shows("701.50d: of creatures that connive at once each does so in turn", {
    ...doing("Each creature you control connives.", {
      a: { on: [bear, ox], hand: [giant, "Island"], library: ["Forest", "Swamp"] },
      choices: { A: ["Grey Ox", "Big Giant", "Island"] },
      then: [counters("Grey Ox", "+1/+1", 1), counters("Old Bear", "+1/+1", 0)],
    }),
  })
  const villain = "faces a villainous choice — That player discards two cards, or that player loses 3 life."
  shows(
    "701.55b: an option may be chosen of which nothing can be done",
    doing(`Target opponent ${villain}`, { at: [B], choices: { B: ["first"] }, then: [life("B", 20)] }),
  )
  shows("701.55d: of several players each faces the choice in turn order", {
    ...doing(`Each opponent ${villain}`, {
      b: { hand: [bear, ox] },
      c: {},
      format: "freeForAll",
      turnOrder: ["A", "B", "C"],
      choices: { B: ["first", "Old Bear", "Grey Ox"], C: ["second"] },
      then: [life("B", 20), life("C", 17), inGraveyard("B", "Old Bear")],
    }),
  })
  shows("701.62b: who manifests dread from an empty library has done so all the same", {
    ...doing("Manifest dread.", {
      a: {
        emptyLibrary: true,
        on: [enchantment("Fear", "Whenever you manifest dread, you gain 2 life.")],
      },
      then: [life("A", 22)],
    }),
  })
})
