import { describe } from "vitest"
import { bear, giant, kill } from "../testing/cards.ts"
import { untilDraw } from "../testing/moments.ts"
import {
  artifact,
  attack,
  cast,
  counters,
  creature,
  inExile,
  inGraveyard,
  inHand,
  life,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("deaths and graveyards", () => {
  shows("702.55b: haunt: the card in exile haunts a creature, and sees it die", {
    a: {
      on: [
        creature(
          "Wraith",
          "1/1",
          "Haunt\nWhen this creature enters or the creature it haunts dies, you gain 3 life.",
        ),
        bear,
      ],
      hand: [[2, kill]],
    },
    script: [cast("Kill", "Wraith"), wait, now(inExile("A", "Wraith")), cast("Kill", "Old Bear"), wait],
    targets: { A: ["Old Bear"] },
    then: [life("A", 23)],
  })
  shows("702.59a: recover: as a creature dies, back to hand for the cost, else into exile", {
    a: { on: [bear], hand: [kill], graveyard: [sorcery("Grasp", "You gain 1 life.\nRecover {0}")] },
    script: [cast("Kill", "Old Bear"), wait],
    choices: { A: [true] },
    then: [inHand("A", "Grasp")],
  })
  shows(
    "702.52a, 702.52b: dredge: cards are milled instead of a draw, if there are as many",
    {
      a: {
        hand: [sorcery("Seek", "Draw a card.")],
        graveyard: [creature("Shrieker", "1/1", "Dredge 2")],
        library: [bear, giant],
      },
      script: [cast("Seek"), wait],
      choices: { A: [true] },
      then: [inHand("A", "Shrieker"), inGraveyard("A", "Old Bear"), inGraveyard("A", "Big Giant")],
    },
    {
      a: {
        hand: [sorcery("Seek", "Draw a card.")],
        graveyard: [creature("Shrieker", "1/1", "Dredge 2")],
        library: [bear],
        emptyLibrary: true,
      },
      script: [cast("Seek"), wait],
      then: [inHand("A", "Shrieker", 0)],
    },
  )
  shows("702.69a: gravestorm: a copy for each permanent that went to a graveyard this turn", {
    a: { on: [bear], hand: [kill, sorcery("Bitter", "You gain 2 life.\nGravestorm")] },
    script: [cast("Kill", "Old Bear"), wait, cast("Bitter"), wait],
    then: [life("A", 24)],
  })
  shows("702.60a: ripple: cards of the same name are cast from the top", {
    a: {
      hand: [sorcery("Surge", "You gain 2 life.\nRipple 2")],
      library: [sorcery("Surge", "You gain 2 life.\nRipple 2"), bear],
    },
    script: [cast("Surge"), wait],
    choices: { A: [true, true] },
    then: [life("A", 24)],
  })
  shows("702.85a: cascade: the first cheaper card is cast for nothing", {
    a: {
      on: ["Forest"],
      hand: [sorcery("Chain", "Cascade", "{1}")],
      library: ["Forest", sorcery("Cheap", "You gain 5 life.", "{0}")],
    },
    script: [cast("Chain"), wait],
    choices: { A: [true] },
    then: [life("A", 25)],
  })
  shows(
    "702.179a, 702.179b, 702.179d: start your engines!: speed 1 where there was none, and more as an opponent loses life",
    {
      a: { on: [bear, artifact("Engine", "Start your engines!")] },
      script: [
        now({ check: "speed", player: "A", is: 1 }),
        now({ check: "speed", player: "B", is: 0 }),
        attack("Old Bear"),
      ],
      then: [{ check: "speed", player: "A", is: 2 }],
    },
  )
  shows("702.26a: phasing: out at the beginning of the untap step, in at the next one of its controller's", {
    a: { on: [creature("Faint", "2/2", "Phasing")] },
    checkpoints: [
      { stopAt: { turn: 1, step: "upkeep" }, expect: [there("A", "Faint", 0)] },
      { stopAt: { turn: 3, step: "upkeep" }, expect: [there("A", "Faint")] },
    ],
    ...untilDraw(3),
  })
  shows("702.191a: increment: a counter where more mana was spent than its power or toughness", {
    a: {
      on: [creature("Learner", "1/1", "Increment"), [2, "Forest"]],
      hand: [sorcery("Study", "You gain 1 life.", "{2}")],
    },
    script: [cast("Study"), wait],
    then: [counters("Learner", "+1/+1", 1)],
  })
})
