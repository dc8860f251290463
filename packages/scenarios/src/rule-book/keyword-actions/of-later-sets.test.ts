import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { doing } from "../testing/doing.ts"
import {
  act,
  artifact,
  attack,
  B,
  block,
  can,
  cast,
  counters,
  creature,
  enchantment,
  hand,
  has,
  inExile,
  inGraveyard,
  inHand,
  life,
  now,
  size,
  sorcery,
  tapped,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("actions of later sets", () => {
  shows(
    "701.30a, 701.30b, 701.30d: who reveals the dearer card wins the clash",
    doing("Clash with an opponent. If you win, you gain 5 life.", {
      a: { library: [creature("Dear", "5/5", "", "Giant", "{6}")] },
      b: { library: ["Forest"] },
      then: [life("A", 25)],
    }),
  )
  shows(
    "701.34a: proliferate: another counter of each kind",
    doing("Put a +1/+1 counter on target creature. Proliferate.", {
      a: { on: [bear] },
      at: ["Old Bear"],
      choices: { A: ["Old Bear"] },
      then: [counters("Old Bear", "+1/+1", 2)],
    }),
  )
  shows(
    "701.35a: a detained creature neither attacks nor blocks, nor are its abilities activated",
    doing("Detain target creature an opponent controls.", {
      a: { on: [bear] },
      b: { on: [creature("Tapper", "1/1", "{0}: You gain 1 life.")] },
      at: ["Tapper"],
      script: [now(can("B", "{0}: You gain", false)), attack("Old Bear"), block("Tapper", "Old Bear")],
      then: [life("B", 18)],
    }),
  )
  shows(
    "701.36a: populate: a copy of a creature token",
    doing("Create a 3/3 green Centaur creature token. Populate.", { then: [there("A", "Centaur Token", 2)] }),
  )
  shows(
    "701.36b: without a creature token nothing is made",
    doing("Populate.", { a: { on: [bear] }, then: [there("A", "Old Bear")] }),
  )
  shows(
    "701.39a: bolster: counters on the creature with the least toughness",
    doing("Bolster 2.", { a: { on: [ox, bear] }, then: [counters("Old Bear", "+1/+1", 2)] }),
  )
  shows(
    "701.40a, 701.40b: a manifested creature card is turned face up for its mana cost",
    doing("Manifest the top card of your library.", {
      a: { on: ["Forest"], library: [creature("Hidden", "4/4", "", "Ape", "{G}")] },
      then: [{ check: "permanents", player: "A", is: 2 }],
    }),
  )
  shows(
    "701.41a: support: a counter on each of up to N creatures",
    doing("Support 2.", {
      a: { on: [bear, ox] },
      at: ["Old Bear", "Grey Ox"],
      then: [counters("Old Bear", "+1/+1", 1), counters("Grey Ox", "+1/+1", 1)],
    }),
  )
  shows("701.41a: on a permanent of up to N others", {
    a: { on: [bear], hand: [creature("Coach", "1/1", "When this creature enters, support 2.")] },
    script: [cast("Coach"), wait],
    targets: { A: ["Old Bear"] },
    then: [counters("Old Bear", "+1/+1", 1), counters("Coach", "+1/+1", 0)],
  })
  shows("701.43b, 701.43a: an exerted creature doesn't untap in the next untap step", {
    a: {
      on: [
        creature(
          "Champion",
          "3/3",
          "You may exert this creature as it attacks. When you do, you gain 2 life.",
        ),
      ],
    },
    script: [attack("Champion")],
    choices: { A: [true] },
    stopAt: { turn: 3, step: "upkeep" },
    then: [tapped("Champion"), life("A", 22)],
  })
  shows(
    "701.44a: explore: a land into the hand, else a counter",
    doing("Target creature you control explores.", {
      a: { on: [bear], library: ["Forest"] },
      at: ["Old Bear"],
      then: [inHand("A", "Forest"), counters("Old Bear", "+1/+1", 0)],
    }),
  )
  shows("701.44c: what has left explores by last known information, for its last controller", {
    a: { on: [creature("Scout", "1/1", "{0}, Sacrifice this creature: It explores.")], library: ["Forest"] },
    script: [act("Scout", "{0}, Sacrifice"), wait],
    then: [inHand("A", "Forest")],
  })
  shows(
    "701.50a: connive: a card drawn, one discarded, a counter where that was no land",
    doing("Target creature you control connives.", {
      a: { on: [bear], hand: [giant], library: ["Forest"] },
      at: ["Old Bear"],
      choices: { A: ["Big Giant"] },
      then: [counters("Old Bear", "+1/+1", 1), inGraveyard("A", "Big Giant")],
    }),
  )
  shows(
    "701.53a: incubate N: an Incubator token with N counters",
    doing("Incubate 2.", { then: [counters("Incubator Token", "+1/+1", 2)] }),
  )
  shows(
    "701.48a: learn: a card discarded and one drawn",
    doing("Learn.", {
      a: { hand: [ox], library: [bear] },
      choices: { A: [true, "Grey Ox"] },
      then: [inHand("A", "Old Bear"), inGraveyard("A", "Grey Ox")],
    }),
  )
  shows(
    "701.54d, 701.54e: the Ring tempts: one's own creature is its bearer",
    doing("The Ring tempts you.", {
      a: { on: [bear, enchantment("Call", "Whenever the Ring tempts you, you gain 1 life.")] },
      choices: { A: ["Old Bear"] },
      then: [life("A", 21), { check: "supertype", card: "Old Bear", supertype: "legendary", is: true }],
    }),
  )
  shows(
    "701.55a: a villainous choice: one of two options",
    doing("Target opponent faces a villainous choice — That player loses 3 life, or you draw two cards.", {
      at: [B],
      choices: { B: ["second"] },
      then: [life("B", 20), hand("A", 2)],
    }),
  )
  shows(
    "701.56a: time travel: a time counter more or less on each",
    doing("Time travel.", { a: { on: [artifact("Ghost", "Vanishing 3")] }, then: [there("A", "Ghost")] }),
  )
  shows(
    "701.57a, 701.57c: discover N: the first card of that mana value or less is cast or taken",
    doing("Discover 3.", {
      a: { library: ["Forest", creature("Cheap", "2/2", "", "Ape", "{2}")] },
      choices: { A: [true] },
      then: [there("A", "Cheap")],
    }),
  )
  shows(
    "701.58a: a cloaked card is a 2/2 with ward {2}",
    doing("Cloak the top card of your library.", {
      a: { library: [bear] },
      then: [{ check: "permanents", player: "A", is: 1 }],
    }),
  )
  shows("701.59a: collect evidence N: cards of that total mana value are exiled from the graveyard", {
    a: {
      graveyard: [creature("Dear", "5/5", "", "Giant", "{6}")],
      hand: [
        sorcery(
          "Clueing",
          "As an additional cost to cast this spell, you may collect evidence 6.\nYou gain 1 life. If evidence was collected, you gain 4 life instead.",
        ),
      ],
    },
    script: [cast("Clueing")],
    choices: { A: [true, "Dear"] },
    then: [life("A", 24), inExile("A", "Dear")],
  })
  shows("701.59b, 701.59c: without enough there nobody chooses it, and evidence was not collected", {
    a: {
      graveyard: [creature("Low", "1/1", "", "Ape", "{1}")],
      hand: [
        sorcery(
          "Clueing",
          "As an additional cost to cast this spell, you may collect evidence 6.\nYou gain 1 life. If evidence was collected, you gain 4 life instead.",
        ),
      ],
    },
    script: [cast("Clueing")],
    then: [life("A", 21), inGraveyard("A", "Low")],
  })
  shows(
    "701.60a, 701.60c: a suspected creature has menace and can't block",
    doing("Suspect target creature.", {
      a: { on: [ox] },
      b: { on: [bear] },
      at: ["Old Bear"],
      script: [now(has("Old Bear", "menace")), attack("Grey Ox"), block("Old Bear", "Grey Ox")],
      then: [life("B", 18)],
    }),
  )
  shows(
    "701.62a: manifest dread: one of the top two cards face down, the other into the graveyard",
    doing("Manifest dread.", {
      a: { library: [bear, ox] },
      targets: { A: ["Old Bear"] },
      then: [
        { check: "permanents", player: "A", is: 1 },
        { check: "graveyard", player: "A", card: "Grey Ox", is: 1 },
      ],
    }),
  )
  shows(
    "701.65a: what is airbent may be cast from exile for {2} by its owner",
    doing("Airbend target creature.", {
      a: { on: [[2, "Plains"], creature("Dear", "5/5", "", "Giant", "{6}")] },
      at: ["Dear"],
      script: [now(inExile("A", "Dear")), cast("Dear")],
      then: [there("A", "Dear")],
    }),
  )
  shows(
    "701.66a, 701.66b: earthbend N: a land becomes a 0/0 creature with haste and N counters",
    doing("Earthbend 3.", {
      a: { on: ["Forest"] },
      at: ["Forest"],
      then: [size("Forest", 3, 3), has("Forest", "haste"), type("Forest", "land")],
    }),
  )
  shows(
    "701.68a: blight N: -1/-1 counters on one's own creature",
    doing("Blight 1.", { a: { on: [ox] }, then: [counters("Grey Ox", "-1/-1", 1)] }),
  )
})
