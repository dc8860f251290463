import { describe } from "vitest"
import { bear, blink, kill } from "../testing/cards.ts"
import {
  B,
  cast,
  color,
  creature,
  enchantment,
  hand,
  inExile,
  inGraveyard,
  inHand,
  instant,
  land,
  life,
  now,
  onStack,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("zones (400–408)", () => {
  shows("400.7: who comes back is a new object: effects on the old one are over", {
    a: { on: [bear], hand: [instant("Grow", "Target creature gets +3/+3 until end of turn."), blink] },
    script: [cast("Grow", "Old Bear"), wait, cast("Blink", "Old Bear"), wait, now(size("Old Bear", 2, 2))],
  })
  shows("400.7a: what changed a permanent spell goes on for the permanent", {
    a: { hand: [bear, instant("Dye", "Target spell becomes blue.")] },
    script: [cast("Old Bear"), { ...cast("Dye", "Old Bear"), when: { onStack: "Cast Old Bear" } }, wait],
    then: [color("Old Bear", "U")],
  })
  shows("400.7d: a permanent knows whether its spell was kicked", {
    a: {
      on: ["Forest"],
      hand: [
        creature(
          "Kicked",
          "1/1",
          "Kicker {1}\nWhen this creature enters, if it was kicked, you gain 4 life.",
        ),
      ],
    },
    script: [cast("Kicked"), wait],
    choices: { A: [true] },
    then: [life("A", 24)],
  })
  shows("400.7i: what let a land be played knows the land", {
    a: { on: [enchantment("Crucible", "You may play lands from your graveyard.")], graveyard: ["Forest"] },
    script: [land("Forest")],
    then: [there("A", "Forest")],
  })
  shows("400.8: what is exiled from exile is another object", {
    a: { hand: [sorcery("Deeper", "Exile target card from a graveyard.")], graveyard: [bear] },
    script: [cast("Deeper", "Old Bear"), wait],
    then: [inExile("A", "Old Bear")],
  })
  shows("401.7: Nth from the top of a smaller library is the bottom", {
    a: {
      emptyLibrary: true,
      library: ["Forest"],
      on: [bear],
      hand: [sorcery("Sink", "Put target creature into its owner's library third from the top.")],
    },
    script: [cast("Sink", "Old Bear"), wait],
    stopAt: { turn: 3, step: "draw" },
    then: [inHand("A", "Forest"), { check: "library", player: "A", is: 1 }],
  })
  shows("402.1, 402.2: no more than seven cards are kept at the end of one's turn", {
    a: { hand: [[9, "Forest"]] },
    stopAt: { turn: 2, step: "upkeep" },
    then: [hand("A", 7), inGraveyard("A", "Forest", 2)],
  })
  shows(
    "404.1: what is countered, discarded, destroyed or sacrificed, and a resolved sorcery, lie in the graveyard",
    {
      a: { on: [bear], hand: [kill] },
      script: [cast("Kill", "Old Bear"), wait],
      then: [inGraveyard("A", "Old Bear"), inGraveyard("A", "Kill")],
    },
  )
  shows("405.2, 405.5: the last on the stack resolves first", {
    a: {
      hand: [instant("Double", "You gain 5 life."), instant("Halve", "You lose half your life, rounded up.")],
    },
    script: [cast("Double"), cast("Halve"), now(onStack(2))],
    then: [life("A", 15)],
  })
  shows("405.3: of triggers put there together the active player's lie lowest", {
    a: {
      on: [
        enchantment(
          "Pain",
          "At the beginning of each end step, each player loses half their life, rounded up.",
        ),
      ],
      life: 20,
    },
    b: {
      on: [enchantment("Joy", "At the beginning of each end step, each player gains 10 life.")],
      life: 20,
    },
    then: [life("A", 15), life("B", 15)],
  })
  shows("406.3, 406.3a: a card exiled face down has no characteristics for who may not look", {
    a: { hand: [sorcery("Hide", "Exile the top card of target player's library face down.")] },
    b: { library: [bear] },
    script: [cast("Hide", B), wait],
    then: [
      { check: "sees", player: "A", card: "Old Bear", is: false },
      { check: "exile", player: "B", is: 1 },
    ],
  })
})
