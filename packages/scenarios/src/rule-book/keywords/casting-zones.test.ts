import { describe } from "vitest"
import { bear, giant } from "../testing/cards.ts"
import {
  act,
  artifact,
  at,
  attack,
  B,
  can,
  cast,
  castBy,
  counters,
  creature,
  enchantment,
  has,
  inExile,
  inGraveyard,
  life,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const plus = (name: string) => counters(name, "+1/+1", 1)

describe("from where a spell may be cast", () => {
  shows("702.34a: flashback from the graveyard, into exile", {
    a: { on: ["Forest"], graveyard: [sorcery("Again", "You gain 4 life.\nFlashback {G}", "{9}")] },
    script: [castBy("Again", "flashback"), wait],
    then: [life("A", 24), inExile("A", "Again")],
  })
  shows("702.81a: retrace from the graveyard for a land card, as often as one likes", {
    a: { hand: ["Forest"], graveyard: [sorcery("Root", "You gain 4 life.\nRetrace")] },
    script: [castBy("Root", "retrace"), wait],
    then: [life("A", 24), inGraveyard("A", "Root"), inGraveyard("A", "Forest")],
  })
  shows("702.133a: jump-start from the graveyard for a card, into exile", {
    a: { hand: [bear], graveyard: [sorcery("Spark", "You gain 4 life.\nJump-start")] },
    script: [castBy("Spark", "jump-start"), wait],
    then: [life("A", 24), inExile("A", "Spark"), inGraveyard("A", "Old Bear")],
  })
  shows("702.138a, 702.138b, 702.138c: escape from the graveyard, with its counter", {
    a: {
      on: ["Forest"],
      graveyard: [
        creature(
          "Titan",
          "3/3",
          "Escape—{G}, Exile two other cards from your graveyard.\nThis creature escapes with a +1/+1 counter on it.",
          "Giant",
          "{9}",
        ),
        bear,
        giant,
      ],
    },
    script: [castBy("Titan", "escape"), wait],
    then: [plus("Titan"), inExile("A", "Old Bear"), inExile("A", "Big Giant")],
  })
  shows("702.187a, 702.187b: mayhem: from the graveyard in the turn in which it was discarded", {
    a: {
      on: ["Mountain", artifact("Bin", "{0}: Discard a card.")],
      hand: [sorcery("Riot", "You gain 4 life.\nMayhem {R}", "{9}")],
      graveyard: [sorcery("Late", "You gain 4 life.\nMayhem {R}", "{9}")],
    },
    script: [now(can("A", "Cast Late", false)), act("Bin", "{0}: Discard"), wait, castBy("Riot", "mayhem")],
    then: [life("A", 24)],
  })
  shows("702.35a: madness: what is discarded may be cast for another cost", {
    a: {
      on: ["Mountain", artifact("Bin", "{0}: Discard a card.")],
      hand: [sorcery("Fury", "You gain 4 life.\nMadness {R}", "{9}")],
    },
    script: [act("Bin", "{0}: Discard"), wait],
    choices: { A: ["Fury", true] },
    then: [life("A", 24), inGraveyard("A", "Fury")],
  })
  shows("702.127a: aftermath: only from the graveyard, and into exile", {
    a: {
      on: [[8, "Plains"]],
      graveyard: ["Dusk // Dawn"],
    },
    script: [now(can("A", "Cast Dusk", false)), cast("Dawn"), wait],
    then: [inExile("A", "Dusk // Dawn")],
  })
  shows("702.102a, 702.102c: fused: both halves, for both costs", {
    a: { on: [[3, "Plains"], [2, "Mountain"], artifact("Pot", "")], hand: ["Wear // Tear"] },
    b: { on: [enchantment("Field", "")] },
    script: [castBy("Wear // Tear", "fuse", "Pot", "Field")],
    then: [inGraveyard("A", "Pot"), inGraveyard("B", "Field")],
  })
  shows("702.62a, 702.62b: a suspended card waits in exile, and is cast without its cost, with haste", {
    a: { on: ["Island"], hand: [creature("Rift", "2/2", "Suspend 1—{U}", "Elemental", "{9}")] },
    script: [
      act("Rift", "Suspend"),
      now({ check: "counters", card: "Rift", counter: "time", zone: "exile", is: 1 }),
      at({ turn: 3 }, attack("Rift")),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [there("A", "Rift"), life("B", 18)],
  })
  shows("702.62a: haste lasts until the player loses control of the creature, and doesn't come back", {
    a: {
      on: ["Island", "Mountain"],
      hand: [
        creature("Rift", "2/2", "Suspend 1—{U}", "Elemental", "{9}"),
        sorcery("Present", "Target opponent gains control of target creature you control until end of turn."),
      ],
    },
    script: [
      act("Rift", "Suspend"),
      at({ turn: 3 }, now(has("Rift", "haste"))),
      at({ turn: 3 }, cast("Present", B, "Rift")),
      at({ turn: 3 }, wait),
      at({ turn: 3 }, now(has("Rift", "haste", false))),
    ],
    stopAt: { turn: 4, step: "upkeep" },
    then: [there("A", "Rift"), has("Rift", "haste", false)],
  })
  shows("702.94a, 702.94b: a miracle is shown as the first card drawn, and cast for less", {
    a: {
      on: ["Plains"],
      hand: [sorcery("Seek", "Draw a card.")],
      library: [sorcery("Wonder", "You gain 9 life.\nMiracle {W}", "{9}")],
    },
    script: [cast("Seek"), wait],
    choices: { A: [true, true] },
    then: [life("A", 29)],
  })
})
