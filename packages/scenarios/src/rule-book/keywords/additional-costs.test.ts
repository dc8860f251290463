import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  artifact,
  B,
  C,
  cast,
  counters,
  creature,
  enchantment,
  hand,
  inGraveyard,
  instant,
  life,
  size,
  sorcery,
  tapped,
  there,
  turnOf,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("additional costs", () => {
  shows("702.33b: two kickers are paid each for itself", {
    a: {
      on: [[2, "Forest"]],
      hand: [
        sorcery(
          "Twice",
          "Kicker {1} and/or {G}\nYou gain 1 life. If this spell was kicked with its {1} kicker, you gain 2 life. If this spell was kicked with its {G} kicker, you gain 4 life.",
        ),
      ],
    },
    script: [cast("Twice")],
    choices: { A: [true, true] },
    then: [life("A", 27)],
  })
  shows("702.33c: multikicker is paid any number of times", {
    a: {
      on: [[3, "Forest"]],
      hand: [
        creature(
          "Many",
          "1/1",
          "Multikicker {1}\nThis creature enters with a +1/+1 counter on it for each time it was kicked.",
        ),
      ],
    },
    script: [cast("Many")],
    choices: { A: [3] },
    then: [counters("Many", "+1/+1", 3)],
  })
  shows("702.42a, 702.42b: entwined, a spell does all of its modes in their order", {
    a: {
      on: ["Forest"],
      hand: [sorcery("Both", "Choose one —\n• You gain 3 life.\n• You lose 1 life.\nEntwine {G}")],
    },
    script: [cast("Both")],
    choices: { A: [true] },
    then: [life("A", 22)],
  })
  shows("702.56a: replicate: a copy for each time that it was paid", {
    a: { on: [[2, "Forest"]], hand: [sorcery("Echoing", "You gain 2 life.\nReplicate {1}")] },
    script: [cast("Echoing")],
    choices: { A: [2] },
    then: [life("A", 26)],
  })
  shows("702.78a: conspire: two creatures that share a color with the spell are tapped for a copy", {
    a: {
      on: [
        creature("Red Imp", "1/1", "", "Imp", "{R}"),
        creature("Red Elf", "1/1", "", "Elf", "{R}"),
        "Mountain",
      ],
      hand: [sorcery("Gang", "Gang deals 2 damage to target player.\nConspire", "{R}")],
    },
    script: [cast("Gang", B)],
    choices: { A: [true] },
    then: [life("B", 16), tapped("Red Imp"), tapped("Red Elf")],
  })
  shows("702.120a: escalate costs again for each mode beyond the first", {
    a: {
      on: [[1, "Forest"]],
      hand: [
        sorcery(
          "Rising",
          "Escalate {G}\nChoose one or more —\n• You gain 3 life.\n• Target opponent loses 2 life.",
        ),
      ],
    },
    script: [cast("Rising", B)],
    modes: { A: [1, 2] },
    then: [life("A", 23), life("B", 18), tapped("Forest")],
  })
  shows("702.157a: squad: as many copies of the creature as the cost was paid", {
    a: { on: [[2, "Forest"]], hand: [creature("Marine", "1/1", "Squad {1}")] },
    script: [cast("Marine"), wait],
    choices: { A: [2] },
    then: [there("A", "Marine", 3)],
  })
  shows(
    "702.166a, 702.166b: bargained: an artifact, an enchantment or a token was sacrificed for it",
    {
      a: {
        on: [artifact("Pot", "")],
        hand: [
          sorcery("Deal", "Bargain\nYou gain 1 life. If this spell was bargained, you gain 5 life instead."),
        ],
      },
      script: [cast("Deal")],
      choices: { A: [true, "Pot"] },
      then: [life("A", 25), inGraveyard("A", "Pot")],
    },
    {
      a: {
        on: [bear],
        hand: [
          sorcery("Deal", "Bargain\nYou gain 1 life. If this spell was bargained, you gain 5 life instead."),
        ],
      },
      script: [cast("Deal")],
      then: [life("A", 21), there("A", "Old Bear")],
    },
  )
  shows("702.175a: offspring: a 1/1 copy comes where the cost was paid", {
    a: { on: ["Forest"], hand: [creature("Mouse", "3/3", "Offspring {G}", "Mouse")] },
    script: [cast("Mouse"), wait],
    choices: { A: [true] },
    then: [there("A", "Mouse", 2)],
  })
  shows("702.174a, 702.174e: gift a card: the chosen opponent draws before the rest happens", {
    a: {
      hand: [
        sorcery("Kind", "Gift a card\nYou gain 1 life. If the gift was promised, you gain 4 life instead."),
      ],
    },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    then: [life("A", 24), hand("B", 1)],
  })
  shows(
    "702.174a, 702.174d: of several opponents the one chosen as the spell was cast gets it, also from its copy",
    {
      c: {},
      format: "freeForAll",
      turnOrder: ["A", "B", "C"],
      a: {
        on: ["Island"],
        hand: [
          sorcery("Kind", "Gift a Food\nYou gain 1 life."),
          instant("Twin", "Copy target instant or sorcery spell."),
        ],
      },
      script: [cast("Kind"), cast("Twin", "Kind")],
      choices: { A: [true, C] },
      then: [life("A", 22), there("C", "Food Token", 2), there("B", "Food Token", 0)],
    },
  )
  shows("702.174c: giving a gift is seen as the gift's effect has been done", {
    a: {
      on: [
        enchantment(
          "Thanks",
          "Whenever you give a gift, you gain life equal to the number of Foods on the battlefield.",
        ),
      ],
      hand: [sorcery("Kind", "Gift a Food\nYou gain 1 life.")],
    },
    script: [cast("Kind")],
    choices: { A: [true] },
    then: [life("A", 22)],
  })
  shows("702.174d: gift a Food", {
    a: { hand: [sorcery("Kind", "Gift a Food\nYou gain 1 life.")] },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    then: [there("B", "Food Token")],
  })
  shows("702.174f: gift a tapped Fish", {
    a: { hand: [sorcery("Kind", "Gift a tapped Fish\nYou gain 1 life.")] },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    then: [there("B", "Fish Token"), tapped("Fish Token"), size("Fish Token", 1, 1)],
  })
  shows("702.174h: gift a Treasure", {
    a: { hand: [sorcery("Kind", "Gift a Treasure\nYou gain 1 life.")] },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    then: [there("B", "Treasure Token")],
  })
  shows("702.174i, 702.174b: gift an Octopus; a permanent gives it as it enters", {
    a: { hand: [creature("Giver", "1/1", "Gift an Octopus")] },
    script: [cast("Giver"), wait],
    choices: { A: [true, B] },
    then: [there("B", "Octopus Token"), size("Octopus Token", 8, 8)],
  })
  shows("702.174g: gift an extra turn", {
    a: { hand: [sorcery("Kind", "Gift an extra turn\nYou gain 1 life.")] },
    script: [cast("Kind")],
    choices: { A: [true, B] },
    stopAt: { turn: 3, step: "upkeep" },
    then: [turnOf("B")],
  })
})
